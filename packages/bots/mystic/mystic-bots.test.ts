import { createRandom, hasSeat, type Random, randomBelow, type Seat, shuffle } from '@three-spires/kernel';
import { type MysticState, mysticSpires } from '@three-spires/mystic-spires';
import { CARDS, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { describe, expect, test } from 'vitest';
import type { Bot, BotLevel } from '../bot.ts';
import { findBot } from '../index.ts';

const LONG = { timeout: 300_000 };

const botOf = (level: BotLevel): Bot => findBot('mystic-spires', level) as Bot;

const decider = (state: MysticState): Seat => (hasSeat(mysticSpires.deciding(state), 0) ? 0 : 1);

const startOf = (game: number): MysticState => {
  const names = STARTER_DECKS.map(({ name }) => name);
  const decks = [names[game % 5], names[Math.floor(game / 5) % 5]];
  const first = game % 7 === 3 ? 'throw' : game % 2 === 0 ? 'first' : 'second';
  return mysticSpires.start(mysticSpires.readSetup({ decks, first }), `bots ${game}`);
};

/** Time for so many questions, whatever the clock says. */
const thinking = (seed: string, patience = 3) => {
  let asked = 0;
  return { seed, outOfTime: () => ++asked > patience };
};

const MAIN_CARDS = CARDS.flatMap(({ kind }, card) => (kind === 'Token' ? [] : [card]));
const TOKEN_CARDS = CARDS.flatMap(({ kind }, card) => (kind === 'Token' ? [card] : []));

/** The same game with everything that the seat cannot see dealt anew. */
const dealtAnew = (state: MysticState, viewer: Seat, random: Random): MysticState => {
  const copy = mysticSpires.copy(state);
  const any = (cards: readonly number[]): number => cards[randomBelow(random, 0, cards.length)] as number;
  copy.keepers.forEach((keeper, seat) => {
    shuffle(random, 0, keeper.deck);
    shuffle(random, 0, keeper.tokens);
    if (seat === viewer) return;
    keeper.hand = keeper.hand.map(() => any(MAIN_CARDS));
    keeper.deck = keeper.deck.map(() => any(MAIN_CARDS));
    keeper.tokens = keeper.tokens.map(() => any(TOKEN_CARDS));
  });
  copy.random = createRandom(`other chance ${randomBelow(random, 0, 1000)}`, 2);
  return copy;
};

describe.each(['heuristic'] as const)('the %s player', (level) => {
  test('chooses alike in positions that look alike to its seat (MYS-4.3, MYS-4.4)', LONG, () => {
    const bot = botOf(level);
    const random = createRandom('dealt anew', 1);
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      const state = startOf(game * 4);
      for (let count = 0; mysticSpires.outcome(state) === undefined && count < 100; count++) {
        const seat = decider(state);
        const seed = `${game} ${count}`;
        const move = bot.choose(state, seat, thinking(seed));
        const other = dealtAnew(state, seat, random);
        expect(mysticSpires.view(other, seat)).toEqual(mysticSpires.view(state, seat));
        expect(bot.choose(other, seat, thinking(seed))).toBe(move);
        compared++;
        mysticSpires.apply(state, seat, move);
      }
    }
    expect(compared).toBeGreaterThan(250);
  });

  test('beats the random player with every starter deck', LONG, () => {
    const bot = botOf(level);
    let won = 0;
    for (let game = 0; game < 25; game++) {
      const state = startOf(game);
      const own = game % 2;
      for (let count = 0; mysticSpires.outcome(state) === undefined; count++) {
        const seat = decider(state);
        const player = seat === own ? bot : botOf('random');
        mysticSpires.apply(state, seat, player.choose(state, seat, thinking(`${game} ${count}`)));
      }
      if (mysticSpires.outcome(state)?.winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(17);
  });
});
