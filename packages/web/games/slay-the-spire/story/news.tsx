import type { Unlocked } from '@three-spires/slay-the-spire/campaign';
import Ladder from '~icons/game-icons/ladder';
import Laurels from '~icons/game-icons/laurels';
import Padlock from '~icons/game-icons/padlock-open';
import type { Icon } from '../../../icons/icon.ts';
import shared from '../../../story/story.module.css';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { openedNames } from './opened-names.ts';
import styles from './story.module.css';

export const newsText = (news: Unlocked): string => {
  switch (news.kind) {
    case 'lock':
      return say('news.lock', { character: news.character, lock: news.lock });
    case 'ascension':
      return say('news.ascension', { level: news.level });
    case 'achievement':
      return say('news.achievement', { name: news.achievement });
    default:
      return say(`news.${news.kind}`);
  }
};

const iconOf = ({ kind }: Unlocked): Icon =>
  kind === 'achievement' ? Laurels : kind === 'ascension' ? Ladder : Padlock;

/** The cards that have just been added to the decks. */
const Opened = ({ unlocked }: { readonly unlocked: Unlocked }) => {
  const names = openedNames(unlocked);
  return names === '' ? null : <span className={styles.opened}>{names}</span>;
};

/** What the climb has brought for your campaign. */
export const News = ({ news }: { readonly news: readonly Unlocked[] }) =>
  news.length === 0 ? null : (
    <section className={shared.section} aria-labelledby="story-news">
      <h2 id="story-news" className={controls.label}>
        {say('story.news')}
      </h2>
      <ul className={styles.news}>
        {news.map((each) => {
          const Sign = iconOf(each);
          return (
            <li key={JSON.stringify(each)}>
              <Sign aria-hidden="true" />
              <span>
                {newsText(each)}
                <Opened unlocked={each} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
