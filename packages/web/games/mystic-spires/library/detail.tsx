import { STARTER_DECKS, ZONE_ITEMS, ZONE_NAMES, ZONES } from '@three-spires/mystic-spires/library';
import { Link } from 'wouter';
import type { Entry } from '../../../game/library.ts';
import { keyed } from '../../../kit/keyed.ts';
import { RichText } from '../../../kit/rich-text.tsx';
import detail from '../../../library/detail.module.css';
import { type Fact, Facts, factsOf } from '../../../library/facts.tsx';
import { RelatedLinks } from '../../../library/related-links.tsx';
import { bookHref } from '../../../rulebook/address.ts';
import { CardFace } from '../pieces/card.tsx';
import { cardInfo, towerInfo } from '../pieces/content.ts';
import { EffectText } from '../pieces/effect-text.tsx';
import { TowerFace } from '../pieces/tower-face.tsx';
import { say } from '../words/library.ts';
import { Battlefield } from './battlefield.tsx';
import { CATALOGUE } from './catalogue.ts';
import { ENTRIES, isTower, isZone, numberOf } from './entries.ts';

type DetailProps = { readonly entry: Entry; readonly hrefOf: (entry: Entry) => string };

/** The starter decks that contain it, with the number of copies. */
const decksWith = (entry: Entry): readonly Fact[] => {
  const held = STARTER_DECKS.flatMap(({ name, tower, main, tokens }) => {
    if (isTower(entry)) return tower === entry.name ? [name] : [];
    const count = main[entry.name] ?? tokens[entry.name] ?? 0;
    return count === 0 ? [] : [say('library.inDeck', { name, count })];
  });
  return held.length === 0 ? [] : [{ label: say('library.inDecks'), text: held.join(', ') }];
};

const figuresOf = (entry: Entry): readonly Fact[] =>
  (['income', 'power', 'hp'] as const).flatMap((key) => {
    const [value] = entry.facets[key] ?? [];
    return value === undefined ? [] : [{ label: say(`facet.${key}`), text: value }];
  });

/** The cards that mention this one by name, and those it mentions. */
const Relatives = ({ entry, hrefOf }: DetailProps) => {
  const names = (one: Entry, other: Entry): boolean => one.words.includes(other.name.toLowerCase());
  const related = ENTRIES.filter(
    (other) => other !== entry && !isZone(other) && (names(entry, other) || names(other, entry)),
  );
  return (
    <RelatedLinks
      label={say('library.related')}
      entries={related}
      nameOf={({ name }) => name}
      hrefOf={hrefOf}
    />
  );
};

const ruleOfZone = ({ id }: Entry): string => {
  const zone = ZONE_NAMES[ZONE_ITEMS.findIndex((item) => item.id === id)];
  return zone === undefined ? '' : ZONES[zone];
};

/** A zone opened: its place among the others, and links to them. */
const ZoneDetail = ({ entry, hrefOf }: DetailProps) => (
  <div className={detail.detail}>
    <Battlefield lit={entry.id} />
    <div className={detail.words}>
      <p className={detail.text}>
        <RichText text={entry.texts[0] ?? []} linked />
      </p>
      <p>
        <Link href={bookHref(CATALOGUE.id, ruleOfZone(entry))}>{ruleOfZone(entry)}</Link>
      </p>
    </div>
    <RelatedLinks
      label={say('library.battlefield')}
      entries={ENTRIES.filter((other) => isZone(other) && other !== entry)}
      nameOf={({ name }) => name}
      hrefOf={hrefOf}
    />
  </div>
);

/** A card or Tower opened: its face, its text in large type, and what is known about it. */
const PieceDetail = ({ entry, hrefOf }: DetailProps) => {
  const number = numberOf(entry);
  const lines = isTower(entry) ? towerInfo(number).lines : cardInfo(number).lines;
  const story = isTower(entry) ? undefined : cardInfo(number).definition.story;
  return (
    <div className={detail.detail}>
      <div className={detail.cards}>
        {isTower(entry) ? <TowerFace tower={number} /> : <CardFace card={number} />}
      </div>
      <div className={detail.words}>
        {keyed(lines).map(({ key, item }) => (
          <p key={key} className={detail.text}>
            <EffectText lines={[item]} linked />
          </p>
        ))}
        {story !== undefined && (
          <p className={detail.text}>
            <em>{story}</em>
          </p>
        )}
        <Facts
          facts={[
            ...figuresOf(entry),
            ...factsOf(
              entry,
              CATALOGUE.facets.filter(({ key }) => key !== 'keyword'),
            ),
            ...decksWith(entry),
          ]}
        />
      </div>
      <Relatives entry={entry} hrefOf={hrefOf} />
    </div>
  );
};

export const Detail = (props: DetailProps) =>
  isZone(props.entry) ? <ZoneDetail {...props} /> : <PieceDetail {...props} />;
