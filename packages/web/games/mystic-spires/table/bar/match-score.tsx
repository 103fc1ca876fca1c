import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import styles from './match-score.module.css';

/** Which game of a match this is, and how the match stands. */
export const MatchScore = () => {
  const { match } = useBoard().picture;
  if (match === undefined || match.best < 2) return null;
  const { number, best, wins } = match;
  return (
    <span className={styles.score} data-match={`${number}:${best}`}>
      {say('match', { number, best, wins: wins.join(' : ') })}
    </span>
  );
};
