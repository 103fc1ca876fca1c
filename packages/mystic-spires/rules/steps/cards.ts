/** Steps that move cards between the field, hands, decks, graveyards and exile (MYS-7.11, MYS-10.1). */

import { NONE } from '@three-spires/kernel';
import type { cardWords } from '../../words/cards.ts';
import { ask } from '../asking.ts';
import { STALE } from '../compile/codes.ts';
import { isChosen } from '../compile/sieve.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { leave, pileOf } from '../field/leaving.ts';
import { enterPlay, shuffleDeck, takeFrom } from '../field/piles.ts';
import { hasSearchable } from '../figures/select.ts';
import { findThing, isPile, pileCard, pileSeat } from '../refs.ts';
import { keeperAt, type Link, QUESTION, type Ref, type State } from '../state.ts';
import { DONE, type Handlers, keepFirst, NOTHING } from './handler.ts';
import { objectsOf } from './objects.ts';

/**
 * Moves cards from the field or a graveyard to a hand, a deck or exile; the list keeps only what was moved.
 */
const moveCards = (
  state: State,
  refs: Ref[],
  to: 'hand' | 'deck' | 'exile',
  emit: MysticSpiresEmit,
): Ref[] => {
  let moved = 0;
  for (let at = 0; at < refs.length; at++) {
    const ref = refs[at] as Ref;
    if (isPile(ref)) {
      const seat = pileSeat(ref);
      const keeper = keeperAt(state, seat);
      const card = pileCard(ref);
      if (!takeFrom(keeper.graveyard, card)) continue;
      pileOf(keeper, to).push(card);
      state.stale |= STALE.piles;
      emit?.({ type: 'moved', card, seat, from: 'graveyard', to });
    } else {
      const thing = findThing(state, ref);
      if (thing === undefined) continue;
      leave(state, thing, to, false, emit);
    }
    refs[moved++] = ref;
  }
  keepFirst(refs, moved);
  return refs;
};

export const CARD_STEPS: Handlers<typeof cardWords> = {
  exile: (state, link, entry, emit) => moveCards(state, objectsOf(state, link, entry), 'exile', emit),
  /**
   * The card set aside by a search goes to the hand (MYS-7.11); otherwise cards from play and graveyards do.
   */
  toHand: (state, link, entry, emit) => {
    if (link.aside === NONE) return moveCards(state, objectsOf(state, link, entry), 'hand', emit);
    const card = link.aside;
    keeperAt(state, link.keeper).hand.push(card);
    emit?.({ type: 'moved', card, seat: link.keeper, from: 'aside', to: 'hand' });
    link.aside = NONE;
    return DONE;
  },
  /** Cards go to their owners' decks, which are shuffled. */
  toDeck: (state, link, entry, emit) => {
    const refs = objectsOf(state, link, entry);
    // In the order in which the cards name them.
    const owners: number[] = [];
    for (let at = 0; at < refs.length; at++) {
      const ref = refs[at] as Ref;
      const owner = isPile(ref) ? pileSeat(ref) : (findThing(state, ref)?.owner ?? NONE);
      if (owner !== NONE && !owners.includes(owner)) owners.push(owner);
    }
    const moved = moveCards(state, refs, 'deck', emit);
    for (let at = 0; at < owners.length; at++) shuffleDeck(state, owners[at] as number, emit);
    return moved;
  },
  summon: (state, link, entry, emit) => {
    const summoned: Ref[] = [];
    for (const ref of objectsOf(state, link, entry)) {
      if (!isPile(ref)) continue;
      const owner = pileSeat(ref);
      const card = pileCard(ref);
      if (!takeFrom(keeperAt(state, owner).graveyard, card)) continue;
      state.stale |= STALE.piles;
      summoned.push(enterPlay(state, card, owner, link.keeper, NONE, 'graveyard', emit).id);
    }
    return summoned;
  },
  equip: (state, link, entry, emit) => {
    const [host] = objectsOf(state, link, entry);
    if (host === undefined) return NOTHING;
    const thing = enterPlay(state, link.card, link.keeper, link.keeper, host, 'cascade', emit);
    // Any further steps are effects of a card in play.
    link.source = thing.id;
    return [host];
  },
  search: (state, link, { sieve }, emit) => {
    if (isChosen(sieve) && hasSearchable(state, sieve, link.keeper)) {
      ask(state, QUESTION.search, link.keeper);
      return 'asked';
    }
    emit?.({ type: 'foundNothing', seat: link.keeper });
    shuffleDeck(state, link.keeper, emit);
    return NOTHING;
  },
};

/**
 * Takes the searched card out of the deck and sets it aside. A Keeper whose deck is then empty loses
 * (R-43).
 */
export const setAside = (state: State, link: Link, card: number, emit: MysticSpiresEmit): readonly Ref[] => {
  const keeper = keeperAt(state, link.keeper);
  takeFrom(keeper.deck, card);
  state.stale |= STALE.piles;
  link.aside = card;
  emit?.({ type: 'found', seat: link.keeper, card, reveals: true });
  shuffleDeck(state, link.keeper, emit);
  return DONE;
};
