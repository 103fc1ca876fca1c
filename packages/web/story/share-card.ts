import type { PicturedGame } from '../pictures/addresses.ts';
import type { Fact } from './figures.tsx';

/** A glass window or figure in the image. */
export type ShareFigure =
  | { readonly figure: string; readonly name: string }
  | {
      readonly kind: string;
      readonly id: string;
      readonly name: string;
      /** A fallen tower is in two pieces. */
      readonly fallen?: boolean;
    };

/** The contents of the image of a finished game. */
export type ShareCard = {
  readonly game: PicturedGame;
  /** The hall behind it. */
  readonly place: string;
  /** The name of the game, and how it ended. */
  readonly kicker: string;
  readonly title: string;
  readonly story: string;
  readonly facts: readonly Fact[];
  readonly figures: readonly ShareFigure[];
};
