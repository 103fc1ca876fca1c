import { expect, test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

const doubled = { doubling: ['attack'] };
const skilled = { doubling: ['skill'] };
const potion = (name: string) => ({ do: 'potion', potion: name });

test('STS-26.1 a copy is one more card played, of its type', () => {
  fight({
    player: { hand: ['Strike'], ...doubled },
    moves: [play('Strike', 'A')],
    expect: { players: [{ attacksThisTurn: 2 }], enemies: [{ hp: 8 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Strike', 'Finisher'], ...doubled },
    moves: [play('Strike', 'A'), play('Finisher', 'A')],
    expect: { enemies: [{ hp: 6 }] },
  });
});

test('STS-26.1 a card that an effect plays can be played more than once too', () => {
  fight({
    player: { hand: ['Havoc'], draw: ['Strike', 'Bash'], ...doubled },
    moves: [play('Havoc')],
    expect: { players: [{ attacksThisTurn: 2, exhaust: ['Strike'], doubling: [] }], enemies: [{ hp: 8 }] },
  });
});

test('STS-26.2 a copy costs nothing', () => {
  fight({
    player: { hand: ['Double Tap', 'Bludgeon'], energy: 4 },
    enemies: [{ name: 'A', maxHp: 20, hp: 20 }],
    moves: [play('Double Tap'), play('Bludgeon', 'A')],
    expect: { players: [{ energy: 0 }], enemies: [{ hp: 6 }] },
  });
});

test('STS-26.3 a copy of an X card has the X of the original', () => {
  fight({
    player: { hand: ['Whirlwind'], ...doubled },
    moves: [play('Whirlwind', undefined, { row: 1, x: 2 })],
    expect: { players: [{ energy: 1 }], enemies: [{ hp: 6 }] },
  });
  fight({
    player: { character: 'Silent', hand: ['Malaise'], ...skilled },
    moves: [play('Malaise', 'A', { x: 1 })],
    expect: { players: [{ energy: 2 }], enemies: [{ weak: 2, poison: 2 }] },
  });
});

test('STS-26.4 the original may have another target than its copy', () => {
  fight({
    player: { hand: ['Bash'], ...doubled },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [
      play('Bash', 'A'),
      {
        expect: {
          question: { kind: 'enemy', source: 'Bash' },
          enemies: [{ hp: 8, vulnerable: 1 }, { hp: 10 }],
        },
      },
      choose({ enemy: 'B' }),
    ],
    expect: {
      enemies: [
        { hp: 8, vulnerable: 1 },
        { hp: 8, vulnerable: 1 },
      ],
    },
  });
});

test('STS-26.4 another row, another player', () => {
  fight({
    players: [{ hand: ['Cleave', 'Defend+'], doubling: ['attack', 'skill'] }, { character: 'Silent' }],
    enemies: [
      { name: 'A', row: 1 },
      { name: 'B', row: 2 },
    ],
    moves: [
      play('Cleave', undefined, { row: 1 }),
      choose({ row: 2 }),
      play('Defend+', undefined, { player: 'Silent' }),
      choose({ player: 'Ironclad' }),
    ],
    expect: { players: [{ block: 2 }, { block: 2 }], enemies: [{ hp: 8 }, { hp: 8 }] },
  });
});

test('STS-26.5 Weak and Vulnerable are spent by copy and original separately', () => {
  fight({
    player: { hand: ['Twin Strike'], ...doubled },
    enemies: [{ name: 'A', vulnerable: 1 }],
    moves: [play('Twin Strike', 'A')],
    expect: { enemies: [{ hp: 4, vulnerable: 0 }] },
  });
  fight({
    player: { hand: ['Strike+'], weak: 1, ...doubled },
    moves: [play('Strike+', 'A')],
    expect: { players: [{ weak: 0 }], enemies: [{ hp: 7 }] },
  });
});

test('STS-26.6 a copy is not copied, even with a second effect waiting', () => {
  const { events } = fight({
    player: { hand: ['Strike'], doubling: ['attack', 'attack'] },
    moves: [play('Strike', 'A')],
    expect: { players: [{ doubling: ['attack'] }], enemies: [{ hp: 8 }] },
  });
  expect(events.flatMap((event) => (event.type === 'cardPlayed' ? [event.copy] : []))).toEqual([true, false]);
});

test('STS-26.7 two Skill Potions work on two Skills, not on one', () => {
  fight({
    player: { hand: ['Defend', 'Shrug It Off', 'Strike'], potions: ['Skill Potion', 'Skill Potion'] },
    moves: [
      potion('Skill Potion'),
      potion('Skill Potion'),
      play('Strike', 'A'),
      { expect: { enemies: [{ hp: 9 }], players: [{ doubling: ['skill', 'skill'] }] } },
      play('Defend'),
      { expect: { players: [{ block: 2, doubling: ['skill'] }] } },
      play('Shrug It Off'),
    ],
    expect: { players: [{ block: 6, doubling: [] }] },
  });
});

test('STS-26.7 an effect for this turn is lost when the turn ends', () => {
  fight({
    player: { draw: Array(5).fill('Strike'), potions: ['Attack Potion'] },
    moves: [potion('Attack Potion'), endTurn(), play('Strike', 'A')],
    expect: { players: [{ doubling: [] }], enemies: [{ hp: 9 }] },
  });
});

test('STS-26.8 the copy resolves first, with its triggers, then the original', () => {
  fight({
    player: { hand: ['Twin Strike'], ...doubled },
    enemies: [{ name: 'Red Louse', maxHp: 9, hp: 9 }],
    moves: [play('Twin Strike', 'Red Louse')],
    expect: { enemies: [{ hp: 7, block: 0 }] },
  });
});

test('STS-26.8 what the copy draws is there for the original', () => {
  fight({
    player: { hand: ['Burning Pact', 'Bash'], draw: ['Anger', 'Rage', 'Flex', 'Clash'], ...skilled },
    moves: [play('Burning Pact'), { expect: { players: [{ exhaust: ['Bash'] }] } }, choose({ card: 'Rage' })],
    expect: { players: [{ hand: ['Anger', 'Flex', 'Clash'], exhaust: ['Rage', 'Bash'] }] },
  });
});

test('STS-26.9 during its copy the original is in no pile', () => {
  fight({
    player: { hand: ['True Grit', 'Strike', 'Bash', 'Anger'], ...skilled },
    moves: [
      play('True Grit', undefined, { player: 'Ironclad' }),
      { expect: { players: [{ hand: ['Strike', 'Bash', 'Anger'], discard: [], exhaust: [] }] } },
      choose({ card: 'Bash' }),
      { expect: { players: [{ hand: ['Strike', 'Anger'], discard: [], exhaust: ['Bash'] }] } },
      choose({ card: 'Anger' }),
    ],
    expect: { players: [{ hand: ['Strike'], discard: ['True Grit'], block: 2 }] },
  });
  fight({
    player: { hand: ['Shrug It Off'], discard: ['Anger'], ...skilled },
    moves: [play('Shrug It Off')],
    expect: { players: [{ hand: ['Anger'], draw: [], discard: ['Shrug It Off'], block: 4 }] },
  });
});

test('STS-26.10 a copy goes to no pile: one Anger on the draw pile, one Seeing Red Exhausted', () => {
  fight({
    player: {
      hand: ['Anger', 'Seeing Red', 'Defend'],
      doubling: ['attack', 'skill', 'skill'],
      powers: ['Feel No Pain'],
    },
    moves: [play('Anger', 'A'), play('Seeing Red'), play('Defend')],
    expect: {
      players: [{ draw: ['Anger'], exhaust: ['Seeing Red'], discard: ['Defend'], energy: 5, block: 3 }],
      enemies: [{ hp: 8 }],
    },
  });
});

test('STS-26.10 Corpse Explosion lies on the target of the original only', () => {
  fight({
    player: { character: 'Silent', hand: ['Corpse Explosion'], ...skilled },
    enemies: [{ name: 'A' }, { name: 'B' }],
    moves: [play('Corpse Explosion', 'A'), choose({ enemy: 'B' })],
    expect: {
      enemies: [
        { poison: 2, attached: null },
        { poison: 2, attached: { card: 'Corpse Explosion', player: 'Silent' } },
      ],
    },
  });
});

test('STS-26.11 a copy that ends the combat: the original is not resolved', () => {
  const { events } = fight({
    player: { hand: ['Pommel Strike', 'Bash'], draw: ['Anger'], ...doubled },
    enemies: [{ name: 'A', hp: 2 }],
    moves: [play('Pommel Strike', 'A')],
    expect: { outcome: 'victory', players: [{ deck: ['Bash', 'Anger', 'Pommel Strike'] }] },
  });
  expect(events.flatMap((event) => (event.type === 'cardPlayed' ? [event.copy] : []))).toEqual([true]);
});

test('STS-26.11 a target killed by the copy: the original takes another', () => {
  fight({
    player: { hand: ['Strike'], ...doubled },
    enemies: [{ name: 'A', hp: 1 }, { name: 'B' }, { name: 'C' }],
    moves: [
      play('Strike', 'A'),
      { refused: choose({ enemy: 'A' }), code: 'not-an-answer' },
      choose({ enemy: 'C' }),
    ],
    expect: { enemies: [{ status: 'dead' }, { hp: 10 }, { hp: 9 }] },
  });
});
