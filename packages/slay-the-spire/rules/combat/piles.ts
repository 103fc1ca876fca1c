/** Moves cards between a player's piles. */
import { moveAll, NONE, seatBit, shuffle } from '@three-spires/kernel';
import { type Card, faceOf, forget, isKnown, KEPT, known, makeCard, UID_MASK, uidOf } from '../card.ts';
import {
  CURSE,
  DAZE_FACE,
  FACES,
  type FaceEntry,
  RULE_ROUTINE,
  SLIMED_FACE,
  STATUS,
} from '../compile/entries.ts';
import { TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Emit, SlayTheSpireEvent } from '../event.ts';
import { PHASE, type Player, playerAt, STREAM, type State } from '../state.ts';
import { enemyWith, TRAIT } from './traits.ts';
import { TRIGGER, trigger, wait } from './triggers.ts';

const entryOf = (card: Card): FaceEntry => FACES[faceOf(card)] as FaceEntry;

/** A number for a new card, unique among the player's cards; the highest number means "done" in an answer. */
export const newUid = (state: State, seat: number): number => {
  const player = playerAt(state, seat);
  if (player.nextUid < UID_MASK) return player.nextUid++;
  const taken = new Set<number>();
  for (const pile of [player.deck, player.hand, player.draw, player.discard, player.exhaust, player.powers]) {
    for (const card of pile) taken.add(uidOf(card));
  }
  for (const frame of state.stack) if (frame.seat === seat) taken.add(uidOf(frame.card));
  for (const enemy of state.enemies) if (enemy.attachedSeat === seat) taken.add(uidOf(enemy.attachedCard));
  let uid = 0;
  while (taken.has(uid)) uid++;
  return uid;
};

/**
 * Draws cards; reshuffles only when a card has to be drawn (STS-13.5). Returns the last card drawn, or NONE.
 */
export const drawCards = (state: State, seat: number, amount: number, emit: Emit): Card => {
  const player = playerAt(state, seat);
  if (player.noMoreDraws !== 0) return NONE;
  let last: Card = NONE;
  const first = player.hand.length;
  for (let drawn = 0; drawn < amount; drawn++) {
    if (player.draw.length === 0 && !reshuffle(state, seat, emit)) break;
    last = takeTop(state, seat, player);
  }
  if (emit && player.hand.length > first) {
    const cards = player.hand.slice(first);
    emit({ type: 'drew', seat, count: cards.length, reveals: true, secret: { seats: seatBit(seat), cards } });
  }
  return last;
};

const takeTop = (state: State, seat: number, player: Player): Card => {
  const top = forget(player.draw.pop() as Card);
  // STS-24.12: a card drawn at end of turn skips its end-of-turn text and is kept.
  const card = state.phase === PHASE.endOfTurn ? top | KEPT : top;
  player.hand.push(card);
  const type = TYPE_OF_FACE[faceOf(card)];
  if (type === STATUS) drawStatus(state, seat, card);
  else if (type === CURSE) trigger(state, TRIGGER.onDrawCurse, seat);
  return card;
};

/** Triggers abilities about a drawn Status; under a Void, a Slimed must be paid for at once. */
const drawStatus = (state: State, seat: number, card: Card): void => {
  trigger(state, TRIGGER.onDrawStatus, seat);
  if (faceOf(card) !== SLIMED_FACE) return;
  const enemy = enemyWith(state, TRAIT.void);
  if (enemy !== NONE) wait(state, RULE_ROUTINE.payForSlimed, seat, enemy, card, NONE);
};

/** The discard pile becomes the draw pile; false when there is nothing to shuffle (STS-13.7). */
const reshuffle = (state: State, seat: number, emit: Emit): boolean => {
  const player = playerAt(state, seat);
  if (player.discard.length === 0) return false;
  moveAll(player.discard, player.draw);
  shuffle(state.random, STREAM.shuffle, player.draw);
  player.reshuffledThisCombat = 1;
  emit?.({ type: 'shuffled', seat, reveals: true });
  trigger(state, TRIGGER.onShuffle, seat);
  return true;
};

type MovedTo = Extract<SlayTheSpireEvent, { type: 'cardMoved' }>['to'];

