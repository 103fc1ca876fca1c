import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import type { Target } from './actions.ts';
import { useBoard } from './board-context.ts';
import { pointAt } from './selection.ts';

/** Makes a figure or a row a place where a card can be dropped, pointed at and clicked. */
export const useTarget = (target: Target, ref: RefObject<HTMLElement | null>) => {
  const { litFor, perform } = useBoard();
  const action = litFor(target);
  useEffect(() => {
    const element = ref.current;
    if (element === null || action === undefined) return;
    return dropTargetForElements({
      element,
      onDragEnter: () => pointAt(target),
      onDragLeave: () => pointAt(undefined),
      onDrop: () => perform(action),
    });
  });
  return {
    action,
    handlers: {
      onPointerEnter: () => pointAt(target),
      onPointerLeave: () => pointAt(undefined),
      onFocus: () => pointAt(target),
      onBlur: () => pointAt(undefined),
    },
  };
};
