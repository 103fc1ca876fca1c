/**
 * A seat's outlook: how many fights are ahead, how hard they are for its deck, and what HP and gold are worth
 * until then.
 */
import {
  hasRule,
  NONE,
  type Player,
  playerAt,
  ROOM,
  reachableSpaces,
  type State,
  spacesOf,
} from '@three-spires/slay-the-spire/for-bots';
import { chanceFromOdds } from '../../odds.ts';
import { type Deck, deckOf, leftAgainst } from './deck.ts';
import { enemiesOf, type FightClass, LAST_ACT } from './enemies.ts';
import type { Worth } from './worth.ts';

/** One seat's assessment of the climb, computed once per decision. */
export type Outlook = {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly worth: Worth;
  readonly deck: Deck;
  /**
   * The number of hard fights ahead, which multiplies a lasting gain of 1 HP per fight; in a party, for all
   * its players.
   */
  readonly ahead: number;
  /**
   * Whether the player rests whenever hurt, because it loses more HP in fights than the trained values
   * predict.
   */
  readonly rests?: boolean;
  /** The HP value of one gold. */
  readonly goldRate: number;
  /** HP left across the party after the Boss fight, if it was simulated. */
  readonly bossMargin?: number;
};

/** From this Ascension on, an Act no longer starts at full HP (STS-29.10). */
export const LEAST_NOT_RESTED = 6;

const HARD_FIGHTS_IN_ACT = 3;
const ROWS_PER_HARD_FIGHT = 4;

export const rowsAhead = (state: State): number => {
  const spaces = spacesOf(state);
  const last = spaces[spaces.length - 1]?.row ?? 0;
  return last - (spaces[state.run.space]?.row ?? -1);
};

const fightsAhead = (state: State): number =>
  1 +
  Math.max(0, rowsAhead(state) - 1) / ROWS_PER_HARD_FIGHT +
  HARD_FIGHTS_IN_ACT * Math.max(0, LAST_ACT - state.run.act);

/**
 * In a party, a better deck also saves the other players HP: this fraction of what it saves its owner, by
 * Act. Tuned on climbs of two Adepts: without it they rested, avoided Elites and reached Bosses with full HP
 * and weak decks. In Act I, HP are scarce.
 */
const SHARED_GAINS = [0, 0.7, 2, 2, 2] as const;

const sharedBy = ({ players, run }: State): number => 1 + (players.length - 1) * (SHARED_GAINS[run.act] ?? 0);

/** Whether a Merchant is still reachable in this Act. */
const merchantAhead = (state: State): boolean => {
  const spaces = spacesOf(state);
  const open = state.run.space === NONE ? [] : [...reachableSpaces(state)];
  const seen = new Set<number>(open);
  while (open.length > 0) {
    const at = open.pop() as number;
    if (state.run.rooms[at] === ROOM.merchant) return true;
    for (const next of spaces[at]?.exits ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
};

const GOLD_RATES = [0.4, 0.4, 0.35, 0.25, 0.2];
const GOLD_AT_THE_END = 0.05;

const goldRateOf = (state: State, player: Player): number => {
  if (hasRule(player, 'noGold') && player.gold === 0) return 0;
  const { act, space } = state.run;
  if (act >= LAST_ACT && space !== NONE && !merchantAhead(state)) return GOLD_AT_THE_END;
  return GOLD_RATES[act] ?? 0;
};

export const outlookOf = (state: State, seat: number, worths: readonly Worth[]): Outlook => {
  const player = playerAt(state, seat);
  const worth = worths[player.character] as Worth;
  return {
    state,
    seat,
    player,
    worth,
    deck: deckOf(state, seat),
    ahead: fightsAhead(state) * sharedBy(state),
    goldRate: goldRateOf(state, player),
  };
};

/** The fewer HP are left, the more each one counts. */
const HP_STEPS = [3, 2.5, 2, 1.6, 1.3, 1, 0.8, 0.7, 0.6, 0.5];

export const hpWorth = (hp: number): number => {
  let sum = 0;
  for (let at = 0; at < hp; at++) sum += HP_STEPS[at] ?? 0.4;
  return sum;
};

// Fights

/** HP left after fights of Act IV, for which there is no training data. */
const LEFT_IN_LAST_ACT: Readonly<Record<FightClass, number>> = { encounter: 4, elite: 0, boss: -6 };

const FIGHT_CLASSES = ['encounter', 'elite', 'boss'] as const;
const KINDS: Readonly<Record<string, readonly (readonly number[])[]>> = Object.fromEntries(
  FIGHT_CLASSES.map((fight) => [fight, [0, 1, 2, 3, 4].map((act) => enemiesOf(fight, act))]),
);

/**
 * The predicted HP left of all HP after the known Boss, or on average over the Act's Bosses; below 0 for a
 * defeat.
 */
export const marginOf = (
  outlook: Outlook,
  fight: FightClass,
  act: number = outlook.state.run.act,
): number => {
  const { run } = outlook.state;
  const known = fight === 'boss' && act === run.act;
  if (known && outlook.bossMargin !== undefined) return outlook.bossMargin;
  const kinds = known && run.boss !== NONE ? [run.boss] : (KINDS[fight]?.[act] ?? []);
  if (act > LAST_ACT || kinds.length === 0) return LEFT_IN_LAST_ACT[fight];
  let sum = 0;
  for (const kind of kinds) sum += leftAgainst(outlook.deck, kind);
  return sum / kinds.length;
};

/**
 * Log odds of winning, fitted to 993 fights of Adepts against Bosses; 144 fights of two Adepts give about the
 * same.
 */
const BOSS_ODDS = { even: 0.25, perHp: 0.18, perLeft: 0.43 } as const;

/**
 * The chance of beating a Boss with the weakest player at `hp`; `left` is the predicted HP left of all
 * (marginOf).
 */
export const chanceAgainstBoss = (hp: number, left: number): number =>
  chanceFromOdds(BOSS_ODDS.even + BOSS_ODDS.perHp * hp + BOSS_ODDS.perLeft * left);
