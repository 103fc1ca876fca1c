/** The text of the decision bar: what is asked, why now, and of whom. */

import { waitingWords } from '../../../../table/seats/waiting-for.ts';
import type { Board } from '../../board/board-context.ts';
import { useCourse, wishIn } from '../../board/course.ts';
import { nameOfRef, nameOfSource, nameOfThing } from '../../board/describe.ts';
import { useOwnSettings } from '../../board/settings-store.ts';
import { cardInfo, type LinkView, towerInfo, towerSeat } from '../../pieces/content.ts';
import { say } from '../../words/say.ts';
import { responsesOf } from '../passing/auto-pass.ts';
import { stopOf } from '../passing/stop.ts';

/** A step that is a window. */
type StopPhase = 'afterAttack' | 'Standby' | 'Main 1' | 'Battle' | 'Main 2' | 'End';

const linkName = ({ view }: Board, { card, source }: LinkView): string =>
  card >= 0 ? cardInfo(card).name : towerInfo(view.keepers[towerSeat(source)]?.tower ?? 0).name;

/** The names of those we are waiting for. */
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

/** What the opponent does that can be responded to. */
const stopReason = (board: Board): string => {
  const { step, link } = stopOf(board.view, board.seat) ?? { step: 'End' };
  if (link === undefined)
    return say(`stop.${step as StopPhase}`, { who: board.names[board.view.turnPlayer] ?? '' });
  return say(step === 'later' ? 'stop.later' : `stop.${link.kind}`, {
    who: board.names[link.seat] ?? '',
    what: linkName(board, link),
    target: link.targets.map((target) => nameOfRef(board, target)).join(', '),
  });
};

/** Names of up to two cards to respond with. */
const responsesInWords = (board: Board): string => {
  const settings = useOwnSettings.getState();
  const course = useCourse.getState();
  const asksAll = settings.autoPass === 'never' || wishIn(course, board.view.turn) === 'hold';
  const wanted = asksAll ? [] : responsesOf(board, settings, course.asked);
  const actions = wanted.length > 0 ? wanted : board.actions;
  const names = [
    ...new Set(actions.flatMap(({ source }) => (source === undefined ? [] : [nameOfSource(board, source)]))),
  ];
  const [one, other] = names;
  if (one === undefined) return '';
  if (other === undefined) return say('stop.with', { what: one });
  return names.length === 2
    ? say('stop.with', { what: say('stop.or', { one, other }) })
    : say('stop.many', { what: one, count: names.length - 1 });
};

/** At a response point or in a window: why the table stops here, and the possible responses. */
const pointPrompt = (board: Board): string => {
  const { links, phase, turnPlayer } = board.view;
  const top = links.at(-1);
  if (top?.seat === board.seat)
    return say('ask.respondOwn', {
      number: top?.number ?? 0,
      what: top === undefined ? '' : linkName(board, top),
    });
  if (top === undefined && turnPlayer === board.seat)
    return say('ask.ownWindow', { phase: say(`phase.${phase}`) });
  return [stopReason(board), responsesInWords(board)].filter((part) => part !== '').join(' ');
};

const actingPrompt = ({ view: { phase } }: Board): string =>
  say(phase === 'Battle' ? 'ask.battle' : 'ask.main');

export const promptOf = (board: Board): string => {
  const { view, seat, source, lit, actions } = board;
  if (seat === undefined && board.live) return say('watching');
  if (source !== undefined) {
    const what = nameOfSource(board, source);
    if (source.kind === 'attack') return say('ask.attack', { what });
    return say(lit.size === 0 ? 'ask.confirm' : 'ask.aim', { what });
  }
  if (actions.length === 0)
    return board.picture.deciding.length > 0 ? waitingWords(waitingFor(board), board.live) : say('resolving');
  if (view.question !== undefined) return questionPrompt(board);
  return view.priority === seat ? pointPrompt(board) : actingPrompt(board);
};
