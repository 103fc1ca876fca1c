import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';

/** How a game names what can be aimed at, and remembers what is pointed at. */
type Pointing<Target, Handlers> = {
  readonly targetKey: (target: Target) => string;
  readonly pointAt: (target: Target | undefined) => void;
  readonly pointing: (target: Target) => Handlers;
};

/** The hook that makes a lit thing a place where something can be dropped and that shows what would happen. */
export const targetHook =
  <Target, Action, Handlers>({ targetKey, pointAt, pointing }: Pointing<Target, Handlers>) =>
  (
    target: Target,
    action: Action | undefined,
    perform: (action: Action) => void,
    ref: RefObject<HTMLElement | null>,
  ): Handlers | Record<string, never> => {
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