/** Emits the move of a card, which is already in its new place. */
export const tellMoved = (player: Player, seat: number, card: Card, to: MovedTo, emit: Emit): void => {
  emit?.({ type: 'cardMoved', seat, card, hand: player.hand.length, draw: player.draw.length, to });
};

/**
 * Puts a card on the discard pile; it forgets its state in hand (STS-24.4). `hand` cards are left in hand.
 */
export const putOnDiscard = (
  state: State,
  seat: number,
  card: Card,
  emit: Emit,
  hand = playerAt(state, seat).hand.length,
): void => {
  const forgotten = forget(card);
  const { discard, draw } = playerAt(state, seat);
  discard.push(forgotten);
  emit?.({ type: 'cardMoved', seat, card: forgotten, hand, draw: draw.length, to: 'discard' });
};

/** A discard caused by a card's effect: it counts, and the card itself may react (STS-13.30). */
export const discardByEffect = (state: State, seat: number, card: Card, emit: Emit): void => {
  const player = playerAt(state, seat);
  putOnDiscard(state, seat, card, emit);
  player.discardedThisTurn = 1;
  const { whenDiscarded } = entryOf(card);
  if (whenDiscarded !== NONE) wait(state, whenDiscarded, seat, NONE, forget(card), NONE);
};

/** Exhausts a card already removed from its pile. Status and Daze return to their decks (STS-38.8). */
export const exhaustCard = (state: State, seat: number, card: Card, emit: Emit): void => {
  const player = playerAt(state, seat);
  const entry = entryOf(card);
  if (entry.type === STATUS) returnToSupply(state, card);
  else player.exhaust.push(forget(card));
  tellMoved(player, seat, forget(card), entry.type === STATUS ? 'supply' : 'exhaust', emit);
  trigger(state, TRIGGER.onExhaust, seat);
  if (entry.whenExhausted !== NONE) wait(state, entry.whenExhausted, seat, NONE, forget(card), NONE);
};

export const returnToSupply = (state: State, card: Card): void => {
  if (faceOf(card) === DAZE_FACE) state.dazeLeft++;
  else state.statusLeft++;
};

export const putOnDraw = (state: State, seat: number, card: Card, emit: Emit): void => {
  const player = playerAt(state, seat);
  player.draw.push(known(card));
  tellMoved(player, seat, forget(card), 'topOfDraw', emit);
};

/** Shuffles a non-empty draw pile, after which nobody knows where its cards are. */
export const shuffleDraw = (state: State, seat: number, emit: Emit): void => {
  const { draw } = playerAt(state, seat);
  for (let at = 0; at < draw.length; at++) draw[at] = forget(draw[at] as Card);
  shuffle(state.random, STREAM.shuffle, draw);
  emit?.({ type: 'drawPileShuffled', seat, reveals: true });
};

/** The number of top draw-pile cards the owner knows, because they were put there or seen by Scry. */
export const knownOnTop = ({ draw }: Player): number => {
  let count = 0;
  while (count < draw.length && isKnown(draw[draw.length - 1 - count] as Card)) count++;
  return count;
};

/**
 * A Daze goes on top of the draw pile unless the text says otherwise, while the supply lasts (STS-38.5,
 * STS-5.6).
 */
export const giveDaze = (state: State, seat: number, toDiscard: boolean, emit: Emit): void => {
  if (state.dazeLeft === 0) return;
  state.dazeLeft--;
  const player = playerAt(state, seat);
  const card = makeCard(DAZE_FACE, newUid(state, seat));
  if (toDiscard) player.discard.push(card);
  else player.draw.push(known(card));
  emit?.({ type: 'statusGiven', seat, card, to: toDiscard ? 'discard' : 'topOfDraw' });
};

/**
 * A Status card goes on top of the discard pile, such as Slimed or Burn (STS-38.15), or into the draw pile.
 */
export const giveStatus = (state: State, seat: number, face: number, emit: Emit, toDraw = false): void => {
  if (state.statusLeft === 0) return;
  state.statusLeft--;
  const player = playerAt(state, seat);
  const card = makeCard(face, newUid(state, seat));
  (toDraw ? player.draw : player.discard).push(card);
  emit?.({ type: 'statusGiven', seat, card, to: toDraw ? 'draw' : 'discard' });
};
