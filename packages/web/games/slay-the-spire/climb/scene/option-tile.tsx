import type { ReactNode } from 'react';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeChanges, wordsOf } from '../../board/describe.ts';
import type { OptionView } from '../../pieces/content.ts';
import { RichText } from '../../pieces/rich-text.tsx';
import { say } from '../../words/say.ts';
import styles from './option-tile.module.css';
import { SeatMarks } from './seat-mark.tsx';
import { payersOf } from './share-gold.tsx';

type OptionTileProps = {
  readonly option: OptionView;
  readonly action: Action | undefined;
  /** Who has taken it, and who votes for it. */
  readonly taken: readonly number[];
  readonly votes: readonly number[];
  readonly mine: boolean;
  readonly picture?: ReactNode;
};

/** Why it is unavailable, in words; empty if the choice is simply over. */
const whyNot = ({ closed }: OptionView): string =>
  closed === undefined || closed === 'finished' ? '' : say(`closed.${closed}`);

/** An option of this place: its name, its effect, and who takes it. */
export const OptionTile = ({ option, action, taken, votes, mine, picture }: OptionTileProps) => {
  const board = useBoard();
  const reason = action === undefined ? whyNot(option) : '';
  const effect = action === undefined ? '' : describeChanges(board, action);
  const payers = payersOf(action);
  const text = wordsOf(option.text);
  return (
    <MoveButton
      className={styles.tile}
      data-choice={option.name}
      data-open={action !== undefined || undefined}
      data-mine={mine || undefined}
      aria-pressed={mine}
      aria-disabled={action === undefined}
      aria-label={[option.name, text, effect, payers, reason].filter((part) => part !== '').join('. ')}
      action={action}
      perform={board.perform}
    >
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.name}>{option.name}</span>
        <span className={styles.text}>
          {text === '' ? say('event.nothing') : <RichText text={option.text} />}
        </span>
        {payers !== '' && <span className={styles.payers}>{payers}</span>}
        {reason !== '' && <span className={styles.reason}>{reason}</span>}
        <SeatMarks seats={taken} label={say('event.chosenBy')} />
        <SeatMarks seats={votes} label={say('event.votes')} />
      </span>
    </MoveButton>
  );
};
