import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });
const onEnemy = (card: string) => ({ attached: { card, player: 'Silent' } });

const faces: CardRow[] = [
  [
    'Corpse Explosion',
    'gives 2 Poison and stays on the enemy',
    { energy: 1 },
    { poison: 2, ...onEnemy('Corpse Explosion') },
  ],
  [
    'Corpse Explosion+',
    'gives 3 Poison and stays on the enemy',
    { energy: 1 },
    { poison: 3, ...onEnemy('Corpse Explosion+') },
  ],
];

describe('Corpse Explosion', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each([
    ['Corpse Explosion', 6],
    ['Corpse Explosion+', 10],
  ])(
    '%s deals %i plain damage to the row of the dead enemy and the Boss, then is discarded',
    (card, damage) => {
      settles({
        players: [silent({ hand: ['Slice'], strength: 1 }), {}],
        enemies: [
          { name: 'A', row: 2, hp: 1, ...onEnemy(card) },
          { name: 'B', row: 2, hp: 20, vulnerable: 1, block: 2 },
          { name: 'C', row: 1, hp: 20 },
          { name: 'Boss', hp: 50 },
        ],
        moves: [play('Slice', 'A')],
        expect: {
          players: [{ discard: [card, 'Slice'] }, { discard: [] }],
          enemies: [
            { status: 'dead', attached: null },
            { hp: 22 - damage, block: 0, vulnerable: 1 },
            { hp: 20 },
            { hp: 50 - damage },
          ],
        },
      });
    },
  );

  test('Corpse Explosion waits until the card that kills is put away (STS-13.19)', () => {
    const { events } = settles({
      player: silent({ hand: ['Slice'] }),
      enemies: [
        { name: 'A', hp: 1, ...onEnemy('Corpse Explosion') },
        { name: 'B', hp: 20 },
      ],
      moves: [play('Slice', 'A')],
      expect: { enemies: [{}, { hp: 14 }] },
    });
    const order = events.map(({ type }) => type).filter((type) => ['damaged', 'cardMoved'].includes(type));
    expect(order).toEqual(['damaged', 'cardMoved', 'damaged', 'cardMoved']);
  });

  test('Corpse Explosion goes off for another player’s kill and returns to its owner', () => {
    settles({
      players: [{ hand: ['Strike'] }, silent({})],
      enemies: [
        { name: 'A', hp: 1, ...onEnemy('Corpse Explosion') },
        { name: 'B', hp: 20 },
      ],
      moves: [play('Strike', 'A')],
      expect: {
        players: [{ discard: ['Strike'] }, { discard: ['Corpse Explosion'] }],
        enemies: [{}, { hp: 14 }],
      },
    });
  });

  test('Corpse Explosion goes off for a death by Poison at end of turn (STS-21.3)', () => {
    settles({
      player: silent({ hand: ['Corpse Explosion'], draw: NEXT_HAND }),
      enemies: [
        { name: 'A', hp: 2 },
        { name: 'B', hp: 20 },
      ],
      moves: [play('Corpse Explosion', 'A'), endTurn()],
      expect: {
        round: 2,
        players: [{ discard: ['Corpse Explosion'] }],
        enemies: [{ status: 'dead' }, { hp: 14 }],
      },
    });
  });

  test('Corpse Explosion on a Boss reaches every row (STS-18.7)', () => {
    settles({
      players: [silent({ hand: ['Slice'] }), {}],
      enemies: [
        { name: 'Boss', hp: 1, ...onEnemy('Corpse Explosion') },
        { name: 'A', row: 1, hp: 20 },
        { name: 'B', row: 2, hp: 20 },
      ],
      moves: [play('Slice', 'Boss')],
      expect: { enemies: [{ status: 'dead' }, { hp: 14 }, { hp: 14 }] },
    });
  });

  test('Corpse Explosion sets off a second one in its row', () => {
    settles({
      player: silent({ hand: ['Slice'] }),
      enemies: [
        { name: 'A', hp: 1, ...onEnemy('Corpse Explosion') },
        { name: 'B', hp: 6, ...onEnemy('Corpse Explosion+') },
        { name: 'C', hp: 20 },
      ],
      moves: [play('Slice', 'A')],
      expect: { enemies: [{ status: 'dead' }, { status: 'dead' }, { hp: 4 }] },
    });
  });

  test('Corpse Explosion played twice on an enemy goes off once (STS-24.11)', () => {
    settles({
      player: silent({ hand: ['Corpse Explosion', 'Slice'], doubling: ['skill'] }),
      enemies: [
        { name: 'A', hp: 1 },
        { name: 'B', hp: 20 },
      ],
      moves: [
        play('Corpse Explosion', 'A'),
        choose({ enemy: 'A' }),
        { expect: { enemies: [{ poison: 4, ...onEnemy('Corpse Explosion') }, { poison: 0 }] } },
        play('Slice', 'A'),
      ],
      expect: {
        players: [{ discard: ['Corpse Explosion', 'Slice'] }],
        enemies: [{ status: 'dead' }, { hp: 14 }],
      },
    });
  });

  test('Corpse Explosion is discarded where one lies on the enemy already (STS-24.11)', () => {
    settles({
      player: silent({ hand: ['Corpse Explosion'] }),
      enemies: [{ name: 'A', hp: 10, poison: 2, ...onEnemy('Corpse Explosion+') }],
      moves: [play('Corpse Explosion', 'A')],
      expect: {
        players: [{ discard: ['Corpse Explosion'] }],
        enemies: [{ poison: 4, ...onEnemy('Corpse Explosion+') }],
      },
    });
  });

  test('Corpse Explosion on the last enemy goes back to the deck with the rest (STS-15.5, STS-15.11)', () => {
    settles({
      player: silent({ hand: ['Slice'] }),
      enemies: [{ name: 'A', hp: 1, ...onEnemy('Corpse Explosion') }],
      moves: [play('Slice', 'A')],
      expect: { phase: 'over', outcome: 'victory', players: [{ deck: ['Corpse Explosion', 'Slice'] }] },
    });
  });
});
