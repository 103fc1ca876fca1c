/** The seat's legal moves, sorted by where they live on the screen. No rules: all of it is read off the options. */
import { moveA, moveKind } from '@three-spires/kernel';
import type { Option } from '@three-spires/table';
import { MOVE, type QuestionView, readAim, type ThingView } from '../pieces/content.ts';

export type Target =
  /** A card in play by its id. */
  | { readonly kind: 'thing'; readonly id: number }
  | { readonly kind: 'tower'; readonly seat: number }
  /** A card in a graveyard. */
  | { readonly kind: 'pile'; readonly seat: number; readonly card: number };

/** What one picks up before choosing a target. */
export type Source =
  /** Copies in a hand are alike for the rules; `copy` says which of them is picked up, counted from 1. */
  | { readonly kind: 'card'; readonly card: number; readonly copy?: number }
  | { readonly kind: 'ability'; readonly id: number; readonly which: number }
  | { readonly kind: 'tower'; readonly which: number }
  | { readonly kind: 'attack'; readonly id: number };

export type Doing =
  | 'play'
  | 'use'
  | 'tower'
  | 'attack'
  | 'pass'
  | 'battle'
  | 'leave'
  | 'target'
  | 'intercept'
  | 'order'
  | 'card'
  | 'throw'
  | 'first'
  | 'yes'
  | 'none';

export type Action = {
  readonly option: Option;
  readonly does: Doing;
  readonly source?: Source;
  readonly target?: Target;
  /** What an answer chooses: a card, a place among the waiting, a hand that is thrown. */
  readonly answer?: number;
};

const USES: readonly number[] = [MOVE.use, MOVE.useSecond, MOVE.useThird];

const SIMPLE: Readonly<Record<number, Doing>> = {
  [MOVE.pass]: 'pass',
  [MOVE.battle]: 'battle',
  [MOVE.leave]: 'leave',
  [MOVE.none]: 'none',
};

const idAt = (things: readonly ThingView[], place: number): number => things[place]?.id ?? -1;

const targetOf = (things: readonly ThingView[], move: number): { readonly target?: Target } => {
  const aim = readAim(move);
  if (aim === undefined) return {};
  return { target: aim.kind === 'thing' ? { kind: 'thing', id: idAt(things, aim.place) } : aim };
};

/** An answer to the open question, where it can be given by pointing at something. */
const readAnswer = (
  option: Option,
  question: QuestionView | undefined,
  things: readonly ThingView[],
): Action => {
  const answer = moveA(option.move);
  switch (question?.kind) {
    case 'target':
      return { option, does: 'target', ...targetOf(things, option.move) };
    case 'intercept':
      return { option, does: 'intercept', target: { kind: 'thing', id: idAt(things, answer) } };
    case 'order':
    case 'throw':
    case 'first':
      return { option, does: question.kind, answer };
    case 'discard':
    case 'search':
      return { option, does: 'card', answer };
    default:
      return { option, does: 'yes' };
  }
};

const readAction = (
  option: Option,
  question: QuestionView | undefined,
  things: readonly ThingView[],
): Action => {
  const { move } = option;
  const kind = moveKind(move);
  const simple = SIMPLE[kind];
  if (simple !== undefined) return { option, does: simple };
  const aimed = targetOf(things, move);
  if (kind === MOVE.play)
    return { option, does: 'play', source: { kind: 'card', card: moveA(move) }, ...aimed };
  if (kind === MOVE.tower)
    return { option, does: 'tower', source: { kind: 'tower', which: moveA(move) }, ...aimed };
  const id = idAt(things, moveA(move));
  if (kind === MOVE.attack) return { option, does: 'attack', source: { kind: 'attack', id }, ...aimed };
  const which = USES.indexOf(kind);
  if (which >= 0) return { option, does: 'use', source: { kind: 'ability', id, which }, ...aimed };
  return readAnswer(option, question, things);
};

export const readActions = (
  options: readonly Option[],
  question: QuestionView | undefined,
  things: readonly ThingView[],
): readonly Action[] => options.map((option) => readAction(option, question, things));

export const sameSource = (a: Source | undefined, b: Source | undefined): boolean =>
  a !== undefined && b !== undefined && sourceKey(a) === sourceKey(b);

export const sourceKey = (source: Source): string => {
  switch (source.kind) {
    case 'card':
      return `card:${source.card}`;
    case 'ability':
      return `ability:${source.id}:${source.which}`;
    case 'tower':
      return `tower:${source.which}`;
    case 'attack':
      return `attack:${source.id}`;
  }
};

export const targetKey = (target: Target): string => {
  switch (target.kind) {
    case 'thing':
      return `thing:${target.id}`;
    case 'tower':
      return `tower:${target.seat}`;
    case 'pile':
      return `pile:${target.seat}:${target.card}`;
  }
};
