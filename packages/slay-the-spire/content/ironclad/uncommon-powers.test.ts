import { describe, expect, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];

const faces: CardRow[] = [
  ['Combust', 'costs 1 and stays in play (STS-13.22)', { energy: 2, powers: ['Combust'] }],
  ['Combust+', 'costs 1', { energy: 2, powers: ['Combust+'] }],
  ['Dark Embrace', 'costs 2', { energy: 1, powers: ['Dark Embrace'] }],
  ['Dark Embrace+', 'costs 1', { energy: 2, powers: ['Dark Embrace+'] }],
  ['Evolve', 'costs 1', { energy: 2, powers: ['Evolve'] }],
  ['Evolve+', 'costs nothing', { powers: ['Evolve+'] }],
  ['Feel No Pain', 'costs 1', { energy: 2, powers: ['Feel No Pain'] }],
  ['Feel No Pain+', 'costs nothing', { powers: ['Feel No Pain+'] }],
  ['Fire Breathing', 'costs 1', { energy: 2, powers: ['Fire Breathing'] }],
  ['Fire Breathing+', 'costs 1', { energy: 2, powers: ['Fire Breathing+'] }],
  ['Inflame', 'costs 2 and gives 1 Strength once', { energy: 1, strength: 1, powers: ['Inflame'] }],
  ['Inflame+', 'costs 1 and gives 1 Strength once', { energy: 2, strength: 1, powers: ['Inflame+'] }],
  [
    'Inflame',
    'gives no ninth Strength (STS-20.2)',
    { energy: 1, powers: ['Inflame'] },
    {},
    { player: { strength: 8 } },
  ],
  ['Metallicize', 'costs 1', { energy: 2, powers: ['Metallicize'] }],
  ['Metallicize+', 'costs nothing', { powers: ['Metallicize+'] }],
];

const ROWS_AND_BOSS = [
  { name: 'A', row: 1, hp: 10 },
  { name: 'B', row: 2, hp: 10 },
  { name: 'Boss', hp: 30 },
];

