/** What a change of the deck or a relic saves in each hard fight to come, in HP. */
import { deckGain, knowsRelic } from '../worth/deck.ts';
import type { Outlook } from '../worth/outlook.ts';
import { RELIC_RULES } from '../worth/prior.ts';

/** Below this a deck is not made smaller: statuses and curses of the enemies would fill the hand. */
const LEAST_CARDS = 5;

export const gainOfAdding = ({ deck }: Outlook, face: number): number => deckGain(deck, { added: face });

export const gainOfRemoving = ({ deck }: Outlook, face: number): number =>
  deck.size <= LEAST_CARDS ? 0 : deckGain(deck, { removed: face });

export const gainOfUpgrading = ({ deck }: Outlook, face: number): number =>
  deckGain(deck, { removed: face, added: face + 1 });

/** Relics that do nothing in fights, of which training saw nothing, are worth what they print. */
export const gainOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? deckGain(deck, { relic: item }) + (RELIC_RULES[item] as number)
    : (worth.relics[item] as number);

/** What a relic that the player has is worth. */
export const worthOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? (RELIC_RULES[item] as number) - deckGain(deck, { lost: item })
    : (worth.relics[item] as number);
