import { AskFirst, asksFirst } from '../../../../table/dialogs/ask-first.tsx';
import type { Action } from '../../board/actions.ts';
import { useBoard } from '../../board/board-context.ts';
import { openOwn } from '../../board/dialogs.ts';
import { say } from '../../words/say.ts';

/** Makes a move that leaves a relic behind, after a confirmation. */
export const leaveRelic = (action: Action, perform: (action: Action) => void): void => {
  if (asksFirst()) openOwn({ kind: 'leaveRelic', move: action.option.move });
  else perform(action);
};

export const LeaveRelic = ({ move }: { readonly move: number }) => {
  const { actions, perform } = useBoard();
  const leave = actions.find(({ option }) => option.move === move);
  return (
    <AskFirst
      title={say('leaveRelic')}
      about={say('leaveRelic.about')}
      yes={say('leaveRelic.yes')}
      action="leave-relic"
      onYes={() => leave !== undefined && perform(leave)}
    />
  );
};
