/**
 * Power, maximum HP, statuses and duties of everything in play, computed in the order of MYS-21.4: printed
 * values; statuses given and taken; Passive effects on statuses; Equipment; Passive effects on figures;
 * lasting and temporary changes.
 */

import { NONE } from '@three-spires/kernel';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { type AuraEntry, statusBit } from '../compile/aura-entry.ts';
import { ABLE, ARRIVED_SHIFT, AURA, STALE } from '../compile/codes.ts';
import {
  CARD_ABLE,
  CARD_COUNTS,
  CARD_HP,
  CARD_POWER,
  CARD_STATUSES,
  cardEntry,
  towerEntry,
} from '../compile/entries.ts';
import { findThing, towerRef } from '../refs.ts';
import { type Keeper, keeperAt, opponentOf, type Ref, type State, type Thing, UNLIMITED } from '../state.ts';
import { amountOf, holds } from './amounts.ts';
import { fits, fitsOn, sideOf } from './select.ts';
import { spanBits } from './spans.ts';

export const STATUS = {
  fatal: statusBit('Fatal'),
  necrotic: statusBit('Necrotic'),
  ignite: statusBit('Ignite'),
  levitating: statusBit('Levitating'),
  paralyzed: statusBit('Paralyzed'),
  piercing: statusBit('Piercing'),
  poison: statusBit('Poison'),
  poisoned: statusBit('Poisoned'),
  sleep: statusBit('Sleep'),
  ethereal: statusBit('Ethereal'),
} as const;

export const hasStatus = (thing: Thing, bits: number): boolean => (thing.statuses & bits) !== 0;
export const hasDuty = (thing: Thing, bit: number): boolean => (thing.duties & bit) !== 0;
export const hpLeft = (thing: Thing): number => thing.maxHp - thing.damage;

/**
 * The Passive effects that work now, with their Keepers and sources. `gatherAuras` refills these lists, so
 * that a search over a hundred thousand positions allocates no new ones.
 */
const auras: {
  count: number;
  /** What they depend on besides the cards in play, including those not working now; as bits of STALE. */
  leans: number;
  /** What they do, one bit per AURA number: most positions have few kinds. */
  kinds: number;
  readonly entries: AuraEntry[];
  readonly seats: number[];
  readonly sources: Ref[];
} = {
  count: 0,
  leans: 0,
  kinds: 0,
  entries: [],
  seats: [],
  sources: [],
};

const addPassives = (state: State, passives: readonly AbilityEntry[], seat: number, source: Ref): void => {
  for (let at = 0; at < passives.length; at++) {
    const ability = passives[at] as AbilityEntry;
    auras.leans |= ability.leans;
    if (ability.while !== undefined && !holds(state, ability.while, seat)) continue;
    for (let aura = 0; aura < ability.auras.length; aura++) {
      const entry = ability.auras[aura] as AuraEntry;
      auras.kinds |= 1 << entry.does;
      auras.entries[auras.count] = entry;
      auras.seats[auras.count] = seat;
      auras.sources[auras.count] = source;
      auras.count++;
    }
  }
};

const gatherTowerAuras = (state: State): void => {
  const { keepers } = state;
  auras.count = 0;
  auras.leans = 0;
  auras.kinds = 0;
  for (let seat = 0; seat < 2; seat++) {
    const { passives } = towerEntry((keepers[seat] as Keeper).tower);
    if (passives.length > 0) addPassives(state, passives, seat, towerRef(seat));
  }
};

const addPassivesOf = (state: State, thing: Thing): void =>
  addPassives(state, cardEntry(thing.card).passives, thing.controller, thing.id);

const gatherAuras = (state: State): void => {
  const { things } = state;
  gatherTowerAuras(state);
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (((CARD_ABLE[thing.card] as number) & ABLE.passive) !== 0) addPassivesOf(state, thing);
  }
};

/** The card in play that an aura refers to: itself, or the equipped Unit. */
const referredTo = (state: State, at: number): Thing | undefined => {
  const source = findThing(state, auras.sources[at] as Ref);
  const isHost = (auras.entries[at] as AuraEntry).isOnHost && source !== undefined;
  return isHost ? findThing(state, source.host) : source;
};

/** Applies an aura to one card in play; `power` is the aura's current amount of Power. */
const act = (thing: Thing, { does, bit, hp }: AuraEntry, power: number): void => {
  switch (does) {
    case AURA.give:
      thing.statuses |= bit;
      break;
    case AURA.strip:
      thing.statuses &= ~bit;
      break;
    case AURA.raise:
      thing.power += power;
      thing.maxHp += hp;
      break;
    default:
      thing.duties |= bit;
  }
};

