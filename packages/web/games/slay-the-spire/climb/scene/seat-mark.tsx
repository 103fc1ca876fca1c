import { useBoard } from '../../board/board-context.ts';
import { profileOf } from '../../pieces/characters.ts';
import styles from './seat-mark.module.css';

/** A small portrait that stands for a player who chooses, claims, votes or offers. */
export const SeatMark = ({ seat, label }: { readonly seat: number; readonly label?: string }) => {
  const { names, view } = useBoard();
  const profile = profileOf(view.players[seat]?.character ?? '');
  const words = label ?? names[seat] ?? '';
  return (
    <span className={styles.mark} data-mood={profile?.mood} role="img" aria-label={words} data-tip={words}>
      {profile && <profile.Icon aria-hidden="true" />}
    </span>
  );
};

/** A row of portraits; nothing if there are none. */
export const SeatMarks = ({ seats, label }: { readonly seats: readonly number[]; readonly label: string }) =>
  seats.length === 0 ? null : (
    <span className={styles.marks}>
      <span className={styles.label}>{label}</span>
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} />
      ))}
    </span>
  );
