import { type RefObject, useEffect } from 'react';
import { draggable } from './dragging.ts';

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
      return draggable(element, {
        onStart: () => pickUp(source),
        onEnd: (taken) => {
          if (!taken) layBack();
          letGo();
        },
      });
    }, [key, ref]);
  };
