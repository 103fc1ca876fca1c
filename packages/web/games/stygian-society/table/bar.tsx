import { useLiveTable } from '../../../connection/use-table.ts';
import { Button } from '../../../kit/button.tsx';
import { TopBar } from '../../../table/bar/top-bar.tsx';
import { DecisionBanner } from '../../../table/decision/decision-banner.tsx';
import { MoveButton } from '../../../table/decision/move-button.tsx';
import { OptionList } from '../../../table/decision/option-list.tsx';
import { undoLast } from '../../../table/decision/undo-last.ts';
import { Hints } from '../../../table/hints/hints.tsx';
import { SeatTabs } from '../../../table/seats/seat-tabs.tsx';
import { sitDown } from '../../../table/seats/sitting.ts';
import controls from '../../../theme/controls.module.css';
import type { Action } from '../board/actions.ts';
import { askedNow } from '../board/ask.ts';
import { useBoard } from '../board/board-context.ts';
import { describeAction, describeChanges } from '../board/describe.ts';
import { pointing, putDown } from '../board/selection.ts';
import { needsConfirming } from '../board/use-board-state.ts';
import { HERO_SIGNS } from '../pieces/hero-signs.ts';
import { say } from '../words/say.ts';
import styles from './bar.module.css';

/** The current question, with those answers that have no place of their own. */
const Decision = () => {
  const board = useBoard();
  const { actions, source, previewed, perform, picture, seat } = board;
  const sole = source === undefined ? undefined : needsConfirming(actions, source);
  return (
    <DecisionBanner
      mine={seat !== undefined && picture.deciding.includes(seat)}
      prompt={askedNow(board)}
      effect={previewed === undefined ? '' : describeChanges(board, previewed)}
      picking={source !== undefined}
    >
      {sole !== undefined && (
        <MoveButton className={controls.primary} action={sole} perform={perform}>
          {describeAction(sole)}
        </MoveButton>
      )}
      {source !== undefined && (
        <Button look="quiet" onClick={putDown}>
          {say('cancel')}
        </Button>
      )}
    </DecisionBanner>
  );
};

/** The source and the target of an action, or the button of a move without a place. */
const hintPlaces = ({ option, source, spot }: Action): readonly string[] => {
  const spots = [source, spot].flatMap((each) => (each === undefined ? [] : [`[data-spot="${each}"]`]));
  return spots.length === 0 ? [`[data-move="${option.move}"]`] : spots;
};

const Options = () => {
  const board = useBoard();
  const { seat, actions, perform } = board;
  const listed = {
    seat,
    actions,
    perform,
    pointing,
    name: describeAction,
    effect: (action: Action) => describeChanges(board, action),
  };
  return (
    <>
      <OptionList {...listed} />
      <Hints {...listed} places={hintPlaces} />
    </>
  );
};

/** Which of your seats you are playing. */
const Seats = () => {
  const { picture, view, names, seat } = useBoard();
  const tabs = picture.seats
    .filter(({ mine }) => mine)
    .map((each) => ({
      seat: each.seat,
      name: names[each.seat] ?? '',
      deciding: picture.deciding.includes(each.seat),
      Icon: HERO_SIGNS[view.heroes.find((hero) => hero.seat === each.seat)?.hero ?? ''],
    }));
  return <SeatTabs tabs={tabs} current={seat} onChoose={sitDown} />;
};

/** The bar above the board. */
export const StygianSocietyBar = () => {
  const board = useBoard();
  const table = useLiveTable();
  const { view, picture, seat } = board;
  return (
    <TopBar
      picture={picture}
      short
      logBeside
      onUndo={seat === undefined ? undefined : () => undoLast(table, board, putDown)}
      left={
        <>
          {view.floor > 0 && (
            <span className={styles.where}>{say('where', { floor: view.floor, turn: view.turn })}</span>
          )}
          <Seats />
        </>
      }
      middle={
        <>
          <Decision />
          <Options />
        </>
      }
    />
  );
};
