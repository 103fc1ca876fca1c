import type { DeckList } from '@three-spires/mystic-spires/library';
import { nanoid } from 'nanoid';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { GamePageProps } from '../../../game/page.ts';
import { say } from '../words/say.ts';
import { Builder } from './builder.tsx';
import { EMPTY_DECK, type KeptDeck, starterNamed } from './deck.ts';
import { unpackDeck } from './deck-link.ts';
import styles from './decks-page.module.css';
import { type DeckDraft, draftOf, keepDraft } from './drafts.ts';
import { useDecks } from './use-decks.ts';

/** The initial cards of a new deck: the deck of a link, a copy of a starter deck, or nothing. */
const beginningOf = async (search: string): Promise<DeckList | undefined> => {
  const letters = location.hash.slice(1);
  if (letters !== '') return await unpackDeck(letters);
  const starter = new URLSearchParams(search).get('copy');
  return starter === null ? EMPTY_DECK : (starterNamed(starter) ?? EMPTY_DECK);
};

/** Gives a new deck its id and goes to its address. The first change saves it. */
const NewDeck = () => {
  const [, go] = useLocation();
  const search = useSearch();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let wanted = true;
    void beginningOf(search).then((deck) => {
      if (!wanted) return;
      if (deck === undefined) {
        setBroken(true);
        return;
      }
      const id = nanoid();
      keepDraft({ id, version: 0, deck });
      go(`/decks/${id}`, { replace: true });
    });
    return () => {
      wanted = false;
    };
  }, [search, go]);
  return broken ? <Missing text={say('decks.badLink')} /> : <p role="status">{say('loading')}</p>;
};

const Missing = ({ text }: { readonly text: string }) => (
  <main className={styles.page}>
    <h1 className={styles.heading}>{say('shelf.decks')}</h1>
    <p role="alert">{text}</p>
    <p>
      <Link href="/decks">{say('decks.toList')}</Link>
    </p>
  </main>
);

/** The deck with this id: this browser's draft if it is newer, otherwise the server's version. */
const openedDeck = (id: string, stored: DeckDraft | undefined): DeckDraft | undefined =>
  draftOf(id) ?? stored;

const KnownDeck = ({ id }: { readonly id: string }) => {
  const { stored: decks, failure } = useDecks();
  // What was opened stays open, whatever happens to the draft.
  const [opened, setOpened] = useState<{
    readonly deck: DeckDraft | undefined;
    readonly stored?: KeptDeck;
  }>();
  if (decks === undefined && failure === undefined) return <p role="status">{say('loading')}</p>;
  if (opened === undefined) {
    const stored = decks?.find((deck) => deck.id === id);
    setOpened({ deck: openedDeck(id, stored), ...(stored === undefined ? {} : { stored: stored.deck }) });
    return null;
  }
  if (opened.deck === undefined) return <Missing text={failure ?? say('decks.missing')} />;
  return <Builder opened={opened.deck} stored={opened.stored} />;
};

export const DeckPage = ({ params: { deck = 'new' } }: GamePageProps) =>
  deck === 'new' ? <NewDeck /> : <KnownDeck key={deck} id={deck} />;
