import { OptionList } from '../../../table/decision/option-list.tsx';
import { Hints } from '../../../table/hints/hints.tsx';
import type { Action } from './actions.ts';
import { useBoard } from './board-context.ts';
import { describeAction, describeChanges } from './describe.ts';
import { hintPlaces } from './hint-places.ts';
import { pointing } from './selection.ts';

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
      <OptionList {...listed} />
      <Hints {...listed} places={(action) => hintPlaces(board, action)} />
    </>
  );
};
