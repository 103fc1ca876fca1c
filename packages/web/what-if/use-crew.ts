import type { PlayTask } from '@three-spires/what-if/figures';
import { useEffect, useRef, useState } from 'react';
import { type Played, startCrew } from './crew.ts';

export type Run = {
  readonly plays: number;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly failure?: string;
  /** In the order of their numbers. */
  readonly played: readonly Played[];
};

const inOrder = (played: readonly Played[]): readonly Played[] =>
  played.toSorted((one, other) => one.number - other.number);

/** Plays for the page, and shows the plays made so far once per frame. */
export const useCrew = () => {
  const [run, setRun] = useState<Run>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const start = (question: PlayTask, plays: number): void => {
    end.current?.();
    const played: Played[] = [];
    let isDrawn = true;
    const show = (state: Run['state'], failure?: string): void => {
      isDrawn = true;
      setRun({ plays, state, played: inOrder(played), ...(failure === undefined ? {} : { failure }) });
    };
    let isOver = false;
    const finish = (state: Run['state'], failure?: string): void => {
      isOver = true;
      show(state, failure);
    };
    const stop = startCrew(question, plays, {
      played(answer) {
        played.push(answer);
        if (!isDrawn || played.length === plays) return;
        isDrawn = false;
        requestAnimationFrame(() => {
          if (!isOver) show('running');
        });
      },
      ended: () => finish('done'),
      failed: (text) => finish('failed', text),
    });
    end.current = () => {
      stop();
      if (!isOver) finish('stopped');
    };
    show('running');
  };

  return {
    run,
    start,
    stop: () => end.current?.(),
    /** Forgets the figures, because the question has changed. */
    clear() {
      end.current?.();
      setRun(undefined);
    },
  };
};
