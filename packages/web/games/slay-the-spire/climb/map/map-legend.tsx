import { ROOM_KINDS, TOKEN_SPACES } from '../../board/room-names.ts';
import { say } from '../../words/say.ts';
import styles from './map-legend.module.css';
import { roomIcon } from './room-kinds.ts';

/** What lies on a map in play, and what is printed on a board before tokens lie on it. */
const IN_PLAY = ROOM_KINDS.filter((kind) => kind !== 'boss');
const PRINTED = [...IN_PLAY.filter((kind) => kind !== 'burningElite' && kind !== 'hidden'), ...TOKEN_SPACES];

/** What each sign on the map means. */
export const MapLegend = ({ printed = false }: { readonly printed?: boolean }) => (
  <details className={styles.legend} open>
    <summary>{say('map.legend')}</summary>
    <ul className={styles.kinds}>
      {(printed ? PRINTED : IN_PLAY).map((kind) => {
        const Icon = roomIcon(kind);
        return (
          <li key={kind} className={styles.kind} data-room={kind} data-explain={`room:${kind}`}>
            {Icon && <Icon aria-hidden="true" />}
            <span>
              <strong>{say(`room.${kind}`)}</strong> <span>{say(`room.${kind}.about`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  </details>
);
