import { expect, test } from 'vitest';
import { endTurn, fight, play } from '../../testing/position.ts';

const combust = { do: 'ability', card: 'Combust', row: 1 } as const;

test('STS-27.1 an on-death ability works as its enemy dies, once', () => {
  fight({
    player: { hand: ['Bludgeon'] },
    enemies: [{ id: 'a1-enc-fungi-beast' }, { name: 'A' }],
    moves: [play('Bludgeon', 'Fungi Beast'), { expect: { players: [{ vulnerable: 1 }] } }, endTurn()],
    expect: { players: [{ vulnerable: 1 }] },
  });
});

test('STS-27.1 it works for the player in the row of the enemy, no matter who killed it', () => {
  fight({
    players: [{}, { character: 'Silent', hand: ['Strike'] }],
    enemies: [
      { id: 'a1-enc-fungi-beast', row: 1, hp: 1 },
      { name: 'A', row: 2 },
    ],
    moves: [play('Strike', 'Fungi Beast', { seat: 'Silent' })],
    expect: { players: [{ vulnerable: 1 }, { vulnerable: 0 }] },
  });
});

test('STS-27.2 start and end of turn come once a round, in the Player Turn', () => {
  const { events } = fight({
    player: { powers: ['Demon Form', 'Metallicize'], strength: 0 },
    enemies: [{ name: 'Cultist' }],
    moves: [endTurn(), { expect: { players: [{ strength: 1 }] } }, endTurn()],
    expect: { round: 3, players: [{ strength: 2, hp: 9 }] },
  });
  const course = events
    .filter(({ type }) => /abilityTriggered|enemyTurnStarted|roundStarted/.test(type))
    .map(({ type }) => type);
  const round = ['abilityTriggered', 'enemyTurnStarted', 'roundStarted', 'abilityTriggered'];
  expect(course).toEqual([...round, ...round]);
});

test('STS-27.3 start of combat is the start of the first turn, after the die is rolled', () => {
  fight({
    player: { character: 'Silent', draw: Array(9).fill('Strike'), powers: ['Infinite Blades'] },
    with: { phase: 'start', nextDie: [2, 3] },
    moves: [
      {
        expect: { round: 1, die: 2, waiting: ['Silent', 'Infinite Blades'], phase: 'startOfTurn' },
      },
      { do: 'order all' },
      { expect: { players: [{ hand: Array(7).fill('Strike') }] } },
      endTurn(),
    ],
    expect: { round: 2, players: [{ hand: Array(5).fill('Strike'), shivs: 2 }] },
  });
});

test('STS-27.7 a die relic works in the start-of-turn step, on its results only', () => {
  for (const [die, block] of [
    [3, 0],
    [4, 1],
    [5, 1],
  ]) {
    fight({
      player: { relics: ['Loaded Die'], powers: ['Juggernaut'] },
      with: { phase: 'start', round: 3, nextDie: [die] },
      moves: [],
      expect: { players: [{ block }], enemies: [{ hp: 10 - (block ?? 0) }] },
    });
  }
});

test('STS-27.8 an ability once per turn can be used once in each Player Turn', () => {
  fight({
    player: { powers: ['Combust'] },
    moves: [combust, { refused: combust, code: 'ability-used' }, endTurn(), combust],
    expect: { round: 2, enemies: [{ hp: 8 }] },
  });
});

test('STS-27.8 two Powers of the same name count separately', () => {
  fight({
    player: { powers: ['Combust', 'Combust'] },
    moves: [combust, combust, { refused: combust, code: 'ability-used' }],
    expect: { enemies: [{ hp: 8 }] },
  });
});

test('STS-27.8 the first time each turn counts for every card in play on its own', () => {
  fight({
    player: {
      character: 'Silent',
      powers: ['Distraction', 'Distraction'],
      hand: ['Deadly Poison', 'Terror'],
    },
    moves: [play('Deadly Poison', 'A'), { expect: { players: [{ block: 4 }] } }, play('Terror', 'A')],
    expect: { players: [{ block: 4 }] },
  });
});

test('STS-27.8 the count starts again with the Player Turn', () => {
  fight({
    player: {
      character: 'Silent',
      powers: ['Distraction'],
      hand: ['Neutralize'],
      draw: ['Deadly Poison', 'Deadly Poison'],
    },
    moves: [
      play('Neutralize', 'A'),
      { expect: { players: [{ block: 2 }] } },
      endTurn(),
      { expect: { players: [{ block: 0 }] } },
      play('Deadly Poison', 'A'),
      { expect: { players: [{ block: 2 }] } },
      play('Deadly Poison', 'A'),
    ],
    expect: { players: [{ block: 2 }] },
  });
});

test('STS-27.8 a Power played later in the turn still has its first time', () => {
  fight({
    player: { character: 'Silent', hand: ['Neutralize', 'Distraction', 'Deadly Poison'] },
    moves: [play('Neutralize', 'A'), play('Distraction'), play('Deadly Poison', 'A')],
    expect: { players: [{ block: 2 }] },
  });
});

test('STS-27.9 a Power is active as soon as it is in play', () => {
  fight({
    player: { character: 'Silent', hand: ['Accuracy', 'Footwork', 'Defend'], shivs: 1, energy: 4 },
    moves: [play('Accuracy'), { do: 'shiv', enemy: 'A' }, play('Footwork'), play('Defend')],
    expect: { players: [{ block: 2 }], enemies: [{ hp: 8 }] },
  });
});

test('STS-27.9 a start-of-turn Power begins next turn, an end-of-turn Power this turn', () => {
  fight({
    player: { hand: ['Demon Form', 'Metallicize'], energy: 4 },
    enemies: [{ id: 'a1-enc-small-slime' }],
    moves: [
      play('Demon Form'),
      play('Metallicize'),
      { expect: { players: [{ strength: 0, block: 0 }] } },
      endTurn(),
    ],
    expect: { players: [{ strength: 1, hp: 10 }] },
  });
});
