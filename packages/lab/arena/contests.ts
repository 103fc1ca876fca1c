/** The games of an arena: what is played on each seed, and how the ends of two games are compared. */
import { LAST_ACT } from '@three-spires/bots/slay-the-spire/enemies';
import { type AnyGame, didYouMean, InputError } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { ALIVE, CHARACTERS } from '@three-spires/slay-the-spire/for-bots';
import { type StygianSocietyState, stygianSociety } from '@three-spires/stygian-society';
import { pairedDuel } from '../battles/paired-duel.ts';
import { roomsEntered } from '../climbs/climb-game.ts';
import { UsageError } from '../command.ts';

export type Modes = Readonly<Record<string, Contest>>;

export type Contest = {
  readonly game: AnyGame;
  /** What is played, in the plural. */
  readonly plays: string;
  /** The set-up on a seed, by its number. */
  setupOf(number: number, players: number): object;
  /** How many players a party may have; a duel has two bots. */
  readonly players: { readonly usual: number; readonly most: number };
  /** How far a party got: of two games that were both lost, or both won, the one that got further was better. */
  progressOf?(state: unknown): number;
  /** What the progress counts, in the plural. */
  readonly progress?: string;
  /** Whether a party won, where the outcome alone does not say so. */
  hasWon?(state: unknown): boolean;
};

const charactersOf = (number: number, players: number): string[] =>
  Array.from({ length: players }, (_, seat) => CHARACTERS[(number + seat) % CHARACTERS.length] as string);

const SLAY_PLAYERS = { usual: 1, most: CHARACTERS.length };

const CLIMB: Contest = {
  game: slayTheSpire,
  plays: 'climbs',
  players: SLAY_PLAYERS,
  setupOf: (number, players) => ({ characters: charactersOf(number, players), climb: {} }),
  progress: 'rooms entered',
  progressOf: (state) => roomsEntered(state as SlayTheSpireState),
  // A party may also end its climb in victory after an earlier Act (STS-1.3).
  hasWon: (state) => (state as SlayTheSpireState).run.act >= LAST_ACT,
};

/** What a party has left, minus what the enemies have left. */
const hpAhead = ({ players, enemies }: SlayTheSpireState): number =>
  players.reduce((sum, { hp }) => sum + hp, 0) -
  enemies.reduce((sum, { hp, status }) => sum + (status === ALIVE ? hp : 0), 0);

const FIGHT: Contest = {
  game: slayTheSpire,
  plays: 'first fights',
  players: SLAY_PLAYERS,
  setupOf: (number, players) => ({ characters: charactersOf(number, players) }),
  progress: 'HP left minus HP of the enemies',
  progressOf: (state) => hpAhead(state as SlayTheSpireState),
};

const DUEL: Contest = {
  game: mysticSpires,
  plays: 'duels',
  players: { usual: 2, most: 2 },
  setupOf: (number) => {
    const { deck, first } = pairedDuel(
      2 * number,
      STARTER_DECKS.map(({ name }) => name),
    );
    return { decks: [deck, deck], first: first === 0 ? 'first' : 'second' };
  },
};

const PARTY: Contest = {
  game: stygianSociety,
  plays: 'games',
  players: { usual: 4, most: 4 },
  setupOf: (_, players) => ({ players }),
  progress: 'floors reached',
  progressOf: (state) => (state as StygianSocietyState).floor,
};

const CONTESTS: Readonly<Record<string, Modes>> = {
  [mysticSpires.id]: { duel: DUEL },
  [slayTheSpire.id]: { climb: CLIMB, fight: FIGHT },
  [stygianSociety.id]: { party: PARTY },
};

/** Contests by game, the usual one of each first. */
export const contestOf = (game: string | undefined, mode: string | undefined): Contest => {
  const known = Object.keys(CONTESTS);
  if (game === undefined) throw new UsageError(`--game is missing; games: ${known.join(', ')}`);
  const modes = CONTESTS[game];
  if (modes === undefined)
    throw new InputError(`there is no game "${game}"${didYouMean(game, known)}; games: ${known.join(', ')}`);
  const [usual = ''] = Object.keys(modes);
  const contest = modes[mode ?? usual];
  if (contest !== undefined) return contest;
  throw new UsageError(`${game} has no mode "${mode}", only ${Object.keys(modes).join(', ')}`);
};
