/** What lies ahead of a seat: how many fights, how hard they are for its deck, and what HP and gold are worth till then. */
import {
  ENEMY_ENTRIES,
  hasRule,
  NONE,
  type Player,
  ROOM,
  reachableSpaces,
  type State,
  spacesOf,
} from '@three-spires/slay-the-spire/for-bots';
import { chanceFromOdds } from '../../odds.ts';
import { type Deck, deckOf } from './deck.ts';
import { strengthOf, type Worth } from './worth.ts';

/** What one seat thinks of the climb, worked out once for each decision. */
export type Outlook = {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly worth: Worth;
  readonly strength: number;
  readonly deck: Deck;
  /** Hard fights ahead: what a lasting gain of 1 HP in each of them adds up to. */
  readonly ahead: number;
  /** HP that a piece of gold is worth. */
  readonly goldRate: number;
  /** HP left of all HP after the fight against the Boss, where that was tried out. */
  readonly bossMargin?: number;
};

/** From this Ascension on an Act no longer begins with all HP (STS-29.10). */
export const LEAST_NOT_RESTED = 6;

const LAST_ACT = 3;
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

/** Whether a Merchant can still be reached in this Act. */
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
  const player = state.players[seat] as Player;
  const worth = worths[player.character] as Worth;
  return {
    state,
    seat,
    player,
    worth,
    strength: strengthOf(player, worth),
    deck: deckOf(state, seat),
    ahead: fightsAhead(state),
    goldRate: goldRateOf(state, player),
  };
};

/** Each HP counts more the fewer there are. */
const HP_STEPS = [3, 2.5, 2, 1.6, 1.3, 1, 0.8, 0.7, 0.6, 0.5];

export const hpWorth = (hp: number): number => {
  let sum = 0;
  for (let at = 0; at < hp; at++) sum += HP_STEPS[at] ?? 0.4;
  return sum;
};

// Fights

export type FightClass = 'encounter' | 'elite' | 'boss';

/** HP left after a fight that began with all HP, and how much of the deck's strength counts, where nothing was trained. */
const UNTRAINED: Readonly<Record<FightClass, readonly (readonly [number, number])[]>> = {
  encounter: [
    [8, 0.2],
    [8, 0.2],
    [6.5, 0.3],
    [5, 0.4],
    [4, 0.4],
  ],
  elite: [
    [4.5, 0.6],
    [4.5, 0.6],
    [2.5, 0.7],
    [1, 0.7],
    [0, 0.7],
  ],
  boss: [
    [3, 0.8],
    [3, 0.8],
    [-1, 1],
    [-4, 1],
    [-6, 1],
  ],
};

/** Enemy cards of a class in an Act, by number. */
const kindsOf = (fight: FightClass, act: number): number[] =>
  ENEMY_ENTRIES.flatMap(({ definition }, kind) =>
    definition.rank === fight && definition.deck === `act${act}` ? [kind] : [],
  );

const FIGHT_CLASSES = ['encounter', 'elite', 'boss'] as const;
const KINDS: Readonly<Record<string, readonly (readonly number[])[]>> = Object.fromEntries(
  FIGHT_CLASSES.map((fight) => [fight, [0, 1, 2, 3, 4].map((act) => kindsOf(fight, act))]),
);

/** The HP that would be left of all HP after a fight against an enemy card; below 0 where it is lost. */
const marginAgainst = (
  { worth, strength }: Outlook,
  fight: FightClass,
  act: number,
  kind: number,
): number => {
  const id = ENEMY_ENTRIES[kind]?.definition.id ?? '';
  const [level = 0, slope = 0] = worth.fights[id] ?? (UNTRAINED[fight][act] as readonly [number, number]);
  return level + slope * strength;
};

/** The same for the known Boss, or for the mean of what the Act has. */
export const marginOf = (
  outlook: Outlook,
  fight: FightClass,
  act: number = outlook.state.run.act,
): number => {
  const { run } = outlook.state;
  const known = fight === 'boss' && act === run.act;
  if (known && outlook.bossMargin !== undefined) return outlook.bossMargin;
  const kinds = known && run.boss !== NONE ? [run.boss] : (KINDS[fight]?.[act] ?? []);
  if (kinds.length === 0) return (UNTRAINED[fight][act] as readonly [number, number])[0];
  let sum = 0;
  for (const kind of kinds) sum += marginAgainst(outlook, fight, act, kind);
  return sum / kinds.length;
};

/** Log odds of winning, fitted to 176 fights of Adepts against Bosses. */
const BOSS_ODDS = { even: 0.82, perHp: 0.31, perLoss: -0.27 } as const;

/** The chance of beating a Boss with these HP; `loss` is what the fight is expected to cost a player with all HP. */
export const chanceAgainstBoss = (hp: number, loss: number): number =>
  chanceFromOdds(BOSS_ODDS.even + BOSS_ODDS.perHp * hp + BOSS_ODDS.perLoss * loss);
