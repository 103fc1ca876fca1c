/**
 * What a move would change, found by doing it to copies, up to the next chance or the end of the turn. Where the
 * player has more to choose on the way (a second enemy, cubes, tokens), every choice is tried: what depends on them is
 * a range with both ends exact.
 */
import {
  createMoveList,
  listedMoves,
  type Move,
  moveA,
  type Preview,
  type PreviewChange,
  seatBit,
} from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { apply } from './apply.ts';
import { deciding, isVote } from './asking.ts';
import { copyState } from './copy.ts';
import { at } from './cubes/cubes.ts';
import { findFigure, healthOf } from './enemy/ranks.ts';
import type { StygianSocietyEvent } from './event.ts';
import { legal } from './legal.ts';
import { DONE } from './moves.ts';
import { AWAITED, QUESTION, type State } from './state.ts';

type Watched = Pick<PreviewChange, 'of' | 'index' | 'field'>;

const TRACKS = ['wounds', 'peril', 'luck', 'xp', 'guard'] as const;
const PILES = ['field', 'crypt', 'bank', 'tower', 'gathered'] as const;

/** Everything a preview looks at in this position, in a fixed order. */
const watchedIn = ({ figures, heroes }: State): Watched[] => [
  ...TRACKS.map((field): Watched => ({ of: 'party', index: 0, field })),
  ...PILES.flatMap((field) => COLOURS.map((_, index): Watched => ({ of: 'pile', index, field }))),
  ...heroes.flatMap((_, index) =>
    STATUSES.flatMap((status) =>
      COLOURS.slice(0, HERO_COLOURS).map(
        (colour): Watched => ({ of: 'player', index, field: `${status} ${colour}` }),
      ),
    ),
  ),
  ...figures.flatMap(({ id }) =>
    (['gone', 'wounds', 'rank'] as const).map((field): Watched => ({ of: 'enemy', index: id, field })),
  ),
];

/** An enemy that is gone counts as wounded to the last, where it stood. */
const figureNumbers = (before: State, after: State): number[] =>
  before.figures.flatMap((figure) => {
    const now = findFigure(after, figure.id);
    return now === undefined ? [1, healthOf(before, figure), figure.rank] : [0, now.wounds, now.rank];
  });

/** The numbers of what is watched in `before`, as they are in `after`. */
const numbersIn = (before: State, after: State): number[] => [
  ...TRACKS.map((track) => after[track]),
  ...PILES.flatMap((pile) => after[pile]),
  ...after.heroes.flatMap(({ tokens }) => tokens),
  ...figureNumbers(before, after),
];

/** Questions that belong to the move which raised them. */
const PART_OF_MOVE: ReadonlySet<number> = new Set([
  QUESTION.daze,
  QUESTION.wild,
  QUESTION.spend,
  QUESTION.enemy,
  QUESTION.purge,
  QUESTION.lose,
  QUESTION.bury,
  QUESTION.recolor,
  QUESTION.cleanse,
  QUESTION.refresh,
]);

/** Of these it does not matter in which order they are picked. */
const WITHOUT_ORDER: ReadonlySet<number> = new Set([
  QUESTION.daze,
  QUESTION.wild,
  QUESTION.purge,
  QUESTION.lose,
  QUESTION.bury,
  QUESTION.cleanse,
  QUESTION.refresh,
]);

/** Where there are more ways than this, the preview ends before the choices. */
const MOST_WAYS = 200;
/** The same for steps on the way: many ways of paying lead to few ends. */
const MOST_STEPS = 80;

type Search = {
  readonly before: State;
  readonly seat: number;
  /** How many ways have ended, and the smallest and largest of each number there. */
  ends: number;
  readonly least: number[];
  readonly most: number[];
  /** Cubes taken for a payment so far, in whatever order: from the same cubes the same ways lead on. */
  readonly taken: Set<string>;
  steps: number;
  unknown: boolean;
};

/** Whether another way already led to the same cubes for this payment; checked before anything is copied. */
const isKnown = ({ taken }: Search, { question, taken: cubes }: State, move: Move): boolean => {
  if (question.kind !== QUESTION.spend) return false;
  const kind = moveA(move);
  const key = cubes.with(kind, at(cubes, kind) + 1).join();
  const isOld = taken.has(key);
  taken.add(key);
  return isOld;
};

