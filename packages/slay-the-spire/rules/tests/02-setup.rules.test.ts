import { encodeMove } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import { slayTheSpire } from '../../index.ts';
import { legalMoves } from '../../testing/property-checks.ts';
import { CHARACTERS, type Character } from '../../words/lists.ts';
import { type Card, faceOf } from '../card.ts';
import { ENEMY_ENTRIES, FACES, findItem, TICKET } from '../compile/entries.ts';
import { DONE, MOVE } from '../moves.ts';
import { type Player, QUESTION, type State } from '../state.ts';

const start = (characters: readonly Character[], seed: string): State =>
  slayTheSpire.start({ characters: [...characters] }, seed);

const nameOf = (card: Card): string => FACES[faceOf(card)]?.name ?? '';
const sorted = (list: readonly number[]): number[] => [...list].sort((left, right) => left - right);
const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
const wholeDeck = ({ hand, draw }: Player): string[] => [...hand, ...draw].map(nameOf);
const SEEDS = ['ant', 'bee', 'cow'];

test('STS-2.1 every player has a rewards deck and a rare deck of the own character, each shuffled', () => {
  const games = SEEDS.map((seed) => start(['Ironclad', 'Silent'], seed));
  for (const seat of [0, 1]) {
    for (const pile of ['rewardDeck', 'rareDeck'] as const) {
      const decks = games.map((state) => state.players[seat]?.[pile] ?? []);
      expect(new Set(decks.map(String)).size, 'another order for each seed').toBe(SEEDS.length);
      for (const deck of decks) expect(sorted(deck), 'the same cards').toEqual(sorted(decks[0] ?? []));
      for (const face of decks[0] ?? []) {
        expect(FACES[face]?.definition.owner).toBe(CHARACTERS[seat]);
        expect(FACES[face]?.definition.deck).toBe(pile === 'rareDeck' ? 'rare' : 'rewards');
        expect(FACES[face]?.upgraded).toBe(false);
      }
    }
  }
});

test('STS-2.1 a rewards deck holds 49 cards and one Golden Ticket, a rare deck 12 cards', () => {
  for (const player of start(['Ironclad', 'Silent'], 'decks').players) {
    expect(player.rewardDeck).toHaveLength(50);
    expect(player.rewardDeck.filter((face) => FACES[face]?.type === TICKET)).toHaveLength(1);
    expect(player.rareDeck).toHaveLength(12);
  }
});

test('STS-2.2 the starter decks are those printed on the boards', () => {
  const decks = start(CHARACTERS, 'starters').players.map((player) => tally(wholeDeck(player)));
  expect(decks).toEqual([
    { Strike: 5, Defend: 4, Bash: 1 },
    { Strike: 5, Defend: 5, Neutralize: 1, Survivor: 1 },
    { Strike: 4, Defend: 4, Zap: 1, 'Dual Cast': 1 },
    { Strike: 4, Defend: 4, Eruption: 1, Vigilance: 1 },
  ]);
});

test('STS-2.2 everybody has the Strikes of their own character', () => {
  start(CHARACTERS, 'own').players.forEach((player, seat) => {
    const owners = [...player.hand, ...player.draw].map((card) => FACES[faceOf(card)]?.definition.owner);
    expect(new Set(owners)).toEqual(new Set([CHARACTERS[seat]]));
  });
});

test('STS-2.3 players start with 3 Energy, no Block and the highest HP of their track', () => {
  const { players } = start(CHARACTERS, 'values');
  expect(players.map(({ hp }) => hp)).toEqual([10, 9, 9, 9]);
  expect(players.map(({ maxHp }) => maxHp)).toEqual([10, 9, 9, 9]);
  expect(players.map(({ energy }) => energy)).toEqual([3, 3, 3, 3]);
  expect(players.map(({ block }) => block)).toEqual([0, 0, 0, 0]);
});

test('STS-2.4 without Neow no player of a party owns gold', () => {
  expect(start(CHARACTERS, 'gold').players.map(({ gold }) => gold)).toEqual([0, 0, 0, 0]);
});

