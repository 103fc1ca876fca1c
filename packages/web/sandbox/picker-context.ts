import { createContext, useContext } from 'react';
import type { Fields } from './fields.ts';
import type { PickRequest } from './picker.tsx';

/** Changes the current value at a path: the position may change while a picker is open. */
export type ChangeLatest = (path: string, change: (now: Fields) => Fields) => void;

export type OpenPicker = (request: (latest: ChangeLatest) => PickRequest) => void;

const PickerContext = createContext<OpenPicker>(() => undefined);
export const PickerProvider = PickerContext.Provider;
export const usePicker = (): OpenPicker => useContext(PickerContext);
