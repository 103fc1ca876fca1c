/** Announcements with no effect but their price. */
import { type Move, moveKind } from '@three-spires/kernel';
import {
  announceOnly,
  copyState,
  type Keeper,
  keeperAt,
  MOVE,
  OVERLOAD,
  opponentOf,
  PHASE,
  QUESTION,
  type State,
  type Thing,
} from '@three-spires/mystic-spires/for-bots';
import { compare } from './compare.ts';

const ANNOUNCEMENTS: readonly number[] = [MOVE.play, MOVE.use, MOVE.useSecond, MOVE.useThird, MOVE.tower];

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/**
 * Lasting and temporary changes show in the figures. Becoming Fatigued by the price is not an effect;
 * recovering is.
 */
const isSameThing = (one: Thing, other: Thing): boolean =>
  one.id === other.id &&
  one.controller === other.controller &&
  one.damage === other.damage &&
  one.power === other.power &&
  one.maxHp === other.maxHp &&
  one.statuses === other.statuses &&
  one.duties === other.duties &&
  one.host === other.host &&
  !(one.fatigue !== 0 && other.fatigue === 0) &&
  areSame(one.given, other.given) &&
  areSame(one.stripped, other.stripped) &&
  areSame(one.marks, other.marks) &&
  areSame(one.bonds, other.bonds);

const areSameThings = (one: readonly Thing[], other: readonly Thing[]): boolean =>
  one.length === other.length && one.every((thing, at) => isSameThing(thing, other[at] as Thing));

/**
 * What playing a card always changes, its Crystal and its move from hand to graveyard, is checked separately.
 */
const isSameKeeper = (one: Keeper, other: Keeper): boolean =>
  one.hp === other.hp &&
  one.skipDraw === other.skipDraw &&
  one.skipBattle === other.skipBattle &&
  one.deck.length === other.deck.length &&
  one.exiled.length === other.exiled.length &&
  one.tokens.length === other.tokens.length &&
  areSame(one.marks, other.marks);

const keeperOf = (state: State, seat: number): Keeper => keeperAt(state, seat);

/** The Crystal that the announcement costs. */
const priceOf = (state: State, seat: number, move: Move): number => {
  const announced = copyState(state);
  announceOnly(announced, seat, move, undefined);
  return keeperOf(state, seat).crystal - keeperOf(announced, seat).crystal;
};

/** Closer to Overload, the price itself is useful. */
export const MUCH_CRYSTAL = 0.7 * OVERLOAD;

/**
 * Whether an announcement does nothing, in a position without secrets. Asking a question counts as an effect.
 */
export const isVain = (state: State, seat: number, move: Move): boolean => {
  if (!ANNOUNCEMENTS.includes(moveKind(move)) || keeperOf(state, seat).crystal > MUCH_CRYSTAL) return false;
  const { idle, after } = compare(state, seat, move);
  if (after.phase === PHASE.over || after.question.kind !== QUESTION.none) return false;
  if (after.attack.negated !== idle.attack.negated || !areSameThings(idle.things, after.things)) return false;
  const [own, other] = [seat, opponentOf(seat)];
  const [ownIdle, ownAfter] = [keeperOf(idle, own), keeperOf(after, own)];
  const [otherIdle, otherAfter] = [keeperOf(idle, other), keeperOf(after, other)];
  const spent = moveKind(move) === MOVE.play ? 1 : 0;
  return (
    isSameKeeper(ownIdle, ownAfter) &&
    isSameKeeper(otherIdle, otherAfter) &&
    ownAfter.hand.length === ownIdle.hand.length - spent &&
    ownAfter.crystal === ownIdle.crystal - priceOf(state, seat, move) &&
    otherAfter.hand.length === otherIdle.hand.length &&
    otherAfter.graveyard.length === otherIdle.graveyard.length &&
    otherAfter.crystal === otherIdle.crystal
  );
};
