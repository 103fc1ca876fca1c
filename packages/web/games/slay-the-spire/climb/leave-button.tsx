import controls from '../../../theme/controls.module.css';
import { useBoard } from '../board/board-context.ts';

/** Goes on without more from this place. */
export const LeaveButton = ({
  label,
  quiet = false,
}: {
  readonly label: string;
  readonly quiet?: boolean;
}) => {
  const { actions, perform } = useBoard();
  const leave = actions.find(({ does }) => does === 'leave');
  return leave === undefined ? null : (
    <button
      type="button"
      className={quiet ? controls.button : controls.primary}
      data-action="leave"
      onClick={() => perform(leave)}
    >
      {label}
    </button>
  );
};
