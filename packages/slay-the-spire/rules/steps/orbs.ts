/** Orbs: Channel, Evoke and their end-of-turn effects. */
import { NONE, removeAt } from '@three-spires/kernel';
import { ORBS } from '../../words/lists.ts';
import type { orbWords } from '../../words/orbs.ts';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { amountOf, timesOf } from '../combat/count.ts';
import { gainBlock } from '../combat/gains.ts';
import { damageEnemy } from '../combat/harm.ts';
import { livingEnemies, onlyEnemy } from '../combat/living.ts';
import { MODIFIER, modifier } from '../combat/modifiers.ts';
import { orbSlotsOf } from '../combat/slots.ts';
import { FACES } from '../compile/entries.ts';
import { AIM } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { FRAME, type Frame, type Player, playerAt, QUESTION, type State } from '../state.ts';
import { reaches, takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const LIGHTNING = ORBS.indexOf('lightning');
const FROST = ORBS.indexOf('frost');
const DARK = ORBS.indexOf('dark');

export const orbHandlers: Handlers<typeof orbWords> = {
  /**
   * Channels Orbs one at a time; with full slots, a chosen Orb is Evoked first (STS-22.3, STS-22.8). `left`
   * counts the remaining Orbs, `moved` holds the Orb being Evoked + 1 while its target is asked for.
   */
  channel: (state, frame, op, emit) => {
    const player = playerAt(state, frame.seat);
    const slots = orbSlotsOf(player);
    // STS-25.10: without slots nothing happens.
    if (slots === 0) return true;
    if (frame.left === NONE) {
      frame.left = amountOf(state, frame, op);
      frame.moved = 0;
    }
    while (frame.left > 0) {
      // STS-22.4: checked before Evoking, so that nothing makes room for an Orb that does not come.
      if (frame.moved === 0 && !hasCube(state, op.kind)) break;
      if ((player.orbs.length >= slots || frame.moved !== 0) && !evokeOne(state, frame, emit)) return false;
      addOrb(state, frame.seat, op.kind, emit);
      frame.left--;
    }
    frame.left = NONE;
    return true;
  },
  /** "Evoke an Orb twice" applies its effect twice and removes it once (STS-22.7). */
  evoke: (state, frame, op, emit) => {
    const player = playerAt(state, frame.seat);
    if (frame.left === NONE) {
      const times = timesOf(state, frame, op);
      if (player.orbs.length === 0 || times <= 0) return true;
      const slot = chooseOrb(state, frame, player);
      if (slot === NONE) return false;
      frame.moved = takeOrb(state, frame.seat, slot, emit) + 1;
      frame.left = times;
    }
    while (frame.left > 0) {
      if (!evokeEffect(state, frame, frame.moved - 1, emit)) return false;
      frame.left--;
    }
    frame.left = NONE;
    // Recursion: an Orb of the same kind takes the freed slot.
    if (op.kind === 1) addOrb(state, frame.seat, frame.moved - 1, emit);
    return true;
  },
  /**
   * Evokes every Orb in a chosen order. `left` is the Orb being Evoked while its target is asked for, `moved`
   * counts them.
   */
  evokeAll: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    if (frame.repeats === 0) frame.moved = 0;
    frame.repeats = 1;
    while (player.orbs.length > 0 || frame.left !== NONE) {
      if (frame.left === NONE) {
        const slot = chooseOrb(state, frame, player);
        if (slot === NONE) return false;
        frame.left = takeOrb(state, frame.seat, slot, emit);
      }
      if (!evokeEffect(state, frame, frame.left, emit)) return false;
      frame.left = NONE;
      frame.moved++;
    }
    frame.repeats = 0;
    return true;
  },
  /** Removes every Orb without Evoking it. */
  removeOrbs: (state, frame, _op, emit) => {
    const { orbs } = playerAt(state, frame.seat);
    frame.moved = orbs.length;
    if (orbs.length > 0) emit?.({ type: 'orbsRemoved', seat: frame.seat, amount: orbs.length });
    orbs.length = 0;
    return true;
  },
  /** Loop: the same Orb again, with a separate target each time. `moved` is the Orb + 1. */
  orbAgain: (state, frame, op, emit) => {
    const player = playerAt(state, frame.seat);
    if (frame.left === NONE) {
      if (player.orbs.every((orb) => orb === DARK)) return true;
      const slot = chooseOrb(state, frame, player);
      if (slot === NONE) return false;
      frame.moved = (player.orbs[slot] as number) + 1;
      frame.left = op.times;
    }
    while (frame.left > 0) {
      if (!endOfTurnEffect(state, frame, frame.moved - 1, emit)) return false;
      frame.left--;
    }
    frame.left = NONE;
    return true;
  },
  /** The end-of-turn effect of one Orb (STS-22.5). */
  orbEffect: (state, frame, op, emit) => endOfTurnEffect(state, frame, op.kind, emit),
};

/**
 * The amount from Evoking: damage, or Block for Frost (STS-22.6). The bonus per Power is not increased
 * (STS-24.13).
 */
