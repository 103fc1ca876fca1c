/** Lessons as data: somewhere to play, and steps that point at one thing after the other. */
import type { ComponentType } from 'react';

/** What has to happen before the next step comes; `next` is a button, everything else is observed. */
export type Until = { readonly when: string };

export type LessonStep<Name extends string = string, Waits extends Until = Until> = {
  readonly name: Name;
  /** What is pointed at: the first of these that is on the screen. */
  readonly at: readonly string[];
  readonly until: Waits;
};

/** How far a lesson has come. */
export type Progress = {
  /** The step that is due, going on from the one that was reached. */
  readonly stepNow: (reached: number) => number;
  readonly isLost: boolean;
};

/** A lesson that is taught by playing. */
export type Lesson<Name extends string = string> = {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What can be learned in it, in one sentence. */
  readonly teaches: string;
  /** The last one is shown when the lesson is finished. */
  readonly steps: readonly LessonStep<Name>[];
  /** Selectors of what the box of a step leaves uncovered while there is room elsewhere. */
  readonly clear: readonly string[];
  /** Sets everything up; returns the id of the table or deck. */
  readonly open: () => Promise<string>;
  /** The page of that table or deck. */
  readonly Place: ComponentType<{ readonly place: string }>;
  /** Undefined until there is something to see. */
  readonly useProgress: () => Progress | undefined;
  words(name: Name | 'lost'): { readonly title: string; readonly text: string };
};
