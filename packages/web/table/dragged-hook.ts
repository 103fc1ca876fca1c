import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';

/** How a game names what can be picked up, and remembers what is. */
type PickingUp<Source> = {
  readonly sourceKey: (source: Source) => string;
  readonly pickUp: (source: Source) => void;
  readonly layBack: () => void;
  /** It was let go, over a place that takes it or not. */
  readonly letGo: () => void;
};

/** The hook that lets something be picked up by dragging it; dropped on nothing, it is laid back. */
export const draggedHook =
  <Source>({ sourceKey, pickUp, layBack, letGo }: PickingUp<Source>) =>
  (source: Source | undefined, ref: RefObject<HTMLElement | null>): void => {
    const key = source === undefined ? undefined : sourceKey(source);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the source
    useEffect(() => {
      const element = ref.current;
      if (element === null || source === undefined) return;
      return draggable({
        element,
        onDragStart: () => pickUp(source),
        onDrop: ({ location }) => {
          if (location.current.dropTargets.length === 0) layBack();
          letGo();
        },
      });
    }, [key, ref]);
  };
