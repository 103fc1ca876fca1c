import { useRef } from 'react';
import Skull from '~icons/game-icons/skull-crossed-bones';
import { useMotion } from '../../../table/stage/stage.ts';
import { useBoard } from '../board/board-context.ts';
import { afterOf, afterText, isChange } from '../board/changes.ts';
import { PERIL_LIMIT, placeInfo } from '../pieces/content.ts';
import { FloatLayer } from '../pieces/float-layer.tsx';
import { say } from '../words/say.ts';
import styles from './tracks.module.css';

const CELLS = Array.from({ length: PERIL_LIMIT + 1 }, (_, cell) => cell);

/** The peril marker on its track from 0 to 20; cells that trigger something are marked. */
export const PerilTrack = () => {
  const { view, changes } = useBoard();
  const body = useRef<HTMLDivElement>(null);
  useMotion('track:peril', body);
  const events = view.place < 0 ? [] : placeInfo(view.place).events;
  const after = afterOf(
    changes.get('party')?.find(({ field }) => field === 'peril'),
    view.peril,
  );
  const eventAt = (cell: number) => events.find(({ at }) => at === cell);
  const loses = events.find((event) => event.loses)?.at ?? PERIL_LIMIT;
  return (
    <div
      ref={body}
      className={styles.track}
      data-explain="track:peril"
      data-track="peril"
      data-now={view.peril}
      data-danger={view.peril * 4 >= loses * 3 || undefined}
      role="img"
      aria-label={say('peril.now', { peril: view.peril })}
    >
      <Skull aria-hidden="true" />
      <span className={styles.cells} aria-hidden="true">
        {CELLS.map((cell) => (
          <span
            key={cell}
            className={styles.cell}
            data-full={cell <= view.peril || undefined}
            data-change={(cell > view.peril && cell <= after.most) || undefined}
            data-event={eventAt(cell) === undefined ? undefined : eventAt(cell)?.loses ? 'loses' : 'event'}
          />
        ))}
      </span>
      <span className={styles.now} aria-hidden="true">
        <span className={styles.word}>{say('peril')} </span>
        {view.peril}
        {isChange(after, view.peril) && <strong className={styles.after}>→{afterText(after)}</strong>}/{loses}
      </span>
      <FloatLayer figure="track:peril" />
    </div>
  );
};
