import type { ComponentType } from 'react';

/** A game as the front page presents it. */
export type Door = {
  readonly about: string;
  /** How many play, and how. */
  readonly players: string;
  readonly Scene?: ComponentType;
  /** The link to its set-up page. */
  readonly begin: string;
  readonly beginHint: string;
  /** An optional second link. */
  readonly more?: { readonly href: string; readonly name: string; readonly hint: string };
  /** A quick start for one player, chosen on the front page itself. */
  readonly quick?: {
    readonly name: string;
    readonly hint: string;
    readonly Picker: ComponentType<{ readonly onCancel: () => void }>;
  };
};
