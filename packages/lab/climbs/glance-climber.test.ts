import { expect, test } from 'vitest';
import { playClimb } from './climb-game.ts';

test('the player that looks one move ahead goes on after an Act until it falls', async () => {
  const end = await playClimb({
    level: 'one-move-ahead',
    characters: ['Defect'],
    ascension: 0,
    // A climb in which it beats the Boss of Act I.
    seed: 'climb 860030',
    milliseconds: 0,
    actFour: false,
    watched: false,
  });
  expect(end).toMatchObject({ won: false, act: 2 });
});
