/**
 * Power, highest HP, statuses and duties of everything in play, worked out anew in the order of MYS-21.4:
 * printed; statuses given and taken; Passive effects on statuses; Equipment; Passive effects on figures; lasting
 * and temporary changes.
 */
import { amountOf, holds } from './amounts.ts';
import { findThing, towerRef } from './refs.ts';
import { fits } from './select.ts';
import { spanBits } from './spans.ts';
import { type Keeper, NONE, opponentOf, type Ref, type State, type Thing, UNLIMITED } from './state.ts';
import { type AbilityEntry, type AuraEntry, cardEntry, statusBit, towerEntry } from './tables.ts';

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
 * The Passive effects that work now with their Keepers and sources. Filled anew by `gatherAuras`, so that the
 * figures of a hundred thousand positions need no new lists.
 */
const auras: {
  count: number;
  readonly entries: AuraEntry[];
  readonly seats: number[];
  readonly sources: Ref[];
} = {
  count: 0,
  entries: [],
  seats: [],
  sources: [],
};

const addPassives = (state: State, passives: readonly AbilityEntry[], seat: number, source: Ref): void => {
  for (let at = 0; at < passives.length; at++) {
    const ability = passives[at] as AbilityEntry;
    if (ability.while !== undefined && !holds(state, ability.while, seat)) continue;
    for (let aura = 0; aura < ability.auras.length; aura++) {
      auras.entries[auras.count] = ability.auras[aura] as AuraEntry;
      auras.seats[auras.count] = seat;
      auras.sources[auras.count] = source;
      auras.count++;
    }
  }
};

const gatherAuras = (state: State): void => {
  auras.count = 0;
  const { things, keepers } = state;
  for (let seat = 0; seat < keepers.length; seat++) {
    const { passives } = towerEntry((keepers[seat] as Keeper).tower);
    if (passives.length > 0) addPassives(state, passives, seat, towerRef(seat));
  }
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    const { passives } = cardEntry(thing.card);
    if (passives.length > 0) addPassives(state, passives, thing.controller, thing.id);
  }
};

/** What an aura does to one card in play. */
type Act = (thing: Thing, amount: number, more: number) => void;

/** Does something to every card in play that an aura means. */
const forObjects = (state: State, at: number, act: Act, amount: number, more: number): void => {
  const { sieve, what } = auras.entries[at] as AuraEntry;
  const source = auras.sources[at] as Ref;
  if (sieve !== undefined) {
    const seat = auras.seats[at] as number;
    for (let place = 0; place < state.things.length; place++) {
      const thing = state.things[place] as Thing;
      if (fits(sieve, thing, seat, source)) act(thing, amount, more);
    }
    return;
  }
  const self = findThing(state, source);
  const meant = what === 'host' && self !== undefined ? findThing(state, self.host) : self;
  if (meant !== undefined) act(meant, amount, more);
};

/** What there is besides printed figures, lasting and temporary changes; without any of it much can be skipped. */
const EXTRA = { equipment: 1, stripped: 2, negative: 4 } as const;

/** Sets what does not depend on other cards, and gives what else there is of EXTRA. */
const setOwn = (thing: Thing): number => {
  const { power, hp, statuses } = cardEntry(thing.card);
  // Sums may be made in any order (MYS-21.4); only what is below 0 waits for the end.
  thing.power = power + thing.lastingPower + thing.turnPower;
  thing.maxHp = hp + thing.lastingHp + thing.turnHp;
  thing.duties = 0;
  thing.statuses = thing.given.length === 0 ? statuses : statuses | spanBits(thing.given);
  let extra = thing.host === NONE ? 0 : EXTRA.equipment;
  if (thing.stripped.length > 0) extra |= EXTRA.stripped;
  return thing.power < 0 ? extra | EXTRA.negative : extra;
};

const addStatus: Act = (thing, bit) => {
  thing.statuses |= bit;
};

