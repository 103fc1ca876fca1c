/** Damage, healing, Fatigue and statuses (sections 20, 21, 24). */
import { NONE } from '@three-spires/kernel';
import { type Duration, STATUSES, type Status } from '../../words/lists.ts';
import { STALE } from '../compile/codes.ts';
import { canTellApart, towerEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { hasStatus, hpLeft, STATUS } from '../figures/figures.ts';
import { addSpan, endSpans } from '../figures/spans.ts';
import { findThing, isTower, towerSeat } from '../refs.ts';
import { FOREVER, keeperAt, PHASE, type Ref, type State, type Thing } from '../state.ts';

/** MYS-28.1: halved and rounded up; 0 stays 0. */
const softened = (thing: Thing, amount: number): number =>
  hasStatus(thing, STATUS.levitating) ? (amount + 1) >> 1 : amount;

/** Deals damage to a Unit or a Tower and returns the amount. */
export const dealDamage = (
  state: State,
  ref: Ref,
  amount: number,
  by: number,
  attacker: number,
  emit: MysticSpiresEmit,
): number => {
  if (amount <= 0) return 0;
  if (isTower(ref)) {
    const keeper = keeperAt(state, towerSeat(ref));
    keeper.hp -= amount;
    emit?.({ type: 'damaged', ref, amount, left: keeper.hp, ...(attacker === NONE ? {} : { attacker }) });
    return amount;
  }
  const thing = findThing(state, ref);
  if (thing === undefined) return 0;
  const dealt = softened(thing, amount);
  thing.damage += dealt;
  state.stale |= STALE.damage;
  thing.hitBy = by;
  thing.struckBy = attacker;
  emit?.({
    type: 'damaged',
    ref,
    card: thing.card,
    amount: dealt,
    left: hpLeft(thing),
    ...(attacker === NONE ? {} : { attacker }),
  });
  return dealt;
};

/** MYS-21.3: never above the maximum HP. */
export const healBy = (state: State, ref: Ref, amount: number, emit: MysticSpiresEmit): number => {
  if (isTower(ref)) {
    const keeper = keeperAt(state, towerSeat(ref));
    const healed = Math.min(amount, towerEntry(keeper.tower).hp - keeper.hp);
    if (healed <= 0) return 0;
    keeper.hp += healed;
    emit?.({ type: 'healed', ref, amount: healed, left: keeper.hp });
    return healed;
  }
  const thing = findThing(state, ref);
  if (thing === undefined) return 0;
  const healed = Math.min(amount, thing.damage);
  if (healed <= 0) return 0;
  thing.damage -= healed;
  emit?.({ type: 'healed', ref, card: thing.card, amount: healed, left: hpLeft(thing) });
  return healed;
};

/** Phases in which Fatigue with the same mark ends; Main 2 counts as Main 1 (MYS-20.2). */
const markedPhase = (phase: number): number => (phase === PHASE.second ? PHASE.main : phase);

const fatigueMark = (seat: number, phase: number): number => 1 + seat * 16 + markedPhase(phase);

/** Whether its Fatigue was gained in this phase of a Keeper's turn. */
export const isTiredBy = ({ fatigue }: Thing, seat: number, phase: number): boolean =>
  fatigue === fatigueMark(seat, phase);

/** The bit of a mark: usually no Unit has the one ending now. */
const tiredBit = (seat: number, phase: number): number => 1 << (seat * 16 + markedPhase(phase));

/** Adds Fatigue gained in a phase of a Keeper's turn. */
export const tireIn = (state: State, thing: Thing, seat: number, phase: number): void => {
  thing.fatigue = fatigueMark(seat, phase);
  state.tired |= tiredBit(seat, phase);
  state.stale |= STALE.fatigue;
};

/** MYS-20.7: a later cause replaces the earlier one. */
export const tire = (state: State, thing: Thing, emit: MysticSpiresEmit): void => {
  tireIn(state, thing, state.turnPlayer, state.phase);
  emit?.({ type: 'fatigued', thing: thing.id });
};

/** Fatigue ends when the same phase of the Keeper's next turn would begin, entered or not. */
export const wakeAt = (state: State, phase: number, emit: MysticSpiresEmit): void => {
  const bit = tiredBit(state.turnPlayer, phase);
  if (phase === PHASE.second || (state.tired & bit) === 0) return;
  state.tired &= ~bit;
  const mark = fatigueMark(state.turnPlayer, phase);
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.fatigue !== mark) continue;
    thing.fatigue = 0;
    state.stale |= STALE.fatigue;
    emit?.({ type: 'readied', thing: thing.id });
  }
};

/** The turn at whose end something given now to a Unit expires. */
const endOf = (state: State, thing: Thing, status: Status, until: Duration | undefined): number => {
  if (until === 'turn') return state.turn;
  // MYS-19.3: the current turn is never the next one.
  if (until === 'nextTurn') return state.turn + (state.turnPlayer === thing.controller ? 2 : 1);
  // ends when the Keeper whose turn it is begins their next turn.
  return status === 'Sleep' ? state.turn + 2 : FOREVER;
};

export const changeStatus = (
  state: State,
  thing: Thing,
  status: Status,
  given: boolean,
  until: Duration | undefined,
  emit: MysticSpiresEmit,
): void => {
  const number = STATUSES.indexOf(status);
  const end = endOf(state, thing, status, until);
  if (given) thing.given = addSpan(thing.given, number, end);
  else thing.stripped = addSpan(thing.stripped, number, end);
  state.stale |= STALE.field;
  emit?.({ type: 'status', thing: thing.id, card: thing.card, status: number, given });
};

const ALL_STATUSES = (1 << STATUSES.length) - 1;

const endGiven = (state: State, thing: Thing, statuses: number): void => {
  const left = endSpans(thing.given, state.turn, statuses);
  if (left === thing.given) return;
  thing.given = left;
  state.stale |= STALE.field;
};

const endStripped = (state: State, thing: Thing): void => {
  const left = endSpans(thing.stripped, state.turn, ALL_STATUSES);
  if (left === thing.stripped) return;
  thing.stripped = left;
  state.stale |= STALE.field;
};

/** MYS-13.2: Sleep that has completed its cycle ends before the Draw Phase. */
export const endSleep = (state: State): void => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.given.length > 0) endGiven(state, thing, STATUS.sleep);
  }
};

/** MYS-19.2: ends effects that last until the end of this turn. */
export const endDurations = (state: State): void => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.turnPower !== 0 || thing.turnHp !== 0) {
      thing.turnPower = 0;
      thing.turnHp = 0;
      state.stale |= STALE.field;
    }
    if (thing.given.length > 0) endGiven(state, thing, ALL_STATUSES & ~STATUS.sleep);
    if (thing.stripped.length > 0) endStripped(state, thing);
  }
};

/** Adds or removes Crystal, at most as much as there is (MYS-13.5). Returns the change. */
export const changeCrystal = (state: State, seat: number, change: number, emit: MysticSpiresEmit): number => {
  const keeper = keeperAt(state, seat);
  const real = Math.max(change, -keeper.crystal);
  if (real === 0) return 0;
  if (canTellApart(keeper.crystal, keeper.crystal + real)) state.stale |= STALE.crystal;
  keeper.crystal += real;
  emit?.({ type: 'crystal', seat, change: real, now: keeper.crystal });
  return real;
};
