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

/** What a game provides to be played. */
export type TableGame<View = unknown> = {
  /** The whole table. Where seats are rivals it is given the outlook of one seat only. */
  Table(props: { readonly picture: Picture<View> }): ReactNode;
  /** What the seats are called, by seat. */
  names(picture: Picture<View>): readonly string[];
  /** What the place sounds like. */
  ambience?(picture: Picture<View>): AmbienceName;
  /** How its events are told one after another; without it a picture is shown at once. */
  readonly teller?: Teller;
  /** The possible targets of a chat signal; none if omitted. */
  targets?(picture: Picture<View>): readonly ChatTarget[];
};
