import { test } from 'vitest';
import { choose, fight, play } from '../../testing/position.ts';

test('STS-15.8 end-of-combat abilities come before the rewards', () => {
  fight({
    player: { hp: 9, hand: ['Strike'] },
    enemies: [{ name: 'Cultist', hp: 1 }],
    moves: [play('Strike', 'Cultist')],
    expect: { phase: 'rewards', players: [{ hp: 10 }] },
  });
});

test('STS-15.9 rewards come from the encounter card of the row a player finished in', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Dash', 'Neutralize'] }],
    enemies: [
      { id: 'first-jaw-worm', row: 1, hp: 2 },
      { id: 'a1-enc-blue-slaver', row: 2, hp: 1 },
    ],
    moves: [
      play('Dash', 'Jaw Worm', { seat: 'Silent' }),
      choose({ seat: 'Silent', player: 'Ironclad' }),
      choose({ option: 1 }),
      play('Neutralize', 'Blue Slaver', { seat: 'Silent' }),
    ],
    expect: {
      phase: 'rewards',
      rewards: {
        Ironclad: { pieces: [{ kind: 'gold', amount: 2 }, { kind: 'card' }] },
        Silent: { pieces: [{ kind: 'gold', amount: 1 }, { kind: 'potion' }, { kind: 'card' }] },
      },
    },
  });
});

const messy = {
  hand: ['Strike', 'Burn'],
  draw: ['Bash', 'Daze'],
  discard: ['Slimed', 'Defend'],
  exhaust: ['Flex'],
  powers: ['Inflame'],
};

test('STS-15.11 all piles and Powers go back into the deck, Status and Daze to theirs', () => {
  fight({
    players: [messy, { character: 'Silent', ...messy, hand: ['Burn'] }],
    enemies: [{ name: 'A', hp: 1 }],
    with: { statusLeft: 20, dazeLeft: 3 },
    moves: [play('Strike', 'A')],
    expect: {
      statusLeft: 24,
      dazeLeft: 5,
      players: [
        {
          deck: ['Bash', 'Defend', 'Strike', 'Flex', 'Inflame'],
          hand: [],
          draw: [],
          discard: [],
          exhaust: [],
        },
        { deck: ['Bash', 'Defend', 'Flex', 'Inflame'], powers: [] },
      ],
    },
  });
});

test('STS-15.11 a card lying on an enemy goes back to its owner', () => {
  fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent' }],
    enemies: [{ name: 'A', hp: 1, attached: { card: 'Corpse Explosion', player: 'Silent' } }],
    moves: [play('Strike', 'A')],
    expect: { players: [{ deck: ['Strike'] }, { deck: ['Corpse Explosion'] }] },
  });
});

test('STS-15.12 Block and Energy are set back, Orbs and Stances are gone', () => {
  fight({
    players: [
      { hand: ['Strike'], energy: 6, block: 9 },
      { character: 'Defect', orbs: ['frost', 'dark'], energy: 0 },
      { character: 'Watcher', stance: 'wrath', block: 2 },
    ],
    enemies: [{ name: 'A', hp: 1 }],
    moves: [play('Strike', 'A')],
    expect: {
      outcome: 'victory',
      players: [
        { energy: 3, block: 0 },
        { energy: 3, orbs: [], orbSlots: 3 },
        { stance: 'neutral', block: 0 },
      ],
    },
  });
});

test('STS-15.13 every token is lost apart from gold', () => {
  fight({
    player: { hand: ['Strike'], strength: 3, vulnerable: 2, weak: 1, shivs: 2, miracles: 2, gold: 7 },
    enemies: [{ name: 'A', hp: 3 }],
    moves: [play('Strike', 'A')],
    expect: {
      outcome: 'victory',
      players: [{ strength: 0, vulnerable: 0, weak: 0, shivs: 0, miracles: 0, gold: 7 }],
    },
  });
});
