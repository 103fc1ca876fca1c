/** The games that the lab can play. */
import type { BotLevel } from '@three-spires/bots';
import {
  type AnyGame,
  didYouMean,
  InputError,
  type Move,
  NONE,
  type Random,
  randomBelow,
} from '@three-spires/kernel';
import type { FixtureRules } from '@three-spires/kernel/testing';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import * as mysticSpiresTesting from '@three-spires/mystic-spires/testing';
import { mayJoin, type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { CHARACTERS } from '@three-spires/slay-the-spire/library';
import {
  fixtures,
  isIdle,
  randomStart,
  sensibleMove,
  takeCensus,
  Watch,
} from '@three-spires/slay-the-spire/testing';
import { type StygianSocietyState, stygianSociety } from '@three-spires/stygian-society';
import { FLOORS_IN_TOWER, placeEntry } from '@three-spires/stygian-society/for-bots';
import * as stygianSocietyTesting from '@three-spires/stygian-society/testing';

/** Watches a game and throws when a check fails. */
export type GameWatch = {
  /** Checks a position before a seat decides, and the final position. */
  look(state: unknown): void;
  /** Makes a move and checks its effects. */
  carryOut(state: unknown, seat: number, move: Move): void;
  /** A player has joined. */
  joined(): void;
};

export type Counted = { readonly kind: string; readonly name: string; readonly count: number };

export type LabGame = {
  readonly game: AnyGame;
  /** The starting position for this seed, as in a scenario file; every mode of play can occur. */
  readonly startOf: (seed: string, players?: number) => unknown;
  /** The names of a state's seats, as used in sentences. */
  readonly seatNames: (state: unknown) => string[];
  readonly watch: (fresh: unknown, seed: string) => GameWatch;
  /** A move that changes nothing and could be repeated forever. */
  readonly isIdle: (move: Move) => boolean;
  /** A sensible player's move. */
  readonly sensibleMove: (state: unknown, seat: number, moves: readonly Move[], random: Random) => Move;
  /**
   * Drivers of the random games, in these proportions: bots, because random and sensible moves rarely get
   * far.
   */
  readonly drivers?: readonly (BotLevel | undefined)[];
  /** The external fact the game waits for. */
  readonly fromOutside?: (state: unknown, random: Random) => unknown;
  /** The players who could join now. */
  readonly newcomers: (state: unknown) => readonly string[];
  /** Everything printed, and how often it took effect in this many games and in positions built for it. */
  readonly census?: (games: number) => readonly Counted[];
  /** The finished games stored as files. */
  readonly fixtures?: FixtureRules<unknown>;
  /** How far a game got, in a word or two. */
  readonly reached: (state: unknown) => string;
};

const newcomersOf = (state: SlayTheSpireState): string[] => {
  const played = state.players.map(({ character }) => CHARACTERS[character]);
  return mayJoin(state) ? CHARACTERS.filter((character) => !played.includes(character)) : [];
};

/** The wizard's name, or the floor. */
const whereOf = ({ floor, place }: StygianSocietyState): string => {
  if (floor === 0) return 'the start';
  return floor === FLOORS_IN_TOWER && place !== NONE ? placeEntry(place).definition.name : `floor ${floor}`;
};

const GAMES: readonly LabGame[] = [
  {
    game: slayTheSpire,
    startOf: randomStart,
    seatNames: (state) =>
      (state as SlayTheSpireState).players.map(({ character }) => CHARACTERS[character] ?? ''),
    watch: (fresh, seed) => new Watch(fresh as SlayTheSpireState, seed) as GameWatch,
    isIdle,
    sensibleMove: (state, seat, moves, random) =>
      sensibleMove(state as SlayTheSpireState, seat, moves, random),
    census: (games) => takeCensus(games),
    fixtures,
    newcomers: (state) => newcomersOf(state as SlayTheSpireState),
    reached: (state) => `Act ${(state as SlayTheSpireState).run.act}`,
  },
  {
    game: mysticSpires,
    startOf: mysticSpiresTesting.randomStart,
    seatNames: () => ['Keeper 1', 'Keeper 2'],
    watch: (fresh) => {
      const { look, carryOut } = mysticSpiresTesting.watchGame(fresh as MysticSpiresState);
      return {
        look: (state) => look(state as MysticSpiresState),
        carryOut: (state, seat, move) => carryOut(state as MysticSpiresState, seat, move),
        joined: () => undefined,
      };
    },
    isIdle: () => false,
    sensibleMove: (_state, _seat, moves, random) => moves[randomBelow(random, 0, moves.length)] as Move,
    census: mysticSpiresTesting.takeCensus,
    fixtures: mysticSpiresTesting.fixtures,
    newcomers: () => [],
    reached: (state) => `turn ${Math.ceil((state as MysticSpiresState).turn / 10) * 10} at most`,
  },
  {
    game: stygianSociety,
    startOf: stygianSocietyTesting.randomStart,
    seatNames: (state) =>
      Array.from({ length: (state as StygianSocietyState).players }, (_, seat) => `Player ${seat + 1}`),
    watch: () => ({
      look: (state) => stygianSocietyTesting.watch.look(state as StygianSocietyState),
      carryOut: (state, seat, move) =>
        stygianSocietyTesting.watch.carryOut(state as StygianSocietyState, seat, move),
      joined: () => undefined,
    }),
    isIdle: stygianSocietyTesting.isIdle,
    sensibleMove: (state, _seat, moves, random) =>
      stygianSocietyTesting.sensibleMove(state as StygianSocietyState, moves, random),
    census: stygianSocietyTesting.takeCensus,
    fixtures: stygianSocietyTesting.fixtures,
    fromOutside: (state, random) => stygianSocietyTesting.anyFall(state as StygianSocietyState, random),
    newcomers: () => [],
    // Without bots, one game in a thousand reaches a wizard. Adepts take fifteen times as long as Novices.
    drivers: [undefined, undefined, undefined, 'novice', 'novice', 'novice', 'novice', 'adept'],
    reached: (state) => whereOf(state as StygianSocietyState),
  },
];

export const allGames = (): readonly LabGame[] => GAMES;

export const findGame = (id: string): LabGame => {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = GAMES.map(({ game }) => game.id);
  throw new InputError(`there is no game "${id}"${didYouMean(id, known)}; games: ${known.join(', ')}`);
};
