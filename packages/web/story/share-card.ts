import type { PicturedGame } from '../pictures/addresses.ts';
import type { Fact } from './figures.tsx';

/** A window or a figure of glass that stands on the image. */
export type ShareFigure =
  | { readonly figure: string; readonly name: string }
  | {
      readonly kind: string;
      readonly id: string;
      readonly name: string;
      /** A tower that has fallen lies in two pieces. */
      readonly fallen?: boolean;
    };

/** What the image of a finished game shows. */
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
