/** Effects that play cards, copy them or change where they lie. */
import { removeAt } from '@three-spires/kernel';
import { type Card, cubesOn, faceOf, findCard, forget, makeCard, uidOf, withCubes } from '../card.ts';
import { canPlayFace, ownCost } from '../cost.ts';
import { takeDoubling } from '../doubling.ts';
import { pushCard, pushCopy } from '../frames.ts';
import { exhaustCard, putOnDiscard } from '../piles.ts';
import { ask, DONE } from '../questions.ts';
import { ALIVE, type Enemy, FRAME, type Player, QUESTION, type State, UNSET } from '../state.ts';
import { ATTACK, FACES, type FaceEntry, POWER, SKILL } from '../tables.ts';
import { refreshAbilities } from '../triggers.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/**
 * Plays the card just drawn for 0 Energy and Exhausts it unless it is a Power; a card that cannot be played
 * is discarded (STS-24.10).
 */
export const playDrawnCard: Handler = (state, frame, _op, emit) => {
  if (frame.drawn === UNSET) return true;
  const player = state.players[frame.seat] as Player;
  const at = findCard(player.hand, uidOf(frame.drawn));
  const card = removeAt(player.hand, at);
  const face = FACES[faceOf(card)] as FaceEntry;
  if (!canPlayFace(state, frame.seat, card)) {
    putOnDiscard(state, frame.seat, card, emit);
    return true;
  }
  const played = pushCard(state, frame.seat, card, UNSET, 0);
  played.copies = takeDoubling(player, face);
  played.exhausts = face.type === POWER ? 0 : 1;
  return true;
};

export const playTwice: Handler = (state, frame, op) => {
  (state.players[frame.seat] as Player).doubling.push(op.kind);
  return true;
};

/** A copy of the last Attack or Skill of cost X that anybody played this turn. */
export const copyLastCard: Handler = (state, frame) => {
  const player = state.players[frame.seat] as Player;
  for (let at = state.playedThisTurn.length - 1; at >= 0; at--) {
    const face = state.playedThisTurn[at] as number;
    const entry = FACES[face] as FaceEntry;
    const fits = entry.type === ATTACK || entry.type === SKILL;
    if (!fits || entry.uncopied || ownCost(player, entry) !== frame.x) continue;
    pushCopy(state, frame.seat, makeCard(face, 0), UNSET, 0);
    return true;
  }
  return true;
};

/** Two players exchange their places; the other one has to agree (STS-18.6). */
export const swapRows: Handler = (state, frame, _op, emit) => {
  if (state.players.length === 1) return true;
  const answer = takeAnswer(frame);
  if (frame.left === UNSET) {
    if (answer === UNSET) return ask(state, QUESTION.player, frame.seat, 1);
    if (answer === DONE) return true;
    frame.left = answer;
    return ask(state, QUESTION.option, answer, 0, 2);
  }
  const other = frame.left;
  frame.left = UNSET;
  if (answer === 0) exchangeRows(state, frame.seat, other);
  if (answer === 0 && emit) emit({ type: 'rowsSwapped', seat: frame.seat, other });
  return true;
};

const exchangeRows = (state: State, seat: number, other: number): void => {
  const mover = state.players[seat] as Player;
  const partner = state.players[other] as Player;
  const row = mover.row;
  mover.row = partner.row;
  partner.row = row;
};

/** The card stays on the enemy; a copy, or an enemy that has one already, changes nothing (STS-24.11). */
export const attachToTarget: Handler = (state, frame, _op, emit) => {
  const enemy = state.enemies[frame.target];
  if (enemy?.status !== ALIVE || enemy.attachedCard !== UNSET) return true;
  if (frame.copy !== 0 || frame.kind !== FRAME.card) return true;
  (enemy as Enemy).attachedCard = forget(frame.card);
  (enemy as Enemy).attachedSeat = frame.seat;
  frame.attached = 1;
  if (emit) emit({ type: 'cardMoved', seat: frame.seat, card: forget(frame.card), to: 'enemy' });
  return true;
};

/** A cube on the Power; with the last one it is Exhausted. */
export const addCube: Handler = (state, frame, op, emit) => {
  const player = state.players[frame.seat] as Player;
  const at = findCard(player.powers, uidOf(frame.card));
  if (at < 0) return true;
  const card = player.powers[at] as Card;
  const cubes = cubesOn(card) + 1;
  if (cubes < op.base) {
    player.powers[at] = withCubes(card, cubes);
    return true;
  }
  exhaustCard(state, frame.seat, removeAt(player.powers, at), emit);
  refreshAbilities(player);
  return true;
};
