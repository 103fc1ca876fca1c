import { upgradedFace } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../../../game/library.ts';
import { keyed } from '../../../kit/keyed.ts';
import styles from '../../../library/detail.module.css';
import { Facts, factsOf } from '../../../library/facts.tsx';
import { RelatedLinks } from '../../../library/related-links.tsx';
import { CardFace } from '../pieces/card.tsx';
import { enemyInfo } from '../pieces/content.ts';
import { Figure } from '../pieces/figure.tsx';
import { ItemPicture, Picture } from '../pieces/picture.tsx';
import { RichText } from '../pieces/rich-text.tsx';
import { say } from '../words/library.ts';
import { BoardDetail, MapDetail } from './board-detail.tsx';
import { ENTRIES, itemOf } from './entries.ts';
import { FACETS } from './facets.ts';
import { enemyNumber, faceNumber, moodOfKind } from './lookup.ts';
import { hpText } from './tile.tsx';

/** The number of copies. Two halves of one card count once in the box and belong to both. */
const copiesText = (entry: Entry): string => {
  const { copies, otherHalfOf } = itemOf(entry);
  const half = otherHalfOf === undefined ? undefined : ENTRIES.find(({ id }) => id === otherHalfOf);
  if (half === undefined) return say('library.copiesCount', { count: copies });
  return say('library.copiesShared', { count: itemOf(half).copies, name: half.name });
};

/** All facts that can be filtered by, and the number of copies. */
const BoxFacts = ({ entry }: { readonly entry: Entry }) => (
  <Facts
    facts={[
      ...factsOf(
        entry,
        FACETS.filter(({ key }) => key !== 'keyword'),
        (facet, name) => (facet === 'price' ? say('library.gold', { gold: name }) : name),
      ),
      {
        label: say('library.copies'),
        text: copiesText(entry),
      },
    ]}
  />
);

const CardDetail = ({ entry }: { readonly entry: Entry }) => {
  const face = faceNumber(entry);
  const upgraded = upgradedFace(face);
  return (
    <>
      <div className={styles.cards}>
        <CardFace face={face} linked />
        {upgraded !== undefined && <CardFace face={upgraded} linked />}
      </div>
      <div className={styles.words}>
        <BoxFacts entry={entry} />
      </div>
    </>
  );
};

const HpTable = ({ hp }: { readonly hp: readonly number[] }) => (
  <table className={styles.hp}>
    <caption>{say('library.hpByPlayers')}</caption>
    <thead>
      <tr>
        {keyed(hp).map(({ key, place }) => (
          <th key={key} scope="col">
            {say('library.players', { count: place + 1 })}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {keyed(hp).map(({ key, item }) => (
          <td key={key}>{item}</td>
        ))}
      </tr>
    </tbody>
  </table>
);

const EnemyDetail = ({ entry }: { readonly entry: Entry }) => {
  const { name, hp, actions, labels, abilities, notes } = enemyInfo(enemyNumber(entry));
  return (
    <>
      <div className={styles.portrait}>
        <Figure name={name} mood="enemy" />
        <strong>{hpText(hp)}</strong>
      </div>
      <div className={styles.words}>
        <HpTable hp={hp} />
        <h3 className={styles.heading}>{say('library.actions')}</h3>
        <ul className={styles.actions}>
          {keyed(actions).map(({ key, item, place }) => (
            <li key={key}>
              {(labels[place]?.length ?? 0) > 0 && (
                <span className={styles.label}>
                  <RichText text={labels[place] ?? []} />
                </span>
              )}
              <span>
                <RichText text={item} linked />
              </span>
            </li>
          ))}
        </ul>
        {abilities.length > 0 && <h3 className={styles.heading}>{say('library.special')}</h3>}
        {keyed(abilities).map(({ key, item }) => (
          <p key={key}>
            <RichText text={item.text} linked />
          </p>
        ))}
        {notes.length > 0 && <h3 className={styles.heading}>{say('library.alsoPrinted')}</h3>}
        {keyed(notes).map(({ key, item }) => (
          <p key={key}>
            <RichText text={item} linked />
          </p>
        ))}
        <BoxFacts entry={entry} />
      </div>
    </>
  );
};

const Story = ({ entry }: { readonly entry: Entry }) => {
  const { story } = itemOf(entry);
  return story === undefined ? null : <p className={styles.story}>{story}</p>;
};

const WITH_PICTURE = ['relic', 'bossRelic', 'potion'];

const PanelDetail = ({ entry }: { readonly entry: Entry }) => (
  <>
    {WITH_PICTURE.includes(entry.kind) && (
      <span className={styles.round} data-kind={entry.kind} data-mood={moodOfKind(entry.kind)}>
        <ItemPicture name={entry.name} kind={entry.kind} size="full" />
      </span>
    )}
    {entry.kind === 'event' && (
      <span className={styles.window} data-mood={moodOfKind(entry.kind)}>
        <Picture kind="event" id={entry.id} frame="arch" />
      </span>
    )}
    <div className={styles.words}>
      <Story entry={entry} />
      <p className={styles.text}>
        <RichText text={entry.texts[0] ?? []} linked />
      </p>
      <BoxFacts entry={entry} />
    </div>
  </>
);

/** Cards with the same name: other versions of an enemy, the same card of other characters. */
const Namesakes = ({
  entry,
  hrefOf,
}: {
  readonly entry: Entry;
  readonly hrefOf: (entry: Entry) => string;
}) => {
  const others = ENTRIES.filter(
    (other) => other !== entry && other.name === entry.name && other.kind === entry.kind,
  );
  // All of Neow's cards share one name, so it says nothing.
  if (entry.kind === 'neow') return null;
  const describe = ({ facets, id }: Entry): string => {
    const named = FACETS.filter(({ key }) => ['character', 'act', 'rank', 'ascension'].includes(key))
      .flatMap(({ key, values, label }) => {
        const value = facets[key]?.[0];
        if (value === undefined || value === 'none') return [];
        const name = values.find((one) => one.value === value)?.name ?? value;
        return [key === 'ascension' ? `${label} ${name}` : name];
      })
      .join(' · ');
    return named === '' ? id : named;
  };
  return <RelatedLinks label={say('library.namesakes')} entries={others} nameOf={describe} hrefOf={hrefOf} />;
};

type DetailProps = { readonly entry: Entry; readonly hrefOf: (entry: Entry) => string };

const Face = ({ entry, hrefOf }: DetailProps) => {
  switch (entry.kind) {
    case 'card':
      return <CardDetail entry={entry} />;
    case 'enemy':
      return <EnemyDetail entry={entry} />;
    case 'board':
      return <BoardDetail entry={entry} hrefOf={hrefOf} />;
    case 'map':
      return <MapDetail entry={entry} hrefOf={hrefOf} />;
    default:
      return <PanelDetail entry={entry} />;
  }
};

export const Detail = ({ entry, hrefOf }: DetailProps) => (
  <div className={styles.detail}>
    <Face entry={entry} hrefOf={hrefOf} />
    <Namesakes entry={entry} hrefOf={hrefOf} />
  </div>
);