test('STS-2.5 the first combat uses 1st Encounter cards only, and the other decks are piles of their own', () => {
  const state = start(CHARACTERS, 'decks');
  expect(state.encounters.map((kind) => ENEMY_ENTRIES[kind]?.definition.deck)).toEqual([
    'first',
    'first',
    'first',
    'first',
  ]);
  for (const kind of state.summons) expect(ENEMY_ENTRIES[kind]?.definition.rank).toBe('summon');
  expect([state.statusLeft, state.dazeLeft]).toEqual([36, 10]);
});

test('STS-2.6 the potion deck is shuffled', () => {
  const decks = SEEDS.map((seed) => start(['Ironclad'], seed).potionDeck);
  expect(new Set(decks.map(String)).size).toBe(SEEDS.length);
  for (const deck of decks) expect(sorted(deck)).toEqual(sorted(decks[0] ?? []));
});

test('STS-2.6 the Summons are not shuffled', () => {
  for (const seed of SEEDS) {
    const { summons } = start(CHARACTERS, seed);
    expect(summons).toEqual(sorted(summons));
  }
});

test('STS-2.11 the party fills rows 1 to n from the bottom, in joining order', () => {
  for (let players = 1; players <= 4; players++) {
    const rows = start(CHARACTERS.slice(0, players), 'rows').players.map(({ row }) => row);
    expect(rows).toEqual([1, 2, 3, 4].slice(0, players));
  }
  const [watcher, ironclad] = start(['Watcher', 'Ironclad'], 'rows').players;
  expect([watcher?.row, watcher?.character]).toEqual([1, CHARACTERS.indexOf('Watcher')]);
  expect([ironclad?.row, ironclad?.character]).toEqual([2, CHARACTERS.indexOf('Ironclad')]);
});

test('STS-2.17 a single player starts with 2 gold and the Loaded Die', () => {
  const [alone] = start(['Defect'], 'solo').players;
  expect(alone?.gold).toBe(2);
  expect(alone?.relics).toEqual([findItem('Loaded Die')]);
});

test('STS-2.17 two players get neither the gold nor the Loaded Die', () => {
  for (const player of start(['Defect', 'Watcher'], 'duo').players) {
    expect(player.gold).toBe(0);
    expect(player.relics).toEqual([]);
  }
});

test('STS-2.11 the players settle who takes which of the rows, joining order by default (R5)', () => {
  const rowsOf = (setup: object) =>
    slayTheSpire
      .start(slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent', 'Defect'], ...setup }), 'rows')
      .players.map(({ row }) => row);
  expect(rowsOf({})).toEqual([1, 2, 3]);
  expect(rowsOf({ rows: [3, 1, 2] })).toEqual([3, 1, 2]);
  expect(rowsOf({ rows: [2, 3, 1], climb: {} })).toEqual([2, 3, 1]);
});

test.each([[[1, 2]], [[1, 1, 2]], [[0, 1, 2]], [[1, 2, 4]], [[1, 2, 3, 4]]])(
  'STS-2.11 rows %j are refused for three players',
  (rows) => {
    const setup = { characters: ['Ironclad', 'Silent', 'Defect'], rows };
    expect(() => slayTheSpire.readSetup(setup)).toThrow('setup: rows: must be the rows from 1');
  },
);

test('STS-2.11 with Neow the rows can still be exchanged before the 1st Encounter (R5)', () => {
  const state = slayTheSpire.start(
    slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent'], climb: {} }),
    'neow',
  );
  // The red rewards are asked for first; here no player takes a card.
  while (state.question.kind !== QUESTION.none)
    slayTheSpire.apply(state, state.question.seat, encodeMove(MOVE.choose, DONE));
  const swap = legalMoves(state, 0).find((move) => slayTheSpire.describe(state, 0, move).do === 'swap rows');
  slayTheSpire.apply(state, 0, swap as number);
  slayTheSpire.apply(state, 0, encodeMove(MOVE.choose, 1));
  slayTheSpire.apply(state, 1, encodeMove(MOVE.choose, 0));
  expect(state.players.map(({ row }) => row)).toEqual([2, 1]);
});

test('a seat that is none has no moves', () => {
  const state = start(['Ironclad'], 'seat');
  for (const seat of [-1, 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(legalMoves(state, seat)).toEqual([]);
  expect(legalMoves(state, 0).length).toBeGreaterThan(0);
});
