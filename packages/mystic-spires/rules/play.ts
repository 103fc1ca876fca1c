/** What a Keeper may announce now: timing, limits, price and targets (MYS-22.2, MYS-22.3). */
import { type Refusal, refusal } from '@three-spires/kernel';
import type { Answered } from '../words/effect.ts';
import { isCommitted } from './battle.ts';
import { hasStatus, STATUS } from './figures.ts';
import { findThing } from './refs.ts';
import { type Keeper, LINK, type Link, type Ref, type State, type Thing } from './state.ts';
import { type AbilityEntry, cardEntry, TIMING, towerEntry } from './tables.ts';
import { canAnnounce } from './targets.ts';
import { isActing, isMain, isWindow } from './turn.ts';

/** A Main Phase of the own turn with the Cascade empty: everything may be announced. */
const isOwnMain = (state: State, seat: number): boolean =>
  state.links.length === 0 && state.turnPlayer === seat && isMain(state) && isActing(state);

/** MYS-8.3: whether the top link is of a kind that may be answered. */
const answersTop = (state: State, seat: number, answers: readonly Answered[]): boolean => {
  const top = state.links[state.links.length - 1];
  if (top === undefined || top.keeper === seat) return false;
  return answers.some((kind) => isAnswered(top, kind));
};

const isAbility = ({ kind }: Link): boolean => kind === LINK.active || kind === LINK.triggered;

const isAnswered = (link: Link, kind: Answered): boolean => {
  switch (kind) {
    case 'attack':
      return link.kind === LINK.attack;
    case 'instant':
      return link.kind === LINK.instant;
    case 'ability':
      return isAbility(link);
    case 'spell':
      if (isAbility(link)) return link.card >= 0 && cardEntry(link.card).isSpell;
      return link.kind !== LINK.attack && link.kind !== LINK.unit;
    case 'any':
      return link.kind !== LINK.attack;
  }
};

export const costOf = (state: State, seat: number, card: number): number => {
  const { definition, isSpell } = cardEntry(card);
  return definition.cost + (isSpell ? (state.keepers[seat] as Keeper).tax : 0);
};

const mistimed = (state: State, seat: number, card: number): Refusal | undefined => {
  const { timing, cast } = cardEntry(card);
  if (cast?.answers !== undefined)
    return answersTop(state, seat, cast.answers) ? undefined : refusal('nothing-to-answer', 'MYS-8.3');
  if (isOwnMain(state, seat)) return undefined;
  if (timing === TIMING.any) return undefined;
  if (timing === TIMING.own && state.turnPlayer === seat) return undefined;
  return refusal(timing === TIMING.own ? 'own-turn-only' : 'main-phase-only', 'MYS-6.1');
};

/** Why a card of the hand cannot be played now; undefined when it can. */
export const refuseCard = (state: State, seat: number, card: number): Refusal | undefined => {
  const keeper = state.keepers[seat] as Keeper;
  const late = mistimed(state, seat, card);
  if (late !== undefined) return late;
  if (keeper.played >= keeper.limit) return refusal('card-limit', 'MYS-16.3', { limit: keeper.limit });
  const cost = costOf(state, seat, card);
  if (cost > keeper.crystal)
    return refusal('too-little-crystal', 'MYS-22.3', { cost, crystal: keeper.crystal });
  const { cast } = cardEntry(card);
  if (cast !== undefined && !canAnnounce(state, cast, seat, -1)) return refusal('no-target', 'MYS-22.3');
  return undefined;
};

const refuseTiming = (state: State, seat: number, entry: AbilityEntry): Refusal | undefined => {
  if (entry.answers !== undefined && !answersTop(state, seat, entry.answers))
    return refusal('nothing-to-answer', 'MYS-8.3');
  if (!entry.atAnyTime && !isOwnMain(state, seat)) return refusal('main-phase-only', 'MYS-7.6');
  return entry.once && state.turnPlayer !== seat ? refusal('own-turn-only', 'MYS-7.4') : undefined;
};

/** MYS-20.1, MYS-31.1, MYS-34.1; Equipment uses its host's Fatigue and nothing else of it. */
const refuseBody = (state: State, seat: number, thing: Thing, entry: AbilityEntry): Refusal | undefined => {
  if (cardEntry(thing.card).isUnit) {
    if (thing.fatigue !== 0) return refusal('fatigued', 'MYS-20.1');
    if (hasStatus(thing, STATUS.sleep)) return refusal('asleep', 'MYS-34.1');
    if (hasStatus(thing, STATUS.paralyzed)) return refusal('paralyzed', 'MYS-31.1');
  }
  if (!entry.fatigue) return undefined;
  const payer = findThing(state, thing.host) ?? thing;
  if (payer.controller !== seat) return refusal('host-not-yours', 'MYS-10.6');
  if (payer.fatigue !== 0) return refusal('fatigued', 'MYS-7.5');
  return isCommitted(state, payer) ? refusal('committed', 'MYS-17.15') : undefined;
};

const refusePrice = (state: State, seat: number, entry: AbilityEntry, self: Ref): Refusal | undefined => {
  const { crystal } = state.keepers[seat] as Keeper;
  if (entry.crystal > crystal)
    return refusal('too-little-crystal', 'MYS-22.3', { cost: entry.crystal, crystal });
  return canAnnounce(state, entry, seat, self) ? undefined : refusal('no-target', 'MYS-22.3');
};

export const refuseAbility = (
  state: State,
  seat: number,
  thing: Thing,
  entry: AbilityEntry,
): Refusal | undefined => {
  if (thing.controller !== seat) return refusal('not-yours', 'MYS-4.6');
  const late = refuseTiming(state, seat, entry);
  if (late !== undefined) return late;
  if (entry.once && (thing.used & (1 << entry.place)) !== 0) return refusal('used', 'MYS-7.4');
  return refuseBody(state, seat, thing, entry) ?? refusePrice(state, seat, entry, thing.id);
};

/** MYS-11.2 */
export const refuseTower = (
  state: State,
  seat: number,
  entry: AbilityEntry,
  self: Ref,
): Refusal | undefined => {
  const keeper = state.keepers[seat] as Keeper;
  const late = refuseTiming(state, seat, entry);
  if (late !== undefined) return late;
  if (keeper.towerBarred === 1) return refusal('tower-barred', 'MYS-1.3');
  if ((keeper.used & (1 << entry.place)) !== 0) return refusal('used', 'MYS-11.2');
  return refusePrice(state, seat, entry, self);
};

/** Cards for Main Phases alone need no closer look in windows and Cascades. */
const canEverAnswer = (card: number): boolean => {
  const { timing, cast } = cardEntry(card);
  return timing !== TIMING.main || cast?.answers !== undefined;
};

/** Whether the seat may announce something in answer or in a window (MYS-13.4). */
export const mayAnnounce = (state: State, seat: number): boolean => {
  const { hand, tower } = state.keepers[seat] as Keeper;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number;
    if (canEverAnswer(card) && refuseCard(state, seat, card) === undefined) return true;
  }
  for (let at = 0; at < state.things.length; at++) {
    const thing = state.things[at] as Thing;
    if (thing.controller !== seat) continue;
    const { actives } = cardEntry(thing.card);
    for (let ability = 0; ability < actives.length; ability++)
      if (refuseAbility(state, seat, thing, actives[ability] as AbilityEntry) === undefined) return true;
  }
  return towerEntry(tower).actives.some((entry) => refuseTower(state, seat, entry, -2 - seat) === undefined);
};

/** Whether responses can be made: at a response point or in a window. */
export const isPoint = (state: State): boolean => state.links.length > 0 || isWindow(state);
