/** Cards that effects play or copy. */
import { NONE, removeAt } from '@three-spires/kernel';
import { DOUBLINGS, FILTERS, PILES } from '../../words/lists.ts';
import type { playWords } from '../../words/play.ts';
import { ask } from '../asking.ts';
import { type Card, faceOf, findCard, MARKED, makeCard, uidOf } from '../card.ts';
import { canPlayFace, canPlayFree, ownCost } from '../combat/cost.ts';
import { drawCards, putOnDiscard } from '../combat/piles.ts';
import { playedFace, playedPaid, playedSeat, playedX } from '../combat/played.ts';
import { startCard } from '../combat/playing.ts';
import { ATTACK, COST_X, FACES, type FaceEntry, POWER, ROUTINES, SKILL } from '../compile/entries.ts';
import { COST_OF_FACE } from '../compile/face-tables.ts';
import type { Emit } from '../event.ts';
import { passes } from '../filters.ts';
import { pushCopy } from '../frames.ts';
import { type Player, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

const HAND = PILES.indexOf('hand');
const MARKED_ONES = FILTERS.indexOf('marked');
const ATTACK_TWICE = DOUBLINGS.indexOf('attack');

export const playHandlers: Handlers<typeof playWords> = {
  /** No more cards or Shivs for the rest of the turn. */
  noMoreCards: (state, frame) => {
    playerAt(state, frame.seat).noMoreCards = 1;
    return true;
  },
  /**
   * Plays the card just drawn for 0 Energy; some texts Exhaust it unless it is a Power. An unplayable card is
   * discarded (STS-24.10).
   */
  playDrawnCard: (state, frame, op, emit) => {
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
  },
  /**
   * Draws cards and plays exactly these for 0 Energy, in the order the player chooses (Distilled Chaos). They
   * are marked in hand, so that one of them may still discard or Exhaust the others.
   */
  playDrawnCards: (state, frame, op, emit) => {
    const { hand } = playerAt(state, frame.seat);
    if (frame.left === NONE) {
      const first = hand.length;
      drawCards(state, frame.seat, op.base, emit);
      for (let at = first; at < hand.length; at++) hand[at] = (hand[at] as Card) | MARKED;
      frame.left = 0;
    }
    const answer = takeAnswer(frame);
    const waiting = hand.filter((card) => passes(card, MARKED_ONES)).length;
    if (waiting === 0) {
      frame.left = NONE;
      return true;
    }
    if (answer === NONE && waiting > 1) return ask(state, QUESTION.card, frame.seat, 0, HAND, MARKED_ONES);
    const at = answer === NONE ? hand.findIndex((card) => passes(card, MARKED_ONES)) : findCard(hand, answer);
    // The step runs again for the cards still marked.
    frame.step--;
    playOrDiscard(state, frame.seat, removeAt(hand, at) & ~MARKED, emit);
    return true;
  },
  playTwice: (state, frame, op) => {
    const player = playerAt(state, frame.seat);
    player.doubling = [...player.doubling, op.kind];
    return true;
  },
  /** Only the first Attack of the turn; if an effect has already played one, nothing is left to play twice. */
  playFirstAttackTwice: (state, frame) => {
    const player = playerAt(state, frame.seat);
    if (player.attacksThisTurn === 0) player.doubling = [...player.doubling, ATTACK_TWICE];
    return true;
  },
  /**
   * A copy of the last Attack or Skill of cost X that any player played this turn. Cards with this text skip
   * each other: for X = 0 a copy of one would find itself endlessly.
   */
  copyLastCard: (state, frame, op) => {
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
  },
  /** A copy of another player's latest Attack this turn, with its X (STS-26.3). */
  copyLastAttack: (state, frame) => {
    for (let at = state.playedThisTurn.length - 1; at >= 0; at--) {
      const played = state.playedThisTurn[at] as number;
      const entry = FACES[playedFace(played)] as FaceEntry;
      if (playedSeat(played) === frame.seat || entry.type !== ATTACK || entry.uncopied) continue;
      const copy = pushCopy(state, frame.seat, makeCard(playedFace(played), 0), NONE, playedX(played));
      copy.paid = playedPaid(played);
      return true;
    }
    return true;
  },
};

/** An unplayable card is discarded (STS-24.10); Slimed is played and Exhausts itself (STS-24.15). */
const playOrDiscard = (state: State, seat: number, card: Card, emit: Emit): void => {
  if (canPlayFace(state, seat, card)) startCard(state, seat, card, NONE, 0);
  else putOnDiscard(state, seat, card, emit);
};

/** A card of cost X has no numeric cost, but if played for X = 0 it cost 0 (STS-6.8, R17). */
const costAsPlayed = (player: Player, face: number, played: number): number =>
  COST_OF_FACE[face] === COST_X && playedX(played) === 0 ? 0 : ownCost(player, face);
