import { say } from '../../text/say.ts';
import styles from './map-legend.module.css';
import { ROOM_ICONS } from './room-kinds.ts';
import { ROOM_KINDS } from './room-names.ts';

/** What each sign on the map means. */
export const MapLegend = () => (
  <details className={styles.legend} open>
    <summary>{say('map.legend')}</summary>
    <ul className={styles.kinds}>
      {ROOM_KINDS.filter((kind) => kind !== 'boss').map((kind) => {
        const Icon = ROOM_ICONS[kind];
        return (
          <li key={kind} className={styles.kind} data-room={kind}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{say(`room.${kind}`)}</strong> <span>{say(`room.${kind}.about`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </details>
);
