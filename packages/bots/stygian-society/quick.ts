/** A quick answer to any question: what heroes are assumed to do while the bot thinks ahead. */
import { type Move, moveA, moveB, moveC, moveKind, NONE } from '@three-spires/kernel';
import {
  attackBonus,
  cardEntry,
  colourOfCode,
  countRank,
  FRAME,
  findFigure,
  type Hero,
  healthOf,
  isInCrypt,
  MOVE,
  OCCASION,
  QUESTION,
  resistanceOf,
  routineOf,
  type State,
  screenOf,
  tokensOf,
  WEAKENED,
  WILD,
} from '@three-spires/stygian-society/for-bots';
import { lookAround } from './glance.ts';
import { TOKEN_COST } from './threat.ts';

const HERO_COLOURS = 3;
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

/** How much a colour is needed: the price of the current action, less the cubes that are there. */
const wants = (state: State, colour: number): number => {
  const there =
    (state.field[colour] ?? 0) + 2 * (state.crypt[colour] ?? 0) + 0.7 * (state.gathered[colour] ?? 0);
  if (state.action === NONE) return -there;
  const { pay, more } = cardEntry(state.action);
  const asked = (pay?.price[colour] ?? 0) + 0.9 * (more?.price[colour] ?? 0);
  return 3 * asked - there;
};

/** Colour the active hero's cards ask for most. */
const mainColour = (state: State): number => {
  const counts = [0, 0, 0];
  for (const card of state.heroes[state.active]?.skills ?? [])
    cardEntry(card).pay?.price.forEach((count, colour) => {
      if (colour < HERO_COLOURS) counts[colour] = (counts[colour] ?? 0) + count;
    });
  return counts.indexOf(Math.max(...counts));
};

const tokenWeight = (status: number): number => STATUS_TOKENS[status] ?? 1;

/** Preventing wounds is worth a card from three wounds on, and always if the game is at stake. */
const respond = (state: State, moves: readonly Move[]): Move => {
  const opening = state.stack[state.stack.length - 1];
  const hurt = state.stack.findLast(({ kind }) => kind === FRAME.hurt);
  const pass = moves[moves.length - 1] as Move;
  if (opening?.number === OCCASION.defeat) return moves[0] as Move;
  if (opening?.number === OCCASION.hurt) return (hurt?.left ?? 0) >= 3 ? (moves[0] as Move) : pass;
  return pass;
};

const done = (moves: readonly Move[]): Move =>
  moves.find((move) => moveKind(move) === MOVE.done) ?? (moves[0] as Move);

/** Enemy cubes are worth taking where they would do most harm soon; a crypt cube counts twice. */
const purgeWorth = (state: State, code: number): number => {
  const colour = colourOfCode(code);
  const { harm, chance } = lookAround(state);
  const index = colour - HERO_COLOURS;
  const danger = (harm[index] as number) * (0.2 + (chance[index] as number));
  return (isInCrypt(code) ? 2 : 1) * (danger + 0.1 * (state.field[colour] as number));
};

/** Luck that a purchase takes, beyond the cubes that are there. */
const luckNeeded = ({ field, crypt }: State, price: readonly number[]): number => {
  let lack = 0;
  let spare = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const there = (field[colour] as number) + 2 * (crypt[colour] as number);
    lack += Math.max(0, (price[colour] as number) - there);
    spare += Math.max(0, there - (price[colour] as number));
  }
  return lack + Math.max(0, (price[WILD] as number) - spare);
};

const NOT_BUYING = -0.5;
/** How many further purchases one luck is worth. */
const LUCK_SAVED = 0.6;

const healedBy = (routine: number): number =>
  routineOf(routine).reduce((sum, { effect }) => sum + (effect.do === 'heal' ? effect.number : 0), 0);

/** Whether an action that only heals leaves no wound when it is bought this often. */
const healsEnough = (state: State, times: number): boolean => {
  const { pay, more } = cardEntry(state.action);
  if (pay === undefined || more === undefined || !pay.heals || pay.wounds.length > 0) return false;
  return healedBy(pay.rest) + (times - 1) * healedBy(more.rest) >= state.wounds;
};

/** Buys as often as it helps: beyond the target's health or the party's wounds cubes are kept. */
const purchase = (state: State, times: number): number => {
  const { pay, more, ranks, attack, prices } = cardEntry(state.action);
  const value = times - LUCK_SAVED * luckNeeded(state, prices[times - 1] as readonly number[]);
  // The first time is worth more than luck.
  if (pay === undefined || more === undefined || times === 1) return Math.max(0, value);
  if (healsEnough(state, times - 1)) return -times;
  const figure = ranks === 0 ? undefined : findFigure(state, state.target);
  if (figure === undefined || pay.wounds.length !== 1) return value;
  const hero = state.heroes[state.active] as Hero;
  let wounds = (pay.wounds[0]?.number ?? 0) - tokensOf(hero, WEAKENED);
  if (attack !== NONE) wounds += attackBonus(state, hero, attack);
  if (!pay.pierces) {
    if (attack !== NONE) wounds -= resistanceOf(state, figure, attack);
    if (figure.rank === 1) wounds -= screenOf(state, figure) * countRank(state, 0);
  }
  wounds += (times - 2) * (more.wounds[0]?.number ?? 0);
  return wounds >= healthOf(state, figure) - figure.wounds ? -times : value;
};

const FIGURES: Readonly<Record<number, (state: State, move: Move) => number>> = {
  [QUESTION.wild]: (state, move) => wants(state, moveA(move)),
  [QUESTION.daze]: (state, move) => (moveA(move) === WILD ? 0 : -wants(state, moveA(move))),
  [QUESTION.pay]: (state, move) => (moveKind(move) === MOVE.pay ? purchase(state, moveA(move)) : NOT_BUYING),
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
  [QUESTION.refresh]: (_state, move) => (moveKind(move) === MOVE.done ? -9 : cardEntry(moveA(move)).level),
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
