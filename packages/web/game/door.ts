import type { ComponentType } from 'react';

/** A game on the front page. */
export type Door = {
  readonly about: string;
  /** The number of players, and how they play. */
  readonly players: string;
  /** Its window in the hall of the front page, counted from the left. */
  readonly window?: 0 | 1 | 2;
  /** Shown in its door if it has no window, or with plain pictures. */
  readonly Scene?: ComponentType;
  /** The link to its set-up page. */
  readonly begin: string;
  readonly beginHint: string;
  /** The hint for playing together by link, if the game has that (`SetUpGame.together`). */
  readonly togetherHint?: string;
  /** An optional second link. */
  readonly more?: { readonly href: string; readonly name: string; readonly hint: string };
  /** A quick start for one player, chosen on the front page itself. */
  readonly quick?: {
    readonly name: string;
    readonly hint: string;
    readonly Picker: ComponentType<{ readonly onCancel: () => void }>;
    /** Starts with one click, in the door itself. */
    readonly Faces?: ComponentType;
  };
};
