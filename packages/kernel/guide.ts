/** What players ask before they begin: how hard, how long, and who made it. Data of a game's content. */
import type { Standing } from './sources.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'hardest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How hard a character, hero or deck is to play. `standing` says who thinks so. */
export type DifficultyNote = {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly why: string;
  readonly standing: Standing;
};

/** How long it takes with this many people. */
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

/** Who made the printed game. No names: our sources do not say. */
export type Makers = {
  readonly roles: readonly { readonly role: Role; readonly names: readonly string[] }[];
  /** Where that is written. */
  readonly source: string;
};
