import { expect, test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

const order = (ability: string, seat = 'Ironclad') => ({ do: 'order', ability, seat });

test('STS-15.1 an enemy at 0 HP is dead, loses all tokens and has no less than 0 HP', () => {
  fight({
    player: { hand: ['Bludgeon'] },
    enemies: [
      { name: 'A', hp: 3, strength: 2, vulnerable: 2, weak: 1, poison: 4 },
      { name: 'B', hp: 8 },
    ],
    moves: [play('Bludgeon', 'A')],
    expect: {
      enemies: [
        { status: 'dead', hp: 0, block: 0, strength: 0, vulnerable: 0, weak: 0, poison: 0 },
        { status: 'alive', hp: 8 },
      ],
    },
  });
});

test('STS-15.1 an enemy with 1 HP left lives', () => {
  fight({
    player: { hand: ['Bash'] },
    enemies: [{ name: 'A', hp: 3 }],
    moves: [play('Bash', 'A')],
    expect: { enemies: [{ status: 'alive', hp: 1, vulnerable: 1 }] },
  });
});

test('STS-15.1 an enemy that dies in the middle of a card is dead from there on', () => {
  const { events } = fight({
    player: { hand: ['Whirlwind'] },
    enemies: [
      { name: 'A', hp: 2 },
      { name: 'B', hp: 10 },
    ],
    moves: [play('Whirlwind', undefined, { row: 1, x: 3 })],
    expect: { enemies: [{ status: 'dead' }, { hp: 7 }] },
  });
  const struck = events.flatMap((event) => (event.type === 'damaged' ? [event.index] : []));
  expect(struck).toEqual([0, 1, 0, 1, 1]);
});

test('STS-15.1 its on-death ability waits for the card, which is in its pile by then', () => {
  fight({
    player: { hand: ['Cleave'], vulnerable: 0 },
    enemies: [{ id: 'a1-enc-fungi-beast', hp: 2 }, { name: 'A' }],
    moves: [play('Cleave', undefined, { row: 1 })],
    expect: { players: [{ vulnerable: 1, discard: ['Cleave'] }], enemies: [{ status: 'dead' }, { hp: 8 }] },
  });
});

test('STS-15.2 a dead enemy cannot be a target', () => {
  fight({
    player: { hand: ['Strike'], shivs: 1, potions: ['Fire Potion'] },
    enemies: [{ name: 'A', status: 'dead' }, { name: 'B' }],
    moves: [
      { refused: play('Strike', 'A'), code: 'not-a-target' },
      { refused: { do: 'shiv', enemy: 'A' }, code: 'not-a-target' },
      { refused: { do: 'potion', potion: 'Fire Potion', enemy: 'A' }, code: 'not-a-target' },
    ],
    expect: {},
  });
});

test('STS-15.2 effects on a row pass a dead enemy by', () => {
  const { events } = fight({
    player: { character: 'Silent', hand: ['Crippling Cloud', 'Dagger Spray'] },
    enemies: [{ name: 'A', status: 'dead' }, { name: 'B' }],
    moves: [play('Crippling Cloud', undefined, { row: 1 }), play('Dagger Spray', undefined, { row: 1 })],
    expect: {
      enemies: [
        { hp: 0, poison: 0, weak: 0 },
        { hp: 8, poison: 1, weak: 1 },
      ],
    },
  });
  expect(events.filter((event) => event.type === 'damaged' && event.index === 0)).toEqual([]);
});

test('STS-15.2 the abilities of a dead enemy are off: Angry gives no Strength to a corpse', () => {
  const { events } = fight({
    player: { hand: ['Bludgeon'] },
    enemies: [{ id: 'a1-sum-gremlin-mad' }, { name: 'A' }],
    moves: [play('Bludgeon', 'Mad Gremlin')],
    expect: { enemies: [{ status: 'dead', strength: 0 }, {}], question: null },
  });
  expect(events.filter(({ type }) => type === 'abilityTriggered')).toEqual([]);
});

test('STS-15.2 a Summon that an action has put off does not come once its enemy is dead (R175)', () => {
  fight({
    player: { powers: ['Fire Breathing'], draw: ['Daze', 'Strike'] },
    enemies: [
      { id: 'a1-enc-large-slime', cube: 3, hp: 2 },
      { name: 'A', hp: 20 },
    ],
    moves: [endTurn()],
    expect: { round: 2, phase: 'play', arrivals: [], enemies: [{ status: 'dead' }, { status: 'alive' }] },
  });
});

test('STS-15.3 a player who dies through the own card loses the game, and the card stops there', () => {
  const { events } = fight({
    player: { hp: 1, hand: ['Offering'], draw: ['Strike', 'Strike', 'Strike'] },
    moves: [play('Offering')],
    expect: { outcome: 'defeat', players: [{ hp: 0, energy: 3, hand: [] }] },
  });
  expect(events.map(({ type }) => type)).not.toContain('drew');
});

test('STS-15.3 an area attack stops with the first player who dies', () => {
  fight({
    players: [{ hp: 2 }, { character: 'Silent', hp: 3 }],
    enemies: [{ id: 'a1-sum-gremlin-wizard', cube: 2, row: 1 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { outcome: 'defeat', players: [{ hp: 2 }, { hp: 0 }] },
  });
});

test('STS-15.3 what happens first decides: the last enemy or the player', () => {
  const lastTurn = (first: string) =>
    fight({
      player: { character: 'Silent', hp: 1, hand: ['Burn'] },
      enemies: [{ name: 'A', hp: 2, poison: 2 }],
      moves: [endTurn(), order(first, 'Silent')],
      expect: { outcome: first === 'Poison' ? 'victory' : 'defeat' },
    });
  lastTurn('Poison');
  lastTurn('Burn');
});

test('STS-15.5 the combat is over as soon as no enemy is left: the rest of the card is ignored', () => {
  const { events } = fight({
    player: { hand: ['Wild Strike', 'Bash'], draw: ['Anger'], powers: ['Metallicize'] },
    enemies: [{ name: 'A', hp: 3 }],
    moves: [play('Wild Strike', 'A')],
    expect: { outcome: 'victory', players: [{ deck: ['Bash', 'Anger', 'Wild Strike', 'Metallicize'] }] },
  });
  expect(events.map(({ type }) => type)).not.toContain('statusGiven');
});

test('STS-15.5 waiting triggers are ignored, end-of-combat abilities are not', () => {
  const { events } = fight({
    player: { hp: 5, hand: ['Feed'], powers: ['Feel No Pain', 'Juggernaut'] },
    enemies: [{ id: 'a1-sum-fungi-beast', hp: 3 }],
    moves: [play('Feed', 'Fungi Beast')],
    expect: { outcome: 'victory', players: [{ hp: 6, vulnerable: 0, block: 0 }] },
  });
  expect(events.flatMap((event) => (event.type === 'abilityTriggered' ? [event.seat] : []))).toEqual([0]);
  expect(events.map(({ type }) => type)).not.toContain('blockGained');
});

test('STS-15.5 the combat goes on while one enemy is alive', () => {
  fight({
    player: { hand: ['Strike'] },
    enemies: [
      { name: 'A', hp: 1 },
      { name: 'B', status: 'left' },
      { name: 'C', hp: 1 },
    ],
    moves: [play('Strike', 'A')],
    expect: { phase: 'play', outcome: null },
  });
});

const leaving = { name: 'Looter', cube: 3 };

test('STS-15.7 an enemy that leaves has not died: nothing on it explodes', () => {
  const { events } = fight({
    player: { character: 'Silent', gold: 1 },
    enemies: [
      { ...leaving, attached: { card: 'Corpse Explosion', player: 'Silent' } },
      { name: 'A', hp: 10 },
    ],
    moves: [endTurn()],
    expect: { players: [{ gold: 0 }], enemies: [{ status: 'left', hp: 9 }, { hp: 10 }] },
  });
  expect(events.map(({ type }) => type)).not.toContain('enemyDied');
});

test('STS-15.7 an enemy that leaves with no gold to take tells of none', () => {
  const goldLost = (gold: number): number[] =>
    fight({
      player: { gold },
      enemies: [leaving, { name: 'A', hp: 10 }],
      moves: [endTurn()],
      expect: { players: [{ gold: 0 }] },
    }).events.flatMap((event) => (event.type === 'goldChanged' ? [event.change] : []));
  expect(goldLost(0)).toEqual([]);
  expect(goldLost(1)).toEqual([-1]);
});

test('STS-15.7 when the last enemy leaves, the player of its row gains its rewards all the same', () => {
  fight({
    player: { gold: 5 },
    enemies: [leaving],
    moves: [endTurn()],
    expect: {
      phase: 'rewards',
      players: [{ gold: 3 }],
      rewards: { Ironclad: { pieces: [{ kind: 'potion' }, { kind: 'card' }] } },
    },
  });
});

test('STS-15.7 STS-21.6 the Poison on an enemy that left is free again', () => {
  fight({
    player: { character: 'Silent', hand: ['Deadly Poison'] },
    enemies: [
      { ...leaving, poison: 5, hp: 9 },
      { name: 'A', maxHp: 99, hp: 99, poison: 25 },
    ],
    moves: [play('Deadly Poison', 'A'), endTurn(), { do: 'order all' }, play('Deadly Poison', 'A')],
    expect: {
      enemies: [
        { status: 'left', hp: 4 },
        { hp: 74, poison: 26 },
      ],
    },
  });
});
