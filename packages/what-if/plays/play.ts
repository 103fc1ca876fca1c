/** One play of each side of a question. */
import { findBot } from '@three-spires/bots';
import type { BotLevel, Thinking } from '@three-spires/bots/bot';
import { type AnyGame, InputError, type Seat } from '@three-spires/kernel';
import type { Question, Side, Start } from '../question.ts';
import { playedGame } from './games.ts';
import { type Chooser, playOut } from './play-out.ts';
import type { End, PlayedGame } from './played-game.ts';

/** A play that takes more decisions counts as unfinished. */
export const MOST_DECISIONS = 20_000;

/** Only their own limits end the search of bots, so that the same seed gives the same play. */
export const unhurried = (seed: string): Thinking => ({ seed, outOfTime: () => false });

export const botFor = (game: string, level: BotLevel): Chooser => {
  const bot = findBot(game, level);
  if (bot === undefined) throw new InputError(`levels: there is no ${level} bot for ${game}`);
  return bot;
};

const isPosition = (setup: unknown): boolean =>
  typeof setup === 'object' && setup !== null && 'position' in setup && setup.position !== undefined;

/** The position of a start, before it is dealt again. A new game is another one for each seed. */
export const stateOf = (game: AnyGame, start: Start, seed: string): unknown =>
  start.kind === 'moment' ? game.copy(start.state) : game.start(game.readSetup(start.setup), seed);

/** A new game begins with its own seed; nothing in it has to be dealt again. */
export const isNewGame = (start: Start): boolean => start.kind === 'setup' && !isPosition(start.setup);

/** In a position of the sandbox, and in a finished duel, the page knows every card. */
export const isOpen = (start: Start): boolean => start.kind === 'setup' || start.isOpen;

const requireDecision = (game: AnyGame, state: unknown): void => {
  if (game.outcome(state) !== undefined)
    throw new InputError('The game is over here. Choose an earlier moment.');
  if (game.deciding(state) === 0)
    throw new InputError('The game waits for something from outside here. Choose another moment.');
};

const worldOf = (played: PlayedGame, side: Side, seat: Seat, seed: string): unknown => {
  const { start, cards } = side;
  const { game } = played;
  const state = stateOf(game, start, isNewGame(start) ? seed : 'what if');
  requireDecision(game, state);
  if (isNewGame(start)) return state;
  if (cards === undefined) return played.deal(state, seat, seed, isOpen(start));
  if (played.cardsOf?.(state, seat) === undefined)
    throw new InputError('cards: another deck cannot be tried while a card or ability is being resolved.');
  const held = played.handSize?.(state, seat) ?? 0;
  played.replaceCards?.(state, seat, cards);
  const world = played.deal(state, seat, seed, isOpen(start));
  played.drawAgain?.(world, seat, held);
  return world;
};

const playSide = (question: Question, side: Side, number: number): End => {
  const { seat, levels, until } = question;
  const played = playedGame(question.game);
  const { game } = played;
  const seed = `${question.seed} ${number}`;
  const state = worldOf(played, side, seat, seed);
  const watch = played.watch(state, seat, until);
  if (side.move !== undefined) {
    if (game.refuse(state, seat, side.move) !== undefined)
      throw new InputError('move: this move cannot be made here');
    game.apply(state, seat, side.move, watch.see);
  }
  playOut({
    game,
    state,
    chooserOf: (each) => botFor(game.id, levels[each] ?? levels.at(-1) ?? 'novice'),
    thinkingAt: (decision) => unhurried(played.decisionSeed?.(seed, decision) ?? `${seed} ${decision}`),
    isOver: watch.isOver,
    mostDecisions: MOST_DECISIONS,
    ...(watch.see === undefined ? {} : { emit: watch.see }),
  });
  return watch.end();
};

/** How play `number` ends for each side. The same question and number give the same ends. */
export const playOnce = (question: Question, number: number): readonly End[] =>
  question.sides.map((side) => playSide(question, side, number));
