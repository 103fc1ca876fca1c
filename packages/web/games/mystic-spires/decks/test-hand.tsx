import { createRandom, shuffle } from '@three-spires/kernel';
import { cardNamed, type DeckList } from '@three-spires/mystic-spires/library';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DialogFrame } from '../../../kit/dialog-frame.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { CardFace } from '../pieces/card.tsx';
import { say } from '../words/say.ts';
import styles from './test-hand.module.css';

/** MYS-12.3 */
const OPENING_HAND = 5;

const shuffled = ({ main }: DeckList): readonly number[] => {
  const cards = Object.entries(main).flatMap(([name, count]) => {
    const number = cardNamed(name);
    return number === undefined ? [] : new Array<number>(count).fill(number);
  });
  shuffle(createRandom(nanoid(), 1), 0, cards);
  return cards;
};

/** Tries the deck out: five random cards, a new hand, and the next draws. */
export const TestHand = ({ deck, onClose }: { readonly deck: DeckList; readonly onClose: () => void }) => {
  const [order, setOrder] = useState(() => shuffled(deck));
  const [drawn, setDrawn] = useState(OPENING_HAND);
  const hand = order.slice(0, drawn);
  const left = order.length - hand.length;
  return (
    <DialogFrame title={say('decks.testHand')} wide onClose={onClose}>
      <div className={styles.hand} data-test-hand>
        <p className={styles.note} role="status">
          {say('decks.handIs', { hand: hand.length, left })}
        </p>
        <ul className={styles.cards} aria-label={say('decks.testHand')}>
          {keyed(hand).map(({ key, item }) => (
            <li key={key}>
              <CardFace card={item} />
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <Button look="primary" disabled={left === 0} onClick={() => setDrawn(drawn + 1)}>
            {say('decks.drawNext')}
          </Button>
          <Button
            onClick={() => {
              setOrder(shuffled(deck));
              setDrawn(OPENING_HAND);
            }}
          >
            {say('decks.newHand')}
          </Button>
        </div>
        <p className={styles.note}>{say('decks.handRule')}</p>
      </div>
    </DialogFrame>
  );
};
