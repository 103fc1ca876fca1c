/**
 * A deck that saves itself: shown at once, stored in this browser, and saved on the server a moment later.
 */
import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../connection/api.ts';
import { say } from '../words/say.ts';
import { EMPTY_DECK, isSameDeck, type KeptDeck } from './deck.ts';
import { fetchDecks, putDeck } from './decks-api.ts';
import { type DeckDraft, dropDraft, keepDraft } from './drafts.ts';

const PAUSE_MS = 700;
/** The delay before an automatic retry. */
const RETRY_MS = 5_000;
const UNDO_STEPS = 200;

export type Saving =
  | { readonly kind: 'new' | 'saved' | 'unsaved' | 'saving' }
  | { readonly kind: 'failed'; readonly text: string }
  /** Another window has saved different changes. */
  | { readonly kind: 'conflict'; readonly theirs: DeckDraft };

type Sent = { readonly version: number; readonly deck: KeptDeck };

const failureText = (error: unknown): string => (error instanceof Error ? error.message : say('failed'));

/** The version now on the server, after it has refused a change. */
const theirsOf = async (id: string): Promise<DeckDraft | undefined> => {
  const { decks } = await fetchDecks();
  return decks.find((deck) => deck.id === id);
};

export const useSaving = (opened: DeckDraft, stored: KeptDeck | undefined) => {
  const { id } = opened;
  const [steps, setSteps] = useState<readonly KeptDeck[]>([opened.deck]);
  const deck = steps.at(-1) as KeptDeck;
  const [sent, setSent] = useState<Sent>({ version: opened.version, deck: stored ?? EMPTY_DECK });
  const [saving, setSaving] = useState<Saving>({ kind: opened.version === 0 ? 'new' : 'saved' });
  const isSettled = isSameDeck(deck, sent.deck);

  const save = useCallback(
    async (version: number, wanted: KeptDeck): Promise<void> => {
      setSaving({ kind: 'saving' });
      try {
        const saved = await putDeck(id, version, wanted);
        setSent({ version: saved.version, deck: wanted });
        setSaving({ kind: 'saved' });
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : undefined;
        const theirs = code === 'deck-changed' ? await theirsOf(id).catch(() => undefined) : undefined;
        if (theirs !== undefined) setSaving({ kind: 'conflict', theirs });
        else {
          // Deleted elsewhere: the next attempt creates it again.
          if (code === 'deck-gone') setSent({ version: 0, deck: EMPTY_DECK });
          setSaving({ kind: 'failed', text: failureText(error) });
        }
      }
    },
    [id],
  );

  const latest = useRef({ deck, sent, saving });
  latest.current = { deck, sent, saving };

  useEffect(() => {
    if (!isSettled) keepDraft({ id, version: sent.version, deck });
    else if (sent.version > 0) dropDraft(id);
  }, [id, deck, sent, isSettled]);

  const { kind } = saving;
  const isHeld = kind === 'saving' || kind === 'conflict';
  const pause = kind === 'failed' ? RETRY_MS : PAUSE_MS;
  useEffect(() => {
    if (isSettled || isHeld) return;
    const timer = setTimeout(() => void save(sent.version, deck), pause);
    return () => clearTimeout(timer);
  }, [deck, sent, isSettled, isHeld, pause, save]);

  // Leaving at once loses nothing either.
  useEffect(
    () => () => {
      const now = latest.current;
      if (
        !isSameDeck(now.deck, now.sent.deck) &&
        now.saving.kind !== 'saving' &&
        now.saving.kind !== 'conflict'
      )
        void putDeck(id, now.sent.version, now.deck).then(
          () => dropDraft(id),
          () => undefined,
        );
    },
    [id],
  );

  return {
    deck,
    change: (next: KeptDeck): void =>
      setSteps((before) => (before.at(-1) === next ? before : [...before.slice(-UNDO_STEPS), next])),
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : undefined,
    version: sent.version,
    saving: (kind === 'saved' || kind === 'new') && !isSettled ? ({ kind: 'unsaved' } as const) : saving,
    retry: (): void => void save(sent.version, deck),
    /** My version replaces what another window has saved. */
    keepMine: (theirs: DeckDraft): void => void save(theirs.version, deck),
    /** My version becomes a separate deck, and theirs is shown here. */
    keepBoth: async (theirs: DeckDraft): Promise<void> => {
      try {
        await putDeck(nanoid(), 0, { ...deck, name: say('decks.copyOf', { name: deck.name }) });
        setSteps((before) => [...before, theirs.deck]);
        setSent({ version: theirs.version, deck: theirs.deck });
        setSaving({ kind: 'saved' });
      } catch (error) {
        setSaving({ kind: 'failed', text: failureText(error) });
      }
    },
  };
};

export type SavingDeck = ReturnType<typeof useSaving>;
