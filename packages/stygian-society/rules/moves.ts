/** The kinds of moves and the meaning of their operands. */
import { encodeMove, type Move, moveA, moveB } from '@three-spires/kernel';
import { COLOURS } from '../words/lists.ts';

export const MOVE = {
  /** A support by its card. */
  support: 1,
  /** An action by its card; the target's index among the enemies counted from 1, 0 for none. */
  action: 2,
  /** The answer to a question: colour, enemy, card, hero or cube, depending on the question. */
  choose: 3,
  /** Nothing more, nothing at all, or no. */
  done: 4,
  /** How often to buy the effect, with the proposed cubes. */
  pay: 5,
  /** The same, with cubes chosen by hand. */
  payByHand: 6,
  /** A response by its card. */
  respond: 7,
  /** Lets the event continue. */
  pass: 8,
  /** A ballot: an option of the vote. */
  vote: 9,
  /** A hero and a skill. */
  learn: 10,
  /** A treasure and the hero who receives it. */
  give: 11,
  accept: 12,
  /** One hero's treasure in exchange for another's. */
  swap: 14,
  /** A token by status and colour, and the cube that pays for its removal. */
  remove: 13,
} as const;

export const DONE = encodeMove(MOVE.done);
export const PASS = encodeMove(MOVE.pass);
export const ACCEPT = encodeMove(MOVE.accept);

/** A treasure for a hero, or for another treasure. */
export const giveMove = (card: number, to: number): Move => encodeMove(MOVE.give, card, to);
export const swapMove = (card: number, wanted: number): Move => encodeMove(MOVE.swap, card, wanted);

export const chooseMove = (a: number, b = 0, c = 0): Move => encodeMove(MOVE.choose, a, b, c);

/** A cube outside the tower as an operand: colour, and field or crypt. */
export const cubeCode = (colour: number, inCrypt: boolean): number => colour + (inCrypt ? COLOURS.length : 0);
export const colourOfCode = (code: number): number => code % COLOURS.length;
export const isInCrypt = (code: number): boolean => code >= COLOURS.length;
/**
 * The source of a cube for a removal or payment: hero colours in the field, the crypt, luck, or a leftover
 * half.
 */
export const SOURCE = { field: 0, crypt: 1, luck: 2, half: 3 } as const;
export type Source = keyof typeof SOURCE;
export const SOURCES = Object.keys(SOURCE) as readonly Source[];

export const actionCard = moveA;
/** The target's index among the enemies, -1 for none. */
export const actionPlace = (move: Move): number => moveB(move) - 1;
