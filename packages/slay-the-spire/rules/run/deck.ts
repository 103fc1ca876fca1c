/** Changes to a player's deck between combats: add, upgrade, remove, transform (STS-9). */

import { NONE, putUnder, randomBelow, removeAt } from '@three-spires/kernel';
import { type Card, faceOf, findCard, makeCard, uidOf } from '../card.ts';
import { newUid } from '../combat/piles.ts';
import { addRelic, findRule, spendUse } from '../combat/relics.ts';
import { wait } from '../combat/triggers.ts';
import { ATTACK, FACES, type FaceEntry, findItem, SKILL, TICKET } from '../compile/entries.ts';
import { CAN_UPGRADE, OWNER_OF_FACE, TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Emit } from '../event.ts';
import { CHANGE, deckFilter, hasFitting, passesDeckFilter } from '../filters.ts';
import { type Player, playerAt, STREAM, type State } from '../state.ts';

const entryOf = (card: Card): FaceEntry => FACES[faceOf(card)] as FaceEntry;

/** An Egg for cards of this type upgrades the card and loses a use. */
const useEgg = (state: State, seat: number, type: number, emit: Emit): boolean => {
  if (type !== ATTACK && type !== SKILL) return false;
  const at = findRule(playerAt(state, seat), type === ATTACK ? 'eggAttack' : 'eggSkill');
  if (at === NONE) return false;
  spendUse(state, seat, at, emit);
  return true;
};

/** Adds a card, upgraded if an Egg applies. */
export const addToDeck = (state: State, seat: number, face: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const upgraded = CAN_UPGRADE[face] === 1 && useEgg(state, seat, TYPE_OF_FACE[face] as number, emit);
  const added = upgraded ? face + 1 : face;
  player.deck.push(makeCard(added, newUid(state, seat)));
  emit?.({ type: 'cardGained', seat, face: added });
  if (needsShard(player, added)) addRelic(state, seat, PRISMATIC_SHARD);
};

const PRISMATIC_SHARD = findItem('Prismatic Shard');
const USES_BOARD = /"do":"(channel|evoke|evokeAll|stance|orbAgain)"/;

/** Another character's card that uses Orbs or Stances brings the Prismatic Shard, once (STS-25.6). */
const needsShard = (player: Player, added: number): boolean => {
  const owner = OWNER_OF_FACE[added];
  if (owner === NONE || owner === player.character || player.shard !== 0) return false;
  const { face } = FACES[added] as FaceEntry;
  // The words may be nested, as in a condition or a choice.
  return USES_BOARD.test(JSON.stringify([face.effects, face.abilities ?? []]));
};

/** The top card of a player's deck of faces: a Golden Ticket stands for the top rare (STS-9.4). */
export const takeTopFace = (state: State, seat: number, from: 'rewards' | 'rare', emit: Emit): number => {
  const player = playerAt(state, seat);
  emit?.({ type: 'turnedUp', seat, reveals: true });
  if (from === 'rare') return player.rareDeck.pop() ?? NONE;
  const tries = player.rewardDeck.length;
  for (let turned = 0; turned < tries; turned++) {
    const face = player.rewardDeck.pop() as number;
    if (TYPE_OF_FACE[face] !== TICKET) return face;
    putUnder(player.rewardDeck, face);
    const rare = player.rareDeck.pop();
    if (rare !== undefined) return rare;
  }
  return NONE;
};

export const upgradeCard = (state: State, seat: number, uid: number, emit: Emit): void => {
  const { deck } = playerAt(state, seat);
  const at = findCard(deck, uid);
  const card = deck[at] as Card;
  deck[at] = makeCard(faceOf(card) + 1, uidOf(card));
  emit?.({ type: 'cardUpgraded', seat, face: faceOf(card) });
};

/** Permanently removes a card from the deck; some cards react. Returns its face. */
export const removeCard = (state: State, seat: number, uid: number, emit: Emit): number => {
  const { deck } = playerAt(state, seat);
  const card = removeAt(deck, findCard(deck, uid));
  const { whenRemoved } = entryOf(card);
  if (whenRemoved !== NONE) wait(state, whenRemoved, seat, NONE, NONE, NONE);
  emit?.({ type: 'cardRemoved', seat, face: faceOf(card) });
  return faceOf(card);
};

/** Permanently replaces the card with the top card of the player's rewards deck (STS-9.3, STS-24.6). */
export const transformCard = (state: State, seat: number, uid: number, emit: Emit): void => {
  removeCard(state, seat, uid, emit);
  const face = takeTopFace(state, seat, 'rewards', emit);
  if (face !== NONE) addToDeck(state, seat, face, emit);
};

/** A random eligible card of the deck, each equally likely (STS-9.5); its number, or NONE. */
export const randomCard = (state: State, seat: number, filter: number, emit: Emit): number => {
  const fitting = playerAt(state, seat).deck.filter((card) => passesDeckFilter(card, filter));
  if (fitting.length === 0) return NONE;
  emit?.({ type: 'turnedUp', seat, reveals: true });
  return uidOf(fitting[randomBelow(state.random, STREAM.setup, fitting.length)] as Card);
};

/** Whether a player has a card that may be given away. */
export const canGiveCard = (state: State, seat: number): boolean =>
  hasFitting(playerAt(state, seat), deckFilter(CHANGE.give, 0));
