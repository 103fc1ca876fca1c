import {
  contentHash,
  createMoveList,
  fingerprint,
  type LogEntry,
  listedMoves,
  seatsIn,
} from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { askUndo, commitEntry, openTable, proposeMove, restoreTable, type Table } from '@three-spires/table';
import { type ToySetup, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesById } from '../given/games.ts';
import { seatHolder } from '../hosting/loaded-table.ts';
import type { MovedGame } from '../protocol/index.ts';
import type { ArrivingTable } from '../stores/index.ts';
import { type ReadNeeds, readGame } from './read-game.ts';

const NOW = 1_000_000;
const ANN = { id: 'ann', name: 'Ann' };

let ids = 0;
const needs = (games = [toyGame, slayTheSpire]): ReadNeeds => ({
  games: gamesById(games.map((game) => ({ game }))),
  bots: { levelsOf: () => ['random'] },
  time: { elapsed: () => 0, date: () => NOW, dayOf: () => '1970-01-01', after: () => () => undefined },
  chance: { id: () => `id-${++ids}`, bits: () => '', fraction: () => 0 },
});

/** Plays by a list of numbers: most choose a move, some take one back. */
const play = (table: Table, choices: readonly number[]): void => {
  const { game } = table;
  const list = createMoveList();
  for (const choice of choices) {
    const [seat] = seatsIn(game.deciding(table.state));
    if (seat === undefined) return;
    if (choice % 8 === 0 && table.standing.length > 0) {
      const { prepared } = askUndo(table, ANN.id, seat);
      if (prepared !== undefined) commitEntry(table, prepared);
      continue;
    }
    list.length = 0;
    game.legal(table.state, seat, list);
    const moves = listedMoves(list);
    proposeMove(table, seat, moves[(choice >>> 3) % moves.length] ?? -1);
  }
};

const moved = (table: Table, more: Partial<MovedGame> = {}): MovedGame => ({
  table: 'here-1',
  game: table.game.id,
  rulesVersion: table.rulesVersion,
  contentHash: table.contentHash,
  setup: table.setup as MovedGame['setup'],
  seed: table.seed,
  createdAt: 5,
  changedAt: 6,
  practice: table.practice,
  seats: table.seats.map(() => ({ holder: 'me' })),
  stood: { deciding: table.game.deciding(table.state), about: table.game.about?.(table.state) ?? {} },
  entries: table.entries.map(({ seq: _, ...entry }) => entry),
  lines: [],
  ...more,
});

const toyTable = (setup: ToySetup = { players: 2, rounds: 50 }): Table =>
  openTable({
    game: toyGame,
    setup,
    seed: 'seed',
    seats: Array.from({ length: setup.players }, () => ({ person: ANN.id, name: ANN.name })),
    practice: ['freeUndo'],
  });

const read = (game: MovedGame, given = needs()): ArrivingTable => {
  const arriving = readGame(given, game, ANN, 'game');
  if ('why' in arriving) throw new Error(arriving.why);
  return arriving;
};

const restored = ({ table, entries }: ArrivingTable): Table => {
  const game = table.game === toyGame.id ? toyGame : slayTheSpire;
  const { rulesVersion, contentHash: hash, setup, seed, practice, seats } = table;
  const log = { game: game.id, rulesVersion, contentHash: hash, setup, seed };
  const list = entries.map(({ entry }): LogEntry => entry);
  return restoreTable(game, { ...log, entries: list }, seats.map(seatHolder), { practice });
};