const evokeAmount = (player: Player, orb: number): number => {
  const bonus = modifier(player, MODIFIER.evokeBonus);
  if (orb === LIGHTNING) return 2 + bonus;
  if (orb === FROST) return 1 + bonus;
  return 3 + player.powers.length + bonus + modifier(player, MODIFIER.darkEvokeBonus);
};

/** The amount from an Orb at end of turn (STS-22.5). */
const endOfTurnAmount = (player: Player, orb: number): number => {
  const amount = 1 + modifier(player, MODIFIER.orbBonus);
  return orb === LIGHTNING ? amount + modifier(player, MODIFIER.lightningBonus) : amount;
};

const addOrb = (state: State, seat: number, orb: number, emit: Emit): void => {
  playerAt(state, seat).orbs.push(orb);
  emit?.({ type: 'orbChanneled', seat, orb });
};

/** Takes an Orb out of its slot to be Evoked. */
const takeOrb = (state: State, seat: number, slot: number, emit: Emit): number => {
  const orb = removeAt(playerAt(state, seat).orbs, slot);
  emit?.({ type: 'orbEvoked', seat, orb });
  return orb;
};

/** The cubes of a kind are shared by everyone who Channels it (STS-25.2, R95). */
const hasCube = (state: State, orb: number): boolean => {
  const { orbCubes } = state.run;
  if (orbCubes === 0) return true;
  let used = 0;
  for (const { orbs } of state.players) for (const other of orbs) if (other === orb) used++;
  return used < orbCubes;
};

/** Evokes one chosen Orb; false while asking for the Orb or its target. */
const evokeOne = (state: State, frame: Frame, emit: Emit): boolean => {
  const player = playerAt(state, frame.seat);
  if (frame.moved === 0) {
    const slot = chooseOrb(state, frame, player);
    if (slot === NONE) return false;
    frame.moved = takeOrb(state, frame.seat, slot, emit) + 1;
  }
  if (!evokeEffect(state, frame, frame.moved - 1, emit)) return false;
  frame.moved = 0;
  return true;
};

const chooseOrb = (state: State, frame: Frame, player: Player): number => {
  const answer = takeAnswer(frame);
  if (answer !== NONE) return answer;
  if (player.orbs.every((orb) => orb === player.orbs[0])) return 0;
  ask(state, QUESTION.orb, frame.seat);
  return NONE;
};

const evokeEffect = (state: State, frame: Frame, orb: number, emit: Emit): boolean => {
  const amount = evokeAmount(playerAt(state, frame.seat), orb);
  if (orb !== FROST) return orbDamage(state, frame, orb, amount, emit, false);
  gainBlock(state, frame.seat, amount, emit);
  return true;
};

/**
 * Plain damage, each Orb with its own target (STS-22.6, STS-22.11); false while asking. An Orb that stays in
 * its slot is emitted once its target is known; an Evoked one was emitted earlier.
 */
const orbDamage = (
  state: State,
  frame: Frame,
  orb: number,
  amount: number,
  emit: Emit,
  stays: boolean,
): boolean => {
  if (livingEnemies(state) === 0) return true;
  const inRow = orb === LIGHTNING && hitsRow(state, frame);
  const only = inRow ? onlyRow(state) : onlyEnemy(state);
  const target = only !== NONE ? only : takeAnswer(frame);
  if (target === NONE) return ask(state, inRow ? QUESTION.row : QUESTION.enemy, frame.seat);
  if (stays) emit?.({ type: 'orbTriggered', seat: frame.seat, orb });
  if (inRow) damageRow(state, frame, target, amount, emit);
  else damageEnemy(state, target, amount, false, frame.seat, emit);
  return true;
};

/** Electrodynamics applies from the first line of its own text, before it is in play. */
const hitsRow = (state: State, frame: Frame): boolean => {
  if (modifier(playerAt(state, frame.seat), MODIFIER.lightningHitsRow) > 0) return true;
  if (frame.kind !== FRAME.card) return false;
  return (FACES[faceOf(frame.card)]?.modifiers[MODIFIER.lightningHitsRow] ?? 0) > 0;
};

const onlyRow = (state: State): number => (state.players.length === 1 ? 1 : NONE);

const damageRow = (state: State, frame: Frame, row: number, amount: number, emit: Emit): void => {
  const { target } = frame;
  frame.target = row;
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    if (reaches(state, frame, AIM.row, index)) damageEnemy(state, index, amount, false, frame.seat, emit);
  }
  frame.target = target;
};

const endOfTurnEffect = (state: State, frame: Frame, orb: number, emit: Emit): boolean => {
  const amount = endOfTurnAmount(playerAt(state, frame.seat), orb);
  if (orb === LIGHTNING) return orbDamage(state, frame, orb, amount, emit, true);
  if (orb === FROST) {
    emit?.({ type: 'orbTriggered', seat: frame.seat, orb });
    gainBlock(state, frame.seat, amount, emit);
  }
  return true;
};
