/** A whole climb of Slay the Spire, played by bots of one level, and its results. */
import type { Bot } from '@three-spires/bots';
import { climber } from '@three-spires/bots/climber';
import { LAST_ACT } from '@three-spires/bots/slay-the-spire/enemies';
import { figuresOf } from '@three-spires/bots/standing';
import { type Weights, worthsWith } from '@three-spires/bots/worth';
import { movesSeen, plainText, seenBy } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
  apply,
  deciding,
  ENEMY_ENTRIES,
  FACES,
  faceOf,
  ITEM_ENTRIES,
  isCombatPhase,
  NONE,
  outcome,
  PHASE,
  QUESTION,
  ROOM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import type { Offered } from '../opinions.ts';
import { type BossFight, bossFightOf, cardsOf } from './climb-bosses.ts';
import { offersOf } from './climb-offers.ts';
import { watchDecision, watchRound } from './climb-watch.ts';
import { glanceClimber } from './glance-climber.ts';

export const CLIMBER_LEVELS = ['novice', 'adept', 'master'] as const;
/** The levels, plus a player for comparison that is not available in games. */
export const CLIMBERS = ['one-move-ahead', ...CLIMBER_LEVELS] as const;
export type Climber = (typeof CLIMBERS)[number];

export type Climb = {
  readonly level: Climber;
  readonly characters: readonly string[];
  readonly ascension: number;
  readonly seed: string;
  /** Milliseconds per decision; 0 for no limit. */
  readonly milliseconds: number;
  readonly actFour: boolean;
  /** Replaces the trained values. */
  readonly weights?: Weights;
  /** Prints every decision. */
  readonly watched: boolean;
};

export type ClimbEnd = {
  readonly won: boolean;
  readonly act: number;
  readonly floor: number;
  /** Rooms entered in all Acts. */
  readonly rooms: number;
  /** The enemy cards of the lost fight, or whatever else ended the climb. */
  readonly killedBy: string;
  readonly room: number;
  /** By seat, the cards and relics at the end. */
  readonly decks: readonly (readonly string[])[];
  readonly relics: readonly (readonly string[])[];
  readonly moves: number;
  /** The fights against Bosses, at their start. */
  readonly bosses: readonly BossFight[];
  /** The climb's figures at each choice of a path (worth/standing.ts). */
  readonly standings: readonly (readonly number[])[];
  /** Cards, relics and potions offered on the way. */
  readonly offers: readonly Offered[];
  /** Milliseconds of each decision with a choice, in fights and between them. */
  readonly inFights: readonly number[];
  readonly between: readonly number[];
};

/** A climb that takes longer is stuck. */
const MOST_MOVES = 12_000;
/** The proportion of a bot's time held back, so that its last step can finish. */
const RESERVE = 0.15;

const firstSeat = (seats: number): number => 31 - Math.clz32(seats & -seats);

const climberOf = (level: Climber, weights: Weights | undefined): Pick<Bot, 'choose'> =>
  level === 'one-move-ahead'
    ? glanceClimber
    : climber(level, weights === undefined ? undefined : worthsWith(weights));

export const playClimb = (climb: Climb): ClimbEnd => {
  const { characters, ascension, seed, actFour, level, weights } = climb;
  const bot = climberOf(level, weights);
  const unlocks = actFour ? { actFour: true } : {};
  const setup = slayTheSpire.readSetup({ characters, climb: { ascension, unlocks } });
  const state = slayTheSpire.start(setup, seed);
  const inFights: number[] = [];
  const between: number[] = [];
  const offers: Offered[] = [];
  const standings: number[][] = [];
  const bosses: BossFight[] = [];
  let moves = 0;
  let round = 0;
  let wasFighting = false;
  for (; outcome(state) === undefined && moves < MOST_MOVES; moves++) {
    const fights = isCombatPhase(state.phase);
    if (climb.watched && state.phase === PHASE.play && state.round !== round) watchRound(state);
    if (state.phase === PHASE.play || !fights) round = fights ? state.round : 0;
    if (fights && !wasFighting && state.run.room === ROOM.boss) bosses.push(bossFightOf(state));
    wasFighting = fights;
    if (isChoosingWay(state)) standings.push([...figuresOf(state)]);
    const took = decide(climb, bot, state, moves, offers);
    if (took >= 0) (fights ? inFights : between).push(took);
  }
  return { ...endOf(state), moves, bosses, standings, offers, inFights, between };
};

/** Before anyone has voted for a path. */
const isChoosingWay = ({ phase, question, votes }: State): boolean =>
  phase === PHASE.map && question.kind === QUESTION.party && votes.every((vote) => vote === NONE);

/** Makes the next decision; returns the milliseconds it took, or -1 if there was no choice. */
const decide = (
  climb: Climb,
  bot: Pick<Bot, 'choose'>,
  state: State,
  number: number,
  offers: Offered[],
): number => {
  const seat = firstSeat(deciding(state));
  const seed = `${climb.seed} ${number}`;
  const seen = seenBy(slayTheSpire, state, seat, seed);
  const moves = movesSeen(slayTheSpire, seen);
  const began = performance.now();
  const until = began + climb.milliseconds * (1 - RESERVE);
  const outOfTime = climb.milliseconds === 0 ? () => false : () => performance.now() >= until;
  const { move, why = [] } = bot.choose(seen, moves, { seed, outOfTime });
  const took = performance.now() - began;
  if (!moves.includes(move)) throw new Error(`"${climb.seed}", move ${number}: ${move} is not legal`);
  if (climb.watched && moves.length > 1) watchDecision(state, seat, move, plainText(why));
  const depth = roomsEntered(state);
  offers.push(...offersOf(state, seat, move).map((offer) => ({ ...offer, depth })));
  apply(state, seat, move, undefined);
  return moves.length > 1 ? took : -1;
};

/** Rooms entered in all Acts up to each Boss: an Act has as many on the way as its board has rows. */
export const BOSS_ROOMS: readonly number[] = [13, 23, 32];
const roomsEntered = ({ run }: State): number => (BOSS_ROOMS[run.act - 2] ?? 0) + run.path.length;

const endOf = (
  state: State,
): Omit<ClimbEnd, 'moves' | 'bosses' | 'standings' | 'offers' | 'inFights' | 'between'> => {
  const { run, players, encounters } = state;
  // A party may also end its climb in victory after an earlier Act (STS-1.3).
  const won = outcome(state)?.result === 'victory' && run.act >= LAST_ACT;
  const names = encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition.name ?? '');
  return {
    won,
    act: run.act,
    floor: run.path.length,
    rooms: roomsEntered(state),
    killedBy: won
      ? ''
      : `${names.join(' and ') || 'an Event'}${outcome(state) === undefined ? ', without end' : ''}`,
    room: run.room,
    decks: players.map((player) => cardsOf(player).map((card) => FACES[faceOf(card)]?.name ?? '')),
    relics: players.map(({ relics }) => relics.map((item) => ITEM_ENTRIES[item]?.definition.name ?? '')),
  };
};
