import { draggedHook } from '../../../table/dragging/dragged-hook.ts';
import { type Source, sourceKey } from './actions.ts';
import { dropSelection, pointAt, selectSource } from './selection.ts';

export const useDragged = draggedHook<Source>({
  sourceKey,
  pickUp: selectSource,
  layBack: dropSelection,
  letGo: () => pointAt(undefined),
});
