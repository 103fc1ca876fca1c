import controls from '../../../theme/controls.module.css';
import type { Action, Doing } from '../board/actions.ts';
import { type Board, useBoard } from '../board/board-context.ts';
import { describeAction, describeChanges, nameOfSource, nameOfThing } from '../board/describe.ts';
import { Options } from '../board/options.tsx';
import { dropSelection, passThroughTurn, useSelection } from '../board/selection.ts';
import { cardInfo, type LinkView, towerInfo, towerSeat } from '../pieces/content.ts';
import { say } from '../words/say.ts';
import styles from './decision-bar.module.css';

const linkName = ({ view }: Board, { card, source }: LinkView): string =>
  card >= 0 ? cardInfo(card).name : towerInfo(view.keepers[towerSeat(source)]?.tower ?? 0).name;

/** Who is waited for, by name. */
const waitingFor = ({ picture, names }: Board): string =>
  picture.deciding
    .map((at) => {
      const seat = names[at] ?? '';
      return picture.seats[at]?.open === true ? say('openSeat', { seat }) : seat;
    })
    .join(', ');

const questionPrompt = (board: Board): string => {
  const { question, attack } = board.view;
  if (question === undefined) return '';
  const { kind, number, source } = question;
  if (kind === 'intercept')
    return say('ask.intercept', { what: nameOfThing(board.view, attack?.attacker ?? -1) });
  return say(`ask.${kind}`, { what: source, number });
};

/** At a response point or in a window: what could be answered. */
const pointPrompt = (board: Board): string => {
  const { links, phase } = board.view;
  const top = links.at(-1);
  if (top === undefined) return say('ask.window', { phase: say(`phase.${phase}`) });
  return say(top.seat === board.seat ? 'ask.respondOwn' : 'ask.respond', {
    number: top.number,
    what: linkName(board, top),
  });
};

const actingPrompt = ({ view: { phase } }: Board): string =>
  say(phase === 'Battle' ? 'ask.battle' : 'ask.main');

const promptOf = (board: Board): string => {
  const { view, seat, source, lit, actions } = board;
  if (seat === undefined) return say('watching');
  if (source !== undefined) {
    const what = nameOfSource(board, source);
    if (source.kind === 'attack') return say('ask.attack', { what });
    return say(lit.size === 0 ? 'ask.confirm' : 'ask.aim', { what });
  }
  if (actions.length === 0)
    return board.picture.deciding.length > 0
      ? say('waitingFor', { names: waitingFor(board) })
      : say('resolving');
  if (view.question !== undefined) return questionPrompt(board);
  return view.priority === seat ? pointPrompt(board) : actingPrompt(board);
};

/** What is asked, in a word that tests and styles can hold on to. */
const momentOf = ({ view, seat, actions }: Board): string => {
  if (actions.length === 0) return 'waiting';
  if (view.question !== undefined) return view.question.kind;
  if (view.priority !== seat) return 'acting';
  return view.links.length > 0 ? 'respond' : 'window';
};

/** The moves that are no card and no target, with their keys. */
const KEYS: Partial<Record<Doing, string>> = { pass: 'P', leave: 'E', battle: 'B', none: 'N', yes: 'Y' };
const ORDER: readonly Doing[] = ['yes', 'battle', 'none', 'leave', 'pass'];

const buttonsOf = ({ actions, view }: Board): readonly Action[] => {
  const asked = view.question?.kind;
  // These have a place of their own.
  if (asked === 'search' || asked === 'throw' || asked === 'first') return [];
  return ORDER.flatMap((doing) => actions.filter(({ does }) => does === doing));
};

const isMain = ({ does }: Action, all: readonly Action[]): boolean =>
  does === 'pass' || does === 'yes' || does === 'battle' || all.length === 1;

/** What is asked now and by whom, between the two fields: respond or pass, go on or end. */
export const DecisionBar = () => {
  const board = useBoard();
  const passing = useSelection((selection) => selection.passing);
  const { previewed, view, source, perform } = board;
  const effect = previewed === undefined ? '' : describeChanges(board, previewed);
  const moment = momentOf(board);
  const buttons = buttonsOf(board);
  const point = moment === 'respond' || moment === 'window';
  return (
    <div className={styles.bar} data-moment={moment} data-mine={board.actions.length > 0 || undefined}>
      <p className={styles.prompt} role="status">
        <span>{promptOf(board)}</span>
        {effect !== '' && <span className={styles.effect}>{effect}</span>}
      </p>
      <div className={styles.buttons}>
        <Options />
        {source !== undefined && (
          <button type="button" className={controls.quiet} onClick={dropSelection}>
            {say('cancel')}
          </button>
        )}
        {buttons.map((action) => (
          <button
            key={action.option.move}
            type="button"
            className={isMain(action, buttons) ? controls.primary : controls.button}
            data-action={action.does === 'leave' ? 'end-turn' : action.does}
            onClick={() => perform(action)}
          >
            {describeAction(board, action)}
            <span className={styles.key} aria-hidden="true">
              {KEYS[action.does]}
            </span>
          </button>
        ))}
        {point && (
          <button
            type="button"
            className={controls.button}
            data-action="pass-turn"
            title={say('passTurnAbout')}
            onClick={() => passThroughTurn(view.turn)}
          >
            {say('passTurn')}
          </button>
        )}
        {passing === view.turn && (
          <button
            type="button"
            className={controls.button}
            data-action="stop-passing"
            onClick={() => passThroughTurn(undefined)}
          >
            {say('stopPassing')}
          </button>
        )}
      </div>
    </div>
  );
};
