import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import { type Action, type Target, targetKey } from './actions.ts';
import { pointAt, pointing } from './selection.ts';

/** Makes a lit card or Tower a place where something can be dropped and that shows what would happen. */
export const useTarget = (
  target: Target,
  action: Action | undefined,
  perform: (action: Action) => void,
  ref: RefObject<HTMLElement | null>,
) => {
  const key = targetKey(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target
  useEffect(() => {
    const element = ref.current;
    if (element === null || action === undefined) return;
    return dropTargetForElements({
      element,
      onDragEnter: () => pointAt(target),
      onDragLeave: () => pointAt(undefined),
      onDrop: () => perform(action),
    });
  }, [key, action, perform, ref]);
  return action === undefined ? {} : pointing(target);
};
