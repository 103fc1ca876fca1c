import { useBoard } from '../../board/board-context.ts';
import { say } from '../../words/say.ts';
import styles from './match-score.module.css';

/** The number of this game in the match, and the score. */
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
