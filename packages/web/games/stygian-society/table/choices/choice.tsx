import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { describeAction, describeChanges } from '../../board/describe.ts';
import { pointing } from '../../board/selection.ts';

type ChoiceProps = {
  readonly action: Action;
  readonly children?: React.ReactNode;
  readonly main?: boolean;
  /** Used if the action's description says too little. */
  readonly name?: string;
};

/** An option as a button, with what it would change. */
export const Choice = ({ action, children, main = false, name }: ChoiceProps) => {
  const board = useBoard();
  const effect = describeChanges(board, action);
  const words = name ?? describeAction(action);
  return (
    <MoveButton
      className={main ? controls.primary : controls.button}
      data-choice
      data-does={action.does}
      data-tip={children === undefined ? undefined : describeAction(action)}
      aria-label={effect === '' ? words : `${words}. ${effect}`}
      action={action}
      perform={board.perform}
      {...pointing(action.option.move)}
    >
      {children ?? describeAction(action)}
    </MoveButton>
  );
};
