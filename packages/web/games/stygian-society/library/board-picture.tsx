import { TRACK_ENDS } from '@three-spires/stygian-society/box';
import { StillPicture } from '../tower/still-picture.tsx';
import { say } from '../words/library.ts';
import styles from './board-picture.module.css';

const NONE = [0, 0, 0, 0, 0, 0];
/** Some cubes of each colour, as after a few turns. */
const SOME = { tower: [1, 1, 0, 1, 1, 0], field: [2, 1, 2, 2, 1, 1], crypt: [0, 1, 0, 0, 0, 1] };

const TRACKS = Object.keys(TRACK_ENDS) as (keyof typeof TRACK_ENDS)[];

/** The tracks of the status board, empty. */
const StatusBoard = () => (
  <span className={styles.tracks}>
    {TRACKS.map((track) => (
      <span key={track} className={styles.track} data-track={track}>
        <span className={styles.label}>{say(`library.track.${track}`)}</span>
        <span className={styles.cells}>
          {Array.from({ length: TRACK_ENDS[track] }, (_, cell) => cell).map((cell) => (
            <span key={cell} />
          ))}
        </span>
      </span>
    ))}
  </span>
);

/** A board as it looks on the table. */
export const BoardPicture = ({ id }: { readonly id: string }) => (
  <span className={styles.picture} data-board={id} aria-hidden="true">
    {id === 'board.status' ? (
      <StatusBoard />
    ) : id === 'board.tower' ? (
      <StillPicture state={{ ...SOME, field: NONE, crypt: NONE, physical: false, stuck: [] }} />
    ) : (
      <StillPicture state={{ ...SOME, tower: NONE, physical: false, stuck: [] }} view="trays" />
    )}
  </span>
);
