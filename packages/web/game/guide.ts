/** Lessons as data: a place to play, and steps that point at one thing after another. */
import type { ComponentType } from 'react';

/** What completes a step. `next` is a button; everything else is observed. */
export type Until = { readonly when: string };

export type LessonStep<Name extends string = string, Waits extends Until = Until> = {
  readonly name: Name;
  /** What to point at: the first of these on the screen. */
  readonly at: readonly string[];
  readonly until: Waits;
};

export type Progress = {
  /** The current step, starting from the one already reached. */
  readonly stepNow: (reached: number) => number;
  readonly isLost: boolean;
};

/** A lesson taught by playing. */
export type Lesson<Name extends string = string> = {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What the lesson teaches, in one sentence. */
  readonly teaches: string;
  /** The last step is shown when the lesson is finished. */
  readonly steps: readonly LessonStep<Name>[];
  /** Selectors of elements that the box of a step should not cover if there is room elsewhere. */
  readonly clear: readonly string[];
  /** Sets everything up and returns the id of the table or deck. */
  readonly open: () => Promise<string>;
  /** The page of that table or deck. */
  readonly Place: ComponentType<{ readonly place: string }>;
  /** Undefined until there is something to see. */
  readonly useProgress: () => Progress | undefined;
  words(name: Name | 'lost'): { readonly title: string; readonly text: string };
};
