/** The Battle Phase: declaration, interception, damage (section 17). */

import { closeQuestion, NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { announceLink, pushLink } from '../cascade/announce.ts';
import { newLink } from '../cascade/links.ts';
import { LINK, OCCASION } from '../compile/codes.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { check } from '../field/check.ts';
import { changeStatus, dealDamage, tire } from '../field/harm.ts';
import { destroyTogether } from '../field/leaving.ts';
import { triggerSelf, triggerWatchers } from '../field/triggers.ts';
import { hasStatus, hpLeft, ignitesOf, STATUS } from '../figures/figures.ts';
import { findThing, isTower, towerRef, towerSeat } from '../refs.ts';
import { ATTACK, keeperAt, opponentOf, QUESTION, type Ref, type State, type Thing } from '../state.ts';
import { BARRED, hasInterceptor } from './able.ts';

const destroyAlone = (state: State, thing: Thing, emit: MysticSpiresEmit): void => {
  // no Keeper counts as its destroyer.
  destroyTogether(state, [{ thing, by: NONE, killer: NONE }], undefined, emit);
  check(state, emit);
};

/** MYS-17.5: Necrotic first, then the attack triggers. */
export const declareAttack = (state: State, attacker: Thing, target: Ref, emit: MysticSpiresEmit): void => {
  const { attack } = state;
  attack.stage = ATTACK.declared;
  attack.attacker = attacker.id;
  attack.target = target;
  attack.interceptor = NONE;
  attack.negated = 0;
  if (emit !== undefined) {
    const aim = findThing(state, target);
    emit({
      type: 'attackDeclared',
      seat: attacker.controller,
      attacker: attacker.id,
      card: attacker.card,
      target,
      ...(aim === undefined ? {} : { targetCard: aim.card }),
    });
  }
  if (hasStatus(attacker, STATUS.necrotic)) {
    destroyAlone(state, attacker, emit);
    openWindow(state);
    return;
  }
  triggerSelf(state, attacker, OCCASION.attacks, NONE);
};

/** The window after an attack, however it ended (MYS-13.3). */
const openWindow = (state: State): void => {
  state.attack.stage = ATTACK.window;
  state.passes = 0;
  state.priority = state.turnPlayer;
};

/** Continues the attack; called whenever nothing is left to resolve. */
export const goOnAttacking = (state: State, emit: MysticSpiresEmit): void => {
  switch (state.attack.stage) {
    case ATTACK.declared:
      announceAttack(state, emit);
      break;
    case ATTACK.announced:
      cutOff(state, emit);
      break;
    case ATTACK.intercepted:
      strike(state, emit);
      break;
    case ATTACK.struck:
      openWindow(state);
      break;
    default:
      break;
  }
};

const announceAttack = (state: State, emit: MysticSpiresEmit): void => {
  const { attack } = state;
  const attacker = findThing(state, attack.attacker);
  if (attacker === undefined) {
    endAttack(state, emit);
    return;
  }
  attack.stage = ATTACK.announced;
  const link = newLink(state, LINK.attack, attacker.controller, attacker.card, NONE);
  link.source = attacker.id;
  link.targets.push(attack.target);
  pushLink(state, link);
  announceLink(state, link, NONE, emit);
};

/** MYS-17.6: the only moment at which an attack can still fail. */
const cutOff = (state: State, emit: MysticSpiresEmit): void => {
  const { attack } = state;
  const attacker = findThing(state, attack.attacker);
  const hasTarget = isTower(attack.target) || findThing(state, attack.target) !== undefined;
  if (attacker === undefined || attack.negated === 1 || !hasTarget || hasStatus(attacker, BARRED)) {
    endAttack(state, emit);
    return;
  }
  attack.stage = ATTACK.intercept;
  if (hasInterceptor(state)) ask(state, QUESTION.intercept, opponentOf(state.turnPlayer));
  else attack.stage = ATTACK.intercepted;
};

/** The attack ends without damage; attacker and interceptor become Fatigued (MYS-17.6, R-52). */
const endAttack = (state: State, emit: MysticSpiresEmit): void => {
  emit?.({ type: 'attackEnded' });
  tireFighters(state, emit);
  state.attack.stage = ATTACK.struck;
};

const tireFighters = (state: State, emit: MysticSpiresEmit): void => {
  const attacker = findThing(state, state.attack.attacker);
  if (attacker !== undefined) tire(state, attacker, emit);
  const interceptor = findThing(state, state.attack.interceptor);
  if (interceptor !== undefined) tire(state, interceptor, emit);
};

export const declineInterception = (state: State): void => {
  closeQuestion(state);
  state.attack.stage = ATTACK.intercepted;
};

/** MYS-17.10: Necrotic, then Poison, then triggers. */
export const intercept = (state: State, interceptor: Thing, emit: MysticSpiresEmit): void => {
  closeQuestion(state);
  const { attack } = state;
  const attacker = findThing(state, attack.attacker) as Thing;
  attack.interceptor = interceptor.id;
  attack.target = interceptor.id;
  attack.stage = ATTACK.intercepted;
  emit?.({
    type: 'intercepted',
    seat: interceptor.controller,
    interceptor: interceptor.id,
    card: interceptor.card,
  });
  if (hasStatus(interceptor, STATUS.necrotic)) {
    interceptNecrotic(state, attacker, interceptor, emit);
    return;
  }
  infect(state, attacker, interceptor, emit);
  infect(state, interceptor, attacker, emit);
  check(state, emit);
  triggerSelf(state, interceptor, OCCASION.intercepts, attacker.id);
  triggerWatchers(state, OCCASION.interceptions, interceptor);
};

/** what Piercing would carry over still goes to the Tower. */
const interceptNecrotic = (
  state: State,
  attacker: Thing,
  interceptor: Thing,
  emit: MysticSpiresEmit,
): void => {
  const excess = attacker.power - hpLeft(interceptor);
  const tower = towerRef(interceptor.controller);
  destroyTogether(state, [{ thing: interceptor, by: NONE, killer: NONE }], undefined, emit);
  if (hasStatus(attacker, STATUS.piercing)) hitTower(state, attacker, tower, excess, emit);
  endAttack(state, emit);
  check(state, emit);
};

/** MYS-33.1 */
const infect = (state: State, from: Thing, to: Thing, emit: MysticSpiresEmit): void => {
  if (hasStatus(from, STATUS.poison)) changeStatus(state, to, 'Poisoned', true, undefined, emit);
};

const hitTower = (
  state: State,
  attacker: Thing,
  tower: Ref,
  amount: number,
  emit: MysticSpiresEmit,
): void => {
  if (dealDamage(state, tower, amount, attacker.controller, attacker.id, emit) > 0)
    triggerSelf(state, attacker, OCCASION.hitsTower, tower);
};

/** The Damage Step, in which nothing can be announced (MYS-17.13). */
const strike = (state: State, emit: MysticSpiresEmit): void => {
  const { attack } = state;
  const attacker = findThing(state, attack.attacker);
  const target = isTower(attack.target) ? undefined : findThing(state, attack.target);
  if (attacker === undefined || (target === undefined && !isTower(attack.target))) {
    endAttack(state, emit);
    return;
  }
  attack.stage = ATTACK.struck;
  if (target === undefined) {
    hitTower(state, attacker, attack.target, attacker.power, emit);
    burn(state, attacker, attack.target, emit);
  } else strikeUnit(state, attacker, target, emit);
  if (check(state, emit)) return;
  tireFighters(state, emit);
};

const strikeUnit = (state: State, attacker: Thing, target: Thing, emit: MysticSpiresEmit): void => {
  // MYS-25.1: no damage, so neither excess nor mark.
  if (hasStatus(attacker, STATUS.fatal)) {
    const doom = { thing: target, by: attacker.controller, killer: attacker.id };
    destroyTogether(state, [doom], undefined, emit);
    return;
  }
  const left = hpLeft(target);
  const dealt = dealDamage(state, target.id, attacker.power, attacker.controller, attacker.id, emit);
  // MYS-28.2: the excess is computed from the damage actually dealt.
  if (hasStatus(attacker, STATUS.piercing))
    hitTower(state, attacker, towerRef(target.controller), dealt - left, emit);
  burn(state, attacker, target.id, emit);
};

/** MYS-27.1: a mark for each Ignite, on targets that are still there with HP left. */
const burn = (state: State, attacker: Thing, ref: Ref, emit: MysticSpiresEmit): void => {
  if (!hasStatus(attacker, STATUS.ignite)) return;
  for (const amount of ignitesOf(state, attacker)) {
    const mark = amount * 2 + attacker.controller;
    if (isTower(ref)) {
      const keeper = keeperAt(state, towerSeat(ref));
      if (keeper.hp <= 0) return;
      keeper.marks = [...keeper.marks, mark];
      emit?.({ type: 'marked', ref, amount });
    } else {
      const thing = findThing(state, ref);
      if (thing === undefined || hpLeft(thing) <= 0) return;
      thing.marks = [...thing.marks, mark];
      emit?.({ type: 'marked', ref, card: thing.card, amount });
    }
  }
};
