import { type DeckList, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { DeckAnswer } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../kit/button.tsx';
import { Failure } from '../../../kit/failure.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { DeckTile } from './deck-tile.tsx';
import { deleteDeck, putDeck } from './decks-api.ts';
import styles from './decks-page.module.css';
import { dropDraft, keepDraft } from './drafts.ts';
import { ExportDialog, ImportDialog } from './exchange-dialog.tsx';
import { isLegal } from './format.ts';
import { sendDrafts } from './send-drafts.ts';
import { useDecks } from './use-decks.ts';

type MyDecksProps = {
  readonly decks: readonly DeckAnswer[];
  readonly onCopy: (deck: DeckList) => void;
  readonly onDelete: (deck: DeckAnswer) => void;
  readonly onExport: (deck: DeckList) => void;
};

const MyDecks = ({ decks, onCopy, onDelete, onExport }: MyDecksProps) => (
  <ul className={styles.tiles}>
    {decks.map((saved) => (
      <li key={saved.id}>
        <DeckTile deck={saved.deck}>
          <Link href={`/decks/${saved.id}`} className={controls.primary}>
            {say('decks.edit')}
            <span className="hidden-visually"> {saved.deck.name}</span>
          </Link>
          {isLegal(saved.deck) && (
            <Link href={`/new/mystic-spires?deck=${saved.id}`} className={controls.button}>
              {say('decks.play')}
              <span className="hidden-visually"> {saved.deck.name}</span>
            </Link>
          )}
          <Button onClick={() => onCopy(saved.deck)}>
            {say('decks.duplicate')}
            <span className="hidden-visually"> {saved.deck.name}</span>
          </Button>
          <Button onClick={() => onExport(saved.deck)}>
            {say('decks.export')}
            <span className="hidden-visually"> {saved.deck.name}</span>
          </Button>
          <Button look="quiet" onClick={() => onDelete(saved)}>
            {say('decks.delete')}
            <span className="hidden-visually"> {saved.deck.name}</span>
          </Button>
        </DeckTile>
      </li>
    ))}
  </ul>
);

const Starters = ({ onExport }: { readonly onExport: (deck: DeckList) => void }) => (
  <ul className={styles.tiles}>
    {STARTER_DECKS.map((starter) => (
      <li key={starter.id}>
        <DeckTile deck={starter} plan={starter.plan}>
          <Link href={`/decks/new?copy=${encodeURIComponent(starter.name)}`} className={controls.button}>
            {say('decks.copyStarter')}
            <span className="hidden-visually"> {starter.name}</span>
          </Link>
          <Link
            href={`/new/mystic-spires?deck=${encodeURIComponent(starter.name)}`}
            className={controls.button}
          >
            {say('decks.play')}
            <span className="hidden-visually"> {starter.name}</span>
          </Link>
          <Button look="quiet" onClick={() => onExport(starter)}>
            {say('decks.list')}
            <span className="hidden-visually"> {starter.name}</span>
          </Button>
        </DeckTile>
      </li>
    ))}
  </ul>
);

/** Deleting a deck, with undo; `trouble` is the latest error. */
const useDeleting = (load: () => Promise<void>) => {
  const [deleted, setDeleted] = useState<DeckAnswer>();
  const [trouble, setTrouble] = useState<string>();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      setTrouble(undefined);
      await work();
      await load();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : say('failed'));
    }
  };
  const remove = (saved: DeckAnswer): Promise<void> =>
    attempt(async () => {
      await deleteDeck(saved.id);
      dropDraft(saved.id);
      setDeleted(saved);
    });
  const restore = (saved: DeckAnswer): Promise<void> =>
    attempt(async () => {
      await putDeck(saved.id, 0, saved.deck);
      setDeleted(undefined);
    });
  return { deleted, trouble, remove, restore };
};

const Head = ({ onImport }: { readonly onImport: () => void }) => (
  <header className={styles.head}>
    <div>
      <h1 className={styles.heading}>{say('shelf.decks')}</h1>
      <p className={styles.lead}>{say('decks.lead')}</p>
    </div>
    <div className={styles.tools}>
      <Link href="/decks/new" className={controls.primary}>
        {say('decks.new')}
      </Link>
      <Button onClick={onImport}>{say('decks.import')}</Button>
    </div>
  </header>
);

/** Your own decks, and the starter decks to copy. */
export const DecksPage = () => {
  const [, go] = useLocation();
  const { decks, limit, failure, load } = useDecks();
  const { deleted, trouble = failure, remove, restore } = useDeleting(load);
  const [shown, setShown] = useState<DeckList>();
  const [importing, setImporting] = useState(false);
  useEffect(() => void sendDrafts().then(load), [load]);
  /** Opens a new deck in the workbench, which saves it. */
  const edit = (deck: DeckList): void => {
    const id = nanoid();
    keepDraft({ id, version: 0, deck });
    go(`/decks/${id}`);
  };
  return (
    <>
      <main className={styles.page}>
        <Head onImport={() => setImporting(true)} />
        <Failure text={trouble} className={styles.trouble} />
        {deleted !== undefined && (
          <p role="status" className={styles.notice}>
            {say('decks.deleted', { name: deleted.deck.name })}{' '}
            <Button onClick={() => void restore(deleted)}>{say('decks.undo')}</Button>
          </p>
        )}
        <h2 className={styles.section}>
          {say('decks.mine')}{' '}
          {decks !== undefined && (
            <span className={styles.count}>{say('decks.of', { count: decks.length, limit })}</span>
          )}
        </h2>
        {decks?.length === 0 && <p className={styles.lead}>{say('decks.none')}</p>}
        {decks !== undefined && (
          <MyDecks
            decks={decks}
            onCopy={(deck) => edit({ ...deck, name: say('decks.copyOf', { name: deck.name }) })}
            onDelete={(saved) => void remove(saved)}
            onExport={setShown}
          />
        )}
        <h2 className={styles.section}>{say('decks.starters')}</h2>
        <Starters onExport={setShown} />
      </main>
      {shown !== undefined && <ExportDialog deck={shown} onClose={() => setShown(undefined)} />}
      {importing && <ImportDialog onImport={edit} onClose={() => setImporting(false)} />}
    </>
  );
};
