import type { Text } from './text/message.ts';

/** One printed face: what it costs and the text generated from its effects. */
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
  /** The Act it is met in, and the Ascension from which on, where it has one. */
  readonly act?: number;
  readonly ascension?: number;
  /** The line of the box's component list that counts it. */
  readonly component?: string;
  readonly rarity?: string;
  readonly type?: string;
  /** How many of it lie in the box. */
  readonly copies: number;
  /** The id of what it is printed on the same cards with; those are counted there. */
  readonly otherHalfOf?: string;
  /** What has to be unlocked before it is in play: a lock of its owner by its number, or a track by its name. */
  readonly unlock?: number | string;
  /** A line of story that has no effect. */
  readonly story?: string;
  /** One face, two where the back is the upgraded side, none for a piece without text. */
  readonly faces: readonly ContentFace[];
};
