/** The games that the lab can play. */
import type { BotLevel } from '@three-spires/bots';
import { type AnyGame, didYouMean, InputError, type Move, NONE, type Random } from '@three-spires/kernel';
import type { FixtureRules } from '@three-spires/kernel/testing';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { setupSchema as mysticSpiresSetup } from '@three-spires/mystic-spires/setup';
import * as mysticSpiresTesting from '@three-spires/mystic-spires/testing';
import { mayJoin, type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { CHARACTERS } from '@three-spires/slay-the-spire/library';
import { setupSchema as slayTheSpireSetup } from '@three-spires/slay-the-spire/setup';
import * as slayTheSpireTesting from '@three-spires/slay-the-spire/testing';
import { type StygianSocietyState, stygianSociety } from '@three-spires/stygian-society';
import { FLOORS_IN_TOWER, placeEntry } from '@three-spires/stygian-society/for-bots';
import { setupSchema as stygianSocietySetup } from '@three-spires/stygian-society/setup';
import * as stygianSocietyTesting from '@three-spires/stygian-society/testing';
import type { GenericSchema } from 'valibot';

/** Watches a game and throws when a check fails. */
export type GameWatch<State = unknown> = {
  /** Checks a position before a seat decides, and the final position. */
  look(state: State): void;
  /** Makes a move and checks its effects. */
  carryOut(state: State, seat: number, move: Move): void;
  /** A player has joined. */
  joined?(): void;
};

export type Counted = { readonly kind: string; readonly name: string; readonly count: number };

/** What a game brings to the lab. */
export type LabGame<State = unknown> = {
  readonly game: AnyGame;
  readonly setup: GenericSchema;
  /** The root of its view in protocol/roots.ts. */
  readonly view: string;
  /** The starting position for this seed, as in a scenario file; every mode of play can occur. */
  startOf(seed: string, players?: number): unknown;
  /** The names of a state's seats, as used in sentences. */
  seatNames(state: State): string[];
  watch(fresh: State, seed: string): GameWatch<State>;
  /** A move that changes nothing and could be repeated forever. */
  isIdle?(move: Move): boolean;
  /** A sensible player's move. */
  sensibleMove?(state: State, seat: number, moves: readonly Move[], random: Random): Move;
  /**
   * Drivers of the random games, in these proportions: bots, because random and sensible moves rarely get
   * far.
   */
  readonly drivers?: readonly (BotLevel | undefined)[];
  /** The external fact the game waits for. */
  fromOutside?(state: State, random: Random): unknown;
  /** The players who could join now. */
  newcomers?(state: State): readonly string[];
  /** Everything printed, and how often it took effect in this many games and in positions built for it. */
  census(games: number): readonly Counted[];
  /** The finished games stored as files. */
  readonly fixtures: FixtureRules<unknown>;
  /** How far a game got, in a word or two. */
  reached(state: State): string;
};

const SLAY_THE_SPIRE: LabGame<SlayTheSpireState> = {
  game: slayTheSpire,
  setup: slayTheSpireSetup,
  view: 'SlayTheSpire',
  startOf: slayTheSpireTesting.randomStart,
  seatNames: ({ players }) => players.map(({ character }) => CHARACTERS[character] ?? ''),
  watch: (fresh, seed) => new slayTheSpireTesting.Watch(fresh, seed),
  isIdle: slayTheSpireTesting.isIdle,
  sensibleMove: slayTheSpireTesting.sensibleMove,
  census: slayTheSpireTesting.takeCensus,
  fixtures: slayTheSpireTesting.fixtures,
  newcomers: (state) => {
    const played = state.players.map(({ character }) => CHARACTERS[character]);
    return mayJoin(state) ? CHARACTERS.filter((character) => !played.includes(character)) : [];
  },
  reached: ({ run }) => `Act ${run.act}`,
};

const MYSTIC_SPIRES: LabGame<MysticSpiresState> = {
  game: mysticSpires,
  setup: mysticSpiresSetup,
  view: 'MysticSpires',
  startOf: mysticSpiresTesting.randomStart,
  seatNames: () => ['Keeper 1', 'Keeper 2'],
  watch: mysticSpiresTesting.watchGame,
  census: mysticSpiresTesting.takeCensus,
  fixtures: mysticSpiresTesting.fixtures,
  reached: ({ turn }) => `turn ${Math.ceil(turn / 10) * 10} at most`,
};

const STYGIAN_SOCIETY: LabGame<StygianSocietyState> = {
  game: stygianSociety,
  setup: stygianSocietySetup,
  view: 'StygianSociety',
  startOf: stygianSocietyTesting.randomStart,
  seatNames: ({ players }) => Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
  watch: () => stygianSocietyTesting.watch,
  isIdle: stygianSocietyTesting.isIdle,
  sensibleMove: (state, _seat, moves, random) => stygianSocietyTesting.sensibleMove(state, moves, random),
  census: stygianSocietyTesting.takeCensus,
  fixtures: stygianSocietyTesting.fixtures,
  fromOutside: stygianSocietyTesting.anyFall,
  // Without bots, one game in a thousand reaches a wizard. Adepts take fifteen times as long as Novices.
  drivers: [undefined, undefined, undefined, 'novice', 'novice', 'novice', 'novice', 'adept'],
  /** The wizard's name, or the floor. */
  reached: ({ floor, place }) => {
    if (floor === 0) return 'the start';
    return floor === FLOORS_IN_TOWER && place !== NONE ? placeEntry(place).definition.name : `floor ${floor}`;
  },
};

const GAMES: readonly LabGame[] = [SLAY_THE_SPIRE, MYSTIC_SPIRES, STYGIAN_SOCIETY];

export const allGames = (): readonly LabGame[] => GAMES;

export const findGame = (id: string): LabGame => {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = GAMES.map(({ game }) => game.id);
  throw new InputError(`there is no game "${id}"${didYouMean(id, known)}; games: ${known.join(', ')}`);
};
