import { CHARACTER_DEFINITIONS } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../../../game/library.ts';
import detail from '../../../library/detail.module.css';
import { Facts } from '../../../library/facts.tsx';
import { RelatedLinks } from '../../../library/related-links.tsx';
import { ActMap } from '../climb/map/act-map.tsx';
import { MapLegend } from '../climb/map/map-legend.tsx';
import { profileOf } from '../pieces/characters.ts';
import { RichText } from '../pieces/rich-text.tsx';
import { say } from '../words/library.ts';
import styles from './board-detail.module.css';
import { ENTRIES } from './entries.ts';
import { mapFigures, printedMap } from './printed-map.ts';

type DetailProps = { readonly entry: Entry; readonly hrefOf: (entry: Entry) => string };

/** The cards of the starter deck, each linked to its page. */
const StarterDeck = ({ entry, hrefOf }: DetailProps) => {
  const deck = CHARACTER_DEFINITIONS.find(({ name }) => name === entry.name)?.starterDeck ?? [];
  const cards = deck.flatMap(
    ([name]) => ENTRIES.find((card) => card.name === name && card.facets.character?.[0] === entry.name) ?? [],
  );
  return (
    <RelatedLinks
      label={say('library.starterDeck')}
      entries={cards}
      nameOf={({ name }) =>
        say('library.inDeck', { name, count: deck.find(([card]) => card === name)?.[1] ?? 0 })
      }
      hrefOf={hrefOf}
    />
  );
};

export const BoardDetail = ({ entry, hrefOf }: DetailProps) => {
  const profile = profileOf(entry.name);
  return (
    <>
      <span className={styles.figure} data-mood={profile?.mood}>
        {profile && <profile.Icon aria-hidden="true" />}
      </span>
      <div className={detail.words}>
        {profile && <p className={styles.about}>{say(profile.about)}</p>}
        <p className={detail.text}>
          <RichText text={entry.texts[0] ?? []} linked />
        </p>
      </div>
      <StarterDeck entry={entry} hrefOf={hrefOf} />
    </>
  );
};

/** A map board as the table draws it, before it has tokens. */
export const MapDetail = ({ entry }: DetailProps) => {
  const picture = printedMap(entry);
  const { spaces, paths, rooms } = mapFigures(picture);
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.spire} tabIndex={0} aria-label={entry.name} data-scroller>
        <ActMap run={picture} />
      </section>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: say('facet.act'), text: say(`act.${picture.act as 1 | 2 | 3 | 4}`) },
            { label: say('library.layout'), text: say('library.spaces', { count: spaces, paths }) },
            { label: say('library.length'), text: say('library.roomsUp', { count: rooms }) },
          ]}
        />
        <MapLegend printed />
      </div>
    </div>
  );
};