describe('Ironclad uncommon Powers', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Ironclad', ...row);
  });

  test.each([
    ['Combust', 1],
    ['Combust+', 2],
  ])('%s deals %i plain damage to a chosen row and the Boss (STS-16.12)', (card, damage) => {
    settles({
      players: [{ powers: [card], strength: 2, weak: 1 }, { character: 'Silent' }],
      enemies: ROWS_AND_BOSS.map((enemy) => ({ ...enemy, vulnerable: 1 })),
      moves: [{ do: 'ability', card, row: 2 }],
      expect: {
        players: [{ powers: [{ card, used: true }], weak: 1, attacksThisTurn: 0 }, {}],
        enemies: [{ hp: 10 }, { hp: 10 - damage, vulnerable: 1 }, { hp: 30 - damage, vulnerable: 1 }],
      },
    });
  });

  test('Combust works once in each turn, from the turn it is played in (STS-27.8, STS-27.9)', () => {
    const combust = { do: 'ability', card: 'Combust' };
    settles({
      player: { hand: ['Combust'], draw: NEXT_HAND },
      moves: [
        play('Combust'),
        combust,
        { refused: { ...combust, row: 1 }, code: 'ability-used' },
        endTurn(),
        combust,
      ],
      expect: { round: 2, enemies: [{ hp: 8 }] },
    });
  });

  test.each(['Dark Embrace', 'Dark Embrace+'])('%s draws a card for each one Exhausted', (power) => {
    settles({
      player: { hand: ['Second Wind', 'Flex', 'Rage'], draw: ['Bash', 'Anger', 'Clash'], powers: [power] },
      moves: [play('Second Wind')],
      expect: { players: [{ hand: ['Bash', 'Anger'], draw: ['Clash'], exhaust: ['Rage', 'Flex'] }] },
    });
  });

  test('Dark Embrace draws only after the card that caused it is put away (STS-13.19)', () => {
    settles({
      player: { hand: ['True Grit', 'Flex'], powers: ['Dark Embrace'] },
      moves: [play('True Grit')],
      expect: { players: [{ hand: ['True Grit'], discard: [], exhaust: ['Flex'] }] },
    });
  });

  test('Dark Embrace keeps what it draws at end of turn, without its end-of-turn text (STS-24.12)', () => {
    settles({
      player: { hand: ['Daze', 'Carnage'], draw: ['Burn', 'Clumsy', ...NEXT_HAND], powers: ['Dark Embrace'] },
      moves: [endTurn()],
      expect: {
        round: 2,
        players: [{ hp: 10, hand: ['Burn', 'Clumsy', ...NEXT_HAND], exhaust: ['Carnage'], discard: [] }],
        dazeLeft: 10,
      },
    });
  });

  test.each(['Evolve', 'Evolve+'])(
    '%s draws a card for each Daze, Burn or Slimed drawn, no Curse',
    (power) => {
      settles({
        player: {
          hand: ['Offering'],
          draw: ['Daze', 'Injury', 'Slimed', 'Burn', 'Bash', 'Anger', 'Flex', 'Rage'],
          powers: [power],
        },
        moves: [play('Offering')],
        expect: {
          players: [{ hand: ['Daze', 'Injury', 'Slimed', 'Burn', 'Bash', 'Anger'], draw: ['Flex', 'Rage'] }],
        },
      });
    },
  );

  test('Evolve draws nothing after Battle Trance, whose ban comes first (STS-13.19)', () => {
    settles({
      player: { hand: ['Battle Trance'], draw: ['Daze', 'Burn', 'Bash', 'Anger'], powers: ['Evolve'] },
      moves: [play('Battle Trance')],
      expect: { players: [{ hand: ['Daze', 'Burn', 'Bash'], draw: ['Anger'] }] },
    });
  });

  test('Evolve works in the draw of a new turn, after the whole draw and before the roll (STS-13.12)', () => {
    const { events } = settles({
      player: { draw: ['Daze', 'Bash', 'Bash', 'Bash', 'Bash', 'Anger', 'Rage'], powers: ['Evolve'] },
      moves: [endTurn()],
      expect: {
        round: 2,
        players: [{ hand: ['Daze', 'Bash', 'Bash', 'Bash', 'Bash', 'Anger'], draw: ['Rage'] }],
      },
    });
    const order = events.map(({ type }) => type).filter((type) => type === 'drew' || type === 'dieRolled');
    expect(order).toEqual(['drew', 'drew', 'dieRolled']);
  });

  test.each(['Feel No Pain', 'Feel No Pain+'])('%s gives 1 Block for each card Exhausted', (power) => {
    settles({
      player: { hand: ['Fiend Fire', 'Flex', 'Daze'], powers: [power] },
      moves: [play('Fiend Fire')],
      expect: { players: [{ block: 3, exhaust: ['Fiend Fire', 'Flex'] }], enemies: [{ hp: 8 }] },
    });
  });

  test('Feel No Pain waits until the card that caused it is put away (STS-13.19)', () => {
    const { events } = settles({
      player: { hand: ['Sever Soul', 'Flex'], powers: ['Feel No Pain'] },
      moves: [play('Sever Soul')],
      expect: { players: [{ block: 1, discard: ['Sever Soul'] }] },
    });
    const order = events
      .map(({ type }) => type)
      .filter((type) => ['cardMoved', 'blockGained'].includes(type));
    expect(order).toEqual(['cardMoved', 'cardMoved', 'blockGained']);
  });

  test('Feel No Pain and Dark Embrace go in the order their player chooses (STS-13.20)', () => {
    settles({
      player: { hand: ['True Grit', 'Flex'], powers: ['Feel No Pain', 'Dark Embrace'], draw: ['Bash'] },
      moves: [
        play('True Grit'),
        { expect: { question: { kind: 'order' }, players: [{ block: 1, hand: [] }] } },
        { do: 'order', ability: 'Dark Embrace' },
      ],
      expect: { players: [{ block: 2, hand: ['Bash'] }] },
    });
  });

  test.each([
    ['Fire Breathing', 2],
    ['Fire Breathing+', 3],
  ])('%s deals %i damage for each Status, Daze or Curse drawn', (power, damage) => {
    settles({
      player: {
        hand: ['Offering+'],
        draw: ['Daze', 'Burn', 'Bash', 'Slimed', 'Injury'],
        powers: [power],
        strength: 1,
      },
      enemies: [
        { name: 'A', hp: 20, vulnerable: 1 },
        { name: 'B', hp: 20 },
      ],
      moves: [play('Offering+'), { do: 'order all' }],
      expect: { enemies: [{ hp: 20 - 4 * damage, vulnerable: 1 }, { hp: 20 - 4 * damage }] },
    });
  });

  test('Fire Breathing lets its player choose the row, with the Boss (STS-18.2)', () => {
    settles({
      players: [
        { hand: ['Shrug It Off'], draw: ['Daze'], powers: ['Fire Breathing'] },
        { character: 'Silent' },
      ],
      enemies: ROWS_AND_BOSS,
      moves: [play('Shrug It Off'), choose({ row: 2 })],
      expect: { enemies: [{ hp: 10 }, { hp: 8 }, { hp: 28 }] },
    });
  });

  test.each(['Metallicize', 'Metallicize+'])(
    '%s gives 1 Block at end of turn, before the enemies act',
    (card) => {
      settles({
        player: { hand: [card], draw: NEXT_HAND },
        enemies: [{ name: 'Sneaky Gremlin' }],
        moves: [play(card), { expect: { players: [{ block: 0 }] } }, endTurn()],
        expect: { round: 2, players: [{ hp: 9, block: 0 }] },
      });
    },
  );
});

describe('Powers beside another player', () => {
  const two = (player: Readonly<Record<string, unknown>>) => [
    player,
    { character: 'Silent', draw: ['Slice'] },
  ];

  test.each([
    ['Dark Embrace', { hand: ['Bash'], block: 1 }],
    ['Dark Embrace+', { hand: ['Bash'], block: 1 }],
    ['Feel No Pain', { hand: [], block: 2 }],
    ['Feel No Pain+', { hand: [], block: 2 }],
  ])('%s is for its own player when that one Exhausts a card', (power, after) => {
    settles({
      players: two({ hand: ['True Grit', 'Flex'], draw: ['Bash'], powers: [power] }),
      moves: [play('True Grit', undefined, { player: 'Ironclad' })],
      expect: { players: [after, { hand: [], block: 0 }] },
    });
  });

  test.each(['Evolve', 'Evolve+'])('%s is for its own player', (power) => {
    settles({
      players: two({ hand: ['Shrug It Off'], draw: ['Daze', 'Bash'], powers: [power] }),
      moves: [play('Shrug It Off')],
      expect: { players: [{ hand: ['Daze', 'Bash'] }, { hand: [] }] },
    });
  });

  test.each(['Metallicize', 'Metallicize+'])('%s is for its own player', (power) => {
    settles({
      players: two({ powers: [power] }),
      enemies: [{ name: 'Fat Gremlin' }],
      moves: [endTurn(), endTurn('Silent')],
      expect: { round: 2, players: [{ hp: 10 }, { hp: 8 }] },
    });
  });
});
