import { OptionList } from '../table/option-list.tsx';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { pointing } from './selection.ts';

/** Everything that can be done now, in words. */
export const MysticOptions = () => {
  const board = useBoard();
  return (
    <OptionList
      count={board.actions.length}
      options={() =>
        board.actions.map((action) => ({
          move: action.option.move,
          name: describeAction(board, action),
          effect: describeChanges(board, action),
          does: action.does,
          onChoose: () => board.perform(action),
          pointing: pointing({ kind: 'option', move: action.option.move }),
        }))
      }
    />
  );
};
