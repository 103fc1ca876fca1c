/** Which cards of a pile or deck a choice accepts. */
import { FILTERS, PILES } from '../words/lists.ts';
import { DECK_FILTERS } from '../words/run/deck.ts';
import { type Card, faceOf, forget, isMarked, KEEP, KEPT, uidOf } from './card.ts';
import { ATTACK, CURSE, FACES, type FaceEntry, SKILL } from './compile/entries.ts';
import { RETAINS, TYPE_OF_FACE } from './compile/face-tables.ts';
import { type Player, playerAt, type State } from './state.ts';

export const DRAW = PILES.indexOf('draw');

export const pileOf = (player: Player, pile: number): Card[] => {
  switch (PILES[pile]) {
    case 'hand':
      return player.hand;
    case 'draw':
      return player.draw;
    case 'discard':
      return player.discard;
    case 'exhaust':
      return player.exhaust;
    case 'deck':
      return player.deck;
    default:
      throw new Error(`no pile ${pile}`);
  }
};

/** Whether a card goes to the discard pile at end of turn (STS-13.29, STS-38.11, STS-24.12). */
export const leavesHand = (card: Card): boolean =>
  (card & (KEEP | KEPT)) === 0 && RETAINS[faceOf(card)] === 0;

/** Whether a choice among cards accepts this one. */
export const passes = (card: Card, filter: number): boolean => {
  if (filter === 0) return true;
  if (isDeckFilter(filter)) return passesDeckFilter(card, filter);
  const type = TYPE_OF_FACE[faceOf(card)];
  switch (FILTERS[filter]) {
    case 'attack':
      return type === ATTACK;
    case 'nonAttack':
      return type !== ATTACK;
    case 'attackOrSkill':
      return type === ATTACK || type === SKILL;
    case 'unretained':
      return RETAINS[faceOf(card)] === 0;
    case 'unkept':
      return (card & KEEP) === 0;
    case 'marked':
      return isMarked(card);
    case 'leaving':
      return leavesHand(card) && !isMarked(card);
    default:
      return type === SKILL;
  }
};

/**
 * The cards to choose from. A Scry shows the draw pile's top cards in order; a search shows the whole pile
 * without its order.
 */
export const cardsToChoose = (state: State): Card[] => {
  const { question } = state;
  const pile = pileOf(playerAt(state, question.seat), question.pile);
  if (question.top > 0) return pile.slice(-question.top).reverse().map(forget);
  const cards = pile.filter((card) => passes(card, question.filter));
  if (question.pile !== DRAW) return cards;
  return cards.map(forget).sort((left, right) => faceOf(left) - faceOf(right) || uidOf(left) - uidOf(right));
};

// Choices from the deck between combats

/** The change decides which cards are eligible. */
export const CHANGE = { upgrade: 0, remove: 1, transform: 2, give: 3 } as const;
const CHANGE_NAMES = Object.keys(CHANGE) as (keyof typeof CHANGE)[];

/**
 * Filters for a choice from the deck encode the change and the eligible cards in one number above all others.
 */
const DECK_FILTER_START = 16;
export const deckFilter = (change: number, cards: number): number =>
  DECK_FILTER_START + change * DECK_FILTERS.length + cards;

export const isDeckFilter = (filter: number): boolean => filter >= DECK_FILTER_START;

/** What happens to the card chosen from the deck. */
export const changeOfFilter = (filter: number): keyof typeof CHANGE =>
  CHANGE_NAMES[Math.floor((filter - DECK_FILTER_START) / DECK_FILTERS.length)] ?? 'give';

/** Whether a choice from the deck accepts this card (STS-9.1, STS-9.2, STS-9.3). */
export const passesDeckFilter = (card: Card, filter: number): boolean =>
  (FITTING[filter] ?? fillFitting(filter))[faceOf(card)] === 1;

/** By filter and face, 1 where a card is eligible; filled on first use of a filter. */
const FITTING: (Int8Array | undefined)[] = [];

const fillFitting = (filter: number): Int8Array => {
  const code = filter - DECK_FILTER_START;
  const change = Math.floor(code / DECK_FILTERS.length);
  const cards = code % DECK_FILTERS.length;
  const fitting = Int8Array.from(FACES, (entry) =>
    canChange(entry, change) && isAmong(entry, cards) ? 1 : 0,
  );
  FITTING[filter] = fitting;
  return fitting;
};

const canChange = ({ definition, upgraded, type }: FaceEntry, change: number): boolean => {
  if (change === CHANGE.upgrade) return definition.upgrade !== undefined && !upgraded;
  if (change === CHANGE.transform) return type !== CURSE;
  return definition.irremovable !== true;
};

const isAmong = ({ definition, type }: FaceEntry, cards: number): boolean => {
  switch (DECK_FILTERS[cards]) {
    case 'starterStrike':
      return definition.deck === 'starter' && definition.name === 'Strike';
    case 'starterDefend':
      return definition.deck === 'starter' && definition.name === 'Defend';
    case 'attack':
      return type === ATTACK;
    case 'skill':
      return type === SKILL;
    case 'uncommonOrRare':
      return definition.rarity === 'uncommon' || definition.rarity === 'rare';
    case 'curse':
      return type === CURSE;
    default:
      return true;
  }
};

/** Whether a deck has an eligible card. */
export const hasFitting = ({ deck }: Player, filter: number): boolean => {
  for (let at = 0; at < deck.length; at++) if (passesDeckFilter(deck[at] as Card, filter)) return true;
  return false;
};
