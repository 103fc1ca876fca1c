import type { Entry } from '../../../game/library.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import { type Fact, Facts, factsOf } from '../../../library/facts.tsx';
import { RelatedLinks } from '../../../library/related-links.tsx';
import { CardFace } from '../pieces/card.tsx';
import { stands } from '../pieces/figure.tsx';
import { Standing } from '../pieces/standing.tsx';
import { say } from '../words/library.ts';
import { BoardPicture } from './board-picture.tsx';
import { cardNumber, moodOfEntry } from './card-number.ts';
import { FACETS } from './catalogue.ts';
import styles from './detail.module.css';
import { copiesOf, ENTRIES, storyOf } from './entries.ts';

type DetailProps = { readonly entry: Entry; readonly hrefOf: (entry: Entry) => string };

/** All facts that can be filtered by, and the number of copies. */
const boxFacts = (entry: Entry): readonly Fact[] => [
  ...factsOf(
    entry,
    FACETS.filter(({ key }) => key !== 'keyword'),
  ),
  { label: say('library.copies'), text: say('library.copiesCount', { count: copiesOf(entry) }) },
];

const LEVELS = ['0', '1', '2', '3'];

/** The skills of a hero, level by level. */
const Skills = ({ entry, hrefOf }: DetailProps) =>
  LEVELS.map((level) => (
    <RelatedLinks
      key={level}
      label={say('library.skillsOfLevel', { level })}
      entries={ENTRIES.filter(
        ({ kind, facets }) =>
          kind === 'skill' && facets.hero?.[0] === entry.name && facets.level?.[0] === level,
      )}
      nameOf={({ name }) => name}
      hrefOf={hrefOf}
    />
  ));

/** An opened entry: everything printed on it. */
export const Detail = ({ entry, hrefOf }: DetailProps) => {
  const card = cardNumber(entry);
  const story = storyOf(entry);
  return (
    <div className={styles.detail}>
      {card === undefined ? (
        <span className={styles.portrait} data-kind={entry.kind} data-stands={stands(entry.id) || undefined}>
          {entry.kind === 'board' ? (
            <BoardPicture id={entry.id} />
          ) : (
            <Standing id={entry.id} mood={moodOfEntry(entry)} />
          )}
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
        {entry.kind === 'hero' && <Skills entry={entry} hrefOf={hrefOf} />}
        <Facts facts={boxFacts(entry)} />
      </div>
    </div>
  );
};
