import { useEffect, useRef } from 'react';
import Boot from '~icons/game-icons/walking-boot';
import { roomName } from '../../board/room-names.ts';
import { profileOf } from '../../pieces/characters.ts';
import { enemyInfo } from '../../pieces/content.ts';
import { Picture } from '../../pieces/picture.tsx';
import { say } from '../../words/say.ts';
import styles from './act-map.module.css';
import {
  bootOf,
  legsOf,
  MAP_WIDTH,
  type MapPicture,
  type MapSpace,
  mapHeight,
  type Point,
  pointOf,
} from './map-layout.ts';
import { MapScenery } from './map-scenery.tsx';
import { roomIcon } from './room-kinds.ts';

type ActMapProps = {
  readonly run: MapPicture;
  /** The characters that vote for a space. */
  readonly votesFor?: (space: number) => readonly string[];
  /** Goes to a space; only those that can be chosen now. */
  readonly choices?: ReadonlyMap<number, () => void>;
};

/** A room in words: its kind and its floor. */
const placeName = (run: MapPicture, space: MapSpace): string =>
  say('map.room', {
    room: space.room === 'boss' ? bossName(run) : roomName(space.room),
    floor: space.row + 1,
  });

const bossName = ({ boss }: MapPicture): string => (boss < 0 ? say('room.boss') : enemyInfo(boss).name);

const standing = (run: MapPicture, { index, row }: MapSpace): 'here' | 'gone' | 'missed' | 'ahead' => {
  if (index === run.space) return 'here';
  if (run.path.includes(index)) return 'gone';
  return row <= (run.map[run.space]?.row ?? -1) ? 'missed' : 'ahead';
};

const Token = ({ run, space, votesFor, choices }: ActMapProps & { readonly space: MapSpace }) => {
  const Icon = roomIcon(space.room);
  const choose = choices?.get(space.index);
  const votes = votesFor?.(space.index) ?? [];
  const { x, y } = pointOf(run.map, space);
  const label = placeName(run, space);
  const face = (
    <>
      <span className={styles.disc} data-room={space.room}>
        {space.room === 'boss' && run.boss >= 0 ? (
          <Picture kind="figure" id={bossName(run)} size="small" frame="medal" />
        ) : (
          Icon && <Icon aria-hidden="true" />
        )}
      </span>
      <span className={styles.name}>{space.room === 'boss' ? bossName(run) : roomName(space.room)}</span>
      {votes.length > 0 && (
        <span className={styles.votes}>
          {votes.map((character) => {
            const profile = profileOf(character);
            return (
              <span key={character} className={styles.vote} data-mood={profile?.mood}>
                {profile && <profile.Icon aria-hidden="true" />}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
  const shared = {
    className: styles.token,
    style: { left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / mapHeight(run.map)) * 100}%` },
    'data-room': space.room,
    'data-explain': `room:${space.room}`,
    'data-tip': label,
    'data-standing': standing(run, space),
    'data-mood': space.room === 'boss' ? 'enemy' : undefined,
  };
  if (choose === undefined) return <span {...shared}>{face}</span>;
  return (
    <button
      type="button"
      {...shared}
      data-target={`room:${space.index}`}
      aria-label={
        votes.length === 0
          ? say('map.go', { place: label })
          : say('map.goVoted', { place: label, names: votes.join(', ') })
      }
      onClick={choose}
    >
      {face}
    </button>
  );
};

/** The paths between the rooms: those taken shine, those ahead of the boot are animated. */
const Paths = ({ run }: { readonly run: MapPicture }) => (
  <svg
    className={styles.paths}
    viewBox={`0 0 ${MAP_WIDTH} ${mapHeight(run.map)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {legsOf(run).map(({ from, to, line, kind }) => (
      <path key={`${from}-${to}`} d={line} className={styles[kind]} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
);

const PartyBoot = ({ at, height }: { readonly at: Point; readonly height: number }) => (
  <span
    className={styles.boot}
    style={{ left: `${(at.x / MAP_WIDTH) * 100}%`, top: `${(at.y / height) * 100}%` }}
    aria-hidden="true"
  >
    <Boot />
  </span>
);

/** Scrolls the boot into view, slightly below the middle, so that the rooms ahead are visible. */
const useSight = (space: number) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new room is the reason to look again
  useEffect(() => {
    const look = (): void => {
      const boot = ref.current?.querySelector(`.${styles.boot}`);
      const scroller = ref.current?.closest('[data-scroller]');
      if (!boot || !scroller) return;
      const offset = boot.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollTop += offset - scroller.clientHeight * 0.68;
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [space]);
  return ref;
};

/** The Act as an illustrated spire, with the Boss under its roof. */
export const ActMap = ({ run, ...rest }: ActMapProps) => {
  const ref = useSight(run.space);
  const height = mapHeight(run.map);
  const rows = [...new Set(run.map.map(({ row }) => row))]
    .slice(0, -1)
    .map((row) => pointOf(run.map, { index: 0, row, column: 3, room: '', exits: [] }).y);
  return (
    <div
      ref={ref}
      className={styles.map}
      style={{ '--ratio': MAP_WIDTH / height } as React.CSSProperties}
      data-act={run.act}
      data-map
    >
      <MapScenery height={height} rows={rows} />
      <Paths run={run} />
      {run.map.map((space) => (
        <Token key={space.index} run={run} space={space} {...rest} />
      ))}
      <PartyBoot at={bootOf(run)} height={height} />
      <MapInWords run={run} />
    </div>
  );
};

/** The same map as a list, floor by floor, for screen readers. */
const MapInWords = ({ run }: { readonly run: MapPicture }) => (
  <ol className="hidden-visually" aria-label={say('map.inWords')}>
    {run.map
      .filter(({ row }) => row >= (run.map[run.space]?.row ?? 0))
      .map((space) => (
        <li key={space.index}>
          {say('map.leads', {
            place: placeName(run, space),
            exits: space.exits
              .map((exit) => run.map[exit])
              .map((next) => (next === undefined ? '' : roomName(next.room)))
              .join(', '),
          })}
        </li>
      ))}
  </ol>
);
