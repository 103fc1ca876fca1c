import { expect, test } from 'vitest';
import { playHeroes } from './hero-game.ts';

test('bots in every seat play whole games, and the same ones for the same seed', {
  timeout: 120_000,
}, () => {
  const setup = { players: 2, twoHeroes: true, heroes: ['Doctor', 'Burglar'] };
  const game = playHeroes(setup, 'whole');
  expect(game.turns).toBeGreaterThan(5);
  expect(['wizard', 'wounds', 'peril']).toContain(game.reason);
  expect(playHeroes(setup, 'whole')).toEqual(game);
});
