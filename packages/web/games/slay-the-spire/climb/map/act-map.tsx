import { useEffect, useRef } from 'react';
import { roomName } from '../../board/room-names.ts';
import { say } from '../../words/say.ts';
import styles from './act-map.module.css';
import {
  floorsOf,
  MAP_WIDTH,
  type MapPicture,
  type MapSpace,
  mapHeight,
  partyOf,
  pointOf,
  withinReach,
} from './map-layout.ts';
import { MapParty } from './map-party.tsx';
import { MapPaths } from './map-paths.tsx';
import { MapRoom, placeName } from './map-room.tsx';
import { MapScenery } from './map-scenery.tsx';

type ActMapProps = {
  readonly run: MapPicture;
  /** The characters that climb; nobody stands on a printed board. */
  readonly heroes?: readonly string[];
  /** The characters that vote for a space. */
  readonly votesFor?: (space: number) => readonly string[];
  /** Goes to a space; only those that can be chosen now. */
  readonly choices?: ReadonlyMap<number, () => void>;
};

const standing = (run: MapPicture, { index }: MapSpace, reach: ReadonlySet<number>) => {
  if (index === run.space) return 'here';
  if (run.path.includes(index)) return 'gone';
  return reach.has(index) ? 'ahead' : 'missed';
};

/** Scrolls the party into view, slightly below the middle, so that the rooms ahead are visible. */
const useSight = (space: number) => {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new room is the reason to look again
  useEffect(() => {
    const look = (): void => {
      const party = ref.current?.querySelector('[data-party]');
      const scroller = ref.current?.closest('[data-scroller]');
      if (!party || !scroller) return;
      const offset = party.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top;
      scroller.scrollTop += offset - scroller.clientHeight * 0.74;
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [space]);
  return ref;
};

const NOBODY: readonly string[] = [];

/** The Act as a spire of stone and glass, with the Boss in its gable. */
export const ActMap = ({ run, heroes = NOBODY, votesFor, choices }: ActMapProps) => {
  const ref = useSight(run.space);
  const { map } = run;
  const height = mapHeight(map);
  const reach = withinReach(run);
  return (
    <div
      ref={ref}
      className={styles.map}
      style={{ '--ratio': MAP_WIDTH / height } as React.CSSProperties}
      data-act={run.act}
      data-map
    >
      <MapScenery
        height={height}
        floors={floorsOf(map)}
        rooms={map.map((space) => pointOf(map, space))}
        climbed={partyOf(run).y}
      />
      <MapPaths run={run} />
      {map.map((space) => (
        <MapRoom
          key={space.index}
          run={run}
          space={space}
          standing={standing(run, space, reach)}
          votes={votesFor?.(space.index) ?? NOBODY}
          choose={choices?.get(space.index)}
        />
      ))}
      <MapParty run={run} heroes={heroes} />
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
