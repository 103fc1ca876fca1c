import type { Picture } from '@three-spires/table';
import type { ReactNode } from 'react';
import type { AmbienceName } from '../sound/ambience.ts';
import type { Teller } from './teller.ts';

/** Something on the table that a chat signal can point at. */
export type ChatTarget = {
  readonly figure: string;
  readonly name: string;
  readonly kind: 'enemy' | 'player';
};

/** What a game provides for playing it. */
export type TableGame<View = unknown> = {
  /** The whole table. If seats are rivals, it receives the outlook of one seat only. */
  Table(props: { readonly picture: Picture<View> }): ReactNode;
  /** The names of the seats, by seat. */
  names(picture: Picture<View>): readonly string[];
  ambience?(picture: Picture<View>): AmbienceName;
  /** How to tell its events one after another; without it, a picture appears at once. */
  readonly teller?: Teller;
  /** The possible targets of a chat signal; none by default. */
  targets?(picture: Picture<View>): readonly ChatTarget[];
};
