import type { ComponentType } from 'react';

/** A game as the front page presents it. */
export type Door = {
  readonly about: string;
  /** How many play, and how. */
  readonly players: string;
  /** Its window in the hall of the front page, counted from the left. */
  readonly window?: 0 | 1 | 2;
  /** Drawn in its door where it has no window, or where pictures are plain. */
  readonly Scene?: ComponentType;
  /** The link to its set-up page. */
  readonly begin: string;
  readonly beginHint: string;
  /** What is said about playing together by link, where the game opens a table for that (`SetUpGame.together`). */
  readonly togetherHint?: string;
  /** An optional second link. */
  readonly more?: { readonly href: string; readonly name: string; readonly hint: string };
  /** A quick start for one player, chosen on the front page itself. */
  readonly quick?: {
    readonly name: string;
    readonly hint: string;
    readonly Picker: ComponentType<{ readonly onCancel: () => void }>;
    /** Begins with one click, at the door itself. */
    readonly Faces?: ComponentType;
  };
};
