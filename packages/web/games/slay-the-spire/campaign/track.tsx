import Closed from '~icons/game-icons/padlock';
import Open from '~icons/game-icons/padlock-open';
import { say } from '../words/say.ts';
import styles from './campaign.module.css';

type TrackProps = {
  readonly name: string;
  readonly checked: number;
  readonly boxes: number;
  /** The number of boxes after which each lock opens. */
  readonly locksAt: readonly number[];
};

/** A row of boxes, with a lock after every box that opens one (STS-28.3). */
export const Track = ({ name, checked, boxes, locksAt }: TrackProps) => (
  <div
    className={styles.track}
    role="img"
    aria-label={say('campaign.boxes', {
      name,
      checked,
      boxes,
      open: locksAt.filter((at) => checked >= at).length,
      locks: locksAt.length,
    })}
  >
    {Array.from({ length: boxes }, (_, at) => at + 1).map((box) => (
      <span key={box} className={styles.step}>
        <span className={styles.box} data-checked={checked >= box || undefined} />
        {locksAt.includes(box) && (
          <span className={styles.lock} data-open={checked >= box || undefined}>
            {checked >= box ? <Open /> : <Closed />}
          </span>
        )}
      </span>
    ))}
  </div>
);
