import { ROOM_KINDS, TOKEN_SPACES } from '../../board/room-names.ts';
import { say } from '../../words/say.ts';
import styles from './map-legend.module.css';
import { roomIcon } from './room-kinds.ts';

/** The signs on a map in play, and those printed on a board before it has tokens. */
const IN_PLAY = ROOM_KINDS.filter((kind) => kind !== 'boss');
const PRINTED = [...IN_PLAY.filter((kind) => kind !== 'burningElite' && kind !== 'hidden'), ...TOKEN_SPACES];

/** The meaning of each sign on the map. */
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
