import type { TableSummary } from '@three-spires/session/protocol';
import type { ReactNode } from 'react';
import type { SeatFace } from '../game/describe.ts';
import type { SetUpGame } from '../game/set-up.ts';
import { Avatar } from '../pictures/avatar.tsx';
import { Figure } from '../pictures/figure.tsx';
import styles from './seat-tile.module.css';

type SeatTileProps = {
  readonly face: SeatFace;
  readonly summary: TableSummary;
  readonly seat: number;
  readonly SeatPicture: SetUpGame['SeatPicture'];
  /** The name of the person seated there. */
  readonly who: string;
  readonly avatar: string | undefined;
  readonly open: boolean;
  /** The available actions. */
  readonly children?: ReactNode;
};

/** A seat with its hero or deck, its person, and the available actions. */
export const SeatTile = ({
  face,
  summary,
  seat,
  SeatPicture,
  who,
  avatar,
  open,
  children,
}: SeatTileProps) => {
  const { name, detail, about, Icon, mood, figure } = face;
  return (
    <li className={styles.seat} data-seat={seat} data-mood={mood} data-open={open || undefined}>
      <span className={styles.picture} aria-hidden="true">
        {SeatPicture !== undefined ? (
          <SeatPicture summary={summary} seat={seat} />
        ) : figure !== undefined ? (
          <Figure {...figure} state="still" />
        ) : (
          Icon && <Icon className={styles.icon} />
        )}
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>
          {name}
          {detail !== undefined && <span className={styles.detail}> {detail}</span>}
        </strong>
        <span className={styles.who}>
          <Avatar avatar={avatar} />
          {who}
        </span>
        {about !== undefined && about !== '' && <span className={styles.about}>{about}</span>}
      </span>
      {children !== undefined && <span className={styles.actions}>{children}</span>}
    </li>
  );
};