const takeStatus: Act = (thing, bit) => {
  thing.statuses &= ~bit;
};

const addDuty: Act = (thing, duty) => {
  thing.duties |= duty;
};

const addFigures: Act = (thing, power, hp) => {
  thing.power += power;
  thing.maxHp += hp;
};

/** MYS-24.1: taking away wins over every source. */
const changeStatuses = (state: State): void => {
  for (let at = 0; at < auras.count; at++) {
    const { does, bit } = auras.entries[at] as AuraEntry;
    if (does === 'give') forObjects(state, at, addStatus, bit, 0);
  }
  for (let at = 0; at < auras.count; at++) {
    const { does, bit } = auras.entries[at] as AuraEntry;
    if (does === 'strip') forObjects(state, at, takeStatus, bit, 0);
  }
};

const addEquipment = (state: State): void => {
  const { things } = state;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.host === NONE) continue;
    const host = findThing(state, thing.host);
    if (host === undefined) continue;
    const { power, hp } = cardEntry(thing.card);
    addFigures(host, power, hp);
  }
};

const changeFigures = (state: State, at: number): void => {
  const { does, bit, number, power: amount, hp } = auras.entries[at] as AuraEntry;
  const seat = auras.seats[at] as number;
  switch (does) {
    case 'raise': {
      const power = amountOf(state, amount, seat, auras.sources[at] as Ref, undefined);
      forObjects(state, at, addFigures, power, hp);
      break;
    }
    case 'permit':
    case 'forbid':
    case 'force':
      forObjects(state, at, addDuty, bit, 0);
      break;
    case 'forbidTower':
      (state.keepers[opponentOf(seat)] as Keeper).towerBarred = 1;
      break;
    case 'tax':
      (state.keepers[opponentOf(seat)] as Keeper).tax += number;
      break;
    case 'limit': {
      const keeper = state.keepers[opponentOf(seat)] as Keeper;
      keeper.limit = Math.min(keeper.limit, number);
      break;
    }
    default:
      break;
  }
};

const stripGiven = ({ things }: State): void => {
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.stripped.length > 0) thing.statuses &= ~spanBits(thing.stripped);
  }
};

/** MYS-21.5 */
const raiseToZero = ({ things }: State): void => {
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.power < 0) thing.power = 0;
  }
};

export const refresh = (state: State): void => {
  const { things, keepers } = state;
  for (let seat = 0; seat < keepers.length; seat++) {
    const keeper = keepers[seat] as Keeper;
    keeper.tax = 0;
    keeper.limit = UNLIMITED;
    keeper.towerBarred = 0;
  }
  let extra = 0;
  for (let at = 0; at < things.length; at++) extra |= setOwn(things[at] as Thing);
  gatherAuras(state);
  if (auras.count > 0) changeStatuses(state);
  if ((extra & EXTRA.stripped) !== 0) stripGiven(state);
  if ((extra & EXTRA.equipment) !== 0) addEquipment(state);
  for (let at = 0; at < auras.count; at++) changeFigures(state, at);
  if (auras.count > 0 || (extra & (EXTRA.equipment | EXTRA.negative)) !== 0) raiseToZero(state);
};

const NO_IGNITES: readonly number[] = [];

/** Every Ignite X a Unit has now: printed ones and those of Passive effects, each for itself (MYS-27.3). */
export const ignitesOf = (state: State, unit: Thing): readonly number[] => {
  if (!hasStatus(unit, STATUS.ignite)) return NO_IGNITES;
  const found = [...cardEntry(unit.card).ignites];
  gatherAuras(state);
  for (let at = 0; at < auras.count; at++) {
    const { aura } = auras.entries[at] as AuraEntry;
    if (aura.do !== 'give' || aura.status !== 'Ignite') continue;
    const amount = aura.amount ?? 1;
    forObjects(
      state,
      at,
      (thing) => {
        if (thing.id === unit.id) found.push(amount);
      },
      0,
      0,
    );
  }
  return found;
};
