import { type RefObject, useEffect } from 'react';
import { draggable } from './dragging.ts';

/** How a game names its sources and stores the selected one. */
type PickingUp<Source> = {
  readonly sourceKey: (source: Source) => string;
  readonly pickUp: (source: Source) => void;
  readonly layBack: () => void;
  /** It was dropped, whether or not a place accepted it. */
  readonly letGo: () => void;
};

/** Creates the hook that selects something by dragging it. Dropped on nothing, it goes back. */
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
