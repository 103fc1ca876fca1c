import { describe, test } from 'vitest';
import { settles } from '../../testing/cards.ts';
import { play } from '../../testing/position.ts';

describe('Sentinel', () => {
  test.each([
    ['Sentinel', 2],
    ['Sentinel+', 3],
  ])('%s gives %i Energy when another card Exhausts it', (card, energy) => {
    settles({
      player: { hand: ['True Grit', card], energy: 1 },
      moves: [play('True Grit')],
      expect: { players: [{ energy, block: 1, exhaust: [card] }] },
    });
  });

  test.each([
    ['Sentinel', 2],
    ['Sentinel+', 3],
  ])('%s gives %i Energy after it is played and Exhausted by Corruption', (card, energy) => {
    settles({
      player: { hand: [card], powers: ['Corruption'], energy: 0 },
      moves: [play(card)],
      expect: { players: [{ energy, block: energy, exhaust: [card] }] },
    });
  });

  test('Sentinel fills Energy up to 6 and no further (STS-6.2)', () => {
    settles({
      player: { hand: ['Burning Pact', 'Sentinel+'], energy: 6 },
      moves: [play('Burning Pact')],
      expect: { players: [{ energy: 6 }] },
    });
  });

  test.each([
    ['Sentinel', 2],
    ['Sentinel+', 3],
  ])('%s gives its %i Energy to its owner, not to the player with the Block', (card, amount) => {
    settles({
      players: [
        { hand: [card], powers: ['Corruption'], energy: 0 },
        { character: 'Silent', energy: 0 },
      ],
      moves: [play(card, undefined, { player: 'Silent' })],
      expect: {
        players: [
          { energy: amount, block: 0 },
          { energy: 0, block: amount },
        ],
      },
    });
  });
});
