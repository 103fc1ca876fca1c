import { expect, test } from 'vitest';
import { type HeroGame, playHeroes } from './hero-game.ts';

test('bots in every seat play whole games, and the same ones for the same seed', {
  timeout: 120_000,
}, async () => {
  const setup = { players: 2, twoHeroes: true, heroes: ['Doctor', 'Burglar'] };
  const game: HeroGame = {
    level: 'adept',
    party: 'two',
    setup,
    seed: 'whole',
    milliseconds: 0,
    watched: false,
  };
  const { times, ...end } = await playHeroes(game);
  expect(end.turns).toBeGreaterThan(5);
  expect(end.heroes).toEqual(['Doctor', 'Burglar']);
  expect(['wizard', 'wounds', 'peril']).toContain(end.reason);
  expect(times.length).toBeGreaterThan(end.turns);
  const { times: _, ...again } = await playHeroes(game);
  expect(again).toEqual(end);
});
