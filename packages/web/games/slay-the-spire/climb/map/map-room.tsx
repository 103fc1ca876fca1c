import { roomName } from '../../board/room-names.ts';
import { profileOf } from '../../pieces/characters.ts';
import { enemyInfo } from '../../pieces/content.ts';
import { Roundel } from '../../pieces/roundel.tsx';
import { say } from '../../words/say.ts';
import { MapBoss } from './map-boss.tsx';
import { type MapPicture, type MapSpace, placeStyle } from './map-layout.ts';
import styles from './map-room.module.css';
import { roomIcon } from './room-kinds.ts';

const bossName = ({ boss }: MapPicture): string => (boss < 0 ? say('room.boss') : enemyInfo(boss).name);

/** A room in words: its kind and its floor. */
export const placeName = (run: MapPicture, space: MapSpace): string =>
  say('map.room', {
    room: space.room === 'boss' ? bossName(run) : roomName(space.room),
    floor: space.row + 1,
  });

const Votes = ({ votes }: { readonly votes: readonly string[] }) => (
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
);

type MapRoomProps = {
  readonly run: MapPicture;
  readonly space: MapSpace;
  /** Whether the party is in it, has been in it, can still come to it, or has missed it. */
  readonly standing: 'here' | 'gone' | 'missed' | 'ahead';
  readonly votes: readonly string[];
  readonly choose: (() => void) | undefined;
};

/** A room of the spire: a roundel of glass with its sign, lit while the party can come to it. */
export const MapRoom = ({ run, space, standing, votes, choose }: MapRoomProps) => {
  const label = placeName(run, space);
  const face = (
    <>
      {space.room === 'boss' && run.boss >= 0 ? (
        <MapBoss name={bossName(run)} />
      ) : (
        <Roundel kind={space.room} Sign={roomIcon(space.room)} />
      )}
      {votes.length > 0 && <Votes votes={votes} />}
    </>
  );
  const shared = {
    className: styles.room,
    style: placeStyle(run.map, space),
    'data-room': space.room,
    'data-explain': `room:${space.room}`,
    'data-tip': label,
    'data-standing': standing,
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
