/** Moves that come to the same: a program needs to look at only one of them. */
import {
  encodeMove,
  hasMove,
  type Move,
  type MoveList,
  moveA,
  moveB,
  moveC,
  moveKind,
  NONE,
} from '@three-spires/kernel';
import { MOVE, PLACE_OPERAND, QUESTION, type State, type Thing } from '@three-spires/mystic-spires/for-bots';

const isPlain = ({ given, stripped, marks, bonds, host }: Thing): boolean =>
  given.length === 0 && stripped.length === 0 && marks.length === 0 && bonds.length === 0 && host === NONE;

const areAlike = (one: Thing, other: Thing): boolean =>
  one.card === other.card &&
  one.controller === other.controller &&
  one.owner === other.owner &&
  one.damage === other.damage &&
  one.fatigue === other.fatigue &&
  one.used === other.used &&
  one.power === other.power &&
  one.maxHp === other.maxHp &&
  one.statuses === other.statuses &&
  one.duties === other.duties &&
  one.turnPower === other.turnPower &&
  one.turnHp === other.turnHp &&
  isPlain(one) &&
  isPlain(other);

/** The first place whose card in play is like that of this place. */
const firstAlike = (state: State, place: number): number => {
  const thing = state.things[place];
  if (thing === undefined) return place;
  for (let at = 0; at < place; at++) if (areAlike(state.things[at] as Thing, thing)) return at;
  return place;
};

/** Whether the first operand of a move is a place. */
const namesPlace = (state: State, move: Move): boolean => {
  const kind = moveKind(move);
  return (
    kind === MOVE.use ||
    kind === MOVE.useSecond ||
    kind === MOVE.useThird ||
    kind === MOVE.attack ||
    (kind === MOVE.choose && state.question.kind === QUESTION.intercept)
  );
};

const inFirstPlaces = (state: State, move: Move): Move => {
  const operand = namesPlace(state, move) ? firstAlike(state, moveA(move)) : moveA(move);
  const code = (moveB(move) << 8) | moveC(move);
  // A code below this is nothing or a place, counted from 1.
  const target = code > 0 && code < PLACE_OPERAND ? firstAlike(state, code - 1) + 1 : code;
  return encodeMove(moveKind(move), operand, target >> 8, target & 0xff);
};

/** Whether another move of the list, with cards in play that are no different, comes to the same. */
export const isRepeated = (state: State, list: MoveList, move: Move): boolean => {
  const first = inFirstPlaces(state, move);
  return first !== move && hasMove(list, first);
};
