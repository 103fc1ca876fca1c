import { describe, test } from 'vitest';
import { type CardRow, playAlone, settles } from '../../testing/cards.ts';
import { choose, endTurn, play } from '../../testing/position.ts';

const NEXT_HAND = ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'];
const ROWS_AND_BOSS = [
  { name: 'A', row: 1, hp: 20 },
  { name: 'B', row: 2, hp: 20 },
  { name: 'C', row: 2, hp: 20 },
  { name: 'Boss', hp: 50 },
];
const silent = (fields: Readonly<Record<string, unknown>>) => ({ character: 'Silent', ...fields });

const faces: CardRow[] = [
  [
    'Adrenaline',
    'gives 1 Energy and draws 2',
    { energy: 4, hand: ['Slice', 'Blur'], draw: ['Dash'], exhaust: ['Adrenaline'] },
    {},
    { player: { draw: ['Slice', 'Blur', 'Dash'] } },
  ],
  [
    'Adrenaline+',
    'gives 2 Energy and draws 2',
    { energy: 5, hand: ['Slice', 'Blur'], draw: ['Dash'], exhaust: ['Adrenaline+'] },
    {},
    { player: { draw: ['Slice', 'Blur', 'Dash'] } },
  ],
  [
    'Bullet Time',
    'costs 3, makes the hand free and forbids to draw',
    {
      energy: 0,
      hand: [
        { card: 'Dash', costsZero: true },
        { card: 'Slice', costsZero: true },
      ],
      discard: ['Bullet Time'],
      noMoreDraws: true,
    },
    {},
    { hand: ['Dash', 'Slice'] },
  ],
  ['Bullet Time+', 'costs 2', { energy: 1, discard: ['Bullet Time+'], noMoreDraws: true }],
  ['Burst', 'waits for the next Skill', { energy: 2, discard: ['Burst'], doubling: ['skill'] }],
  ['Burst+', 'costs nothing', { discard: ['Burst+'], doubling: ['skill'] }],
  ['Die Die Die', 'hits for 3', { energy: 2, exhaust: ['Die Die Die'] }, { hp: 7 }, { row: 1 }],
  ['Die Die Die+', 'hits for 4', { energy: 2, exhaust: ['Die Die Die+'] }, { hp: 6 }, { row: 1 }],
  ['Grand Finale', 'hits for 10', { discard: ['Grand Finale'] }, { hp: 10 }, { row: 1, enemy: { hp: 20 } }],
  ['Grand Finale+', 'hits for 12', { discard: ['Grand Finale+'] }, { hp: 8 }, { row: 1, enemy: { hp: 20 } }],
  [
    'Malaise',
    'gives X Weak and X Poison',
    { energy: 1, exhaust: ['Malaise'] },
    { weak: 2, poison: 2 },
    { x: 2 },
  ],
  ['Malaise', 'gives nothing for X = 0', { exhaust: ['Malaise'] }, {}, { x: 0 }],
  [
    'Malaise+',
    'gives 1 more of each than X',
    { energy: 2, exhaust: ['Malaise+'] },
    { weak: 2, poison: 2 },
    { x: 1 },
  ],
  ['Malaise+', 'gives 1 of each for X = 0', { exhaust: ['Malaise+'] }, { weak: 1, poison: 1 }, { x: 0 }],
  [
    'Malaise+',
    'gives all its Poison where Weak stops at 3 (STS-16.14)',
    { energy: 0, exhaust: ['Malaise+'] },
    { weak: 3, poison: 6 },
    { x: 3, enemy: { weak: 1, poison: 2 } },
  ],
  ['Wraith Form', 'costs 3', { energy: 0, powers: ['Wraith Form'] }],
  ['Wraith Form+', 'costs 3', { energy: 0, powers: ['Wraith Form+'] }],
];

