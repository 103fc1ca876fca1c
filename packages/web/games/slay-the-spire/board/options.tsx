import { OptionList } from '../../../table/option-list.tsx';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { pointing } from './selection.ts';

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
      pointing={(move) => pointing({ kind: 'option', move })}
    />
  );
};
