import { plainText } from '@three-spires/kernel';
import { GUIDE } from '@three-spires/mystic-spires/guide';
import { deckFaults, explainDeckFault, type SetId } from '@three-spires/mystic-spires/library';
import { Link } from 'wouter';
import { DifficultyNote } from '../../../set-up/guide-notes.tsx';
import { towerCalled } from '../decks/card-pool.ts';
import { sumOf } from '../decks/deck.ts';
import { TowerArch } from '../decks/tower-arch.tsx';
import { say } from '../words/say.ts';
import styles from './deck-choices.module.css';
import { ANY_STARTER, type Choice, type DeckKey } from './plan.ts';

type DeckChoicesProps = {
  /** Distinguishes two such lists on one page. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly sets: readonly SetId[];
  readonly chosen: DeckKey;
  /** Whether a random starter deck can be chosen. */
  readonly random?: boolean;
  readonly onChoose: (key: DeckKey) => void;
};

const RandomDeck = ({ name, chosen, onChoose }: Pick<DeckChoicesProps, 'name' | 'chosen' | 'onChoose'>) => (
  <label className={styles.deck} data-deck="">
    <input
      type="radio"
      name={name}
      value={ANY_STARTER}
      checked={chosen === ANY_STARTER}
      onChange={() => onChoose(ANY_STARTER)}
    />
    <TowerArch tower={undefined} />
    <span className={styles.words}>
      <strong>{say('new.anyStarter')}</strong>
      <span className={styles.about}>{say('new.anyStarter.about')}</span>
    </span>
  </label>
);

/** A list of decks to choose from; a deck that the format does not allow says why. */
export const DeckChoices = ({
  name,
  label,
  choices,
  sets,
  chosen,
  random = false,
  onChoose,
}: DeckChoicesProps) => (
  <div className={styles.decks} role="radiogroup" aria-label={label}>
    {random && <RandomDeck name={name} chosen={chosen} onChoose={onChoose} />}
    {choices.map(({ key, deck, isStarter }) => {
      const tower = towerCalled(deck.tower);
      const [fault] = deckFaults(deck, { sets });
      return (
        <label key={key} className={styles.deck} data-set={tower?.set} data-deck={deck.name}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={chosen === key}
            disabled={fault !== undefined}
            onChange={() => onChoose(key)}
          />
          <TowerArch tower={tower} />
          <span className={styles.words}>
            <strong>{deck.name === '' ? say('decks.unnamed') : deck.name}</strong>
            <span className={styles.about}>
              {fault === undefined
                ? say('new.deckFacts', { tower: deck.tower, count: sumOf(deck.main) })
                : plainText(explainDeckFault(fault))}
            </span>
            {isStarter && <DifficultyNote guide={GUIDE} name={deck.name} />}
            <span className={styles.kind}>{say(isStarter ? 'new.starter' : 'new.own')}</span>
          </span>
        </label>
      );
    })}
    <Link href="/decks" className={styles.more}>
      {say('new.build')}
    </Link>
  </div>
);
