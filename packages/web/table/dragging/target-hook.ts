import { type RefObject, useEffect } from 'react';
import { dropPlace } from './dragging.ts';

/** How a game names its targets and stores the hovered one. */
type Pointing<Target, Handlers> = {
  readonly targetKey: (target: Target) => string;
  readonly pointAt: (target: Target | undefined) => void;
  readonly pointing: (target: Target) => Handlers;
};

/** Creates the hook that makes a highlighted element a drop target with a preview. */
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
      return dropPlace(element, {
        onEnter: () => pointAt(target),
        onLeave: () => pointAt(undefined),
        onDrop: () => perform(action),
      });
    }, [key, action, perform, ref]);
    return action === undefined ? {} : pointing(target);
  };
