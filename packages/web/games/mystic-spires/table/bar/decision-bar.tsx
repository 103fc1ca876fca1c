import { Button } from '../../../../kit/button.tsx';
import { BotLine } from '../../../../table/bar/bot-line.tsx';
import { MoveButton } from '../../../../table/decision/move-button.tsx';
import { useSpokenOnce } from '../../../../table/decision/use-spoken-once.ts';
import { useLive } from '../../../../table/live/use-live.ts';
import controls from '../../../../theme/controls.module.css';
import type { Action, Doing, Source } from '../../board/actions.ts';
import { type Board, useBoard } from '../../board/board-context.ts';
import { toggleWish, useCourse, wishIn } from '../../board/course.ts';
import { describeAction, describeChanges, nameOfSource } from '../../board/describe.ts';
import { Options } from '../../board/options.tsx';
import { dropSelection, pointing } from '../../board/selection.ts';
import { useOwnSettings } from '../../board/settings-store.ts';
import { say } from '../../words/say.ts';
import { isUnasked } from '../passing/auto-pass.ts';
import styles from './decision-bar.module.css';
import { isNextStep, pickedMove } from './next-step.ts';
import { promptOf } from './prompt.ts';

/** The kind of question, as a word for tests and styles. */
const momentOf = ({ view, seat, actions }: Board): string => {
  if (actions.length === 0) return 'waiting';
  if (view.question !== undefined) return view.question.kind;
  if (view.priority !== seat) return 'acting';
  return view.links.length > 0 ? 'respond' : 'window';
};

/** The moves that are neither a card nor a target, with their keys. */
const KEYS: Partial<Record<Doing, string>> = { pass: 'P', leave: 'E', battle: 'B', none: 'N', yes: 'Y' };
const ORDER: readonly Doing[] = ['yes', 'battle', 'none', 'leave', 'pass'];

const buttonsOf = ({ actions, view }: Board): readonly Action[] => {
  const asked = view.question?.kind;
  // These have their own place.
  if (asked === 'search' || asked === 'throw' || asked === 'first') return [];
  return ORDER.flatMap((doing) => actions.filter(({ does }) => does === doing));
};

/** With a source selected, the bright button plays it, or leads to its targets. */
const PickedButton = () => {
  const board = useBoard();
  if (board.source === undefined) return null;
  const move = pickedMove(board);
  return (
    <>
      <Button
        look="primary"
        data-action={move === undefined ? 'choose-target' : 'play'}
        onClick={() =>
          move === undefined
            ? document.querySelector<HTMLElement>('[data-target]')?.focus()
            : board.perform(move)
        }
      >
        {move === undefined ? say('chooseTarget') : describePlay(board, board.source)}
      </Button>
      <Button look="quiet" onClick={dropSelection}>
        {say('cancel')}
      </Button>
    </>
  );
};

/** Short, because the card itself shows the effect of an ability. */
const describePlay = (board: Board, source: Source): string =>
  say(source.kind === 'card' ? 'action.play' : 'action.useIt', { what: nameOfSource(board, source) });

/** How to go through the rest of the turn: pass everything, or be asked about everything. */
const TurnButtons = ({ isPoint }: { readonly isPoint: boolean }) => {
  const { view, seat } = useBoard();
  const live = useLive();
  const wish = useCourse((course) => wishIn(course, view.turn));
  const asksAlways = useOwnSettings(({ autoPass }) => autoPass === 'never');
  const isOpposing = seat !== undefined && view.turnPlayer !== seat;
  const isHolding = wish === 'hold';
  if (!live) return null;
  return (
    <>
      {isPoint && (
        <Button
          className={styles.other}
          data-action="pass-turn"
          data-tip={say('passTurnAbout')}
          onClick={() => toggleWish(view.turn, 'pass')}
        >
          {say(isOpposing ? 'passUntilMine' : 'passTurn')}
        </Button>
      )}
      {wish === 'pass' && (
        <Button
          className={styles.other}
          data-action="stop-passing"
          onClick={() => toggleWish(view.turn, 'pass')}
        >
          {say('stopPassing')}
        </Button>
      )}
      {(isHolding || (isOpposing && !asksAlways && wish === undefined)) && (
        <button
          type="button"
          className={`${controls.button} ${styles.other} ${styles.hold}`}
          data-action="hold"
          data-tip={say('holdAbout')}
          aria-pressed={isHolding}
          onClick={() => toggleWish(view.turn, 'hold')}
        >
          {say('hold')}
          <span className={styles.key} aria-hidden="true">
            H
          </span>
        </button>
      )}
    </>
  );
};

/** What is asked now, and of whom, between the two fields: respond or pass, continue or end. */
export const DecisionBar = () => {
  const board = useBoard();
  // A question that is answered at once would only flash.
  const unasked = isUnasked(board, useOwnSettings(), useCourse());
  const { previewed, perform } = board;
  const effect = previewed === undefined ? '' : describeChanges(board, previewed);
  const moment = unasked ? 'waiting' : momentOf(board);
  const buttons = unasked ? [] : buttonsOf(board);
  const rests = moment === 'acting' && board.source === undefined && effect === '';
  const live = useSpokenOnce(rests ? `${board.view.turn} ${board.view.phase} ${board.seat}` : undefined);
  return (
    <div
      className={styles.bar}
      data-moment={moment}
      data-mine={board.actions.length > 0 || undefined}
      data-picking={board.source !== undefined || undefined}
    >
      <p className={styles.prompt} role="status" aria-live={live}>
        <span>{unasked ? say('resolving') : promptOf(board)}</span>
        {effect !== '' && <span className={styles.effect}>{effect}</span>}
        {effect === '' &&
          board.picture.seats.map(
            ({ seat, bot }) => bot !== undefined && <BotLine key={seat} seat={seat} inline />,
          )}
      </p>
      <div className={styles.buttons}>
        <Options />
        <PickedButton />
        {buttons.map((action) => (
          <MoveButton
            key={action.option.move}
            className={`${isNextStep(board, action, buttons) ? controls.primary : controls.button} ${styles.other}`}
            data-action={action.does === 'leave' ? 'end-turn' : action.does}
            action={action}
            perform={perform}
            {...pointing({ kind: 'option', move: action.option.move })}
          >
            {describeAction(board, action)}
            <span className={styles.key} aria-hidden="true">
              {KEYS[action.does]}
            </span>
          </MoveButton>
        ))}
        <TurnButtons isPoint={moment === 'respond' || moment === 'window'} />
      </div>
    </div>
  );
};
