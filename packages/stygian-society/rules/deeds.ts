/**
 * The meaning of a move, with named operands. The only place where a move's operands are decoded for people.
 */
import { type Move, moveA, moveB, moveC, moveKind, NONE } from '@three-spires/kernel';
import { HERO_COLOURS } from '../words/lists.ts';
import { WILD } from './compile/cubes.ts';
import { DRAW } from './hero/level.ts';
import { LUCK } from './hero/payment.ts';
import { actionPlace, colourOfCode, isInCrypt, MOVE, SOURCES, type Source } from './moves.ts';
import { QUESTION } from './state.ts';

/** A cube outside the tower. */
export type Cube = { readonly colour: number; readonly tray: 'field' | 'crypt' };

/** Cards, colours, statuses and heroes are given by number, enemies by the id of their figure. */
export type Deed =
  | { readonly do: 'support' | 'respond' | 'refresh' | 'exhaust'; readonly card: number }
  /** `target` is NONE for an action without one. */
  | { readonly do: 'act'; readonly card: number; readonly target: number }
  | { readonly do: 'give'; readonly card: number; readonly to: number }
  | { readonly do: 'swap'; readonly card: number; readonly wanted: number }
  | { readonly do: 'wound'; readonly target: number }
  | { readonly do: 'wild'; readonly colour: number }
  /** Which cube is lost to Dazed. */
  | { readonly do: 'strike'; readonly colour: number | 'any' }
  | { readonly do: 'spend'; readonly with: Cube | 'luck' }
  | { readonly do: 'return' | 'lose' | 'bury'; readonly cube: Cube }
  | { readonly do: 'exchange'; readonly cube: Cube; readonly colour: number }
  | { readonly do: 'cleanse'; readonly hero: number; readonly status: number; readonly colour: number }
  | { readonly do: 'remove'; readonly status: number; readonly colour: number; readonly with: Source }
  | { readonly do: 'learn'; readonly hero: number; readonly skill: number | 'next level' }
  | { readonly do: 'vote'; readonly hero: number }
  | { readonly do: 'vote'; readonly chest: 'open' | 'leave' }
  | { readonly do: 'pay' | 'pay by hand'; readonly times: number }
  | { readonly do: 'done' | 'pay nothing' | 'refuse' | 'accept' | 'pass' };

/** The part of a position needed to decode a move. */
export type Seen = {
  /** The kind of the open question. */
  readonly asked: number;
  readonly figures: readonly { readonly id: number }[];
};

const cubeOf = (code: number): Cube => ({
  colour: colourOfCode(code),
  tray: isInCrypt(code) ? 'crypt' : 'field',
});

const paymentOf = (kind: number): Cube | 'luck' =>
  kind === LUCK ? 'luck' : { colour: kind % HERO_COLOURS, tray: kind < HERO_COLOURS ? 'field' : 'crypt' };

const figureAt = ({ figures }: Seen, place: number): number => figures[place]?.id ?? NONE;

const readChoice = (seen: Seen, move: Move): Deed => {
  const a = moveA(move);
  switch (seen.asked) {
    case QUESTION.daze:
      return { do: 'strike', colour: a === WILD ? 'any' : a };
    case QUESTION.wild:
      return { do: 'wild', colour: a };
    case QUESTION.spend:
      return { do: 'spend', with: paymentOf(a) };
    case QUESTION.enemy:
      return { do: 'wound', target: figureAt(seen, a) };
    case QUESTION.recolor:
      return { do: 'exchange', cube: cubeOf(a), colour: moveB(move) };
    case QUESTION.cleanse:
      return { do: 'cleanse', hero: a, status: moveB(move), colour: moveC(move) };
    case QUESTION.refresh:
      return { do: 'refresh', card: a };
    case QUESTION.tire:
      return { do: 'exhaust', card: a };
    case QUESTION.lose:
      return { do: 'lose', cube: cubeOf(a) };
    case QUESTION.bury:
      return { do: 'bury', cube: cubeOf(a) };
    default:
      return { do: 'return', cube: cubeOf(a) };
  }
};

const readVote = ({ asked }: Seen, option: number): Deed =>
  asked === QUESTION.chest
    ? { do: 'vote', chest: option === 1 ? 'open' : 'leave' }
    : { do: 'vote', hero: option };

const readDone = ({ asked }: Seen): Deed => {
  if (asked === QUESTION.pay) return { do: 'pay nothing' };
  return { do: asked === QUESTION.accept ? 'refuse' : 'done' };
};

export const readDeed = (seen: Seen, move: Move): Deed => {
  const a = moveA(move);
  switch (moveKind(move)) {
    case MOVE.support:
      return { do: 'support', card: a };
    case MOVE.action:
      return { do: 'act', card: a, target: figureAt(seen, actionPlace(move)) };
    case MOVE.done:
      return readDone(seen);
    case MOVE.pay:
      return { do: 'pay', times: a };
    case MOVE.payByHand:
      return { do: 'pay by hand', times: a };
    case MOVE.respond:
      return { do: 'respond', card: a };
    case MOVE.pass:
      return { do: 'pass' };
    case MOVE.vote:
      return readVote(seen, a);
    case MOVE.learn:
      return { do: 'learn', hero: a, skill: moveB(move) === DRAW ? 'next level' : moveB(move) };
    case MOVE.give:
      return { do: 'give', card: a, to: moveB(move) };
    case MOVE.swap:
      return { do: 'swap', card: a, wanted: moveB(move) };
    case MOVE.accept:
      return { do: 'accept' };
    case MOVE.remove:
      return { do: 'remove', status: a, colour: moveB(move), with: SOURCES[moveC(move)] ?? 'field' };
    default:
      return readChoice(seen, move);
  }
};
