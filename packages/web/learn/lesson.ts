/** A guided first game as data: a table to play at, and steps that point at one thing after the other. */
import type { NewTableBody } from '@three-spires/session/protocol';

/** What has to happen before the next step comes; `next` is a button, everything else is observed. */
type Until = { readonly when: string };

export type LessonStep<Name extends string = string, Waits extends Until = Until> = {
  readonly name: Name;
  /** What is pointed at: the first of these that is on the screen. */
  readonly at: readonly string[];
  readonly until: Waits;
  /** Stays in the corner, out of the way of what there is to do. */
  readonly aside?: boolean;
};

/** What a game teaches by playing. `Seen` is what its guide knows of the game that is played. */
export type Lesson<Name extends string, Seen> = {
  readonly table: NewTableBody;
  /** The address it is found at. */
  readonly path: string;
  /** The last one is shown when the game is won. */
  readonly steps: readonly LessonStep<Name>[];
  /** Undefined until there is a picture. */
  readonly useSeen: () => Seen | undefined;
  /** The step that is due, going on from the one that was reached. */
  readonly stepNow: (reached: number, seen: Seen) => number;
  readonly isLost: (seen: Seen) => boolean;
  readonly words: (name: Name | 'lost') => { readonly title: string; readonly text: string };
  /** Where to go when all is learnt. */
  readonly onwards: { readonly href: string; readonly words: string };
};

/**
 * The step to show: past everything that is done, and past what the game has left behind. You cannot fall behind
 * a milestone: if you end the turn early, the guide skips what belonged in it.
 */
export const dueStep = <Waits extends Until>(
  steps: readonly LessonStep<string, Waits>[],
  milestones: readonly Waits['when'][],
  reached: number,
  isReached: (until: Waits) => boolean,
): number => {
  const last = steps.length - 1;
  const passed = steps.findLastIndex(
    ({ until }, place) => place >= reached && milestones.includes(until.when) && isReached(until),
  );
  let step = Math.max(reached, passed + 1);
  while (step < last && isReached((steps[step] as LessonStep<string, Waits>).until)) step++;
  return Math.min(step, last);
};
