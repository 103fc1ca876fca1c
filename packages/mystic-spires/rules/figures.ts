/**
 * Power, highest HP, statuses and duties of everything in play, worked out anew in the order of MYS-21.4:
 * printed; statuses given and taken; Passive effects on statuses; Equipment; Passive effects on figures; lasting
 * and temporary changes.
 */
import type { Aura, Objects } from '../words/effect.ts';
import { STATUSES } from '../words/lists.ts';
import { amountOf, holds } from './amounts.ts';
import { findThing, towerRef } from './refs.ts';
import { fits } from './select.ts';
import type { Sieve } from './sieve.ts';
import { DUTY, type Keeper, NONE, opponentOf, type Ref, type State, type Thing, UNLIMITED } from './state.ts';
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

/** Visits every Passive effect that works now, with its source. */
type Visit = (state: State, entry: AuraEntry, seat: number, source: Ref) => void;

const visitPassives = (
  state: State,
  passives: readonly AbilityEntry[],
  seat: number,
  source: Ref,
  visit: Visit,
): void => {
  for (let at = 0; at < passives.length; at++) {
    const ability = passives[at] as AbilityEntry;
    if (ability.while !== undefined && !holds(state, ability.while, seat)) continue;
    for (let aura = 0; aura < ability.auras.length; aura++)
      visit(state, ability.auras[aura] as AuraEntry, seat, source);
  }
};

const visitAuras = (state: State, visit: Visit): void => {
  const { things, keepers } = state;
  for (let seat = 0; seat < keepers.length; seat++) {
    const { passives } = towerEntry((keepers[seat] as Keeper).tower);
    visitPassives(state, passives, seat, towerRef(seat), visit);
  }
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    const { passives } = cardEntry(thing.card);
    if (passives.length > 0) visitPassives(state, passives, thing.controller, thing.id, visit);
  }
};

/** Does something to every card in play that an aura means. */
const forObjects = (
  state: State,
  what: Objects,
  sieve: Sieve | undefined,
  seat: number,
  source: Ref,
  act: (thing: Thing) => void,
): void => {
  if (sieve !== undefined) {
    for (const thing of state.things) if (fits(sieve, thing, seat, source)) act(thing);
    return;
  }
  const self = findThing(state, source);
  const meant = what === 'host' && self !== undefined ? findThing(state, self.host) : self;
  if (meant !== undefined) act(meant);
};

const setPrinted = (thing: Thing): void => {
  const { definition, statuses } = cardEntry(thing.card);
  thing.power = definition.power;
  thing.maxHp = definition.hp;
  thing.duties = 0;
  let bits = statuses;
  for (let status = 0; status < STATUSES.length; status++)
    if ((thing.given[status] as number) > 0) bits |= 1 << status;
  thing.statuses = bits;
};

const giveStatus: Visit = (state, { aura, sieve }, seat, source) => {
  if (aura.do !== 'give') return;
  const bit = statusBit(aura.status);
  forObjects(state, aura.what, sieve, seat, source, (thing) => {
    thing.statuses |= bit;
  });
};

/** MYS-24.1: taking away wins over every source. */
const stripStatus: Visit = (state, { aura, sieve }, seat, source) => {
  if (aura.do !== 'strip') return;
  const bit = statusBit(aura.status);
  forObjects(state, aura.what, sieve, seat, source, (thing) => {
    thing.statuses &= ~bit;
  });
};

const stripGiven = (thing: Thing): void => {
  for (let status = 0; status < STATUSES.length; status++)
    if ((thing.stripped[status] as number) > 0) thing.statuses &= ~(1 << status);
};

const addEquipment = (state: State): void => {
  for (const thing of state.things) {
    if (thing.host === NONE) continue;
    const host = findThing(state, thing.host);
    if (host === undefined) continue;
    const { power, hp } = cardEntry(thing.card).definition;
    host.power += power;
    host.maxHp += hp;
  }
};

const DUTIES: Readonly<Record<string, number>> = {
  'permit attack': DUTY.mayAttack,
  'permit hitEthereal': DUTY.hitsEthereal,
  'forbid attack': DUTY.cannotAttack,
  'forbid intercept': DUTY.cannotIntercept,
  'force attack': DUTY.mustAttack,
  'force intercept': DUTY.mustIntercept,
};

const dutyOf = (aura: Extract<Aura, { act: string }>): number => DUTIES[`${aura.do} ${aura.act}`] ?? 0;

const changeFigures: Visit = (state, { aura, sieve }, seat, source) => {
  switch (aura.do) {
    case 'raise': {
      const power = amountOf(state, aura.power, seat, source, undefined);
      forObjects(state, aura.what, sieve, seat, source, (thing) => {
        thing.power += power;
        thing.maxHp += aura.hp;
      });
      break;
    }
    case 'permit':
    case 'forbid':
    case 'force': {
      const duty = dutyOf(aura);
      forObjects(state, aura.what, sieve, seat, source, (thing) => {
        thing.duties |= duty;
      });
      break;
    }
    case 'forbidTower':
      (state.keepers[opponentOf(seat)] as Keeper).towerBarred = 1;
      break;
    case 'tax':
      (state.keepers[opponentOf(seat)] as Keeper).tax += aura.number;
      break;
    case 'limit': {
      const keeper = state.keepers[opponentOf(seat)] as Keeper;
      keeper.limit = Math.min(keeper.limit, aura.number);
      break;
    }
    default:
      break;
  }
};

export const refresh = (state: State): void => {
  const { things, keepers } = state;
  for (const keeper of keepers) {
    keeper.tax = 0;
    keeper.limit = UNLIMITED;
    keeper.towerBarred = 0;
  }
  for (const thing of things) setPrinted(thing);
  visitAuras(state, giveStatus);
  visitAuras(state, stripStatus);
  for (const thing of things) stripGiven(thing);
  addEquipment(state);
  visitAuras(state, changeFigures);
  for (const thing of things) {
    // MYS-21.5
    thing.power = Math.max(0, thing.power + thing.lastingPower + thing.turnPower);
    thing.maxHp += thing.lastingHp + thing.turnHp;
  }
};

/** Every Ignite X a Unit has now: printed ones and those of Passive effects, each for itself (MYS-27.3). */
export const ignitesOf = (state: State, unit: Thing): number[] => {
  if (!hasStatus(unit, STATUS.ignite)) return [];
  const found = [...cardEntry(unit.card).ignites];
  visitAuras(state, (now, { aura, sieve }, seat, source) => {
    if (aura.do !== 'give' || aura.status !== 'Ignite') return;
    forObjects(now, aura.what, sieve, seat, source, (thing) => {
      if (thing.id === unit.id) found.push(aura.amount ?? 1);
    });
  });
  return found;
};
