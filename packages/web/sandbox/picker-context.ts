import { createContext, useContext } from 'react';
import type { Fields } from './fields.ts';
import type { PickRequest } from './picker.tsx';

/** Changes what stands at a path now: a picker stays open while the position goes on changing. */
export type ChangeLatest = (path: string, change: (now: Fields) => Fields) => void;

export type OpenPicker = (request: (latest: ChangeLatest) => PickRequest) => void;

const PickerContext = createContext<OpenPicker>(() => undefined);
export const PickerProvider = PickerContext.Provider;
export const usePicker = (): OpenPicker => useContext(PickerContext);
