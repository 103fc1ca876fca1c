import { useRef } from 'react';
import { useMotion } from '../../../table/stage.ts';
import { useBoard } from '../board/board-context.ts';
import { afterOf, afterText, isChange } from '../board/changes.ts';
import { PERIL_LIMIT, type PlaceInfo } from '../pieces/content.ts';
import { FloatLayer } from '../pieces/float-layer.tsx';
import { say } from '../words/say.ts';
import styles from './room-panel.module.css';

const CELLS = Array.from({ length: PERIL_LIMIT + 1 }, (_, cell) => cell);

/** The marker of peril on its way from 0 to 20; cells where something happens are marked. */
export const PerilTrack = ({ events }: Pick<PlaceInfo, 'events'>) => {
  const { view, changes } = useBoard();
  const body = useRef<HTMLDivElement>(null);
  useMotion('track:peril', body);
  const after = afterOf(
    changes.get('party')?.find(({ field }) => field === 'peril'),
    view.peril,
  );
  const eventAt = (cell: number) => events.find(({ at }) => at === cell);
  return (
    <div
      ref={body}
      className={styles.peril}
      data-track="peril"
      role="img"
      aria-label={say('peril.now', { peril: view.peril })}
    >
      <span className={styles.perilName} aria-hidden="true">
        {say('peril')} <strong>{view.peril}</strong>
        {isChange(after, view.peril) && <strong className={styles.after}>→ {afterText(after)}</strong>}
      </span>
      <span className={styles.cells} aria-hidden="true">
        {CELLS.map((cell) => (
          <span
            key={cell}
            className={styles.cell}
            data-reached={cell <= view.peril || undefined}
            data-next={(cell > view.peril && cell <= after.most) || undefined}
            data-here={cell === view.peril || undefined}
            data-event={eventAt(cell) === undefined ? undefined : eventAt(cell)?.loses ? 'loses' : 'event'}
          />
        ))}
      </span>
      <FloatLayer figure="track:peril" />
    </div>
  );
};
