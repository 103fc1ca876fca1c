/** Steps that change Units and Towers: damage, healing, Power, statuses, bonds (sections 20, 21, 24, 29). */

import { NONE } from '@three-spires/kernel';
import type { Status } from '../../words/lists.ts';
import { STALE } from '../compile/codes.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { changeStatus, dealDamage, healBy } from '../field/harm.ts';
import { destroyTogether } from '../field/leaving.ts';
import { amountOf } from '../figures/amounts.ts';
import type { Link, Ref, State } from '../state.ts';
import { type Handler, NOTHING } from './handler.ts';
import { objectsOf, thingsAmong } from './objects.ts';

export const destroy: Handler = (state, link, entry, emit) => {
  const doomed = thingsAmong(state, objectsOf(state, link, entry));
  destroyTogether(
    state,
    doomed.map((thing) => ({ thing, by: link.keeper, killer: NONE })),
    link,
    emit,
  );
  return doomed.map(({ id }) => id);
};

export const damage: Handler = (state, link, entry, emit) => {
  const refs = objectsOf(state, link, entry);
  const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
  return refs.filter((ref) => dealDamage(state, ref, amount, link.keeper, NONE, emit) > 0);
};

export const heal: Handler = (state, link, entry, emit) => {
  const refs = objectsOf(state, link, entry);
  const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
  return refs.filter((ref) => healBy(state, ref, amount, emit) > 0);
};

export const raise: Handler = (state, link, entry, emit) => {
  const { amount, hp, until } = entry;
  return thingsAmong(state, objectsOf(state, link, entry)).map((thing) => {
    const power = amountOf(state, amount, link.keeper, link.source, link);
    if (until === undefined) {
      thing.lastingPower += power;
      thing.lastingHp += hp;
    } else {
      thing.turnPower += power;
      thing.turnHp += hp;
    }
    state.stale |= STALE.field;
    emit?.({ type: 'raised', thing: thing.id, power, hp });
    return thing.id;
  });
};

export const ready: Handler = (state, link, entry, emit) =>
  thingsAmong(state, objectsOf(state, link, entry)).flatMap((thing) => {
    if (thing.fatigue === 0) return [];
    thing.fatigue = 0;
    state.stale |= STALE.fatigue;
    emit?.({ type: 'readied', thing: thing.id });
    return [thing.id];
  });

const changeStatuses = (
  state: State,
  link: Link,
  entry: StepEntry,
  isGiven: boolean,
  emit: MysticSpiresEmit,
): Ref[] =>
  thingsAmong(state, objectsOf(state, link, entry)).map((thing) => {
    changeStatus(state, thing, entry.status as Status, isGiven, entry.until, emit);
    return thing.id;
  });

export const give: Handler = (state, link, entry, emit) => changeStatuses(state, link, entry, true, emit);
export const strip: Handler = (state, link, entry, emit) => changeStatuses(state, link, entry, false, emit);

export const bond: Handler = (state, link, entry, emit) => {
  const [first, second] = thingsAmong(state, objectsOf(state, link, entry));
  if (first === undefined || second === undefined || first === second) return NOTHING;
  first.bonds.push(second.id);
  second.bonds.push(first.id);
  emit?.({ type: 'bonded', things: [first.id, second.id] });
  return [first.id, second.id];
};
