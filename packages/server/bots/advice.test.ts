import { createMoveList, listedMoves, seenBy } from '@three-spires/kernel';
import { gamesById, thinkHere } from '@three-spires/session';
import { slayTheSpire as game } from '@three-spires/slay-the-spire';
import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';

test('copies of a card are one piece of advice', () => {
  const position = {
    players: [
      { character: 'Ironclad', energy: 3, hand: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend', 'Bash'] },
    ],
    enemies: [{ name: 'Jaw Worm', row: 1, hp: 10 }],
  };
  const state = game.scenario.build(position, 'copies');
  const list = createMoveList();
  game.legal(state as never, 0, list);
  const readable = (move: number): string => JSON.stringify(game.describe(state as never, 0, move));
  const options = listedMoves(list).map(readable);
  expect(options.filter((each) => each.includes('Strike')).length).toBeGreaterThan(1);
  const advice = thinkHere(
    gamesById(HOSTED_GAMES),
    'advice',
    {
      game: game.id,
      owner: 'ann',
      level: 'adept',
      seen: seenBy(game, state, 0, 'copies'),
      seed: 'copies',
      budget: 1,
    },
    () => 0,
  );
  const advised = advice.map(({ move }) => readable(move));
  expect(advised).toHaveLength(3);
  expect(new Set(advised).size).toBe(3);
});
