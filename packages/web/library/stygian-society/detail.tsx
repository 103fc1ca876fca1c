import { CardFace } from '../../stygian/card.tsx';
import { Picture } from '../../stygian/picture.tsx';
import { RichText } from '../../table/rich-text.tsx';
import { say } from '../../text/say.ts';
import type { Entry } from '../library-game.ts';
import { cardNumber, moodOfEntry } from './card-number.ts';
import { FACETS } from './catalogue.ts';
import styles from './detail.module.css';
import { copiesOf } from './entries.ts';

/** What is known of an entry, as a list: everything one could filter by, and how many there are. */
const Facts = ({ entry }: { readonly entry: Entry }) => {
  const facts = FACETS.filter(({ key }) => key !== 'keyword').flatMap(({ key, label, values }) => {
    const given = entry.facets[key] ?? [];
    const names = given.map((value) => values.find((one) => one.value === value)?.name ?? value);
    return given.length === 0 ? [] : [{ label, text: names.join(', ') }];
  });
  const copies = {
    label: say('library.copies'),
    text: say('library.copiesCount', { count: copiesOf(entry) }),
  };
  return (
    <dl className={styles.facts}>
      {[...facts, copies].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** An entry opened: everything that is printed on it. */
export const Detail = ({ entry }: { readonly entry: Entry }) => {
  const card = cardNumber(entry);
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
        <Facts entry={entry} />
      </div>
    </div>
  );
};
