import type { DeckList } from '@three-spires/mystic-spires/library';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { deckLink } from './deck-link.ts';
import { type ReadDeck, readDeckText, writeDeckText } from './deck-text.ts';
import styles from './exchange-dialog.module.css';

/** The deck as text and as a link, for sharing. */
export const ExportDialog = ({
  deck,
  onClose,
}: {
  readonly deck: DeckList;
  readonly onClose: () => void;
}) => {
  const [link, setLink] = useState('');
  const [textId, linkId] = [useId(), useId()];
  const text = writeDeckText(deck);
  useEffect(() => void deckLink(deck).then(setLink), [deck]);
  return (
    <DialogFrame title={say('decks.export')} onClose={onClose}>
      <div className={styles.exchange}>
        <label htmlFor={linkId}>{say('decks.asLink')}</label>
        <div className={styles.line}>
          <input
            id={linkId}
            className={`${controls.field} ${styles.link}`}
            readOnly
            value={link}
            data-deck-link
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link} label={say('decks.copy')} className={controls.button} />
        </div>
        <label htmlFor={textId}>{say('decks.asText')}</label>
        <textarea id={textId} className={styles.text} readOnly rows={14} value={text} data-deck-text />
        <CopyButton text={text} label={say('decks.copyText')} className={controls.button} />
      </div>
    </DialogFrame>
  );
};

const Problems = ({ read }: { readonly read: ReadDeck }) => {
  if (read.problems.length === 0) return null;
  return (
    <div role="alert">
      <ul className={styles.problems}>
        {read.problems.map(({ line, text }) => (
          <li key={line}>{say('decks.lineProblem', { line, text })}</li>
        ))}
      </ul>
    </div>
  );
};

/** Imports a deck from text. It lists unreadable lines, and changes nothing before you confirm. */
export const ImportDialog = ({
  onImport,
  onClose,
}: {
  readonly onImport: (deck: DeckList) => void;
  readonly onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const id = useId();
  const read = readDeckText(text);
  const cards = Object.values({ ...read.deck.main, ...read.deck.tokens }).reduce(
    (sum, count) => sum + count,
    0,
  );
  return (
    <DialogFrame title={say('decks.import')} onClose={onClose}>
      <div className={styles.exchange}>
        <label htmlFor={id}>{say('decks.importHint')}</label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to paste
          autoFocus
          className={styles.text}
          rows={14}
          value={text}
          placeholder={say('decks.importExample')}
          data-import-text
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status">{say('decks.importFound', { count: cards })}</p>
        <Problems read={read} />
        <Button
          look="primary"
          disabled={cards === 0 && read.deck.tower === ''}
          onClick={() => onImport(read.deck)}
        >
          {read.problems.length === 0 ? say('decks.importTake') : say('decks.importTakeRest')}
        </Button>
      </div>
    </DialogFrame>
  );
};
