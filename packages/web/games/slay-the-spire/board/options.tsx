import { OptionList } from '../../../table/option-list.tsx';
import { type Action, targetKey } from './actions.ts';
import { type Board, useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { pointing } from './selection.ts';

/** Copies of a card that do the same to the same target. */
const alike = (board: Board, action: Action): string => {
  const target = action.target === undefined ? '' : targetKey(action.target);
  return [describeAction(board, action), target, describeChanges(board, action)].join('|');
};

/** Everything that can be done now, in words. */
export const Options = () => {
  const board = useBoard();
  return (
    <OptionList
      seat={board.seat}
      actions={board.actions}
      name={(action) => describeAction(board, action)}
      effect={(action) => describeChanges(board, action)}
      perform={board.perform}
      alike={(action) => alike(board, action)}
      pointing={(move) => pointing({ kind: 'option', move })}
    />
  );
};
