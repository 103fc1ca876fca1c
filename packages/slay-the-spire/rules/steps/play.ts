/** Effects that play cards, copy them or move them. */

import { NONE, removeAt } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import {
  type Card,
  cubesOn,
  faceOf,
  findCard,
  forget,
  MOST_CUBES,
  makeCard,
  uidOf,
  withCubes,
} from '../card.ts';
import { canPlayFree, ownCost } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import { livingPlayers } from '../combat/living.ts';
import { exhaustCard, putOnDiscard, tellMoved } from '../combat/piles.ts';
import { playedFace, playedPaid, playedSeat, playedX } from '../combat/played.ts';
import { startCard } from '../combat/playing.ts';
import { refreshAbilities } from '../combat/triggers.ts';
import { ATTACK, COST_X, FACES, type FaceEntry, POWER, ROUTINES, SKILL } from '../compile/entries.ts';
import { COST_OF_FACE } from '../compile/face-tables.ts';
import { pushCopy } from '../frames.ts';
import { DONE } from '../moves.ts';
import { ALIVE, type Enemy, FRAME, type Player, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import { goTo } from './flow.ts';
import type { Handler } from './handler.ts';

/**
 * Plays the card just drawn for 0 Energy; some texts Exhaust it unless it is a Power. An unplayable card is
 * discarded (STS-24.10).
 */
export const playDrawnCard: Handler = (state, frame, op, emit) => {
  if (frame.drawn === NONE) return true;
  const player = playerAt(state, frame.seat);
  const at = findCard(player.hand, uidOf(frame.drawn));
  const card = removeAt(player.hand, at);
  const face = FACES[faceOf(card)] as FaceEntry;
  if (!canPlayFree(state, frame.seat, card)) {
    putOnDiscard(state, frame.seat, card, emit);
    return true;
  }
  const played = startCard(state, frame.seat, card, NONE, 0);
  played.exhausts = op.kind === 0 || face.type === POWER ? 0 : 1;
  return true;
};

export const playTwice: Handler = (state, frame, op) => {
  const player = playerAt(state, frame.seat);
  player.doubling = [...player.doubling, op.kind];
  return true;
};

/** A card of cost X has no numeric cost, but if played for X = 0 it cost 0 (STS-6.8, R17). */
const costAsPlayed = (player: Player, face: number, played: number): number =>
  COST_OF_FACE[face] === COST_X && playedX(played) === 0 ? 0 : ownCost(player, face);

/**
 * A copy of the last Attack or Skill of cost X that any player played this turn. Cards with this text skip
 * each other: for X = 0 a copy of one would find itself endlessly.
 */
export const copyLastCard: Handler = (state, frame, op) => {
  const player = playerAt(state, frame.seat);
  for (let at = state.playedThisTurn.length - 1; at >= 0; at--) {
    const played = state.playedThisTurn[at] as number;
    const face = playedFace(played);
    const entry = FACES[face] as FaceEntry;
    const fits = entry.type === ATTACK || entry.type === SKILL;
    if (ROUTINES[entry.routine]?.some(({ code }) => code === op.code)) continue;
    if (!fits || entry.uncopied || costAsPlayed(player, face, played) !== frame.x) continue;
    pushCopy(state, frame.seat, makeCard(face, 0), NONE, 0).paid = playedPaid(played);
    return true;
  }
  return true;
};

/** A copy of another player's latest Attack this turn, with its X (STS-26.3). */
export const copyLastAttack: Handler = (state, frame) => {
  for (let at = state.playedThisTurn.length - 1; at >= 0; at--) {
    const played = state.playedThisTurn[at] as number;
    const entry = FACES[playedFace(played)] as FaceEntry;
    if (playedSeat(played) === frame.seat || entry.type !== ATTACK || entry.uncopied) continue;
    const copy = pushCopy(state, frame.seat, makeCard(playedFace(played), 0), NONE, playedX(played));
    copy.paid = playedPaid(played);
    return true;
  }
  return true;
};

/** Two players swap places; the other one must agree (STS-18.6). */
export const swapRows: Handler = (state, frame, _op, emit) => {
  if (livingPlayers(state) === 1) return true;
  const answer = takeAnswer(frame);
  if (frame.left === NONE) {
    if (answer === NONE) return ask(state, QUESTION.player, frame.seat, 1);
    if (answer === DONE) return true;
    frame.left = answer;
    return ask(state, QUESTION.option, answer, 0, 2);
  }
  const other = frame.left;
  frame.left = NONE;
  if (answer === 0) exchangeRows(state, frame.seat, other);
  if (answer === 0) emit?.({ type: 'rowsSwapped', seat: frame.seat, other });
  return true;
};

const exchangeRows = (state: State, seat: number, other: number): void => {
  const mover = playerAt(state, seat);
  const partner = playerAt(state, other);
  const row = mover.row;
  mover.row = partner.row;
  partner.row = row;
};

/** The card stays on the enemy; no effect for a copy, or an enemy that already has one (STS-24.11). */
export const attachToTarget: Handler = (state, frame, _op, emit) => {
  const enemy = state.enemies[frame.target];
  if (enemy?.status !== ALIVE || enemy.attachedCard !== NONE) return true;
  if (frame.copy !== 0 || frame.kind !== FRAME.card) return true;
  (enemy as Enemy).attachedCard = forget(frame.card);
  (enemy as Enemy).attachedSeat = frame.seat;
  frame.attached = 1;
  tellMoved(playerAt(state, frame.seat), frame.seat, forget(frame.card), 'enemy', emit);
  return true;
};

/** Cubes on the Power being played. */
export const placeCubes: Handler = (state, frame, op) => {
  const cubes = amountOf(state, frame, op);
  frame.card = withCubes(frame.card, cubes < MOST_CUBES ? cubes : MOST_CUBES);
  return true;
};

/** Adds a cube to the Power; the last one Exhausts it, followed by its effects. */
export const addCube: Handler = (state, frame, op, emit) => {
  const player = playerAt(state, frame.seat);
  const at = findCard(player.powers, uidOf(frame.card));
  if (at < 0) return goTo(frame, op.jumps[0]);
  const card = player.powers[at] as Card;
  const cubes = cubesOn(card) + 1;
  if (cubes < op.base) {
    player.powers[at] = withCubes(card, cubes);
    return goTo(frame, op.jumps[0]);
  }
  exhaustCard(state, frame.seat, removeAt(player.powers, at), emit);
  refreshAbilities(player);
  return true;
};
