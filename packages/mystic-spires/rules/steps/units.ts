/** Steps that change Units and Towers: damage, healing, Power, statuses, bonds (sections 20, 21, 24, 29). */

import { NONE } from '@three-spires/kernel';
import type { Status } from '../../words/lists.ts';
import type { unitWords } from '../../words/units.ts';
import { STALE } from '../compile/codes.ts';
import type { StepEntry } from '../compile/step-entry.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { changeStatus, dealDamage, healBy } from '../field/harm.ts';
import { type Doom, destroyTogether } from '../field/leaving.ts';
import { amountOf } from '../figures/amounts.ts';
import { findThing } from '../refs.ts';
import type { Link, Ref, State, Thing } from '../state.ts';
import { type Handlers, keepFirst, NOTHING } from './handler.ts';
import { objectsOf } from './objects.ts';

const raiseThing = (
  state: State,
  thing: Thing,
  power: number,
  { hp, until }: StepEntry,
  emit: MysticSpiresEmit,
): void => {
  if (until === undefined) {
    thing.lastingPower += power;
    thing.lastingHp += hp;
  } else {
    thing.turnPower += power;
    thing.turnHp += hp;
  }
  state.stale |= STALE.field;
  emit?.({ type: 'raised', thing: thing.id, power, hp });
};

const changeStatuses = (
  state: State,
  link: Link,
  entry: StepEntry,
  isGiven: boolean,
  emit: MysticSpiresEmit,
): Ref[] => {
  const refs = objectsOf(state, link, entry);
  let changed = 0;
  for (let at = 0; at < refs.length; at++) {
    const thing = findThing(state, refs[at] as Ref);
    if (thing === undefined) continue;
    changeStatus(state, thing, entry.status as Status, isGiven, entry.until, emit);
    refs[changed++] = thing.id;
  }
  keepFirst(refs, changed);
  return refs;
};

export const UNIT_STEPS: Handlers<typeof unitWords> = {
  destroy: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    const dooms: Doom[] = [];
    for (let at = 0; at < refs.length; at++) {
      const thing = findThing(state, refs[at] as Ref);
      if (thing === undefined) continue;
      refs[dooms.length] = thing.id;
      dooms.push({ thing, by: link.keeper, killer: NONE });
    }
    keepFirst(refs, dooms.length);
    destroyTogether(state, dooms, link, emit);
    return refs;
  },
  damage: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
    let hurt = 0;
    for (let at = 0; at < refs.length; at++) {
      const ref = refs[at] as Ref;
      if (dealDamage(state, ref, amount, link.keeper, NONE, emit) > 0) refs[hurt++] = ref;
    }
    keepFirst(refs, hurt);
    return refs;
  },
  heal: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    const amount = amountOf(state, entry.amount, link.keeper, link.source, link);
    let healed = 0;
    for (let at = 0; at < refs.length; at++) {
      const ref = refs[at] as Ref;
      if (healBy(state, ref, amount, emit) > 0) refs[healed++] = ref;
    }
    keepFirst(refs, healed);
    return refs;
  },
  raise: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    const power = amountOf(state, entry.amount, link.keeper, link.source, link);
    let raised = 0;
    for (let at = 0; at < refs.length; at++) {
      const thing = findThing(state, refs[at] as Ref);
      if (thing === undefined) continue;
      raiseThing(state, thing, power, entry, emit);
      refs[raised++] = thing.id;
    }
    keepFirst(refs, raised);
    return refs;
  },
  ready: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    let readied = 0;
    for (let at = 0; at < refs.length; at++) {
      const thing = findThing(state, refs[at] as Ref);
      if (thing === undefined || thing.fatigue === 0) continue;
      thing.fatigue = 0;
      state.stale |= STALE.fatigue;
      emit?.({ type: 'readied', thing: thing.id });
      refs[readied++] = thing.id;
    }
    keepFirst(refs, readied);
    return refs;
  },
  give: (state, link, entry, emit) => changeStatuses(state, link, entry, true, emit),
  strip: (state, link, entry, emit) => changeStatuses(state, link, entry, false, emit),
  bond: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    const first = findThing(state, refs[0] ?? NONE);
    const second = findThing(state, refs[1] ?? NONE);
    if (first === undefined || second === undefined || first === second) return NOTHING;
    first.bonds = [...first.bonds, second.id];
    second.bonds = [...second.bonds, first.id];
    emit?.({ type: 'bonded', things: [first.id, second.id], cards: [first.card, second.card] });
    return [first.id, second.id];
  },
};
