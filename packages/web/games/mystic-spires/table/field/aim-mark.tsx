import { useBoard } from '../../board/board-context.ts';
import styles from './aim-mark.module.css';

/** The numbers of the links that target this; the names of the links say the same. */
export const AimMark = ({ at }: { readonly at: (ref: number) => boolean }) => {
  const { links } = useBoard().view;
  const aiming = links.filter(({ kind, targets }) => kind !== 'attack' && targets.some(at));
  if (aiming.length === 0) return null;
  return (
    <span
      className={styles.mark}
      data-aimed={aiming.map(({ number }) => number).join(' ')}
      aria-hidden="true"
    >
      {aiming.map(({ number }) => `C${number}`).join(' ')}
    </span>
  );
};
