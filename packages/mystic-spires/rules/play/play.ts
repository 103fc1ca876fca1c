/** What a Keeper may announce now: timing, limits, price and targets (MYS-22.2, MYS-22.3). */

import { NONE, type Refusal, refusal } from '@three-spires/kernel';
import { isCommitted } from '../battle/able.ts';
import { canAnnounce } from '../cascade/targets.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { MOMENT } from '../compile/codes.ts';
import { CARD_TIMELY, cardEntry } from '../compile/entries.ts';
import { hasStatus, STATUS } from '../figures/figures.ts';
import { findThing, towerRef } from '../refs.ts';
import type { Keeper, State, Thing } from '../state.ts';
import { keeperAt } from '../state.ts';
import { momentOf } from './moment.ts';

export const costOf = (state: State, seat: number, card: number): number => {
  const { cost, isSpell } = cardEntry(card);
  return cost + (isSpell ? keeperAt(state, seat).tax : 0);
};

/** Possible obstacles. Created once, because listing moves looks these up millions of times. */
const OBSTACLE = {
  nothingToAnswer: refusal('nothing-to-answer', 'MYS-8.3'),
  cardInOwnTurn: refusal('own-turn-only', 'MYS-6.1'),
  cardInMain: refusal('main-phase-only', 'MYS-6.1'),
  abilityInOwnTurn: refusal('own-turn-only', 'MYS-7.4'),
  abilityInMain: refusal('main-phase-only', 'MYS-7.6'),
  cardLimit: refusal('card-limit', 'MYS-16.3'),
  tooLittleCrystal: refusal('too-little-crystal', 'MYS-22.3'),
  noTarget: refusal('no-target', 'MYS-22.3'),
  fatigued: refusal('fatigued', 'MYS-20.1'),
  asleep: refusal('asleep', 'MYS-34.1'),
  paralyzed: refusal('paralyzed', 'MYS-31.1'),
  hostNotYours: refusal('host-not-yours', 'MYS-10.6'),
  payerFatigued: refusal('fatigued', 'MYS-7.5'),
  committed: refusal('committed', 'MYS-17.15'),
  notYours: refusal('not-yours', 'MYS-4.6'),
  abilityUsed: refusal('used', 'MYS-7.4'),
  towerBarred: refusal('tower-barred', 'MYS-1.3'),
  towerUsed: refusal('used', 'MYS-11.2'),
} as const;

/** The obstacle with the figures that explain it. */
const inFigures = (
  obstacle: Refusal | undefined,
  { limit, crystal }: Keeper,
  cost: number,
): Refusal | undefined => {
  if (obstacle === OBSTACLE.cardLimit) return { ...obstacle, params: { limit } };
  return obstacle === OBSTACLE.tooLittleCrystal ? { ...obstacle, params: { cost, crystal } } : obstacle;
};

const mistimed = (card: number, moment: number): Refusal | undefined => {
  const { timely } = cardEntry(card);
  if ((timely & moment) !== 0) return undefined;
  if ((timely & MOMENT.main) === 0) return OBSTACLE.nothingToAnswer;
  return (timely & MOMENT.ownTurn) === 0 ? OBSTACLE.cardInMain : OBSTACLE.cardInOwnTurn;
};

/**
 * The obstacle to playing a card in hand at the right time, apart from targets; undefined if there is none.
 */
const obstacleInHand = (state: State, seat: number, card: number): Refusal | undefined => {
  const keeper = keeperAt(state, seat);
  if (keeper.played >= keeper.limit) return OBSTACLE.cardLimit;
  return costOf(state, seat, card) > keeper.crystal ? OBSTACLE.tooLittleCrystal : undefined;
};

const hasAim = (state: State, seat: number, card: number): boolean => {
  const { cast } = cardEntry(card);
  return cast === undefined || canAnnounce(state, cast, seat, NONE);
};

/** Whether a card in hand can be played; if its effect only needs a target, the lister checks that. */
export const isPlayable = (
  state: State,
  seat: number,
  card: number,
  moment: number,
  isLister: boolean,
): boolean => {
  if (((CARD_TIMELY[card] as number) & moment) === 0) return false;
  if (obstacleInHand(state, seat, card) !== undefined) return false;
  return (isLister && cardEntry(card).cast?.isAimEnough === true) || hasAim(state, seat, card);
};