describe('a game that is exported and imported', () => {
  it.each([
    { name: 'the toy game', open: () => toyTable() },
    {
      name: 'Slay the Spire',
      open: () =>
        openTable({
          game: slayTheSpire,
          setup: { characters: ['Ironclad', 'Silent'] },
          seed: 'worlds',
          seats: [ANN, ANN].map(({ id, name }) => ({ person: id, name })),
          practice: ['freeUndo'],
        }),
    },
  ])('has the same state, log and undo: $name', ({ open }) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        const before = open();
        play(before, choices);
        const file = JSON.parse(JSON.stringify(moved(before))) as MovedGame;
        const arriving = read(file);
        const after = restored(arriving);
        expect(after.entries).toEqual(before.entries);
        expect(fingerprint(after.state)).toBe(fingerprint(before.state));
        expect(arriving.table.lastSeq).toBe(before.entries.length);
        for (const table of [before, after]) {
          const { prepared } = askUndo(table, ANN.id, 0);
          if (prepared !== undefined) commitEntry(table, prepared);
        }
        expect(after.entries).toEqual(before.entries);
        expect(fingerprint(after.state)).toBe(fingerprint(before.state));
      }),
      { numRuns: 40 },
    );
  });

  it('is practice, and believes the file nothing about the position', () => {
    const table = toyTable();
    proposeMove(table, 0, toyPlay(0));
    const stood = {
      deciding: 0,
      about: {},
      outcome: { result: 'victory', winners: [0], reason: 'cheat' },
    } as const;
    const { table: stored } = read(moved(table, { practice: [], stood, createdAt: 9e12, changedAt: 9e12 }));
    expect(stored.practice).toEqual(['imported']);
    expect(stored.outcome).toBeUndefined();
    expect(stored.deciding).toBe(3);
    expect(stored).toMatchObject({ changedAt: NOW, createdAt: NOW });
    expect(stored).not.toHaveProperty('rated');
    expect(stored).not.toHaveProperty('listedAt');
  });

  it('keeps the names of others only where the game is over', () => {
    const table = toyTable({ players: 2, rounds: 1 });
    for (const seat of [0, 1]) proposeMove(table, seat, toyEnd);
    const seats = [{ holder: 'me' }, { holder: 'other', name: 'Bob' }] as const;
    const { table: stored } = read(moved(table, { seats }));
    expect(stored.outcome).toBeDefined();
    expect(stored.seats[1]).toEqual({ seat: 1, name: 'Bob' });
    expect(() => read(moved(toyTable(), { seats }))).toThrow(/goes on/);
  });
});

describe('a game of other rules', () => {
  const earlier = { ...toyGame, rulesVersion: 2, content: [] } as unknown as typeof toyGame;

  it('is played here if its log leads to the same point, and takes the rules of this release', () => {
    const table = toyTable();
    proposeMove(table, 0, toyDraw);
    const { table: stored } = read(moved(table), needs([earlier]));
    expect(stored).toMatchObject({ rulesVersion: 2, contentHash: contentHash(earlier) });
  });

  it('is left out, with the reason, if its log leads elsewhere or its rules are newer', () => {
    const table = toyTable();
    proposeMove(table, 0, toyDraw);
    const elsewhere = moved(table, { stood: { deciding: 1, about: {} } });
    expect(readGame(needs([earlier]), elsewhere, ANN, 'game')).toEqual({
      why: expect.stringContaining('earlier rules'),
    });
    expect(readGame(needs(), moved(table, { rulesVersion: 9 }), ANN, 'game')).toEqual({
      why: expect.stringContaining('newer rules'),
    });
  });
});

describe('a file that was damaged or edited', () => {
  const table = toyTable();
  proposeMove(table, 0, toyDraw);
  proposeMove(table, 1, toyPlay(2));
  const { entries } = moved(table);
  it.each([
    ['an illegal move', { entries: [...entries, { seat: 0, move: toyPlay(9) }] }, /entry 3 .*refused/],
    ['another seed, where the move is impossible', { setup: { players: 1, rounds: 5 } }, /does not follow/],
    ['an unknown game', { game: 'chess' }, /no game "chess"/],
    ['a seat too many', { seats: Array.from({ length: 3 }, () => ({ holder: 'me' as const })) }, /2 seats/],
    ['nobody of the file', { seats: [{ holder: 'open' as const }, { holder: 'open' as const }] }, /you/],
    [
      'a bot that there is not',
      { seats: [{ holder: 'me' }, { holder: 'bot', level: 'master' }] },
      /no such bot/,
    ],
    ['an entry of a seat that there is not', { entries: [{ seat: 7, undoTo: 0 }] }, /only 2 seats/],
    ['an undo of the future', { entries: [{ seat: 0, undoTo: 5 }] }, /earlier entry/],
    ['a fact that was not waited for', { entries: [{ outside: { gift: 1e9 } }] }, /does not follow/],
    ['a set-up that is none', { setup: { players: 99 } }, /players/],
  ] as readonly (readonly [string, Partial<MovedGame>, RegExp])[])('is refused: %s', (_, edit, text) => {
    expect(() => readGame(needs(), moved(table, edit), ANN, 'file.games.0')).toThrow(text);
  });
});
