import type { ReactNode } from 'react';
import type { SeatFace } from '../game/describe.ts';
import styles from './figure-tile.module.css';

type FigureTileProps = {
  readonly face: SeatFace;
  /** Its glass figure if it has one; otherwise its sign is shown. */
  readonly figure?: ReactNode;
  readonly onChoose?: () => void;
  readonly disabled?: boolean;
  /** Dark, because nobody plays it. */
  readonly dimmed?: boolean;
  readonly action?: string;
  readonly children?: ReactNode;
};

/** A figure to play, as a lit glass panel; a button if it can be chosen. */
export const FigureTile = ({
  face: { name, detail, about, Icon, mood },
  onChoose,
  disabled = false,
  dimmed = false,
  action,
  figure,
  children,
}: FigureTileProps) => {
  const inside = (
    <>
      <span className={styles.light} aria-hidden="true" />
      {figure === undefined ? (
        Icon !== undefined && <Icon className={styles.figure} aria-hidden="true" />
      ) : (
        <span className={styles.standing}>{figure}</span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {about !== undefined && <span className={styles.about}>{about}</span>}
        {action !== undefined && <span className={styles.action}>{action}</span>}
        {children}
      </span>
    </>
  );
  if (onChoose === undefined)
    return (
      <div className={styles.tile} data-mood={mood} data-dimmed={dimmed || undefined}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={styles.tile}
      data-mood={mood}
      data-take
      disabled={disabled}
      onClick={onChoose}
    >
      {inside}
    </button>
  );
};
