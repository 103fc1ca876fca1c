/** What a change of the deck or a relic saves in each future hard fight, in HP. */
import { ITEM_ENTRIES } from '@three-spires/slay-the-spire/for-bots';
import { deckGain, knowsRelic } from '../worth/deck.ts';
import type { Outlook } from '../worth/outlook.ts';
import { RELIC_RULES } from '../worth/prior.ts';

/** Decks are not reduced below this: enemies' statuses and curses would fill the hand. */
const LEAST_CARDS = 5;

export const gainOfAdding = ({ deck }: Outlook, face: number): number => deckGain(deck, { added: face });

export const gainOfRemoving = ({ deck }: Outlook, face: number): number =>
  deck.size <= LEAST_CARDS ? 0 : deckGain(deck, { removed: face });

export const gainOfUpgrading = ({ deck }: Outlook, face: number): number =>
  deckGain(deck, { removed: face, added: face + 1 });

/** Relics do no harm, unlike Boss relics: lower values from a net are estimation errors. */
const LEAST_RELIC = 0.1;

const atLeast = (item: number, gain: number): number =>
  ITEM_ENTRIES[item]?.definition.kind === 'relic' ? Math.max(LEAST_RELIC, gain) : gain;

/** Relics without effects in fights do not occur in training, so their worth comes from their text. */
export const gainOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? atLeast(item, deckGain(deck, { relic: item }) + (RELIC_RULES[item] as number))
    : (worth.relics[item] as number);

/** The worth of a relic the player already has. */
export const worthOfRelic = ({ deck, worth }: Outlook, item: number): number =>
  knowsRelic(deck, item)
    ? atLeast(item, (RELIC_RULES[item] as number) - deckGain(deck, { lost: item }))
    : (worth.relics[item] as number);
