/** A player aid: one page with the turn, the icons, the limits and the key numbers of a game. */
import type { Text } from './message.ts';

export type AidLine = {
  /** Names the picture before the line. */
  readonly sign?: string;
  readonly name?: string;
  readonly text: Text;
  readonly rule?: string;
};

export type AidSection = {
  readonly title: string;
  /** Steps are numbered; signs stand behind their pictures; figures are a name and a number. */
  readonly kind: 'steps' | 'signs' | 'figures' | 'lines';
  readonly lines: readonly AidLine[];
};

export type Aid = { readonly sections: readonly AidSection[] };
