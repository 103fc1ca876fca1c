import { MoveButton } from '../../../../table/decision/move-button.tsx';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { profileOf } from '../../pieces/characters.ts';
import { Figure } from '../../pieces/figure.tsx';
import { say } from '../../words/say.ts';
import { SeatMarks } from '../scene/seat-mark.tsx';
import styles from './player-question.module.css';

type PlayerQuestionProps = {
  /** The move for each seat that can be chosen. */
  readonly answers: readonly { readonly seat: number; readonly action: Action }[];
  /** Who votes for whom, if the party decides. */
  readonly votes?: readonly number[];
};

/** The members of the party, each a portrait. */
export const PlayerQuestion = ({ answers, votes = [] }: PlayerQuestionProps) => {
  const { view, names, perform } = useBoard();
  return (
    <ul className={styles.players}>
      {answers.map(({ seat, action }) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        const health = say('hpOf', { hp: player.hp, maxHp: player.maxHp });
        return (
          <li key={seat}>
            <MoveButton
              className={styles.player}
              data-choice={player.character}
              data-target={`player:${seat}`}
              aria-label={`${say('action.choose', { what: names[seat] ?? '' })}, ${health}`}
              action={action}
              perform={perform}
            >
              <span className={styles.figure}>
                <Figure name={player.character} mood={profileOf(player.character)?.mood ?? 'none'} />
              </span>
              <strong>{names[seat]}</strong>
              <span className={styles.health}>{health}</span>
              <SeatMarks
                seats={votes.flatMap((vote, voter) => (vote === seat ? [voter] : []))}
                label={say('event.votes')}
              />
            </MoveButton>
          </li>
        );
      })}
    </ul>
  );
};
