import type { Text } from './text/message.ts';

/** One printed face: its cost and the text generated from its effects. */
export type ContentFace = {
  readonly cost?: number | 'X';
  readonly text: Text;
  /** The definition behind the text, as data. */
  readonly effects: unknown;
};

/** A card, item, enemy … for the library, the lab and the tests. */
export type ContentItem = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly owner?: string;
  readonly deck?: string;
  /** The Act in which it appears, and the lowest Ascension for it, if any. */
  readonly act?: number;
  readonly ascension?: number;
  /** The line of the box's component list that includes it. */
  readonly component?: string;
  readonly rarity?: string;
  readonly type?: string;
  /** The number of copies in the box. */
  readonly copies: number;
  /** The id of the item printed on the same cards, where the copies are counted. */
  readonly otherHalfOf?: string;
  /** What must be unlocked before it is in play: a lock of its owner by number, or a track by name. */
  readonly unlock?: number | string;
  /** A line of flavour text. */
  readonly story?: string;
  /** One face, two if the back is the upgraded side, none for a component without text. */
  readonly faces: readonly ContentFace[];
};
