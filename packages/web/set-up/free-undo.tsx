import { say } from '../text/say.ts';
import { Check } from './choices.tsx';

type FreeUndoProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

/** Whether undo may go back past revealed information; a checkbox in `Checks`. */
export const FreeUndo = ({ checked, onChange }: FreeUndoProps) => (
  <Check name={say('new.freeUndo')} about={say('new.freeUndo.about')} checked={checked} onChange={onChange} />
);
