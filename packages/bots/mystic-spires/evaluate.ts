/** Scores a position for a seat, from what both Keepers see and what the seat holds. */
import { NONE } from '@three-spires/kernel';
import {
  cardEntry,
  DUTY,
  hpLeft,
  type Keeper,
  keeperAt,
  OVERLOAD,
  opponentOf,
  PHASE,
  STATUS,
  type State,
  type Thing,
  TYPE,
} from '@three-spires/mystic-spires/for-bots';
import type { Plan, Plans } from './plan.ts';
import { ABILITY_WORTH, HAND_WORTH, SPELL_WORTH } from './worth.ts';

/** A won game; every other position is worth far less. */
export const WON = 10_000;

const DISABLED = STATUS.sleep | STATUS.paralyzed;
const sumOf = (marks: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < marks.length; at++) sum += (marks[at] as number) >> 1;
  return sum;
};

/** Whether the Keeper still has a Battle Phase this turn, in which attacking costs nothing. */
const mayStillFight = (state: State, seat: number): boolean =>
  state.turnPlayer === seat && state.turn > 1 && state.phase < PHASE.battle;

const unitWorth = (state: State, thing: Thing): number => {
  const { type } = cardEntry(thing.card);
  const { statuses, duties, power, controller } = thing;
  let hp = hpLeft(thing) - sumOf(thing.marks);
  if ((statuses & STATUS.poisoned) !== 0) hp -= 2;
  if (hp <= 0) return 0.1;
  if ((statuses & STATUS.levitating) !== 0) hp *= 1.6;
  const isBound = (statuses & STATUS.ethereal) !== 0;
  const attacks =
    (type !== TYPE.defense || (duties & DUTY.mayAttack) !== 0) &&
    (duties & DUTY.cannotAttack) === 0 &&
    !isBound;
  const intercepts = type !== TYPE.assault && (duties & DUTY.cannotIntercept) === 0 && !isBound;
  const isDisabled = (statuses & DISABLED) !== 0;
  let worth = 0.5 + (ABILITY_WORTH[thing.card] as number) * (isDisabled ? 0.6 : 1);
  if (attacks) {
    let punch = power * (0.55 + 0.085 * Math.min(hp, 9));
    if ((statuses & STATUS.piercing) !== 0) punch += 0.2 * power;
    if ((statuses & STATUS.fatal) !== 0) punch += 2;
    if ((statuses & STATUS.ignite) !== 0) punch += 0.6;
    if ((statuses & STATUS.poison) !== 0) punch += 0.5;
    worth += isDisabled ? punch * 0.55 : punch;
    if (!isDisabled && thing.fatigue === 0 && mayStillFight(state, controller)) worth += 0.3 * power;
  }
  if (intercepts) {
    const shield = 0.24 * Math.min(hp, 16);
    worth += isDisabled ? shield * 0.7 : shield;
    if (!isDisabled && thing.fatigue === 0) worth += 0.08 * Math.min(hp, 10);
  }
  if (!attacks && !intercepts) worth += 0.1 * power;
  if ((statuses & STATUS.necrotic) !== 0) worth *= 0.3;
  return worth;
};

/** Equipment on an opposing Unit is meant to hurt it. */
const spellWorth = (state: State, thing: Thing): number => {
  if (thing.host === NONE) return SPELL_WORTH[thing.card] as number;
  for (const host of state.things) {
    if (host.id !== thing.host) continue;
    const { power, hp } = cardEntry(thing.card).definition;
    const isHelp = power + hp > 0 || host.controller === thing.controller;
    return isHelp === (host.controller === thing.controller) ? 1.5 : 0.5 + 0.3 * unitWorth(state, host);
  }
  return 0;
};

/** Crystal is useful while there are cards to pay for; too much of it is dangerous. */
const crystalWorth = (crystal: number, flood: number): number => {
  const use = 0.5 * Math.min(crystal, 12) + 0.2 * Math.max(0, Math.min(crystal - 12, 18));
  const full = crystal / OVERLOAD;
  const fear = flood * (0.16 * crystal + 30 * full * full) + 6 * full * full * full;
  return use * (1 - 0.5 * flood) - fear - (full > 0.8 ? 60 * (full - 0.8) : 0);
};

const deckWorth = (cards: number, mill: number): number => {
  const low = Math.max(0, 12 - cards) / 12;
  return (0.15 + 0.9 * mill) * cards - 12 * low * low;
};

const towerWorth = (hp: number): number => {
  const low = Math.max(0, 18 - hp);
  return 0.42 * hp - 0.045 * low * low;
};

const handWorth = (hand: readonly number[]): number => {
  let worth = 0;
  for (let at = 0; at < hand.length; at++) worth += HAND_WORTH[hand[at] as number] as number;
  return worth;
};

const UNSEEN_CARD = 2;

/** `against` is the opponent's plan, which determines what this side has to fear. */
const keeperWorth = (keeper: Keeper, isOwn: boolean, against: Plan): number =>
  towerWorth(keeper.hp - sumOf(keeper.marks)) +
  crystalWorth(keeper.crystal, against.flood) +
  deckWorth(keeper.deck.length, against.mill) +
  (isOwn ? handWorth(keeper.hand) : UNSEEN_CARD * keeper.hand.length) -
  1.5 * keeper.skipDraw -
  2.5 * keeper.skipBattle;

export const evaluate = (state: State, seat: number, { own, other: feared }: Plans): number => {
  if (state.phase === PHASE.over) {
    if (state.losers === 3) return 0;
    return (state.losers & (1 << seat)) !== 0 ? -WON : WON;
  }
  const other = opponentOf(seat);
  let worth =
    keeperWorth(keeperAt(state, seat), true, feared) - keeperWorth(keeperAt(state, other), false, own);
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    const value = cardEntry(thing.card).isUnit ? unitWorth(state, thing) : spellWorth(state, thing);
    worth += thing.controller === seat ? value : -value;
  }
  return worth;
};
