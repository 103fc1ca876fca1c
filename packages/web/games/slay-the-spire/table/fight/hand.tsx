import { Fan } from '../../../../table/dragging/fan.tsx';
import { useBoard } from '../../board/board-context.ts';
import { uidOf } from '../../pieces/content.ts';
import styles from './hand.module.css';
import { HandCard } from './hand-card.tsx';

export const Hand = () => {
  const { me } = useBoard();
  const hand = me?.hand ?? [];
  return (
    <Fan count={hand.length} className={styles.hand}>
      {hand.map((held, place) => (
        <HandCard key={uidOf(held.card)} held={held} place={place} count={hand.length} />
      ))}
    </Fan>
  );
};
