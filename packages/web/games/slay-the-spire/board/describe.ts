import type { PreviewChange, Text } from '@three-spires/kernel';
import { previewOf } from '../../../table/decision/changes.ts';
import { faceOf, itemInfo, type QuestionView, uidOf } from '../pieces/content.ts';
import { enemyAt } from '../pieces/enemy-at.ts';
import { nameOfFace } from '../pieces/face-name.ts';
import { symbolName } from '../pieces/symbol-name.ts';
import { say, sayOr } from '../words/say.ts';
import type { Action, Source, Target } from './actions.ts';
import type { Board } from './board-context.ts';
import { describeClimbAction } from './describe-climb-action.ts';
import { describeReward } from './describe-reward.ts';

export const nameOfTarget = ({ view, names, me }: Board, target: Target): string => {
  switch (target.kind) {
    case 'enemy':
      return enemyAt(view, target.index)?.name ?? '';
    case 'row':
      return say('row', { row: target.row });
    case 'player':
      return names[target.seat] ?? '';
    case 'orb':
      return say('orb', { orb: symbolName(me?.orbs[target.place] ?? '') });
  }
};

export const nameOfSource = ({ me }: Board, source: Source): string => {
  const card = (uid: number): string => {
    const found = [...(me?.hand ?? []).map(({ card }) => card), ...(me?.powers ?? [])].find(
      (each) => uidOf(each) === uid,
    );
    return found === undefined ? '' : nameOfFace(faceOf(found));
  };
  switch (source.kind) {
    case 'card':
    case 'ability':
      return card(source.uid);
    case 'potion':
      return itemInfo(me?.potions[source.place] ?? 0).name;
    case 'relic':
      return itemInfo(me?.relics[source.place] ?? 0).name;
    case 'shiv':
      return say('symbol.shiv');
    case 'miracle':
      return say('symbol.miracle');
  }
};

/** The name of an answer to the open question. */
export const answerName = (board: Board, action: Action): string => {
  const { question } = board.view;
  if (action.target !== undefined) return nameOfTarget(board, action.target);
  if (action.answer === undefined) return say('done');
  if (question?.kind === 'card') {
    const card = question.cards?.find((each) => uidOf(each) === action.answer);
    return card === undefined ? '' : nameOfFace(faceOf(card));
  }
  if (question?.kind === 'option') return question.options?.[action.answer] ?? `${action.answer + 1}`;
  if (question?.kind === 'order') return question.waiting?.[action.answer]?.name ?? `${action.answer + 1}`;
  if (question?.kind === 'offer') return offerName(question, action.answer);
  return `${action.answer}`;
};

/** What an answer to an offer takes. The other answers are moves of their own. */
const offerName = ({ offer }: QuestionView, answer: number): string => {
  const number = offer?.numbers[answer];
  if (number === undefined) return '';
  return offer?.items ? itemInfo(number).name : nameOfFace(number);
};

/**
 * Describes an answer to the open question. A potion may also go to another player or replace another potion.
 */
const describeAnswer = (board: Board, action: Action): string => {
  const { readable } = action.option;
  const word = (field: string): string => String(readable[field] ?? '');
  if (readable.do === 'give') return say('climb.give', { what: word('item'), who: word('player') });
  if (readable.do === 'replace') return say('offer.replace', { what: word('item'), drop: word('drop') });
  return action.answer === undefined
    ? say('action.done')
    : say('action.choose', { what: answerName(board, action) });
};

/** What is played, and how it is paid for where there is a choice. */
const paidName = (what: string, { x, miracles = 0 }: Action): string => {
  const named = x === undefined ? what : say('withX', { what, x });
  return miracles === 0 ? named : say('withMiracles', { what: named, miracles });
};

/** An action in words, as its button in the list of options shows it. */
export const describeAction = (board: Board, action: Action): string => {
  const { source, target, face } = action;
  if (source !== undefined) {
    const what = paidName(nameOfSource(board, source), action);
    if (source.kind === 'miracle') return say('action.miracle');
    if (face !== undefined) return say('action.setDie', { what, face });
    const key = source.kind === 'card' ? 'action.play' : 'action.use';
    return target === undefined
      ? say(key, { what })
      : say(`${key}On`, { what, target: nameOfTarget(board, target) });
  }
  switch (action.does) {
    case 'choose':
      return describeAnswer(board, action);
    case 'order':
      return say('action.order', { what: answerName(board, action) });
    case 'reveal':
    case 'take':
    case 'skip':
      return describeReward(board, action);
    case 'give':
      return action.reward === undefined ? describeClimbAction(action) : describeReward(board, action);
    case 'endTurn':
    case 'takeBack':
    case 'orderAll':
    case 'orderLater':
    case 'confirm':
      return say(`action.${action.does}`);
    default:
      return describeClimbAction(action);
  }
};

const fieldName = (field: string): string => sayOr(`field.${field}`, field);

const figureName = ({ view, names }: Board, { of, index }: PreviewChange): string =>
  (of === 'enemy' ? enemyAt(view, index)?.name : names[index]) ?? '';

/** What an action would change, as one sentence that names each figure once; empty if nothing changes. */
export const describeChanges = (board: Board, action: Action): string => {
  const { changes, unknown } = previewOf(action);
  const figures = new Map<string, PreviewChange[]>();
  for (const change of changes) {
    // Incoming damage shows as the HP it costs.
    if (change.field === 'incoming' || change.field === 'lethal') continue;
    const figure = `${change.of}:${change.index}`;
    figures.set(figure, [...(figures.get(figure) ?? []), change]);
  }
  const parts = [...figures.values()].map((own) => describeFigure(board, own));
  return [...parts, ...(unknown ? [say('changeUnknown')] : [])].join('; ');
};

const describeFigure = (board: Board, changes: readonly PreviewChange[]): string => {
  const [first] = changes;
  const who = first === undefined ? '' : figureName(board, first);
  if (changes.some(({ field }) => field === 'status')) return say('changeDies', { who });
  return changes
    .map(({ field, from, to }, place) =>
      say(place === 0 ? 'change' : 'changeMore', { who, field: fieldName(field), from, to }),
    )
    .join(', ');
};

/** Generated text as plain words, with its pictures replaced by their names. */
export const wordsOf = (text: Text): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'icon' in part ? symbolName(part.word ?? part.icon) : part.keyword,
    )
    .join('');
