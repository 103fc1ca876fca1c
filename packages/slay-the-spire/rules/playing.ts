/** Playing a card: pay, set it aside, resolve, put it away (STS-13.15 to STS-13.23). */
import { removeAt } from '@three-spires/kernel';
import { type Card, faceOf, findCard, forget } from './card.ts';
import { costOf } from './cost.ts';
import { takeDoubling } from './doubling.ts';
import type { Emit } from './event.ts';
import { pushCard, pushCopy } from './frames.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { exhaustCard, putOnDiscard, putOnDraw } from './piles.ts';
import { ALIVE, type Enemy, FRAME, type Frame, type Player, type State, UNSET } from './state.ts';
import { ATTACK, COST_X, FACES, type FaceEntry, POWER, SKILL } from './tables.ts';
import { refreshAbilities, TRIGGER, trigger, triggerEnemy } from './triggers.ts';

/** Pays for a card of the hand and sets it aside; Miracles may help above 6 Energy (STS-23.4). */
export const playFromHand = (
  state: State,
  seat: number,
  uid: number,
  target: number,
  x: number,
  miracles: number,
): void => {
  const player = state.players[seat] as Player;
  const card = removeAt(player.hand, findCard(player.hand, uid));
  const cost = costOf(player, card);
  player.energy += miracles - (cost === COST_X ? x : cost);
  player.miracles -= miracles;
  const frame = pushCard(state, seat, card, target, x);
  frame.copies = takeDoubling(player, FACES[faceOf(card)] as FaceEntry);
};

/** The next copy goes before the card itself; each has its own target (STS-26.4, STS-26.8). */
export const startCopy = (state: State, frame: Frame): void => {
  frame.copies--;
  pushCopy(state, frame.seat, frame.card, frame.target, frame.x);
  frame.target = UNSET;
};

/** The card counts as played from here on, copies too (STS-26.1). */
export const beginCard = (state: State, frame: Frame, emit: Emit): void => {
  frame.begun = 1;
  const { type } = FACES[faceOf(frame.card)] as FaceEntry;
  if (frame.copy === 0) state.playedThisTurn.push(faceOf(frame.card));
  if (emit) {
    emit({
      type: 'cardPlayed',
      seat: frame.seat,
      card: forget(frame.card),
      copy: frame.copy !== 0,
      x: frame.x,
    });
  }
  if (type === ATTACK) countAttack(state, frame.seat);
  else if (type === SKILL) {
    trigger(state, TRIGGER.onPlaySkill, frame.seat);
    triggerEnemies(state, TRIGGER.onPlayerSkill, frame.seat);
  } else if (type === POWER) trigger(state, TRIGGER.onPlayPower, frame.seat);
};

/** Attack cards, copies and Shivs are all Attacks (STS-21.8). */
export const countAttack = (state: State, seat: number): void => {
  (state.players[seat] as Player).attacksThisTurn++;
  trigger(state, TRIGGER.onPlayAttack, seat);
  triggerEnemies(state, TRIGGER.onPlayerAttack, seat);
};

const triggerEnemies = (state: State, which: number, seat: number): void => {
  for (let index = 0; index < state.enemies.length; index++) {
    if ((state.enemies[index] as Enemy).status === ALIVE) triggerEnemy(state, which, index, seat);
  }
};

/** Puts a resolved card where it belongs; a copy has no card (STS-26.10). */
export const cleanUpCard = (state: State, frame: Frame, emit: Emit): void => {
  if (frame.kind !== FRAME.card || frame.copy !== 0 || frame.attached !== 0) return;
  const player = state.players[frame.seat] as Player;
  const face = FACES[faceOf(frame.card)] as FaceEntry;
  if (face.type === POWER) putInPlay(player, frame, emit);
  else if (face.exhaust || frame.exhausts !== 0 || skillsExhaust(player, face)) {
    exhaustCard(state, frame.seat, frame.card, emit);
  } else if (face.toTopOfDraw) putOnDraw(state, frame.seat, frame.card, emit);
  else putOnDiscard(state, frame.seat, frame.card, emit);
};

const skillsExhaust = (player: Player, face: FaceEntry): boolean =>
  face.type === SKILL && modifier(player, MODIFIER.exhaustSkills) > 0;

/** STS-13.22: a Power stays in front of its player. */
const putInPlay = (player: Player, frame: Frame, emit: Emit): void => {
  const card: Card = forget(frame.card);
  player.powers.push(card);
  refreshAbilities(player);
  if (emit) emit({ type: 'cardMoved', seat: frame.seat, card, to: 'powers' });
};
