/** Playing a card: pay, set it aside, resolve, put it away (STS-13.15 to STS-13.23). */
import { NONE, removeAt } from '@three-spires/kernel';
import { type Card, cubesOn, faceOf, findCard, forget, withCubes } from '../card.ts';
import { ATTACK, COST_X, POWER, SKILL } from '../compile/entries.ts';
import { AFTER_PLAY, COST_OF_FACE, PLACE_AFTER_PLAY, TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Emit } from '../event.ts';
import { pushCard, pushCopy } from '../frames.ts';
import { FRAME, type Frame, type Player, playerAt, type State } from '../state.ts';
import { countShiv, earnAlone, POWERS_WANTED } from './achievements.ts';
import { costOf, useUpFree } from './cost.ts';
import { copiesFor } from './doubling.ts';
import { addPlayerToken, loseStrength, STRENGTH } from './gains.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { exhaustCard, putOnDiscard, putOnDraw, tellMoved } from './piles.ts';
import { playedEntry } from './played.ts';
import { refreshAbilities, TRIGGER, trigger, triggerEnemies } from './triggers.ts';

/** Pays for a card in hand and sets it aside; Miracles may help above 6 Energy (STS-23.4). */
export const playFromHand = (
  state: State,
  seat: number,
  uid: number,
  target: number,
  x: number,
  miracles: number,
): void => {
  const player = playerAt(state, seat);
  const card = removeAt(player.hand, findCard(player.hand, uid));
  const cost = costOf(player, card);
  const paid = cost === COST_X ? x : cost;
  player.energy += miracles - paid;
  player.miracles -= miracles;
  // STS-6.6: with a fixed cost, X is what was paid.
  const fixed = player.nextCost !== NONE && COST_OF_FACE[faceOf(card)] === COST_X;
  player.nextCost = NONE;
  startCard(state, seat, card, target, fixed ? paid : x).paid = paid;
};

/** Starts a card played from hand or by an effect; applies effects waiting for such a card. */
export const startCard = (state: State, seat: number, card: Card, target: number, x: number): Frame => {
  const player = playerAt(state, seat);
  const face = faceOf(card);
  useUpFree(player, face);
  const frame = pushCard(state, seat, card, target, x);
  frame.copies = copiesFor(player, face);
  return frame;
};

/** The next copy resolves before the card itself; each has its own target (STS-26.4, STS-26.8). */
export const startCopy = (state: State, frame: Frame): void => {
  frame.copies--;
  const copy = pushCopy(state, frame.seat, frame.card, frame.target, frame.x);
  copy.paid = frame.paid;
  copy.bonus = frame.bonus;
  frame.target = NONE;
};

/** The card counts as played from here on, as do copies (STS-26.1). */
export const beginCard = (state: State, frame: Frame, emit: Emit): void => {
  frame.begun = 1;
  const type = TYPE_OF_FACE[faceOf(frame.card)];
  const player = playerAt(state, frame.seat);
  player.cardsThisTurn++;
  if (frame.copy === 0) {
    state.playedThisTurn.push(playedEntry(faceOf(frame.card), frame.seat, frame.x, frame.paid === 0));
  }
  emit?.({
    type: 'cardPlayed',
    seat: frame.seat,
    card: forget(frame.card),
    copy: frame.copy !== 0,
    x: frame.x,
    hand: player.hand.length,
    energy: player.energy,
  });
  if (type === ATTACK) startAttack(state, frame, emit);
  else if (type === SKILL) {
    triggerEnemies(state, TRIGGER.onPlayerSkill, frame.seat);
  } else if (type === POWER) {
    player.powersThisTurn++;
    trigger(state, TRIGGER.onPlayPower, frame.seat);
  }
};

/** Attack cards, copies, Shivs and items' Attacks are all Attacks (STS-21.8). */
export const startAttack = (state: State, frame: Frame, emit: Emit): void => {
  const { seat } = frame;
  const player = playerAt(state, seat);
  player.attacksThisTurn++;
  if (frame.kind === FRAME.shiv) countShiv(state, seat, emit);
  if (player.strengthForAttack !== 0) lendStrength(state, frame, emit);
  triggerEnemies(state, TRIGGER.onPlayerAttack, seat);
};

/** Strength for one Attack is given as tokens, so that everything that reads Strength sees it (Akabeko). */
const lendStrength = (state: State, frame: Frame, emit: Emit): void => {
  const player = playerAt(state, frame.seat);
  frame.lent = addPlayerToken(state, frame.seat, STRENGTH, player.strengthForAttack, emit);
  player.strengthForAttack = 0;
};

const returnStrength = (state: State, frame: Frame, emit: Emit): void => {
  loseStrength(state, frame.seat, frame.lent, emit);
  frame.lent = 0;
};

/** Moves a resolved card to its destination; a copy has no card (STS-26.10). */
export const cleanUpCard = (state: State, frame: Frame, emit: Emit): void => {
  if (frame.lent !== 0) returnStrength(state, frame, emit);
  if (frame.kind !== FRAME.card || frame.copy !== 0 || frame.attached !== 0) return;
  const player = playerAt(state, frame.seat);
  const face = faceOf(frame.card);
  const place = PLACE_AFTER_PLAY[face];
  if (place === AFTER_PLAY.powers) putInPlay(state, player, frame, emit);
  else if (place === AFTER_PLAY.exhaust || frame.exhausts !== 0 || skillsExhaust(player, face)) {
    exhaustCard(state, frame.seat, frame.card, emit);
  } else if (place === AFTER_PLAY.topOfDraw) putOnDraw(state, frame.seat, frame.card, emit);
  else putOnDiscard(state, frame.seat, frame.card, emit);
};

const skillsExhaust = (player: Player, face: number): boolean =>
  TYPE_OF_FACE[face] === SKILL && modifier(player, MODIFIER.exhaustSkills) > 0;

/** STS-13.22: a Power stays in front of its player. */
const putInPlay = (state: State, player: Player, frame: Frame, emit: Emit): void => {
  const card: Card = withCubes(forget(frame.card), cubesOn(frame.card));
  player.powers.push(card);
  refreshAbilities(player);
  tellMoved(player, frame.seat, card, 'powers', emit);
  if (player.powers.length >= POWERS_WANTED) earnAlone(state, frame.seat, 'Powerful', emit);
};
