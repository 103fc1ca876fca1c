/** Changes to decks not yet confirmed by the server, stored in this browser so that none is lost. */
import { isObject } from '../../../kit/packing.ts';
import type { KeptDeck } from './deck.ts';

export type DeckDraft = { readonly id: string; readonly version: number; readonly deck: KeptDeck };

const PREFIX = 'three-spires.deck.';

const isDraft = (value: unknown): value is DeckDraft =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.version === 'number' &&
  isObject(value.deck);

export const keepDraft = (draft: DeckDraft): void => {
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
  } catch {
    // Without local storage, the browser still saves to the server.
  }
};

export const dropDraft = (id: string): void => {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was stored.
  }
};

export const draftOf = (id: string): DeckDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** All decks stored in this browser that the server may not have. */
export const allDrafts = (): readonly DeckDraft[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => draftOf(key.slice(PREFIX.length)) ?? []);
  } catch {
    return [];
  }
};
