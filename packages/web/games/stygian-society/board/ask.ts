/** The current question, in one sentence. */

import { waitingFor, waitingWords } from '../../../table/seats/waiting-for.ts';
import { cardInfo, NONE } from '../pieces/content.ts';
import { say, sayOr } from '../words/say.ts';
import type { Board } from './board-context.ts';
import { needsConfirming } from './use-board-state.ts';

const nameOfSource = (source: string): string => {
  const [kind, number] = source.split(':');
  return kind === 'card' ? cardInfo(Number(number)).name : '';
};

/** The question while something is selected: what to do with it. */
const askHeld = ({ source, actions }: Board): string | undefined => {
  if (source === undefined) return undefined;
  const what = nameOfSource(source);
  if (needsConfirming(actions, source) !== undefined) return say('ask.confirm', { what });
  if (source.startsWith('cube:')) return say('ask.newColour');
  if (source.startsWith('token:')) return say('ask.removeWith');
  const gives = actions.some((action) => action.source === source && action.does === 'give');
  return say(gives ? 'ask.giveTo' : 'ask.target', { what });
};

const askTurn = ({ view }: Board): string => {
  const hero = view.heroes[view.active]?.hero ?? '';
  return say(view.supported ? 'ask.action' : 'ask.turn', { hero });
};

const askQuestion = (board: Board): string => {
  const { question, action } = board.view;
  if (question === undefined) return say('resolving');
  if (question.kind === 'turn') return askTurn(board);
  const source = question.source === NONE ? action : question.source;
  const { occasion, wounds = 0 } = question;
  const key = occasion === undefined ? `ask.${question.kind}` : `ask.respond.${occasion}`;
  const what = source === NONE ? '' : cardInfo(source).name;
  return sayOr(key, say('resolving'), { what, left: question.number, wounds, number: question.number });
};

export const askedNow = (board: Board): string => {
  const { picture, live, view, seat, actions, names } = board;
  const held = askHeld(board);
  if (held !== undefined) return held;
  if (seat !== undefined && actions.length > 0 && picture.deciding.includes(seat)) return askQuestion(board);
  if (picture.deciding.length > 0)
    return seat === undefined && live ? say('watching') : waitingWords(waitingFor(picture, names), live);
  return say(view.awaited === 'nothing' ? 'resolving' : 'ask.drop');
};
