/** What a change of the deck or a relic saves in each hard fight to come, in HP. */
import { ITEM_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
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

/** Relics do no harm, unlike Boss relics: what a net finds less than this worth is its doubt. */
const LEAST_RELIC = 0.1;

const atLeast = (item: number, gain: number): number =>
  ITEM_ENTRIES[item]?.definition.kind === 'relic' ? Math.max(LEAST_RELIC, gain) : gain;

/** Relics that do nothing in fights, of which training saw nothing, are worth what they print. */
export const gainOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? atLeast(item, deckGain(deck, { relic: item }) + (RELIC_RULES[item] as number))
    : (worth.relics[item] as number);

/** What a relic that the player has is worth. */
export const worthOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? atLeast(item, (RELIC_RULES[item] as number) - deckGain(deck, { lost: item }))
    : (worth.relics[item] as number);
