import type { DamageSource, PlayerSummary } from '@three-spires/slay-the-spire/summary';
import { keyed } from '../../../kit/keyed.ts';
import controls from '../../../theme/controls.module.css';
import { profileOf } from '../pieces/characters.ts';
import { faceInfo, itemInfo } from '../pieces/content.ts';
import { ItemPicture } from '../pieces/picture.tsx';
import { say } from '../words/say.ts';
import styles from './story.module.css';

const BARS = 8;

const Bars = ({
  title,
  sources,
  tone,
}: {
  readonly title: string;
  readonly sources: readonly DamageSource[];
  readonly tone: 'dealt' | 'taken';
}) => {
  if (sources.length === 0) return null;
  const most = sources[0]?.damage ?? 1;
  return (
    <div className={styles.bars} data-tone={tone}>
      <h4>{title}</h4>
      <ol>
        {sources.slice(0, BARS).map(({ name, damage, plays }) => (
          <li key={name}>
            <span className={styles.barName}>
              {name}
              {plays > 1 && <span className={styles.small}>{say('story.plays', { plays })}</span>}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${(100 * damage) / most}%` }} />
            </span>
            <strong>{damage}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The deck as it was at the end, each card once with its number. */
const Deck = ({ deck }: { readonly deck: readonly number[] }) => {
  const counts = new Map<number, number>();
  for (const face of deck) counts.set(face, (counts.get(face) ?? 0) + 1);
  const cards = [...counts].sort(([a], [b]) => faceInfo(a).name.localeCompare(faceInfo(b).name));
  return (
    <details className={styles.deck}>
      <summary>{say('story.deck', { count: deck.length })}</summary>
      <ul>
        {cards.map(([face, count]) => {
          const { name, type, upgraded } = faceInfo(face);
          return (
            <li key={face} data-type={type} data-upgraded={upgraded || undefined}>
              {count > 1 ? say('story.many', { count, name }) : name}
            </li>
          );
        })}
      </ul>
    </details>
  );
};

const Item = ({ item }: { readonly item: number }) => {
  const { name, kind } = itemInfo(item);
  return (
    <li className={styles.item} data-kind={kind}>
      <span className={styles.medal}>
        <ItemPicture name={name} kind={kind} />
      </span>
      {name}
    </li>
  );
};

const FIGURES = ['dealt', 'taken', 'blocked', 'healed', 'cardsPlayed', 'gold'] as const;

/** One player's part: what they did, suffered and carried. */
export const PlayerStory = ({ player, name }: { readonly player: PlayerSummary; readonly name: string }) => {
  const profile = profileOf(player.character);
  return (
    <article className={styles.player} data-mood={profile?.mood ?? 'none'}>
      <header>
        {profile && <profile.Icon aria-hidden="true" />}
        <h3>
          {player.character}
          <span className={styles.small}>{name}</span>
        </h3>
        <span className={styles.hp}>{say('hpOf', { hp: player.hp, maxHp: player.maxHp })}</span>
      </header>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{say(`story.figure.${figure}`)}</dt>
            <dd>{player[figure]}</dd>
          </div>
        ))}
      </dl>
      <Bars title={say('story.dealtBy')} sources={player.dealtBy} tone="dealt" />
      <Bars title={say('story.takenFrom')} sources={player.takenFrom} tone="taken" />
      {player.relics.length + player.potions.length > 0 && (
        <ul className={styles.items} aria-label={say('story.items')}>
          {keyed([...player.relics, ...player.potions]).map(({ key, item }) => (
            <Item key={key} item={item} />
          ))}
        </ul>
      )}
      {player.achievements.length > 0 && (
        <p className={controls.label}>
          {say('story.ownAchievements', { names: player.achievements.join(', ') })}
        </p>
      )}
      <Deck deck={player.deck} />
    </article>
  );
};
