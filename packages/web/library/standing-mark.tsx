import type { EntryStanding } from '@three-spires/kernel';
import OneSource from '~icons/game-icons/magnifying-glass';
import Ours from '~icons/game-icons/quill';
import Partly from '~icons/game-icons/quill-ink';
import Disputed from '~icons/game-icons/scales';
import type { Icon } from '../icons/icon.ts';
import styles from './standing-mark.module.css';

/** Printed or agreed facts need no mark. */
const MARKS: Readonly<Partial<Record<EntryStanding, Icon>>> = {
  oneSource: OneSource,
  disputed: Disputed,
  partly: Partly,
  ours: Ours,
};

export const isMarked = (standing: EntryStanding): boolean => MARKS[standing] !== undefined;

/** A small mark for facts that are not simply printed; its name is in a label or next to it. */
export const StandingMark = ({ standing }: { readonly standing: EntryStanding }) => {
  const Mark = MARKS[standing];
  return (
    Mark && (
      <span className={styles.mark} data-standing={standing} aria-hidden="true">
        <Mark />
      </span>
    )
  );
};
