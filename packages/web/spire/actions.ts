/** The seat's legal moves, sorted by where they live on the screen. No rules: all of it is read off the options. */
import { moveA, moveB } from '@three-spires/kernel';
import type { Option } from '@three-spires/table';
import type { QuestionView } from './library.ts';

export type Target =
  | { readonly kind: 'enemy'; readonly index: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'player'; readonly seat: number };

/** What one picks up before choosing a target. */
export type Source =
  | { readonly kind: 'card'; readonly uid: number }
  | { readonly kind: 'potion'; readonly place: number }
  | { readonly kind: 'ability'; readonly uid: number }
  | { readonly kind: 'shiv' }
  | { readonly kind: 'miracle' };

type Doing =
  | 'play'
  | 'shiv'
  | 'miracle'
  | 'potion'
  | 'ability'
  | 'endTurn'
  | 'takeBack'
  | 'choose'
  | 'order'
  | 'orderAll'
  | 'reveal'
  | 'take'
  | 'skip'
  | 'confirm';

export type Action = {
  readonly option: Option;
  readonly does: Doing;
  readonly source?: Source;
  readonly target?: Target;
  readonly x?: number;
  /** What an answer chooses; undefined for «done». */
  readonly answer?: number;
  readonly reward?: { readonly piece: number; readonly place?: number };
};

const aimedAt = (option: Option, operand: number): { readonly target?: Target } => {
  if (operand === 0) return {};
  const place = operand - 1;
  const { readable } = option;
  if ('enemy' in readable) return { target: { kind: 'enemy', index: place } };
  if ('row' in readable) return { target: { kind: 'row', row: place } };
  if ('player' in readable) return { target: { kind: 'player', seat: place } };
  return {};
};

const answerTarget = (question: QuestionView | undefined, value: number): { readonly target?: Target } => {
  switch (question?.kind) {
    case 'enemy':
    case 'shiv':
      return { target: { kind: 'enemy', index: value } };
    case 'row':
      return { target: { kind: 'row', row: value } };
    case 'player':
      return { target: { kind: 'player', seat: value } };
    default:
      return {};
  }
};

const readAction = (option: Option, question: QuestionView | undefined): Action | undefined => {
  const { move, readable } = option;
  const [a, b] = [moveA(move), moveB(move)];
  const asked = question !== undefined;
  switch (readable.do) {
    case 'play': {
      const spent = typeof readable.x === 'number' ? { x: readable.x } : {};
      return { option, does: 'play', source: { kind: 'card', uid: a }, ...aimedAt(option, b), ...spent };
    }
    case 'shiv':
      return asked
        ? { option, does: 'choose', answer: a, ...answerTarget(question, a) }
        : { option, does: 'shiv', source: { kind: 'shiv' }, ...aimedAt(option, a) };
    case 'miracle':
      return { option, does: 'miracle', source: { kind: 'miracle' } };
    case 'potion':
      return { option, does: 'potion', source: { kind: 'potion', place: a }, ...aimedAt(option, b) };
    case 'ability':
      return { option, does: 'ability', source: { kind: 'ability', uid: a }, ...aimedAt(option, b) };
    case 'choose':
      return { option, does: 'choose', answer: a, ...answerTarget(question, a) };
    case 'done':
      return { option, does: 'choose' };
    case 'order':
      return { option, does: 'order', answer: a };
    case 'order all':
      return { option, does: 'orderAll' };
    case 'end turn':
      return { option, does: 'endTurn' };
    case 'take back':
      return { option, does: 'takeBack' };
    case 'reveal':
    case 'skip':
      return { option, does: readable.do, reward: { piece: a } };
    case 'take':
      return { option, does: 'take', reward: { piece: a, place: b } };
    case 'confirm':
      return { option, does: 'confirm' };
    default:
      return undefined;
  }
};

export const readActions = (
  options: readonly Option[],
  question: QuestionView | undefined,
): readonly Action[] => options.flatMap((option) => readAction(option, question) ?? []);

export const sameSource = (a: Source | undefined, b: Source | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.kind === b.kind &&
  ('uid' in a && 'uid' in b ? a.uid === b.uid : 'place' in a && 'place' in b ? a.place === b.place : true);

export const targetKey = (target: Target): string => {
  switch (target.kind) {
    case 'enemy':
      return `enemy:${target.index}`;
    case 'row':
      return `row:${target.row}`;
    case 'player':
      return `player:${target.seat}`;
  }
};
