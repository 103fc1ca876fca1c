import { type ReactNode, useRef, useState } from 'react';
import type { LibraryGame } from '../game/library.ts';
import type { EditorProps, Position } from '../game/sandbox.ts';
import type { Fields } from './fields.ts';
import { Picker, type PickRequest } from './picker.tsx';
import { type ChangeLatest, type OpenPicker, PickerProvider } from './picker-context.ts';

type PickerHostProps = EditorProps & {
  readonly library: LibraryGame;
  /** Changes the part of a position at a path. */
  readonly changeAt: (position: Position, path: string, change: (now: Fields) => Fields) => Position;
  readonly children: ReactNode;
};

/** Lets its contents open a picker. What is picked changes the position as it is at that time. */
export const PickerHost = ({ library, position, onChange, changeAt, children }: PickerHostProps) => {
  const [request, setRequest] = useState<PickRequest>();
  const now = useRef(position);
  now.current = position;
  const latest: ChangeLatest = (path, change) => {
    now.current = changeAt(now.current, path, change);
    onChange(now.current);
  };
  const open: OpenPicker = (make) => setRequest(make(latest));
  return (
    <PickerProvider value={open}>
      {children}
      {request !== undefined && (
        <Picker library={library} request={request} onClose={() => setRequest(undefined)} />
      )}
    </PickerProvider>
  );
};
