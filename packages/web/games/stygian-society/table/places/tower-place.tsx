import { useRef } from 'react';
import { useMotion } from '../../../../table/stage/stage.ts';
import { useBoard } from '../../board/board-context.ts';
import { afterText, isChange, pileAfter } from '../../board/changes.ts';
import { Cube, countsInWords } from '../../pieces/cube.tsx';
import { Tower } from '../../tower/tower.tsx';
import { say } from '../../words/say.ts';
import { CubeTray } from './cube-tray.tsx';
import styles from './tower-place.module.css';
import { useDrop } from './use-drop.ts';

type CountsProps = {
  readonly label: string;
  readonly counts: readonly number[];
  readonly place: 'bank' | 'gathered';
};

/** Cubes that are waiting: the bank, and those gathered for the next drop. */
const Counts = ({ label, counts, place }: CountsProps) => {
  const { changes } = useBoard();
  const body = useRef<HTMLParagraphElement>(null);
  useMotion(`tray:${place}`, body);
  const after = counts.map((count, colour) => pileAfter(changes, place, colour, count));
  const isShown = (colour: number): boolean => (counts[colour] ?? 0) > 0 || (after[colour]?.most ?? 0) > 0;
  return (
    <p ref={body} className={styles.counts} data-place={place}>
      <span className={styles.label}>{label}</span>
      <span role="img" aria-label={countsInWords(counts)} className={styles.pairs}>
        {after.map((then, colour) =>
          isShown(colour) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the colour
            <span key={colour} className={styles.pair}>
              <Cube colour={colour} />
              {isChange(then, counts[colour] ?? 0) ? (
                <span className={styles.after}>
                  {counts[colour] === 0 ? '' : '→'}
                  {afterText(then)}
                </span>
              ) : (
                counts[colour]
              )}
            </span>
          ) : null,
        )}
        {!after.some((_, colour) => isShown(colour)) && <span aria-hidden="true">–</span>}
      </span>
    </p>
  );
};

/** The tower in the middle of the board, with the waiting cubes above and the fallen ones below. */
export const TowerPlace = () => {
  const { view } = useBoard();
  const { drop, isFalling, isOver, onDone } = useDrop(view);
  const body = useRef<HTMLDivElement>(null);
  useMotion('tower', body);
  return (
    <section className={styles.place} data-falling={isFalling || undefined} aria-label={say('tower')}>
      <Counts label={say('gathered')} counts={view.gathered} place="gathered" />
      <div ref={body} className={styles.tower}>
        <Tower state={view} drop={drop} isOver={isOver} onDone={onDone} />
      </div>
      <div className={styles.trays}>
        <CubeTray tray="field" />
        <CubeTray tray="crypt" />
      </div>
      <Counts label={say('bank')} counts={view.bank} place="bank" />
    </section>
  );
};
