import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './lifted.module.css';

/** A card or item shown large in the middle of the screen, with what the next tap does. */
export const Lifted = ({ hint, children }: { readonly hint: string; readonly children: ReactNode }) =>
  createPortal(
    <span className={styles.lifted} data-lifted aria-hidden="true">
      {children}
      <span className={styles.hint}>{hint}</span>
    </span>,
    document.querySelector('[data-table]') ?? document.body,
  );
