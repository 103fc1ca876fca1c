import type { Picture } from '@three-spires/table';
import type { ReactNode } from 'react';
import type { ChatTarget } from '../chat/line-text.ts';

/** What a game gives so that it can be played. */
export type TableGame<View = unknown> = {
  /** The whole table. Where seats are rivals it is given the outlook of one seat only. */
  Table(props: { readonly picture: Picture<View> }): ReactNode;
  /** What the seats are called, by seat. */
  names(picture: Picture<View>): readonly string[];
  /** What a sign of the chat can point at. */
  targets(picture: Picture<View>): readonly ChatTarget[];
};

/** Loaded only when somebody sits at such a table. */
export const TABLE_GAMES: Readonly<Record<string, () => Promise<{ readonly default: TableGame }>>> = {
  'slay-the-spire': () => import('../games/slay-the-spire/table/table.tsx'),
  'mystic-spires': () => import('../games/mystic-spires/table/table.tsx'),
  'stygian-society': () => import('../games/stygian-society/table/table.tsx'),
};