describe('Silent rares', () => {
  test.each(faces)('%s %s', (...row) => {
    playAlone('Silent', ...row);
  });

  test.each([
    ['Die Die Die', 3],
    ['Die Die Die+', 4],
    ['Grand Finale', 10],
    ['Grand Finale+', 12],
  ])('%s hits one row and the Boss for %i (STS-18.2)', (card, damage) => {
    settles({
      players: [silent({ hand: [card] }), {}],
      enemies: ROWS_AND_BOSS,
      moves: [play(card, undefined, { row: 2 })],
      expect: { enemies: [{ hp: 20 }, { hp: 20 - damage }, { hp: 20 - damage }, { hp: 50 - damage }] },
    });
  });

  test.each(['Grand Finale', 'Grand Finale+'])(
    '%s cannot be played with a card in the draw pile (STS-13.24)',
    (card) => {
      settles({
        player: silent({ hand: [card], draw: ['Slice'] }),
        moves: [{ refused: play(card, undefined, { row: 1 }), code: 'needs-emptyDrawPile' }],
        expect: { players: [{ hand: [card] }] },
      });
    },
  );

  test('Grand Finale may be played with cards in the discard pile', () => {
    settles({
      player: silent({ hand: ['Grand Finale'], discard: ['Slice'] }),
      enemies: [{ name: 'A', hp: 11 }],
      moves: [play('Grand Finale')],
      expect: { enemies: [{ hp: 1 }] },
    });
  });
});

describe('Bullet Time', () => {
  test('Bullet Time lets the cards in hand be played for nothing, an X card with X = 0 (STS-6.6)', () => {
    settles({
      player: silent({ hand: ['Bullet Time', 'Dash', 'Skewer'] }),
      moves: [play('Bullet Time'), play('Dash'), play('Skewer')],
      expect: { players: [{ energy: 0, block: 2 }], enemies: [{ hp: 7 }] },
    });
  });

  test('Bullet Time stops draws for this turn', () => {
    settles({
      player: silent({ hand: ['Bullet Time+', 'Backflip'], draw: NEXT_HAND }),
      moves: [
        play('Bullet Time+'),
        play('Backflip'),
        { expect: { players: [{ hand: [], block: 1 }] } },
        endTurn(),
      ],
      expect: { round: 2, players: [{ hand: NEXT_HAND }] },
    });
  });

  test('Bullet Time does not make Unplayable cards playable (STS-6.8)', () => {
    settles({
      player: silent({ hand: ['Bullet Time', 'Reflex'] }),
      moves: [play('Bullet Time'), { refused: play('Reflex'), code: 'unplayable' }],
      expect: { players: [{ energy: 0 }] },
    });
  });

  test('Bullet Time is forgotten by a card that leaves the hand or is Retained (STS-24.4)', () => {
    settles({
      player: silent({ hand: ['Bullet Time+', 'Survivor', 'Dash', 'Footwork+'], draw: NEXT_HAND }),
      moves: [
        play('Bullet Time+'),
        play('Survivor'),
        choose({ card: 'Dash' }),
        { expect: { players: [{ energy: 1, discard: ['Survivor', 'Dash', 'Bullet Time+'] }] } },
        endTurn(),
        play('Footwork+'),
      ],
      expect: { round: 2, players: [{ energy: 1, powers: ['Footwork+'] }] },
    });
  });
});

