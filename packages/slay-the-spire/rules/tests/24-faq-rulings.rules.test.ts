import { expect, test } from 'vitest';
import { choose, endTurn, fight, play } from '../../testing/position.ts';

test('STS-24.1 a hand may grow to any number of cards', () => {
  const { state } = fight({
    player: { hand: Array(12).fill('Strike'), draw: Array(5).fill('Bash'), potions: ['Snecko Oil'] },
    moves: [{ do: 'potion', potion: 'Snecko Oil' }],
    expect: {},
  });
  expect(state.players[0]?.hand).toHaveLength(17);
});

test('STS-24.2 Block does not prevent lost HP', () => {
  fight({
    player: { hand: ['Rupture', 'Offering', 'Pain'], block: 20 },
    moves: [play('Rupture'), play('Offering'), endTurn()],
    expect: { players: [{ hp: 7 }] },
  });
});

test('STS-24.3 a token that is not available is ignored, and has not been applied', () => {
  const distracted = { character: 'Silent', powers: ['Distraction'] };
  fight({
    player: { ...distracted, hand: ['Deadly Poison', 'Terror'] },
    enemies: [{ name: 'A', poison: 30, vulnerable: 3 }],
    moves: [play('Deadly Poison', 'A'), play('Terror', 'A')],
    expect: { players: [{ block: 0 }], enemies: [{ poison: 30, vulnerable: 3 }] },
  });
  fight({
    player: { ...distracted, hand: ['Deadly Poison'] },
    enemies: [{ name: 'A', poison: 29 }],
    moves: [play('Deadly Poison', 'A')],
    expect: { players: [{ block: 2 }], enemies: [{ poison: 30 }] },
  });
});

test('STS-24.4 a card that leaves the hand forgets that it was Retained', () => {
  fight({
    player: { character: 'Silent', hand: [{ card: 'Outmaneuver', retained: true }] },
    moves: [play('Outmaneuver')],
    expect: { players: [{ energy: 5 }] },
  });
  fight({
    player: {
      character: 'Silent',
      hand: ['Survivor', { card: 'Outmaneuver', retained: true }, 'Adrenaline', 'Strike'],
    },
    moves: [
      play('Survivor'),
      choose({ card: 'Outmaneuver' }),
      { expect: { players: [{ discard: ['Survivor', 'Outmaneuver'] }] } },
      play('Adrenaline'),
      { expect: { players: [{ energy: 3 }] } },
      play('Outmaneuver'),
    ],
    expect: { players: [{ energy: 3 }] },
  });
});

test('STS-24.4 a card that leaves the hand forgets a changed cost', () => {
  fight({
    player: {
      hand: [
        { card: 'Bash', costsZero: true },
        { card: 'Warcry', costsZero: true },
      ],
      energy: 2,
    },
    moves: [play('Warcry'), { expect: { players: [{ draw: ['Bash'], energy: 2 }] } }],
    expect: { players: [{ hand: [] }] },
  });
  fight({
    player: {
      character: 'Silent',
      hand: ['Survivor', 'Adrenaline', { card: 'Dash', costsZero: true }, 'Blur'],
    },
    moves: [play('Survivor'), choose({ card: 'Dash' }), play('Adrenaline'), play('Dash', 'A')],
    expect: { players: [{ energy: 1 }] },
  });
});

test('STS-24.5 containing Strike covers every card with Strike in its name', () => {
  const hand = [
    'Perfected Strike',
    'Strike+',
    'Twin Strike',
    'Pommel Strike',
    'Silent: Sneaky Strike',
    'Bash',
  ];
  fight({
    player: { hand },
    moves: [play('Perfected Strike', 'A')],
    expect: { enemies: [{ hp: 3 }] },
  });
});

test('STS-24.7 no one loses Weak, Vulnerable or Poison when a round ends', () => {
  fight({
    player: { weak: 2, vulnerable: 3 },
    enemies: [{ name: 'A', maxHp: 50, hp: 50, weak: 1, vulnerable: 2, poison: 3 }],
    moves: [endTurn(), endTurn()],
    expect: {
      round: 3,
      players: [{ weak: 2, vulnerable: 3 }],
      enemies: [{ weak: 1, vulnerable: 2, poison: 3 }],
    },
  });
});

test('STS-24.8 Summons fight on when their summoner is dead', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [{ id: 'first-small-slime', hp: 1 }, { id: 'a1-sum-acid-slime-alc' }],
    with: { die: 1 },
    moves: [play('Strike', 'Small Slime'), endTurn()],
    expect: { round: 2, players: [{ hp: 8 }], enemies: [{ status: 'dead' }, { status: 'alive' }] },
  });
});

