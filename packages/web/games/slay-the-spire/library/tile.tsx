import { upgradedFace } from '@three-spires/slay-the-spire/library';
import type { Entry } from '../../../game/library.ts';
import { CardFace } from '../pieces/card.tsx';
import { profileOf } from '../pieces/characters.ts';
import { enemyInfo } from '../pieces/content.ts';
import { Figure } from '../pieces/figure.tsx';
import { ItemPicture, Picture } from '../pieces/picture.tsx';
import { RichText } from '../pieces/rich-text.tsx';
import { say } from '../words/library.ts';
import { enemyNumber, faceNumber, moodOfKind } from './lookup.ts';
import { nameOfValue } from './names.ts';
import { mapFigures, printedMap } from './printed-map.ts';
import { SmallMap } from './small-map.tsx';
import styles from './tile.module.css';

export const hpText = (hp: readonly number[]): string => {
  const [least, most] = [Math.min(...hp), Math.max(...hp)];
  return least === most ? say('library.hpIs', { hp: least }) : say('library.hpRange', { least, most });
};

const EnemyTile = ({ entry }: { readonly entry: Entry }) => {
  const { name, hp } = enemyInfo(enemyNumber(entry));
  const act = entry.facets.act?.[0];
  return (
    <span className={styles.tile} data-kind="enemy">
      <span className={styles.portrait}>
        <Figure name={name} mood="enemy" state="still" />
      </span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.facts}>
        {nameOfValue('rank', entry.facets.rank?.[0] ?? '')}
        {act !== undefined && ` · ${nameOfValue('act', act)}`} · {hpText(hp)}
      </span>
      <span className={styles.text}>
        <RichText text={entry.texts[0] ?? []} />
      </span>
    </span>
  );
};

const WITH_PICTURE = ['relic', 'bossRelic', 'potion'];

const PanelTile = ({ entry }: { readonly entry: Entry }) => (
  <span className={styles.tile} data-kind={entry.kind} data-mood={moodOfKind(entry.kind)}>
    {WITH_PICTURE.includes(entry.kind) && (
      <span className={styles.round}>
        <ItemPicture name={entry.name} kind={entry.kind} size="full" />
      </span>
    )}
    {entry.kind === 'event' && (
      <span className={styles.window}>
        <Picture kind="event" id={entry.id} frame="arch" />
      </span>
    )}
    <strong className={styles.name}>{entry.name}</strong>
    {entry.facets.act?.[0] !== undefined && (
      <span className={styles.facts}>{nameOfValue('act', entry.facets.act[0])}</span>
    )}
    <span className={styles.text}>
      <RichText text={entry.texts[0] ?? []} />
    </span>
  </span>
);

const BoardTile = ({ entry }: { readonly entry: Entry }) => {
  const profile = profileOf(entry.name);
  return (
    <span className={styles.tile} data-kind="board" data-mood={profile?.mood}>
      {profile && <profile.Icon className={styles.character} aria-hidden="true" />}
      <strong className={styles.name}>{entry.name}</strong>
      <span className={styles.text}>
        <RichText text={entry.texts[0] ?? []} />
      </span>
    </span>
  );
};

const MapTile = ({ entry }: { readonly entry: Entry }) => {
  const picture = printedMap(entry);
  const { spaces, paths } = mapFigures(picture);
  return (
    <span className={styles.tile} data-kind="map">
      <strong className={styles.name}>{entry.name}</strong>
      <span className={styles.facts}>{say('library.spaces', { count: spaces, paths })}</span>
      <SmallMap picture={picture} />
    </span>
  );
};

export const Tile = ({ entry, upgraded }: { readonly entry: Entry; readonly upgraded: boolean }) => {
  if (entry.kind === 'enemy') return <EnemyTile entry={entry} />;
  if (entry.kind === 'board') return <BoardTile entry={entry} />;
  if (entry.kind === 'map') return <MapTile entry={entry} />;
  if (entry.kind !== 'card') return <PanelTile entry={entry} />;
  const face = faceNumber(entry);
  return <CardFace face={upgraded ? (upgradedFace(face) ?? face) : face} />;
};
