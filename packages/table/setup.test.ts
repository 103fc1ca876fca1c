import type { AnyGame } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { setupFor } from './setup.ts';

const setup = { decks: ['a', 'b'], position: { hands: ['secret'] } };
const shownTo = (shownSetup: AnyGame['shownSetup'], seats: readonly number[], isOver = false): unknown =>
  setupFor({ game: { shownSetup } as AnyGame, setup, seats: [0, 1] }, { seats, isOver });

test('a starting position is shown to nobody, for any viewer and however much the game shows', () => {
  for (const seats of [[], [0], [0, 1]])
    for (const isOver of [false, true]) {
      expect(shownTo(undefined, seats, isOver)).toEqual({ decks: ['a', 'b'] });
      expect(shownTo((all) => all, seats, isOver)).not.toHaveProperty('position');
    }
});

test('a game cuts its set-up for a viewer until the game is over or the viewer holds every seat', () => {
  const cut: AnyGame['shownSetup'] = (_, viewer) => ({ for: viewer });
  expect(shownTo(cut, [1])).toEqual({ for: 1 });
  expect(shownTo(cut, [])).toEqual({ for: 'spectator' });
  expect(shownTo(cut, [1], true)).toEqual({ decks: ['a', 'b'] });
  expect(shownTo(cut, [0, 1])).toEqual({ decks: ['a', 'b'] });
});