test.each(['Burn', 'Daze', 'Injury', 'Reflex'])('STS-24.10 Havoc discards the Unplayable %s', (card) => {
  fight({
    player: { hand: ['Havoc'], draw: [card] },
    moves: [play('Havoc')],
    expect: { question: null, players: [{ hand: [], discard: ['Havoc', card], exhaust: [] }] },
  });
});

test('STS-24.10 Havoc discards a card whose condition is not met, and plays it where it is', () => {
  fight({
    player: { hand: ['Havoc', 'Defend'], draw: ['Clash'] },
    moves: [play('Havoc')],
    expect: { players: [{ hand: ['Defend'], discard: ['Havoc', 'Clash'] }], enemies: [{ hp: 10 }] },
  });
  fight({
    player: { hand: ['Havoc', 'Strike'], draw: ['Clash'] },
    moves: [play('Havoc')],
    expect: { players: [{ discard: ['Havoc'], exhaust: ['Clash'] }], enemies: [{ hp: 7 }] },
  });
});

test('STS-24.10 the cost never stops a card that an effect plays', () => {
  fight({
    player: { hand: ['Havoc'], draw: ['Bludgeon'], energy: 1 },
    moves: [play('Havoc')],
    expect: { players: [{ energy: 0, exhaust: ['Bludgeon'] }], enemies: [{ hp: 3 }] },
  });
});

const corpse = { attached: { card: 'Corpse Explosion', player: 'Silent' } };

test('STS-24.11 a Corpse Explosion lies on its enemy, and is discarded when it has exploded', () => {
  fight({
    player: { character: 'Silent', hand: ['Corpse Explosion', 'Strike'] },
    enemies: [{ name: 'A', hp: 1 }, { name: 'B' }],
    moves: [
      play('Corpse Explosion', 'A'),
      {
        expect: {
          players: [{ discard: [] }],
          enemies: [{ poison: 2, attached: { card: 'Corpse Explosion' } }, { attached: null }],
        },
      },
      play('Strike', 'A'),
    ],
    expect: { players: [{ discard: ['Corpse Explosion', 'Strike'] }], enemies: [{}, { hp: 4 }] },
  });
});

test('STS-24.11 two Corpse Explosions on an enemy have one effect on death', () => {
  fight({
    player: { character: 'Silent', hand: ['Corpse Explosion', 'Neutralize'] },
    enemies: [
      { name: 'A', hp: 1, ...corpse },
      { name: 'B', maxHp: 20, hp: 20 },
    ],
    moves: [
      play('Corpse Explosion', 'A'),
      { expect: { players: [{ discard: ['Corpse Explosion'] }], enemies: [{ poison: 2 }, {}] } },
      play('Neutralize', 'A'),
    ],
    expect: { enemies: [{ status: 'dead', attached: null }, { hp: 14 }] },
  });
});

const embraced = (draw: readonly string[]) => ({
  player: { hand: ['Carnage', 'Strike'], powers: ['Dark Embrace'], draw },
});

test('STS-24.12 Dark Embrace works for a card that is Ethereal, and what it draws stays in hand', () => {
  fight({
    ...embraced(['Bash', ...Array(5).fill('Defend')]),
    moves: [endTurn()],
    expect: {
      players: [
        { exhaust: ['Carnage'], hand: ['Bash', ...Array(5).fill('Defend')], discard: ['Strike'], draw: [] },
      ],
    },
  });
});

test('STS-24.12 a card drawn at end of turn ignores its end-of-turn text and Ethereal', () => {
  fight({
    ...embraced(['Burn', ...Array(5).fill('Defend')]),
    moves: [endTurn()],
    expect: { players: [{ hp: 10, hand: ['Burn', ...Array(5).fill('Defend')] }] },
  });
  fight({
    ...embraced(['Ghostly Armor', ...Array(5).fill('Defend')]),
    moves: [endTurn(), { expect: { players: [{ exhaust: ['Carnage'] }] } }, endTurn()],
    expect: { players: [{ exhaust: ['Ghostly Armor', 'Carnage'] }] },
  });
});

test('STS-24.12 such a card is not Retained, even if it has Retain', () => {
  fight({
    player: {
      character: 'Silent',
      hand: ['Carnage', 'Outmaneuver'],
      powers: ['Dark Embrace'],
      draw: ['Outmaneuver+', ...Array(5).fill('Defend')],
    },
    moves: [endTurn(), { expect: { players: [{ energy: 3 }] } }, play('Outmaneuver+'), play('Outmaneuver')],
    expect: { players: [{ energy: 5, hand: Array(5).fill('Defend') }] },
  });
});

test('STS-24.15 Havoc Exhausts the Slimed it plays', () => {
  fight({
    player: { hand: ['Havoc'], draw: ['Slimed'], powers: ['Feel No Pain'] },
    with: { statusLeft: 10 },
    moves: [play('Havoc')],
    expect: { statusLeft: 11, players: [{ energy: 2, block: 1, discard: ['Havoc'], exhaust: [] }] },
  });
});