/** The choices left to the seat that go on with the move, each set of picks once; undefined where it is over. */
const choicesIn = (state: State, seat: number, last: { kind: number; move: Move }): Move[] | undefined => {
  const { kind } = state.question;
  if (!PART_OF_MOVE.has(kind) || deciding(state) !== seatBit(seat)) return undefined;
  const list = createMoveList();
  legal(state, seat, list);
  const moves = listedMoves(list);
  if (kind !== last.kind || !WITHOUT_ORDER.has(kind)) return moves;
  const onwards = moves.filter((move) => move === DONE || move >= last.move);
  return onwards.length > 0 ? onwards : moves;
};

/** The move is carried out: the game is over, or the hero goes on with the turn. */
const isDone = ({ question: { kind }, awaited }: State): boolean =>
  awaited === AWAITED.nothing &&
  (kind === QUESTION.none || kind === QUESTION.turn || kind === QUESTION.removal);

const addEnd = (search: Search, numbers: readonly number[]): void => {
  const { ends, least, most } = search;
  for (let place = 0; place < numbers.length; place++) {
    const number = at(numbers, place);
    if (ends === 0 || number < at(least, place)) least[place] = number;
    if (ends === 0 || number > at(most, place)) most[place] = number;
  }
  search.ends++;
};

/** Follows a move to all its ends; false where there are too many. `deeper` goes on where there is more to choose. */
const follow = (search: Search, state: State, move: Move, deeper: boolean): boolean => {
  const { before, seat } = search;
  if (isKnown(search, state, move)) return true;
  search.steps++;
  if (search.ends >= MOST_WAYS || search.steps > MOST_STEPS) return false;
  const last = { kind: state.question.kind, move };
  const copy = copyState(state);
  let end: number[] | undefined;
  apply(copy, seat, move, (event: StygianSocietyEvent) => {
    if (end !== undefined) return;
    // What follows the turn is no part of the move.
    const isOver = event.type === 'turnEnded' || event.type === 'floorCompleted';
    if (isOver || event.reveals === true) end = numbersIn(before, copy);
    if (!isOver && event.reveals === true) search.unknown = true;
  });
  if (end === undefined && deeper) {
    const choices = choicesIn(copy, seat, last);
    if (choices !== undefined) return choices.every((choice) => follow(search, copy, choice, true));
  }
  if (end === undefined && !isDone(copy)) search.unknown = true;
  addEnd(search, end ?? numbersIn(before, copy));
  return true;
};

const changeOf = (watched: Watched, from: number, to: number, upTo: number): PreviewChange[] => {
  if (to !== upTo) return [{ ...watched, from, to, upTo }];
  return to === from ? [] : [{ ...watched, from, to }];
};

/** Wounds of an enemy that is gone for certain say nothing more. */
const isTelling = ({ of, index, field }: PreviewChange, all: readonly PreviewChange[]): boolean =>
  of !== 'enemy' ||
  field === 'gone' ||
  !all.some(
    (other) => other.of === 'enemy' && other.index === index && other.field === 'gone' && other.to === 1,
  );

const changesAt = ({ before, least, most }: Search): PreviewChange[] => {
  const from = numbersIn(before, before);
  const all = watchedIn(before).flatMap((watched, place) =>
    changeOf(watched, at(from, place), at(least, place), at(most, place)),
  );
  return all.filter((change) => isTelling(change, all));
};

export const preview = (state: State, seat: number, move: Move): Preview => {
  const { kind } = state.question;
  if (isVote(kind) || kind === QUESTION.skill) return { changes: [], unknown: true };
  for (const deeper of [true, false]) {
    const search: Search = {
      ...{ before: state, seat, ends: 0, least: [], most: [] },
      ...{ taken: new Set<string>(), steps: 0, unknown: false },
    };
    if (follow(search, state, move, deeper)) return { changes: changesAt(search), unknown: search.unknown };
  }
  return { changes: [], unknown: true };
};
