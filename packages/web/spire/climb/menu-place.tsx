import controls from '../../theme/controls.module.css';
import { useBoard } from '../board-context.ts';
import { describeAction } from '../describe.ts';

/** Every option of this moment as a button: for places that have no picture of their own. */
export const MenuPlace = () => {
  const board = useBoard();
  return (
    <ul>
      {board.actions.map((action) => (
        <li key={action.option.move}>
          <button type="button" className={controls.button} onClick={() => board.perform(action)}>
            {describeAction(board, action)}
          </button>
        </li>
      ))}
    </ul>
  );
};
