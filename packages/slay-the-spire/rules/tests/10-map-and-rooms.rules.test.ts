import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { CHARACTERS } from '../../words/lists.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { enterSpace, startAct } from '../run/course.ts';

const SEEDS = Array.from({ length: 24 }, (_, number) => `first ${number}`);
const FIRST = ['first-cultist', 'first-jaw-worm', 'first-red-louse', 'first-small-slime'];

const firstCards = (players: number, seed: string): (string | undefined)[][] => {
  const state = slayTheSpire.start({ characters: CHARACTERS.slice(0, players) }, seed);
  return [1, 2, 3, 4].map((row) =>
    state.enemies
      .filter((enemy) => enemy.row === row)
      .map(({ kind }) => ENEMY_ENTRIES[kind]?.definition)
      .filter((definition) => definition?.deck === 'first')
      .map((definition) => definition?.id),
  );
};

test('STS-10.4 one 1st Encounter card stands in the row of each player', () => {
  for (let players = 1; players <= 4; players++) {
    const rows = firstCards(players, 'rows');
    expect(rows.map(({ length }) => length)).toEqual([0, 1, 2, 3].map((row) => (row < players ? 1 : 0)));
  }
});

test('STS-10.4 four players meet each of the four cards once', () => {
  for (const seed of SEEDS) expect(firstCards(4, seed).flat().sort()).toEqual(FIRST);
});

test('STS-10.4 a single player meets any of the four cards', () => {
  expect([...new Set(SEEDS.flatMap((seed) => firstCards(1, seed).flat()))].sort()).toEqual(FIRST);
});

test('STS-10.2 the view shows the way taken so far, and a new Act begins a new one', () => {
  const state = slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], climb: {} }), 'path');
  const path = (): readonly number[] | undefined => slayTheSpire.view(state, 'spectator').run?.path;
  expect(path()).toEqual([]);
  startAct(state, 1, undefined);
  enterSpace(state, 0, undefined);
  enterSpace(state, 2, undefined);
  expect(path()).toEqual([0, 2]);
  expect(slayTheSpire.copy(state).run.path).toEqual([0, 2]);
  startAct(state, 2, undefined);
  expect(path()).toEqual([]);
});
