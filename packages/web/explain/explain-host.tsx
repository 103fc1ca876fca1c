import { useEffect, useRef, useState } from 'react';
import type { Explainer, Explanation } from '../game/explain.ts';
import { useGames } from '../game/games-context.ts';
import { openDialog } from '../kit/dialogs.ts';
import type { Explained } from '../kit/explained.ts';
import { ExplainPopover } from './explain-popover.tsx';
import { watchExplained } from './watch.ts';

type Shown = {
  /** Counts explanations, so that each gets a box of its own. */
  readonly number: number;
  readonly thing: Explained;
  readonly tip: string | undefined;
  readonly found: Explanation | undefined;
  readonly signs: Explainer['signs'];
  readonly why: string | undefined;
};

/** Explains every element on the page that names an explanation. One for the whole application. */
export const ExplainHost = () => {
  const games = useGames();
  const [shown, setShown] = useState<Shown>();
  const now = useRef<Shown>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted: Explained | undefined;
    let number = 0;
    const set = (next: Shown | undefined): void => {
      now.current = next;
      setShown(next);
    };
    const look = async (thing: Explained): Promise<void> => {
      const { explain: key, tip, why } = thing.dataset;
      const id = thing.closest<HTMLElement>('[data-game]')?.dataset.game;
      const game = games.find((each) => each.id === id);
      const explainer = key === undefined ? undefined : await game?.explain?.();
      const found = key === undefined ? undefined : explainer?.explain(key);
      if (wanted !== thing || !thing.isConnected || (found === undefined && tip === undefined)) return;
      number++;
      set({ number, thing, tip, found, signs: explainer?.signs, why });
    };
    const hide = (): void => {
      wanted = undefined;
      set(undefined);
    };
    const stop = watchExplained({
      show: (thing) => {
        wanted = thing;
        void look(thing);
      },
      hide,
      shown: () => now.current?.thing,
      isInside: (target) => target instanceof Node && box.current?.contains(target) === true,
      follow: () => {
        const rule = now.current?.found?.rule;
        hide();
        if (rule !== undefined) openDialog({ kind: 'rules', rule });
      },
    });
    return stop;
  }, [games]);
  if (shown === undefined) return null;
  const close = (): void => {
    now.current = undefined;
    setShown(undefined);
  };
  const { number, ...rest } = shown;
  return <ExplainPopover key={number} ref={box} {...rest} onClose={close} />;
};
