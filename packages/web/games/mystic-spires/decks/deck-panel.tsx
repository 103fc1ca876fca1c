import { plainText } from '@three-spires/kernel';
import { cardText, DECK_SIZE, towerAbilityTexts } from '@three-spires/mystic-spires/library';
import { useId } from 'react';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { cardCalled, TOKEN_CARDS, towerCalled } from './card-pool.ts';
import { MainRows, TokenRows } from './card-rows.tsx';
import { CostCurve, TypeChart } from './charts.tsx';
import { formatSets, type KeptDeck, setsOf, sumOf, wantedTokens, withCount } from './deck.ts';
import styles from './deck-panel.module.css';
import { FormatField, Legality } from './legality.tsx';
import { SaveStatus } from './save-status.tsx';
import { TowerField } from './tower-field.tsx';
import type { SavingDeck } from './use-saving.ts';

const NAME_LIMIT = 80;
const TOKEN_NAMES = TOKEN_CARDS.map(({ name }) => name);
/** As many copies of a Token as most decks ever have in play. */
const SOME_TOKENS = 6;

const textOf = (name: string): string => {
  const [card, tower] = [cardCalled(name), towerCalled(name)];
  if (card !== undefined) return plainText(cardText(card));
  return tower === undefined ? '' : towerAbilityTexts(tower).map(plainText).join(' ');
};

/** Tokens that the deck's cards make but the deck lacks: without them, nothing would enter play (MYS-3.4). */
const MissingTokens = ({
  deck,
  onChange,
}: {
  readonly deck: KeptDeck;
  readonly onChange: (deck: KeptDeck) => void;
}) => {
  const missing = wantedTokens(deck, textOf, TOKEN_NAMES).filter((name) => !(name in deck.tokens));
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p>{say('decks.missingTokens')}</p>
      {missing.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.suggestion}
          onClick={() => onChange(withCount(deck, 'tokens', name, SOME_TOKENS))}
        >
          + {SOME_TOKENS} {name}
        </button>
      ))}
    </div>
  );
};

type DeckPanelProps = {
  readonly saving: SavingDeck;
  readonly onLook: (name: string) => void;
};

/** The deck itself: name, Tower, errors, cards, Tokens and charts. */
export const DeckPanel = ({ saving, onLook }: DeckPanelProps) => {
  const { deck, change } = saving;
  const sets = formatSets(deck);
  const name = useId();
  const [main, tokens] = [sumOf(deck.main), sumOf(deck.tokens)];
  return (
    <section className={styles.panel} aria-label={say('decks.deck')}>
      <div className={styles.title}>
        <label htmlFor={name} className="hidden-visually">
          {say('decks.name')}
        </label>
        <input
          id={name}
          className={`${controls.field} ${styles.name}`}
          value={deck.name}
          maxLength={NAME_LIMIT}
          placeholder={say('decks.unnamed')}
          onChange={({ target }) => change({ ...deck, name: target.value })}
        />
        <SaveStatus saving={saving} />
      </div>
      <TowerField tower={deck.tower} onChange={(tower) => change({ ...deck, tower })} />
      <FormatField
        label={say('decks.format')}
        sets={sets}
        onChange={(next) => change({ ...deck, sets: next })}
        proposed={setsOf(deck)}
      />
      <Legality deck={deck} sets={sets} />
      <div className={styles.charts}>
        <CostCurve deck={deck} />
        <TypeChart deck={deck} />
      </div>
      <h2 className={styles.head}>
        {say('decks.mainDeck')}{' '}
        <span
          className={styles.size}
          data-wrong={main < DECK_SIZE.least || main > DECK_SIZE.most || undefined}
        >
          {say('decks.size', { count: main, ...DECK_SIZE })}
        </span>
      </h2>
      <MainRows deck={deck} onChange={change} onLook={onLook} />
      <h2 className={styles.head}>
        {say('decks.tokenDeck')} <span className={styles.size}>{tokens}</span>
      </h2>
      <MissingTokens deck={deck} onChange={change} />
      <TokenRows deck={deck} onChange={change} onLook={onLook} />
    </section>
  );
};