describe('Burst', () => {
  test.each(['Burst', 'Burst+'])('%s plays the next Skill twice for its cost once (STS-26.2)', (card) => {
    settles({
      player: silent({
        hand: [card, 'Backflip', 'Deflect'],
        draw: ['Dash', 'Slice', 'Bane', 'Blur', 'Setup'],
      }),
      moves: [play(card), play('Backflip'), play('Deflect')],
      expect: {
        players: [
          {
            energy: card === 'Burst' ? 1 : 2,
            block: 3,
            hand: ['Dash', 'Slice', 'Bane', 'Blur'],
            doubling: [],
          },
        ],
      },
    });
  });

  test('Burst lets copy and original have their own targets, the copy first (STS-26.4, STS-26.8)', () => {
    settles({
      players: [silent({ hand: ['Setup'], doubling: ['skill'] }), {}],
      moves: [
        play('Setup', undefined, { player: 'Ironclad' }),
        { expect: { players: [{ energy: 3, exhaust: [] }, { energy: 4 }] } },
        choose({ player: 'Silent' }),
      ],
      expect: { players: [{ energy: 4, exhaust: ['Setup'] }, { energy: 4 }] },
    });
  });

  test('Burst gives the copy the same X (STS-26.3)', () => {
    settles({
      player: silent({ hand: ['Malaise'], doubling: ['skill'] }),
      moves: [play('Malaise', 'A', { x: 1 })],
      expect: { players: [{ energy: 2 }], enemies: [{ weak: 2, poison: 2 }] },
    });
  });

  test('Burst cannot be played twice; a second one waits as well (STS-26.7)', () => {
    settles({
      player: silent({ hand: ['Burst', 'Burst+', 'Deflect', 'Deflect', 'Deflect'] }),
      moves: [
        play('Burst'),
        play('Burst+'),
        { expect: { players: [{ doubling: ['skill', 'skill'] }] } },
        play('Deflect'),
        play('Deflect'),
        play('Deflect'),
      ],
      expect: { players: [{ block: 5, doubling: [] }] },
    });
  });

  test('Burst passes Attacks and Powers by and is lost at end of turn', () => {
    settles({
      player: silent({ hand: ['Burst+', 'Slice', 'Accuracy+'], draw: ['Deflect', ...NEXT_HAND] }),
      moves: [
        play('Burst+'),
        play('Slice'),
        play('Accuracy+'),
        { expect: { players: [{ doubling: ['skill'], powers: ['Accuracy+'] }], enemies: [{ hp: 9 }] } },
        endTurn(),
        play('Deflect'),
      ],
      expect: { round: 2, players: [{ block: 1, doubling: [] }] },
    });
  });

  test('Burst lets what the copy triggers happen before the original (STS-26.8)', () => {
    settles({
      player: silent({
        hand: ['Prepared', 'Reflex', 'Slice'],
        doubling: ['skill'],
        draw: ['Blur', 'Dash', 'Setup', 'Bane'],
      }),
      moves: [
        play('Prepared'),
        choose({ card: 'Reflex' }),
        // The copy drew Blur, Reflex drew two, the original has drawn Bane and asks.
        { expect: { players: [{ hand: ['Slice', 'Blur', 'Dash', 'Setup', 'Bane'] }] } },
        choose({ card: 'Bane' }),
      ],
      expect: {
        players: [{ hand: ['Slice', 'Blur', 'Dash', 'Setup'], discard: ['Prepared', 'Bane', 'Reflex'] }],
      },
    });
  });
});

describe('Wraith Form', () => {
  const fight = { enemies: [{ name: 'Sneaky Gremlin' }, { name: 'Sneaky Gremlin' }] };

  test.each(['Wraith Form', 'Wraith Form+'])(
    '%s limits the loss of HP to 1 in a round, of any kind',
    (power) => {
      settles({
        player: silent({ powers: [power], hand: ['Rupture', 'Burn'], draw: NEXT_HAND }),
        ...fight,
        moves: [play('Rupture'), { expect: { players: [{ hp: 8 }] } }, endTurn()],
        expect: { round: 2, players: [{ hp: 8, powers: [{ card: power, cubes: 1 }] }] },
      });
    },
  );

  test('Wraith Form counts HP lost in the round before it was played', () => {
    settles({
      player: silent({ hand: ['Wraith Form'], hp: 7, hpLostThisRound: 2, draw: NEXT_HAND }),
      ...fight,
      moves: [play('Wraith Form'), endTurn()],
      expect: { round: 2, players: [{ hp: 7, hpLostThisRound: 0 }] },
    });
  });

  test.each([
    // The gremlins deal 4 in each round.
    ['Wraith Form', 2, [8, 7, 3]],
    ['Wraith Form+', 3, [8, 7, 6, 2]],
  ])('%s is Exhausted at the start of the turn in which it gets cube %i', (card, _cubes, hp) => {
    settles({
      player: silent({ hand: [card], draw: [...NEXT_HAND, ...NEXT_HAND] }),
      ...fight,
      moves: [play(card), ...hp.flatMap((left) => [endTurn(), { expect: { players: [{ hp: left }] } }])],
      expect: { round: hp.length + 1, players: [{ powers: [], exhaust: [card] }] },
    });
  });
});
