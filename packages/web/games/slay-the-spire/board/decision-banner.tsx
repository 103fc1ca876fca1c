import { Button } from '../../../kit/button.tsx';
import { DecisionBanner } from '../../../table/decision/decision-banner.tsx';
import { MoveButton } from '../../../table/decision/move-button.tsx';
import { waitingFor, waitingWords } from '../../../table/seats/waiting-for.ts';
import controls from '../../../theme/controls.module.css';
import { say } from '../words/say.ts';
import { type Action, paymentsOf, sameSource } from './actions.ts';
import { type Board, useBoard, usePreview } from './board-context.ts';
import { isClimbPhase } from './climb-phases.ts';
import { climbPrompt } from './climb-prompt.ts';
import { describeChanges, nameOfSource, nameOfTarget } from './describe.ts';
import { dropSelection, useSelection } from './selection.ts';

/** The others we are waiting for. */
const waiting = ({ picture, live, names, seat }: Board): string => {
  const deciding = live ? picture.deciding.filter((each) => each !== seat) : picture.deciding;
  if (deciding.length === 0) return say('resolving');
  return waitingWords(waitingFor({ ...picture, deciding }, names), live);
};

const prompt = (board: Board, armed: Action | undefined): string => {
  const { view, seat, source, lit, actions } = board;
  const { question } = view;
  if (!board.live) return waiting(board);
  if (seat === undefined) return say('watching');
  if (actions.some(({ does }) => does === 'acceptDie')) return say('ask.die', { face: view.die });
  if (source !== undefined) {
    const what = nameOfSource(board, source);
    if (armed?.target !== undefined)
      return say('ask.armed', { what, target: nameOfTarget(board, armed.target) });
    const own = actions.filter((action) => sameSource(action.source, source));
    if (paymentsOf(own).length > 1 && board.payment === undefined) return say('ask.x', { what });
    if (lit.size === 0) return say('ask.confirm', { what });
    return say(
      `ask.target.${[...lit.keys()][0]?.split(':')[0] === 'row' ? 'row' : [...lit.keys()][0]?.startsWith('player') ? 'player' : 'enemy'}`,
      { what },
    );
  }
  const climbing = climbPrompt(board);
  if (climbing !== undefined) return climbing;
  if (question !== undefined && question.seat === seat && question.kind !== 'party') {
    if (view.phase === 'facing' && question.kind === 'row') return say('ask.facing');
    const what = question.source === '' ? say('game') : question.source;
    if (question.kind === 'card')
      return say(`ask.card.${question.pile === 'hand' ? 'hand' : 'pile'}`, { what });
    return say(`ask.${question.kind}`, { what });
  }
  if (view.phase === 'rewards') return view.confirmed?.[seat] === false ? say('ask.rewards') : waiting(board);
  if (actions.some(({ does }) => does === 'endTurn')) return say('ask.play');
  return waiting(board);
};

/** The current question, with those answers that have no place of their own. */
export const Decision = () => {
  const board = useBoard();
  const { view, actions, seat } = board;
  const { previewed } = usePreview();
  const armedMove = useSelection((selection) => selection.armed);
  const armed = actions.find(({ option }) => option.move === armedMove);
  // A selection that needs no target can be played right here.
  const direct = board.only?.target === undefined ? board.only : undefined;
  const done =
    view.question?.seat === seat && !isClimbPhase(view.phase)
      ? actions.find(({ does, answer }) => does === 'choose' && answer === undefined)
      : undefined;
  const asked = prompt(board, armed);
  return (
    <DecisionBanner
      mine={actions.some(({ does }) => does !== 'takeBack')}
      prompt={asked}
      turn={asked === say('ask.play') ? `${view.run?.space} ${view.round} ${seat}` : undefined}
      effect={previewed === undefined ? '' : describeChanges(board, previewed)}
      picking={board.source !== undefined}
    >
      {direct !== undefined && (
        <MoveButton className={controls.primary} action={direct} perform={board.perform}>
          {say('action.playNow')}
        </MoveButton>
      )}
      {board.source !== undefined && (
        <Button look="quiet" onClick={dropSelection}>
          {say('cancel')}
        </Button>
      )}
      {done !== undefined && (
        <MoveButton className={controls.primary} action={done} perform={board.perform}>
          {say(view.question?.kind === 'shiv' ? 'skip' : 'action.done')}
        </MoveButton>
      )}
    </DecisionBanner>
  );
};
