/** A whole climb of Slay the Spire, played by bots of one level, and its results. */
import { climber } from '@three-spires/bots/climber';
import { LAST_ACT } from '@three-spires/bots/slay-the-spire/enemies';
import { figuresOf } from '@three-spires/bots/standing';
import { type Weights, worthsWith } from '@three-spires/bots/worth';
import { plainText } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import {
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
import { type PatientChooser, playOutPatiently } from '@three-spires/what-if/play-out';
import type { Offered } from '../opinions.ts';
import type { OwnSpec } from '../programs/own-spec.ts';
import { failureIn, playerOf } from '../programs/players.ts';
import { type BossFight, bossFightOf, cardsOf } from './climb-bosses.ts';
import { offersOf } from './climb-offers.ts';
import { watchDecision, watchRound } from './climb-watch.ts';
import { glanceClimber } from './glance-climber.ts';

export const CLIMBER_LEVELS = ['novice', 'adept', 'master'] as const;
/** The levels, plus a player for comparison that is not available in games. */
export const CLIMBERS = ['one-move-ahead', ...CLIMBER_LEVELS] as const;

export type Climb = {
  /** The bot in every seat: one of the climbers, or the name of a bot of your own. */
  readonly level: string;
  readonly own?: OwnSpec;
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
  /** Why a bot of your own lost before the end. */
  readonly failure?: string;
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

const climberOf = async ({ level, weights, own, milliseconds }: Climb): Promise<PatientChooser> => {
  if (level === 'one-move-ahead') return glanceClimber;
  const known = CLIMBER_LEVELS.find((each) => each === level);
  if (known === undefined) return playerOf(slayTheSpire, level, own, milliseconds);
  return climber(known, weights === undefined ? undefined : worthsWith(weights));
};

export const playClimb = async (climb: Climb): Promise<ClimbEnd> => {
  const { characters, ascension, seed, actFour, milliseconds } = climb;
  const bot = await climberOf(climb);
  const unlocks = actFour ? { actFour: true } : {};
  const setup = slayTheSpire.readSetup({ characters, climb: { ascension, unlocks } });
  const state = slayTheSpire.start(setup, seed);
  const told: Told = { inFights: [], between: [], offers: [], standings: [], bosses: [] };
  const look = watchClimb(climb, state, told);
  let moves = 0;
  let began = 0;
  const play = playOutPatiently({
    game: slayTheSpire,
    state,
    chooserOf: () => bot,
    thinkingAt(count) {
      began = performance.now();
      const until = milliseconds === 0 ? Number.POSITIVE_INFINITY : began + milliseconds * (1 - RESERVE);
      return { seed: `${seed} ${count}`, outOfTime: () => performance.now() >= until };
    },
    isOver: () => outcome(state) !== undefined,
    mostDecisions: MOST_MOVES,
    onChoice({ seat, moves: legal, choice: { move, why = [] } }) {
      const took = performance.now() - began;
      if (!legal.includes(move)) throw new Error(`"${seed}", move ${moves}: ${move} is not legal`);
      moves++;
      look();
      if (legal.length > 1) (isCombatPhase(state.phase) ? told.inFights : told.between).push(took);
      if (climb.watched && legal.length > 1) watchDecision(state, seat, move, plainText(why));
      const depth = roomsEntered(state);
      told.offers.push(...offersOf(state, seat, move).map((offer) => ({ ...offer, depth })));
    },
  });
  const failure = await failureIn(play);
  const end = { ...endOf(state), moves, ...told };
  return failure === undefined ? end : { ...end, killedBy: 'a forfeit', failure: failure.why };
};

/** What is written down on the way. */
type Told = {
  readonly inFights: number[];
  readonly between: number[];
  readonly offers: Offered[];
  readonly standings: number[][];
  readonly bosses: BossFight[];
};

/** Looks at each position before a decision. */
const watchClimb = ({ watched }: Climb, state: State, { standings, bosses }: Told): (() => void) => {
  let round = 0;
  let wasFighting = false;
  return () => {
    const fights = isCombatPhase(state.phase);
    if (watched && state.phase === PHASE.play && state.round !== round) watchRound(state);
    if (state.phase === PHASE.play || !fights) round = fights ? state.round : 0;
    if (fights && !wasFighting && state.run.room === ROOM.boss) bosses.push(bossFightOf(state));
    wasFighting = fights;
    if (isChoosingWay(state)) standings.push([...figuresOf(state)]);
  };
};

/** Before anyone has voted for a path. */
const isChoosingWay = ({ phase, question, votes }: State): boolean =>
  phase === PHASE.map && question.kind === QUESTION.party && votes.every((vote) => vote === NONE);

/** Rooms entered in all Acts up to each Boss: an Act has as many on the way as its board has rows. */
export const BOSS_ROOMS: readonly number[] = [13, 23, 32];
export const roomsEntered = ({ run }: State): number => (BOSS_ROOMS[run.act - 2] ?? 0) + run.path.length;

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
