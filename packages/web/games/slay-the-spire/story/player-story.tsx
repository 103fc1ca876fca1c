import type { DamageSource, PlayerSummary } from '@three-spires/slay-the-spire/summary';
import { keyed } from '../../../kit/keyed.ts';
import { type Bar, Bars } from '../../../story/bars.tsx';
import { Figures } from '../../../story/figures.tsx';
import shared from '../../../story/story.module.css';
import controls from '../../../theme/controls.module.css';
import { profileOf } from '../pieces/characters.ts';
import { faceInfo, itemInfo } from '../pieces/content.ts';
import { ItemPicture } from '../pieces/picture.tsx';
import { say } from '../words/say.ts';
import styles from './story.module.css';

const BARS = 8;

const barsOf = (sources: readonly DamageSource[]): Bar[] =>
  sources.slice(0, BARS).map(({ name, damage, plays }) => ({
    name,
    value: damage,
    ...(plays > 1 ? { note: say('story.plays', { plays }) } : {}),
  }));

/** The final deck, each card once with its count. */
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
    <article className={shared.player} data-mood={profile?.mood ?? 'none'}>
      <header>
        {profile && <profile.Icon aria-hidden="true" />}
        <h3>
          {player.character}
          <span className={shared.small}>{name}</span>
        </h3>
        <span className={styles.hp}>{say('hpOf', { hp: player.hp, maxHp: player.maxHp })}</span>
      </header>
      <Figures
        figures={FIGURES.map((figure) => ({ name: say(`story.figure.${figure}`), value: player[figure] }))}
      />
      <Bars title={say('story.dealtBy')} bars={barsOf(player.dealtBy)} />
      <Bars title={say('story.takenFrom')} bars={barsOf(player.takenFrom)} tone="harm" />
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