/** Applies an aura to every card in play that it selects. */
const work = (state: State, at: number, power: number): void => {
  const entry = auras.entries[at] as AuraEntry;
  const { sieve } = entry;
  if (sieve === undefined) {
    const thing = referredTo(state, at);
    if (thing !== undefined) act(thing, entry, power);
    return;
  }
  const side = sideOf(sieve, auras.seats[at] as number);
  const source = auras.sources[at] as Ref;
  const { things } = state;
  for (let place = 0; place < things.length; place++) {
    const thing = things[place] as Thing;
    if (fitsOn(sieve, thing, side, source)) act(thing, entry, power);
  }
};

/** What computing the figures found: Equipment, statuses taken away, Units without HP. */
export const FOUND = { equipment: 1, stripped: 2, dying: 4 } as const;

/**
 * Computes each card's own figures and, in the same loop, its Passive effects and what it can do. Returns
 * what was found. The tables are read only once: this is the longest loop of the game.
 */
const setAllOwn = (state: State): number => {
  const { things, keepers } = state;
  const powers = CARD_POWER;
  const hps = CARD_HP;
  const printed = CARD_STATUSES;
  const ables = CARD_ABLE;
  let found = 0;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    const { card, given } = thing;
    const statuses = printed[card] as number;
    // Sums are order-independent (MYS-21.4); only values below 0 are handled at the end.
    thing.power = (powers[card] as number) + thing.lastingPower + thing.turnPower;
    thing.maxHp = (hps[card] as number) + thing.lastingHp + thing.turnHp;
    thing.duties = 0;
    thing.statuses = given.length === 0 ? statuses : statuses | spanBits(given);
    if (thing.host !== NONE) found |= FOUND.equipment;
    if (thing.stripped.length > 0) found |= FOUND.stripped;
    const able = ables[card] as number;
    if (able === 0) continue;
    (keepers[thing.controller] as Keeper).able |= able;
    if ((able & ABLE.passive) !== 0) addPassivesOf(state, thing);
  }
  return found;
};

const workAll = (state: State, does: number): void => {
  if ((auras.kinds & (1 << does)) === 0) return;
  for (let at = 0; at < auras.count; at++)
    if ((auras.entries[at] as AuraEntry).does === does) work(state, at, 0);
};

const addEquipment = (state: State): void => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.host === NONE) continue;
    const host = findThing(state, thing.host);
    if (host === undefined) continue;
    host.power += CARD_POWER[thing.card] as number;
    host.maxHp += CARD_HP[thing.card] as number;
  }
};

/** Figures and duties; statuses are final by then. */
const changeFigures = (state: State, at: number): void => {
  const { does, number, power } = auras.entries[at] as AuraEntry;
  const seat = auras.seats[at] as number;
  const other = keeperAt(state, opponentOf(seat));
  switch (does) {
    case AURA.raise:
      work(state, at, amountOf(state, power, seat, auras.sources[at] as Ref, undefined));
      break;
    case AURA.forbidTower:
      other.towerBarred = 1;
      break;
    case AURA.tax:
      other.tax += number;
      break;
    case AURA.limit:
      other.limit = Math.min(other.limit, number);
      break;
    case AURA.give:
    case AURA.strip:
      break;
    default:
      work(state, at, 0);
  }
};

const stripGiven = ({ things }: State): void => {
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.stripped.length > 0) thing.statuses &= ~spanBits(thing.stripped);
  }
};

/** MYS-21.5. Returns what was found. */
const raiseToZero = ({ things }: State): number => {
  let found = 0;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.power < 0) thing.power = 0;
    if (hpLeft(thing) <= 0) found = FOUND.dying;
  }
  return found;
};

const resetKeepers = ({ keepers }: State): void => {
  for (let seat = 0; seat < 2; seat++) {
    const keeper = keepers[seat] as Keeper;
    keeper.able = towerEntry(keeper.tower).able;
    keeper.tax = 0;
    keeper.limit = UNLIMITED;
    keeper.towerBarred = 0;
  }
};

/** Recomputes all figures; returns what was found. */
export const refreshAll = (state: State): number => {
  resetKeepers(state);
  gatherTowerAuras(state);
  const found = setAllOwn(state);
  // MYS-24.1: taking a status away beats every source of it.
  workAll(state, AURA.give);
  workAll(state, AURA.strip);
  if ((found & FOUND.stripped) !== 0) stripGiven(state);
  if ((found & FOUND.equipment) !== 0) addEquipment(state);
  for (let at = 0; at < auras.count; at++) changeFigures(state, at);
  state.leans = auras.leans;
  state.stale &= STALE.damage;
  return found | raiseToZero(state);
};

