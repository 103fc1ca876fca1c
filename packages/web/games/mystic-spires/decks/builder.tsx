import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Entry } from '../../../game/library.ts';
import { Button } from '../../../kit/button.tsx';
import controls from '../../../theme/controls.module.css';
import { ENTRIES, isInDecks } from '../library/entries.ts';
import { say } from '../words/say.ts';
import styles from './builder.module.css';
import { formatSets, type KeptDeck, sumOf } from './deck.ts';
import { DeckPanel } from './deck-panel.tsx';
import type { DeckDraft } from './drafts.ts';
import { ExportDialog, ImportDialog } from './exchange-dialog.tsx';
import { isLegal } from './format.ts';
import { LookDialog } from './look-dialog.tsx';
import { useShownDeck } from './open-deck.ts';
import { Pool } from './pool.tsx';
import { TestHand } from './test-hand.tsx';
import { useSaving } from './use-saving.ts';

type Over = 'hand' | 'export' | 'import';

const SIDES = ['pool', 'deck'] as const;

const entryNamed = (name: string): Entry | undefined =>
  ENTRIES.find((entry) => entry.name === name && isInDecks(entry));

type BuilderProps = {
  readonly opened: DeckDraft;
  /** The version on the server. */
  readonly stored: KeptDeck | undefined;
};

/** The workbench: the pool and the deck side by side; on a narrow screen, one at a time. */
export const Builder = ({ opened, stored }: BuilderProps) => {
  const saving = useSaving(opened, stored);
  const { deck, change, undo } = saving;
  useShownDeck(deck);
  const sets = useMemo(() => formatSets(deck), [deck]);
  const [looked, setLooked] = useState<Entry>();
  const [over, setOver] = useState<Over>();
  const [side, setSide] = useState<(typeof SIDES)[number]>('pool');
  const look = useCallback((entry: Entry | undefined) => setLooked(entry), []);
  const close = (): void => setOver(undefined);
  return (
    <main className={styles.layout} data-side={side}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{deck.name === '' ? say('decks.unnamed') : deck.name}</h1>
        <div className={styles.tools}>
          {isLegal(deck) ? (
            <Link href={`/new/mystic-spires?deck=${opened.id}`} className={controls.primary}>
              {say('decks.play')}
            </Link>
          ) : (
            <Button look="primary" disabled title={say('decks.playLater')}>
              {say('decks.play')}
            </Button>
          )}
          <Button onClick={() => setOver('hand')}>{say('decks.testHand')}</Button>
          <Button onClick={() => setOver('export')}>{say('decks.export')}</Button>
          <Button onClick={() => setOver('import')}>{say('decks.import')}</Button>
          <Button disabled={undo === undefined} onClick={undo}>
            {say('decks.undo')}
          </Button>
        </div>
        <fieldset className={styles.sides}>
          <legend className="hidden-visually">{say('decks.sides')}</legend>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              data-show={each}
              aria-pressed={side === each}
              onClick={() => setSide(each)}
            >
              {each === 'pool' ? say('decks.pool') : say('decks.deckOf', { count: sumOf(deck.main) })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.pool}>
        <Pool deck={deck} sets={sets} onChange={change} onLook={look} />
      </div>
      <div className={styles.deck}>
        <DeckPanel saving={saving} onLook={(name) => look(entryNamed(name))} />
      </div>
      {looked !== undefined && <LookDialog entry={looked} onClose={() => setLooked(undefined)} />}
      {over === 'hand' && <TestHand deck={deck} onClose={close} />}
      {over === 'export' && <ExportDialog deck={deck} onClose={close} />}
      {over === 'import' && (
        <ImportDialog
          onClose={close}
          onImport={(read) => {
            change({ ...read, name: read.name === '' ? deck.name : read.name, sets });
            close();
          }}
        />
      )}
    </main>
  );
};
