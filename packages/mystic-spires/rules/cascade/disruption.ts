/** Disruption (section 23). */

import { NONE } from '@three-spires/kernel';
import { STALE } from '../compile/codes.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { shuffleDeck } from '../field/piles.ts';
import { triggerDisrupted } from '../field/triggers.ts';
import type { Link, State } from '../state.ts';
import { keeperAt } from '../state.ts';
import { isCard, removeLink } from './links.ts';

/** MYS-23.5: none of its remaining effects happen; prices stay paid; its card goes to the graveyard. */
export const disruptLink = (state: State, link: Link, emit: MysticSpiresEmit): void => {
  // Emitted before it is done, while the Cascade still shows why.
  const number = state.links.lastIndexOf(link) + 1;
  emit?.({ type: 'disrupted', seat: link.keeper, card: link.card, ability: link.ability, number });
  removeLink(state, link);
  const keeper = keeperAt(state, link.keeper);
  // Equipment already attached is a card in play, no longer one on the Cascade.
  if (isCard(link) && link.source === NONE) {
    keeper.graveyard.push(link.card);
    state.stale |= STALE.piles;
    emit?.({ type: 'moved', card: link.card, seat: link.keeper, from: 'cascade', to: 'graveyard' });
  }
  if (link.aside !== NONE) {
    keeper.deck.push(link.aside);
    state.stale |= STALE.piles;
    emit?.({ type: 'moved', card: link.aside, seat: link.keeper, from: 'aside', to: 'deck' });
    link.aside = NONE;
    shuffleDeck(state, link.keeper, emit);
  }
  triggerDisrupted(state, link);
};
