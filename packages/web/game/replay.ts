import type { ReadableMove } from '@three-spires/kernel';
import type { ReplayAnswer } from '@three-spires/session/protocol';
import type { ReelMove, ReelPicture } from '@three-spires/table';
import type { ComponentType } from 'react';

/** A place in a game to jump to; a lower level is a larger section. */
export type Chapter = { readonly at: number; readonly level: 0 | 1 | 2; readonly title: string };

export type PictureProps = {
  readonly replay: ReplayAnswer;
  /** The number of the picture: how many moves have been made. */
  readonly at: number;
  readonly picture: ReelPicture;
  /** True if this picture is one step after the previous one, so the step can be animated. */
  readonly stepped: boolean;
};

export type ReplayGame = {
  /** Shows one moment, without any controls. */
  readonly Picture: ComponentType<PictureProps>;
  /** The chapters of a game in order; the first is at 0. */
  readonly chapters: (moves: readonly ReelMove[]) => readonly Chapter[];
  /** A move in words, where its verb and names would not read well. */
  readonly nameMove?: (move: ReadableMove) => string;
};
