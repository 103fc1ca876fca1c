import { CardFace } from '../../stygian/card.tsx';
import { Picture } from '../../stygian/picture.tsx';
import { RichText } from '../../table/rich-text.tsx';
import { say } from '../../text/say.ts';
import { type Fact, Facts, factsOf } from '../facts.tsx';
import type { Entry } from '../library-game.ts';
import { cardNumber, moodOfEntry } from './card-number.ts';
import { FACETS } from './catalogue.ts';
import styles from './detail.module.css';
import { copiesOf, storyOf } from './entries.ts';

/** Everything one could filter by, and how many there are. */
const boxFacts = (entry: Entry): readonly Fact[] => [
  ...factsOf(
    entry,
    FACETS.filter(({ key }) => key !== 'keyword'),
  ),
  { label: say('library.copies'), text: say('library.copiesCount', { count: copiesOf(entry) }) },
];

/** An entry opened: everything that is printed on it. */
export const Detail = ({ entry }: { readonly entry: Entry }) => {
  const card = cardNumber(entry);
  const story = storyOf(entry);
  return (
    <div className={styles.detail}>
      {card === undefined ? (
        <span className={styles.portrait}>
          <Picture id={entry.id} mood={moodOfEntry(entry)} />
        </span>
      ) : (
        <CardFace card={card} linked />
      )}
      <div className={styles.words}>
        {card === undefined && (
          <p className={styles.text}>
            <RichText text={entry.texts[0] ?? []} linked />
          </p>
        )}
        {story !== undefined && (
          <p className={styles.text}>
            <em>{story}</em>
          </p>
        )}
        <Facts facts={boxFacts(entry)} />
      </div>
    </div>
  );
};
