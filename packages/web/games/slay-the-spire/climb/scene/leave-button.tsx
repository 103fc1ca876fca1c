import { MoveButton } from '../../../../table/decision/move-button.tsx';
import controls from '../../../../theme/controls.module.css';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';

/** Leaves this place without taking more. */
export const LeaveButton = ({
  label,
  quiet = false,
  first,
}: {
  readonly label: string;
  readonly quiet?: boolean;
  /** Runs before leaving, for example a confirmation. */
  readonly first?: ((leave: Action, perform: (action: Action) => void) => void) | undefined;
}) => {
  const { actions, perform } = useBoard();
  const leave = actions.find(({ does }) => does === 'leave');
  return leave === undefined ? null : (
    <MoveButton
      className={quiet ? controls.button : controls.primary}
      data-action="leave"
      action={leave}
      perform={(action) => (first === undefined ? perform(action) : first(action, perform))}
    >
      {label}
    </MoveButton>
  );
};
