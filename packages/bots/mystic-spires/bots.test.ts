import { createRandom, hasSeat, type Move, movesSeen, type Seat, seenBy } from '@three-spires/kernel';
import { type MysticSpiresState, mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { dealtAgain } from '@three-spires/mystic-spires/testing';
import { describe, expect, test } from 'vitest';
import type { Bot, BotLevel, Choice, Rated, Thinking } from '../bot.ts';
import { findBot } from '../index.ts';

const LONG = { timeout: 300_000 };

const botOf = (level: BotLevel): Bot => findBot('mystic-spires', level) as Bot;

const decider = (state: MysticSpiresState): Seat => (hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1);

const startOf = (game: number): MysticSpiresState => {
  const names = STARTER_DECKS.map(({ name }) => name);
  const decks = [names[game % 5], names[Math.floor(game / 5) % 5]];
  const first = game % 7 === 3 ? 'throw' : game % 2 === 0 ? 'first' : 'second';
  return mysticSpires.start(mysticSpires.readSetup({ decks, first }), `bots ${game}`);
};

/** Allows a number of polls, independent of the real time. */
const thinking = (seed: string, patience = 3) => {
  let asked = 0;
  return { seed, outOfTime: () => ++asked > patience };
};

const decide = (bot: Bot, state: MysticSpiresState, seat: Seat, thinking: Thinking): Choice => {
  const seen = seenBy(mysticSpires, state, seat, thinking.seed);
  return bot.choose(seen, movesSeen(mysticSpires, seen), thinking);
};

const choose = (bot: Bot, state: MysticSpiresState, seat: Seat, thinking: Thinking): Move =>
  decide(bot, state, seat, thinking).move;

const rate = (bot: Bot, state: MysticSpiresState, seat: Seat, thinking: Thinking): readonly Rated[] => {
  const seen = seenBy(mysticSpires, state, seat, thinking.seed);
  return bot.rate?.(seen, movesSeen(mysticSpires, seen), thinking) ?? [];
};

/** Enough for a few playouts of each option. */
const RATING_PATIENCE = 400;

describe.each(['novice', 'adept', 'master'] as const)('the %s player', (level) => {
  test('chooses alike in positions that look alike to its seat (MYS-4.3, MYS-4.4)', LONG, () => {
    const bot = botOf(level);
    const random = createRandom('dealt again', 1);
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      const state = startOf(game * 4);
      for (let count = 0; mysticSpires.outcome(state) === undefined && count < 100; count++) {
        const seat = decider(state);
        const seed = `${game} ${count}`;
        const choice = decide(bot, state, seat, thinking(seed));
        const other = dealtAgain(state, seat, random);
        expect(mysticSpires.view(other, seat)).toEqual(mysticSpires.view(state, seat));
        expect(decide(bot, other, seat, thinking(seed))).toEqual(choice);
        if (count % 10 === 0)
          expect(rate(bot, other, seat, thinking(seed, RATING_PATIENCE))).toEqual(
            rate(bot, state, seat, thinking(seed, RATING_PATIENCE)),
          );
        compared++;
        mysticSpires.apply(state, seat, choice.move);
      }
    }
    expect(compared).toBeGreaterThan(250);
  });
});

test('the Adept beats the random bot with the same deck', LONG, () => {
  let won = 0;
  for (let game = 0; game < 16; game++) {
    // Only decks that attack the Tower: with the other two, the better draw may decide the game.
    const deck = STARTER_DECKS[game % 3]?.name ?? '';
    const setup = mysticSpires.readSetup({ decks: [deck, deck], first: game % 4 < 2 ? 'first' : 'second' });
    const state = mysticSpires.start(setup, `bots ${game}`);
    const own = game % 2;
    for (let count = 0; mysticSpires.outcome(state) === undefined; count++) {
      const seat = decider(state);
      const player = botOf(seat === own ? 'adept' : 'random');
      mysticSpires.apply(state, seat, choose(player, state, seat, thinking(`${game} ${count}`)));
    }
    if (mysticSpires.outcome(state)?.winners.includes(own)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(15);
});

test('the Master answers even without any time, and keeps polling the clock', () => {
  const state = startOf(0);
  // If passing is the only move, no time is needed.
  const pass = mysticSpires.pass ?? -1;
  while (mysticSpires.refuse(state, decider(state), pass) === undefined)
    mysticSpires.apply(state, decider(state), pass);
  const answer = (patience: number): { asked: number; move: number } => {
    let asked = 0;
    const outOfTime = (): boolean => ++asked > patience;
    return { move: choose(botOf('master'), state, decider(state), { seed: 'time', outOfTime }), asked };
  };
  const first = choose(botOf('adept'), state, decider(state), thinking('time'));
  expect(answer(0)).toEqual({ move: first, asked: 1 });
  // Also in the middle of a playout: it does not poll again after the first yes.
  for (const patience of [1, 7, 40]) expect(answer(patience).asked).toBe(patience + 1);
});