/** The obstacle to playing a card at a moment, without the figures that explain it. */
export const obstacleToCard = (
  state: State,
  seat: number,
  card: number,
  moment: number,
): Refusal | undefined => {
  const obstacle = mistimed(card, moment) ?? obstacleInHand(state, seat, card);
  return obstacle !== undefined || hasAim(state, seat, card) ? obstacle : OBSTACLE.noTarget;
};

export const refuseCard = (state: State, seat: number, card: number): Refusal | undefined =>
  inFigures(
    obstacleToCard(state, seat, card, momentOf(state, seat)),
    keeperAt(state, seat),
    costOf(state, seat, card),
  );

const lateness = (entry: AbilityEntry, moment: number): Refusal | undefined => {
  if (entry.answers !== 0 && (entry.answers & moment) === 0) return OBSTACLE.nothingToAnswer;
  if (!entry.atAnyTime && (moment & MOMENT.main) === 0) return OBSTACLE.abilityInMain;
  return entry.once && (moment & MOMENT.ownTurn) === 0 ? OBSTACLE.abilityInOwnTurn : undefined;
};

/** MYS-20.1, MYS-31.1, MYS-34.1; Equipment uses only its host's Fatigue. */
const unfitness = (state: State, seat: number, thing: Thing, entry: AbilityEntry): Refusal | undefined => {
  if (cardEntry(thing.card).isUnit) {
    if (thing.fatigue !== 0) return OBSTACLE.fatigued;
    if (hasStatus(thing, STATUS.sleep)) return OBSTACLE.asleep;
    if (hasStatus(thing, STATUS.paralyzed)) return OBSTACLE.paralyzed;
  }
  if (!entry.fatigue) return undefined;
  const payer = findThing(state, thing.host) ?? thing;
  if (payer.controller !== seat) return OBSTACLE.hostNotYours;
  if (payer.fatigue !== 0) return OBSTACLE.payerFatigued;
  return isCommitted(state, payer) ? OBSTACLE.committed : undefined;
};

/** The obstacle to using an effect of a card in play, apart from targets. */
const obstacleToAbility = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
  moment: number,
): Refusal | undefined => {
  if (thing.controller !== seat) return OBSTACLE.notYours;
  const late = lateness(entry, moment);
  if (late !== undefined) return late;
  if (entry.once && (thing.used & (1 << entry.place)) !== 0) return OBSTACLE.abilityUsed;
  const unfit = unfitness(state, seat, thing, entry);
  if (unfit !== undefined) return unfit;
  return entry.crystal > keeperAt(state, seat).crystal ? OBSTACLE.tooLittleCrystal : undefined;
};

/** Whether an effect can be used; targets as in `isPlayable`. */
export const isUsable = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
  moment: number,
  isLister: boolean,
): boolean =>
  obstacleToAbility(state, seat, thing, entry, moment) === undefined &&
  ((isLister && entry.isAimEnough) || canAnnounce(state, entry, seat, thing.id));

export const refuseAbility = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
): Refusal | undefined => {
  const obstacle = obstacleToAbility(state, seat, thing, entry, momentOf(state, seat));
  if (obstacle !== undefined) return inFigures(obstacle, keeperAt(state, seat), entry.crystal);
  return canAnnounce(state, entry, seat, thing.id) ? undefined : OBSTACLE.noTarget;
};

/** MYS-11.2 */
const obstacleToTower = (
  state: State,
  seat: number,
  entry: AbilityEntry,
  moment: number,
): Refusal | undefined => {
  const keeper = keeperAt(state, seat);
  const late = lateness(entry, moment);
  if (late !== undefined) return late;
  if (keeper.towerBarred === 1) return OBSTACLE.towerBarred;
  if ((keeper.used & (1 << entry.place)) !== 0) return OBSTACLE.towerUsed;
  return entry.crystal > keeper.crystal ? OBSTACLE.tooLittleCrystal : undefined;
};

export const isTowerUsable = (
  state: State,
  seat: number,
  entry: AbilityEntry,
  moment: number,
  isLister: boolean,
): boolean =>
  obstacleToTower(state, seat, entry, moment) === undefined &&
  ((isLister && entry.isAimEnough) || canAnnounce(state, entry, seat, towerRef(seat)));

export const refuseTower = (state: State, seat: number, entry: AbilityEntry): Refusal | undefined => {
  const obstacle = obstacleToTower(state, seat, entry, momentOf(state, seat));
  if (obstacle !== undefined) return inFigures(obstacle, keeperAt(state, seat), entry.crystal);
  return canAnnounce(state, entry, seat, towerRef(seat)) ? undefined : OBSTACLE.noTarget;
};
