/**
 * What players ask before they start: how hard it is, how long it takes, and who made it. Part of a game's
 * content.
 */
import type { Standing } from './sources.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'hardest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard a character, hero or deck is to play. `standing` is the source of that judgement. */
export type DifficultyNote = {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly why: string;
  readonly standing: Standing;
};

/** The playing time for this number of people. */
export type LengthNote = {
  readonly players: readonly number[];
  readonly length: string;
  readonly standing: Standing;
};

export type Guide = {
  readonly difficulties: readonly DifficultyNote[];
  readonly lengths: readonly LengthNote[];
};

export const difficultyOf = ({ difficulties }: Guide, name: string): DifficultyNote | undefined =>
  difficulties.find((note) => note.name === name);

export const lengthFor = ({ lengths }: Guide, players: number): LengthNote | undefined =>
  lengths.find((note) => note.players.includes(players));

export const ROLES = ['design', 'basedOn', 'development', 'art', 'graphicDesign', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** Who made the printed game. There are no names, because our sources do not give any. */
export type Makers = {
  readonly roles: readonly { readonly role: Role; readonly names: readonly string[] }[];
  /** Where that is written. */
  readonly source: string;
};
