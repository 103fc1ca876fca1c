/** A quick answer to any question: the assumed decisions of heroes during lookahead. */
import { type Move, moveA, moveB, moveC, moveKind, NONE } from '@three-spires/kernel';
import {
  cardEntry,
  colourOfCode,
  healthOf,
  isInCrypt,
  MOVE,
  QUESTION,
  type State,
  WILD,
} from '@three-spires/stygian-society/for-bots';
import { HERO_COLOURS, lookAround } from './glance.ts';
import { NOT_BUYING, purchase } from './purchase.ts';
import { respond } from './respond.ts';
import { TOKEN_COST } from './threat.ts';
import { answersDefeat, nearDefeat } from './track.ts';

const STATUS_TOKENS = Object.values(TOKEN_COST);

/** The move with the highest score; the first of equals. */
export const highest = (moves: readonly Move[], figure: (move: Move) => number): Move => {
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = figure(move);
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
};

/** How much a colour is needed: the price of the current action minus the available cubes. */
const wants = (state: State, colour: number): number => {
  const there =
    (state.field[colour] ?? 0) + 2 * (state.crypt[colour] ?? 0) + 0.7 * (state.gathered[colour] ?? 0);
  if (state.action === NONE) return -there;
  const { pay, more } = cardEntry(state.action);
  const asked = (pay?.price[colour] ?? 0) + 0.9 * (more?.price[colour] ?? 0);
  return 3 * asked - there;
};

/** How many cubes of each colour the active hero's skills require. */
export const demandOf = (state: State): readonly number[] => {
  const counts = [0, 0, 0];
  for (const card of state.heroes[state.active]?.skills ?? [])
    cardEntry(card).pay?.price.forEach((count, colour) => {
      if (colour < HERO_COLOURS) counts[colour] = (counts[colour] ?? 0) + count;
    });
  return counts;
};

/** The colour the active hero's skills require most. */
const mainColour = (state: State): number => {
  const counts = demandOf(state);
  return counts.indexOf(Math.max(...counts));
};

const tokenWeight = (status: number): number => STATUS_TOKENS[status] ?? 1;

const done = (moves: readonly Move[]): Move =>
  moves.find((move) => moveKind(move) === MOVE.done) ?? (moves[0] as Move);

/** Enemy cubes are worth removing where they would soon do most harm; a crypt cube counts twice. */
const purgeWorth = (state: State, code: number): number => {
  const colour = colourOfCode(code);
  const { harm, chance } = lookAround(state);
  const index = colour - HERO_COLOURS;
  const danger = (harm[index] as number) * (0.2 + (chance[index] as number));
  return (isInCrypt(code) ? 2 : 1) * (danger + 0.1 * (state.field[colour] as number));
};

const FIGURES: Readonly<Record<number, (state: State, move: Move) => number>> = {
  [QUESTION.wild]: (state, move) => wants(state, moveA(move)),
  [QUESTION.daze]: (state, move) => (moveA(move) === WILD ? 0 : -wants(state, moveA(move))),
  [QUESTION.pay]: (state, move) => {
    if (moveKind(move) === MOVE.done) return NOT_BUYING;
    // The proposed cubes waste least (R31).
    return moveKind(move) === MOVE.pay ? purchase(state, moveA(move)) : -99;
  },
  [QUESTION.enemy]: (state, move) => {
    const figure = state.figures[moveA(move)];
    return figure === undefined ? -99 : figure.wounds - healthOf(state, figure);
  },
  [QUESTION.purge]: (state, move) => {
    if (moveKind(move) === MOVE.done) return -1;
    return purgeWorth(state, moveA(move));
  },
  [QUESTION.lose]: (state, move) =>
    (isInCrypt(moveA(move)) ? -20 : 0) - wants(state, colourOfCode(moveA(move))),
  [QUESTION.bury]: (state, move) =>
    moveKind(move) === MOVE.done ? -99 : wants(state, colourOfCode(moveA(move))),
  [QUESTION.recolor]: (state, move) => {
    if (moveKind(move) === MOVE.done) return 0;
    const main = mainColour(state);
    if (moveB(move) !== main) return -1;
    return colourOfCode(moveA(move)) === main ? -1 : isInCrypt(moveA(move)) ? 2 : 1;
  },
  [QUESTION.cleanse]: (_state, move) => (moveKind(move) === MOVE.done ? -1 : tokenWeight(moveB(move))),
  [QUESTION.refresh]: (state, move) => {
    if (moveKind(move) === MOVE.done) return -9;
    // What keeps the party alive comes first when defeat is close.
    const rescue = answersDefeat(moveA(move)) ? 9 * nearDefeat(state) : 0;
    return cardEntry(moveA(move)).level + rescue;
  },
  [QUESTION.tire]: (_state, move) => -cardEntry(moveA(move)).level,
  [QUESTION.removal]: (_state, move) =>
    moveKind(move) === MOVE.done ? 0 : moveC(move) === 0 || moveC(move) === 3 ? tokenWeight(moveA(move)) : -1,
};

export const quickMove = (state: State, moves: readonly Move[]): Move => {
  const { kind } = state.question;
  if (kind === QUESTION.respond) return respond(state, moves);
  if (kind === QUESTION.trade) return done(moves);
  const figure = FIGURES[kind];
  return figure === undefined ? (moves[0] as Move) : highest(moves, (move) => figure(state, move));
};
