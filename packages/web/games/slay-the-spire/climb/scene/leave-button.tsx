import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';

/** Goes on without more from this place. */
export const LeaveButton = ({
  label,
  quiet = false,
  first,
}: {
  readonly label: string;
  readonly quiet?: boolean;
  /** What comes before it, such as a question. */
  readonly first?: ((leave: Action, perform: (action: Action) => void) => void) | undefined;
}) => {
  const { actions, perform } = useBoard();
  const leave = actions.find(({ does }) => does === 'leave');
  return leave === undefined ? null : (
    <button
      type="button"
      className={quiet ? controls.button : controls.primary}
      data-action="leave"
      data-move={leave.option.move}
      onClick={() => (first === undefined ? perform(leave) : first(leave, perform))}
    >
      {label}
    </button>
  );
};
