import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { endTurn, fight, play } from '../../testing/position.ts';
import { CHARACTERS } from '../../words/lists.ts';

test('STS-1.1 one to four players make a party', () => {
  for (let players = 1; players <= 4; players++) {
    const setup = slayTheSpire.readSetup({ characters: CHARACTERS.slice(0, players) });
    expect(slayTheSpire.start(setup, 'party').players).toHaveLength(players);
  }
  expect(() => slayTheSpire.readSetup({ characters: [] })).toThrow('at least one character');
  expect(() => slayTheSpire.readSetup({ characters: [...CHARACTERS, 'Silent'] })).toThrow(
    'at most four characters',
  );
});

test('STS-1.1 all players win together', () => {
  const { state } = fight({
    players: [{ hand: ['Strike'] }, { character: 'Silent', hp: 1 }],
    enemies: [{ name: 'A', row: 1, hp: 1 }],
    moves: [play('Strike', 'A')],
    expect: { outcome: 'victory' },
  });
  expect(slayTheSpire.outcome(state)).toMatchObject({ result: 'victory', winners: [0, 1] });
});

test('STS-1.1 all players lose together', () => {
  const { state } = fight({
    players: [{ hp: 1 }, { character: 'Silent' }],
    enemies: [{ name: 'Cultist', row: 1 }],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { outcome: 'defeat', players: [{ hp: 0 }, { hp: 9 }] },
  });
  expect(slayTheSpire.outcome(state)).toMatchObject({ result: 'defeat', winners: [] });
});

test('STS-1.5 a player at 0 HP loses the game at once: the enemies after that do not act', () => {
  const { events } = fight({
    players: [{}, { character: 'Silent', hp: 1 }],
    enemies: [
      { name: 'Cultist', row: 1 },
      { id: 'a1-enc-small-slime', row: 2 },
    ],
    moves: [endTurn('Ironclad'), endTurn('Silent')],
    expect: { outcome: 'defeat', phase: 'over', players: [{ hp: 10 }, { hp: 0 }] },
  });
  expect(events.filter(({ type }) => type === 'enemyActed')).toHaveLength(1);
});

test('STS-1.5 a player with 1 HP left plays on', () => {
  fight({
    player: { hp: 2 },
    enemies: [{ name: 'Cultist', row: 1 }],
    moves: [endTurn()],
    expect: { outcome: null, phase: 'play', round: 2, players: [{ hp: 1 }] },
  });
});

test('STS-1.5 nothing can be played once the game is lost', () => {
  fight({
    player: { hp: 1, hand: ['Rupture', 'Strike'] },
    moves: [play('Rupture'), { refused: play('Strike', 'A'), code: 'game-over' }],
    expect: { outcome: 'defeat', enemies: [{ hp: 10 }] },
  });
});

test('STS-1.8 every player has a character of their own', () => {
  expect(() => slayTheSpire.readSetup({ characters: ['Silent', 'Silent'] })).toThrow('only once');
  expect(() => slayTheSpire.readSetup({ characters: ['Ironclad', 'Hermit'] })).toThrow('characters');
  expect(slayTheSpire.readSetup({ characters: ['Watcher', 'Defect'] }).characters).toEqual([
    'Watcher',
    'Defect',
  ]);
});
