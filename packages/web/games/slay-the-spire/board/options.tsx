import { OptionList } from '../../../table/decision/option-list.tsx';
import { Hints } from '../../../table/hints/hints.tsx';
import { type Action, targetKey } from './actions.ts';
import { type Board, useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { hintPlaces } from './hint-places.ts';
import { pointing } from './selection.ts';

/** Groups copies of a card that do the same to the same target. */
const alike = (board: Board, action: Action): string => {
  const target = action.target === undefined ? '' : targetKey(action.target);
  return [describeAction(board, action), target, describeChanges(board, action)].join('|');
};

/** Every possible action, in words. */
export const Options = () => {
  const board = useBoard();
  const { seat, actions, perform } = board;
  const listed = {
    seat,
    actions,
    perform,
    name: (action: Action) => describeAction(board, action),
    effect: (action: Action) => describeChanges(board, action),
    pointing: (move: number) => pointing({ kind: 'option', move }),
  };
  return (
    <>
      <OptionList {...listed} alike={(action) => alike(board, action)} />
      <Hints {...listed} places={hintPlaces} />
    </>
  );
};