/**
 * Whether a card that comes or goes leaves all other figures unchanged, provided no Passive effect counts
 * cards.
 */
export const changesNoOther = ({ card, host }: Thing): boolean =>
  host === NONE && ((CARD_ABLE[card] as number) & ABLE.passive) === 0;

/** Whether a Passive effect in play counts cards in play. */
const areCardsCounted = ({ things, keepers }: State): boolean => {
  for (let seat = 0; seat < 2; seat++) if (towerEntry((keepers[seat] as Keeper).tower).counts) return true;
  for (let at = 0; at < things.length; at++)
    if ((CARD_COUNTS[(things[at] as Thing).card] as number) !== 0) return true;
  return false;
};

const hasPassives = ({ keepers }: State): boolean =>
  (((keepers[0] as Keeper).able | (keepers[1] as Keeper).able) & ABLE.passive) !== 0;

/** Recomputes what the Keepers can do with what is left. Returns what was found. */
const resetAble = ({ things, keepers }: State): number => {
  let found = 0;
  for (let seat = 0; seat < 2; seat++) {
    const keeper = keepers[seat] as Keeper;
    keeper.able = towerEntry(keeper.tower).able;
  }
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.host !== NONE) found = FOUND.equipment;
    (keepers[thing.controller] as Keeper).able |= CARD_ABLE[thing.card] as number;
  }
  return found;
};

/** Applies one gathered Passive effect to a card that is neither its source nor its host. */
const workOn = (state: State, at: number, thing: Thing): void => {
  const entry = auras.entries[at] as AuraEntry;
  const { sieve, power, does } = entry;
  const seat = auras.seats[at] as number;
  const source = auras.sources[at] as Ref;
  if (sieve === undefined || !fitsOn(sieve, thing, sideOf(sieve, seat), source)) return;
  act(thing, entry, does === AURA.raise ? amountOf(state, power, seat, source, undefined) : 0);
};

/** Computes the figures of a newly arrived card, starting from the printed ones. Same order as for all. */
const welcome = (state: State, thing: Thing): void => {
  const { entries, count } = auras;
  for (let at = 0; at < count; at++)
    if ((entries[at] as AuraEntry).does === AURA.give) workOn(state, at, thing);
  for (let at = 0; at < count; at++)
    if ((entries[at] as AuraEntry).does === AURA.strip) workOn(state, at, thing);
  for (let at = 0; at < count; at++) {
    const { does } = entries[at] as AuraEntry;
    if (does !== AURA.give && does !== AURA.strip) workOn(state, at, thing);
  }
  if (thing.power < 0) thing.power = 0;
};

/** Returns what was found. */
const welcomeArrived = (state: State, arrived: number): number => {
  const { things } = state;
  const areChanged = hasPassives(state);
  if (areChanged) gatherAuras(state);
  let found = 0;
  for (let at = things.length - arrived; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (areChanged) welcome(state, thing);
    if (hpLeft(thing) <= 0) found = FOUND.dying;
  }
  return found;
};

/** Handles cards that came or went and change no figures but their own: all others keep theirs. */
const refreshSome = (state: State): number => {
  const { stale } = state;
  let found = (stale & STALE.damage) === 0 ? 0 : FOUND.dying;
  if ((stale & STALE.gone) !== 0) found |= resetAble(state);
  const arrived = stale >> ARRIVED_SHIFT;
  if (arrived > 0) found |= welcomeArrived(state, arrived);
  state.stale = stale & STALE.damage;
  return found;
};

/** Recomputes the figures that may have changed; returns what was found. */
export const refresh = (state: State): number => {
  if ((state.stale & (STALE.field | state.leans)) !== 0 || areCardsCounted(state)) return refreshAll(state);
  return refreshSome(state);
};

/** Whether anything that figures depend on has changed. */
export const areFiguresStale = ({ stale, leans }: State): boolean =>
  (stale & (STALE.field | STALE.gone | leans)) !== 0 || stale >= STALE.arrived;

/**
 * Every Ignite X that a Unit with this status has now: printed ones and those from Passive effects, each
 * separately (MYS-27.3).
 */
export const ignitesOf = (state: State, unit: Thing): readonly number[] => {
  const found = [...cardEntry(unit.card).ignites];
  gatherAuras(state);
  for (let at = 0; at < auras.count; at++) {
    const { does, bit, sieve, number } = auras.entries[at] as AuraEntry;
    if (does !== AURA.give || bit !== STATUS.ignite) continue;
    const isMeant =
      sieve === undefined
        ? referredTo(state, at) === unit
        : fits(sieve, unit, auras.seats[at] as number, auras.sources[at] as Ref);
    if (isMeant) found.push(number);
  }
  return found;
};
