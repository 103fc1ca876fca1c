/** Orbs and Stances: what stands on a player's board. */
import { removeAt } from '@three-spires/kernel';
import { ORBS } from '../../words/lists.ts';
import { amountOf, CALM, timesOf, WRATH } from '../count.ts';
import type { Emit } from '../event.ts';
import { gainBlock } from '../gains.ts';
import { damageEnemy } from '../harm.ts';
import { livingEnemies, onlyEnemy } from '../living.ts';
import { ask } from '../questions.ts';
import { type Frame, type Player, QUESTION, type State, UNSET } from '../state.ts';
import { CHARACTER_TABLE, RULE_PROGRAM } from '../tables.ts';
import { TRIGGER, trigger, wait } from '../triggers.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');

/** What Evoking gives: damage, or Block for Frost (STS-22.6). */
const evokeAmount = (player: Player, orb: number): number => {
  if (orb === LIGHTNING) return 2;
  return orb === FROST ? 1 : 3 + player.powers.length;
};

/**
 * Channel, Orb by Orb; with full slots an Orb of choice is Evoked first (STS-22.3, STS-22.8). `left` counts the
 * Orbs still to come, `moved` holds the Orb being Evoked + 1 while its target is asked for.
 */
export const channel: Handler = (state, frame, op, emit) => {
  const player = state.players[frame.seat] as Player;
  if (player.orbSlots === 0) return true;
  if (frame.left === UNSET) {
    frame.left = amountOf(state, frame, op);
    frame.moved = 0;
  }
  while (frame.left > 0) {
    if (player.orbs.length >= player.orbSlots && !evokeOne(state, frame, emit)) return false;
    player.orbs.push(op.kind);
    frame.left--;
  }
  frame.left = UNSET;
  return true;
};

/** Evokes one Orb of choice; false while it asks which one, or at whom. */
const evokeOne = (state: State, frame: Frame, emit: Emit): boolean => {
  const player = state.players[frame.seat] as Player;
  if (frame.moved === 0) {
    const slot = chooseOrb(state, frame, player);
    if (slot === UNSET) return false;
    frame.moved = removeAt(player.orbs, slot) + 1;
  }
  if (!evokeEffect(state, frame, frame.moved - 1, emit)) return false;
  frame.moved = 0;
  return true;
};

const chooseOrb = (state: State, frame: Frame, player: Player): number => {
  const answer = takeAnswer(frame);
  if (answer !== UNSET) return answer;
  if (player.orbs.every((orb) => orb === player.orbs[0])) return 0;
  ask(state, QUESTION.orb, frame.seat);
  return UNSET;
};

/** The Evoke effect of an Orb; each Lightning or Dark has its own target. */
const evokeEffect = (state: State, frame: Frame, orb: number, emit: Emit): boolean => {
  const player = state.players[frame.seat] as Player;
  const amount = evokeAmount(player, orb);
  if (orb === FROST) {
    gainBlock(state, frame.seat, amount, emit);
    return true;
  }
  if (livingEnemies(state) === 0) return true;
  const only = onlyEnemy(state);
  const target = only !== UNSET ? only : takeAnswer(frame);
  if (target === UNSET) return ask(state, QUESTION.enemy, frame.seat);
  damageEnemy(state, target, amount, false, frame.seat, emit);
  return true;
};

/** «Evoke an Orb twice» applies its effect twice and removes it once (STS-22.7). */
export const evoke: Handler = (state, frame, op, emit) => {
  const player = state.players[frame.seat] as Player;
  if (frame.left === UNSET) {
    const times = timesOf(state, frame, op);
    if (player.orbs.length === 0 || times <= 0) return true;
    const slot = chooseOrb(state, frame, player);
    if (slot === UNSET) return false;
    frame.moved = removeAt(player.orbs, slot) + 1;
    frame.left = times;
  }
  while (frame.left > 0) {
    if (!evokeEffect(state, frame, frame.moved - 1, emit)) return false;
    frame.left--;
  }
  frame.left = UNSET;
  return true;
};

/** Entering a Stance leaves the former one; the one already held is ignored (STS-23.5, STS-23.6). */
export const stance: Handler = (state, frame, op) => {
  const player = state.players[frame.seat] as Player;
  const left = player.stance;
  // STS-25.10: without a Stance track nothing happens.
  if (CHARACTER_TABLE[player.character]?.definition.stances !== true || left === op.kind) return true;
  player.stance = op.kind;
  if (left === CALM) wait(state, RULE_PROGRAM.leaveCalm, frame.seat, UNSET, UNSET, UNSET);
  trigger(state, TRIGGER.onChangeStance, frame.seat);
  if (op.kind === WRATH) trigger(state, TRIGGER.onEnterWrath, frame.seat);
  return true;
};
