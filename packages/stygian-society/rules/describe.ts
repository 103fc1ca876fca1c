/** Moves in readable form, for scenarios, logs, buttons and bots. */
import { type Move, moveA, moveB, moveC, moveKind, type ReadableMove } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS, STATUSES } from '../words/lists.ts';
import { WILD } from './compile/cubes.ts';
import { cardName } from './compile/entries.ts';
import { DRAW } from './hero/level.ts';
import { LUCK } from './hero/payment.ts';
import { actionPlace, colourOfCode, isInCrypt, MOVE } from './moves.ts';
import { figureLabel, heroName } from './naming.ts';
import { type Figure, QUESTION, type State } from './state.ts';

const colourName = (colour: number): string => COLOURS[colour] ?? '';

/** A cube outside the tower. */
const cubeFields = (code: number): { cube: string; from: string } => ({
  cube: colourName(colourOfCode(code)),
  from: isInCrypt(code) ? 'crypt' : 'field',
});

const spendFields = (kind: number): Record<string, string> => {
  if (kind === LUCK) return { with: 'luck' };
  return { with: colourName(kind % HERO_COLOURS), from: kind < HERO_COLOURS ? 'field' : 'crypt' };
};

const tokenFields = (status: number, colour: number): { status: string; token: string } => ({
  status: STATUSES[status] ?? '',
  token: colourName(colour),
});

const CUBE_WORDS: Readonly<Record<number, string>> = {
  [QUESTION.purge]: 'return',
  [QUESTION.lose]: 'lose',
  [QUESTION.bury]: 'bury',
};

const describeChoice = (state: State, move: Move): ReadableMove => {
  const a = moveA(move);
  switch (state.question.kind) {
    case QUESTION.daze:
      return { do: 'strike', cube: a === WILD ? 'any' : colourName(a) };
    case QUESTION.wild:
      return { do: 'wild', cube: colourName(a) };
    case QUESTION.spend:
      return { do: 'spend', ...spendFields(a) };
    case QUESTION.enemy:
      return { do: 'wound', target: figureLabel(state, state.figures[a] as Figure) };
    case QUESTION.recolor:
      return { do: 'exchange', ...cubeFields(a), for: colourName(moveB(move)) };
    case QUESTION.cleanse:
      return { do: 'cleanse', hero: heroName(state, a), ...tokenFields(moveB(move), moveC(move)) };
    case QUESTION.refresh:
      return { do: 'refresh', card: cardName(a) };
    case QUESTION.tire:
      return { do: 'exhaust', card: cardName(a) };
    default:
      return { do: CUBE_WORDS[state.question.kind] ?? 'choose', ...cubeFields(a) };
  }
};

const describeVote = (state: State, option: number): ReadableMove => {
  if (state.question.kind === QUESTION.chest) return { do: 'vote', chest: option === 1 ? 'open' : 'leave' };
  return { do: 'vote', hero: heroName(state, option) };
};

const SOURCES = ['field', 'crypt', 'luck', 'half'] as const;

const DONES: Readonly<Record<number, string>> = {
  [QUESTION.pay]: 'pay nothing',
  [QUESTION.accept]: 'refuse',
};

export const describe = (state: State, _seat: number, move: Move): ReadableMove => {
  const a = moveA(move);
  switch (moveKind(move)) {
    case MOVE.support:
      return { do: 'support', card: cardName(a) };
    case MOVE.action: {
      const target = state.figures[actionPlace(move)];
      return {
        do: 'act',
        card: cardName(a),
        ...(target === undefined ? {} : { target: figureLabel(state, target) }),
      };
    }
    case MOVE.done:
      return { do: DONES[state.question.kind] ?? 'done' };
    case MOVE.pay:
      return { do: 'pay', times: a };
    case MOVE.payByHand:
      return { do: 'pay by hand', times: a };
    case MOVE.respond:
      return { do: 'respond', card: cardName(a) };
    case MOVE.pass:
      return { do: 'pass' };
    case MOVE.vote:
      return describeVote(state, a);
    case MOVE.learn:
      return {
        do: 'learn',
        hero: heroName(state, a),
        skill: moveB(move) === DRAW ? 'next level' : cardName(moveB(move)),
      };
    case MOVE.give:
      return { do: 'give', card: cardName(a), to: heroName(state, moveB(move)) };
    case MOVE.swap:
      return { do: 'swap', card: cardName(a), for: cardName(moveB(move)) };
    case MOVE.accept:
      return { do: 'accept' };
    case MOVE.remove:
      return { do: 'remove', ...tokenFields(a, moveB(move)), with: SOURCES[moveC(move)] ?? '' };
    default:
      return describeChoice(state, move);
  }
};
