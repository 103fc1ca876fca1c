/** What a Keeper may announce now: timing, limits, price and targets (MYS-22.2, MYS-22.3). */
import { type Refusal, refusal } from '@three-spires/kernel';
import { isCommitted } from './battle.ts';
import { hasStatus, STATUS } from './figures.ts';
import { findThing, towerRef } from './refs.ts';
import { type Keeper, LINK, type Link, type Ref, type State, type Thing } from './state.ts';
import { ABLE, type AbilityEntry, ANSWER, CARD_ABLE, cardEntry, TIMING, towerEntry } from './tables.ts';
import { canAnnounce } from './targets.ts';
import { isActing, isMain, isWindow } from './turn.ts';

/** A Main Phase of the own turn with the Cascade empty: everything may be announced. */
const isOwnMain = (state: State, seat: number): boolean =>
  state.links.length === 0 && state.turnPlayer === seat && isMain(state) && isActing(state);

/** MYS-8.3: whether the top link is of a kind that may be answered. */
const answersTop = ({ links }: State, seat: number, answers: number): boolean => {
  if (links.length === 0) return false;
  const top = links[links.length - 1] as Link;
  return top.keeper !== seat && (answers & answeredAs(top)) !== 0;
};

/** An effect of a Passive or Equipment in play is also a Spell. */
const answeredAs = ({ kind, card }: Link): number => {
  switch (kind) {
    case LINK.attack:
      return ANSWER.attack;
    case LINK.unit:
      return ANSWER.any;
    case LINK.instant:
      return ANSWER.any | ANSWER.spell | ANSWER.instant;
    case LINK.active:
    case LINK.triggered:
      return ANSWER.any | ANSWER.ability | (card >= 0 && cardEntry(card).isSpell ? ANSWER.spell : 0);
    default:
      return ANSWER.any | ANSWER.spell;
  }
};

export const costOf = (state: State, seat: number, card: number): number => {
  const { cost, isSpell } = cardEntry(card);
  return cost + (isSpell ? (state.keepers[seat] as Keeper).tax : 0);
};

/** What can stand in the way, made once: lists of moves ask for it by the million. */
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

const mistimed = (state: State, seat: number, card: number): Refusal | undefined => {
  const { timing, cast } = cardEntry(card);
  if (cast !== undefined && cast.answers !== 0)
    return answersTop(state, seat, cast.answers) ? undefined : OBSTACLE.nothingToAnswer;
  if (timing === TIMING.any || isOwnMain(state, seat)) return undefined;
  if (timing === TIMING.own && state.turnPlayer === seat) return undefined;
  return timing === TIMING.own ? OBSTACLE.cardInOwnTurn : OBSTACLE.cardInMain;
};

/** What stands in the way of playing a card of the hand now; undefined when nothing does. */
export const obstacleToCard = (state: State, seat: number, card: number): Refusal | undefined => {
  const keeper = state.keepers[seat] as Keeper;
  const late = mistimed(state, seat, card);
  if (late !== undefined) return late;
  if (keeper.played >= keeper.limit) return OBSTACLE.cardLimit;
  if (costOf(state, seat, card) > keeper.crystal) return OBSTACLE.tooLittleCrystal;
  const { cast } = cardEntry(card);
  return cast === undefined || canAnnounce(state, cast, seat, -1) ? undefined : OBSTACLE.noTarget;
};

export const refuseCard = (state: State, seat: number, card: number): Refusal | undefined =>
  inFigures(obstacleToCard(state, seat, card), state.keepers[seat] as Keeper, costOf(state, seat, card));

const lateness = (state: State, seat: number, entry: AbilityEntry): Refusal | undefined => {
  if (entry.answers !== 0 && !answersTop(state, seat, entry.answers)) return OBSTACLE.nothingToAnswer;
  if (!entry.atAnyTime && !isOwnMain(state, seat)) return OBSTACLE.abilityInMain;
  return entry.once && state.turnPlayer !== seat ? OBSTACLE.abilityInOwnTurn : undefined;
};

/** MYS-20.1, MYS-31.1, MYS-34.1; Equipment uses its host's Fatigue and nothing else of it. */
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

const want = (state: State, seat: number, entry: AbilityEntry, self: Ref): Refusal | undefined => {
  if (entry.crystal > (state.keepers[seat] as Keeper).crystal) return OBSTACLE.tooLittleCrystal;
  return canAnnounce(state, entry, seat, self) ? undefined : OBSTACLE.noTarget;
};

export const obstacleToAbility = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
): Refusal | undefined => {
  if (thing.controller !== seat) return OBSTACLE.notYours;
  const late = lateness(state, seat, entry);
  if (late !== undefined) return late;
  if (entry.once && (thing.used & (1 << entry.place)) !== 0) return OBSTACLE.abilityUsed;
  return unfitness(state, seat, thing, entry) ?? want(state, seat, entry, thing.id);
};

export const refuseAbility = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
): Refusal | undefined =>
  inFigures(obstacleToAbility(state, seat, thing, entry), state.keepers[seat] as Keeper, entry.crystal);

/** MYS-11.2 */
export const obstacleToTower = (state: State, seat: number, entry: AbilityEntry): Refusal | undefined => {
  const keeper = state.keepers[seat] as Keeper;
  const late = lateness(state, seat, entry);
  if (late !== undefined) return late;
  if (keeper.towerBarred === 1) return OBSTACLE.towerBarred;
  if ((keeper.used & (1 << entry.place)) !== 0) return OBSTACLE.towerUsed;
  return want(state, seat, entry, towerRef(seat));
};

export const refuseTower = (state: State, seat: number, entry: AbilityEntry): Refusal | undefined =>
  inFigures(obstacleToTower(state, seat, entry), state.keepers[seat] as Keeper, entry.crystal);

/** Whether the seat may announce something in answer or in a window (MYS-13.4); cards for Main Phases alone are no help. */
export const mayAnnounce = (state: State, seat: number): boolean => {
  const { hand, tower, able } = state.keepers[seat] as Keeper;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    if (cardEntry(card).isQuick && obstacleToCard(state, seat, card) === undefined) return true;
  }
  if ((able & ABLE.quick) === 0) return false;
  for (let at = 0; at < state.things.length; at++) {
    const thing = state.things[at] as Thing;
    if (((CARD_ABLE[thing.card] as number) & ABLE.quick) === 0 || thing.controller !== seat) continue;
    const { actives } = cardEntry(thing.card);
    for (let ability = 0; ability < actives.length; ability++)
      if (obstacleToAbility(state, seat, thing, actives[ability] as AbilityEntry) === undefined) return true;
  }
  return towerEntry(tower).actives.some((entry) => obstacleToTower(state, seat, entry) === undefined);
};

/** Whether responses can be made: at a response point or in a window. */
export const isPoint = (state: State): boolean => state.links.length > 0 || isWindow(state);
