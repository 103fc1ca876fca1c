import { createMoveList, fingerprint, listedMoves, seatsIn } from '@three-spires/kernel';
import { type Host, newStoredTable } from '@three-spires/session';
import { eventsFor, pictureFor, type Table } from '@three-spires/table';
import { type ToyState, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { placeOfTests } from '../testing/place-of-tests.ts';
import { testHost, testMaking } from '../testing/test-host.ts';
import { TEST_STORES } from '../testing/test-stores.ts';

const games = [{ game: toyGame }];

describe.each(TEST_STORES)('$name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  let host: Host;
  let person: string;

  beforeEach(async () => {
    store = await place.open();
    host = testHost(store, games);
    person = nanoid();
    await store.addPerson({ id: person, name: 'Ann', tokenHash: person, createdAt: 0 });
  });

  afterEach(async () => {
    await host.close();
    await store.close();
  });

  const newTable = async (players = 2): Promise<string> => {
    const body = {
      game: 'toy',
      setup: { players, rounds: 50 },
      seats: Array.from({ length: players }, () => ({ holder: 'me' as const })),
    };
    const table = newStoredTable(testMaking(games), { ...body, freeUndo: true }, { id: person, name: 'Ann' });
    await store.addTable(table);
    return table.id;
  };

  const play = (at: Host, table: string, seat: number, move: number) =>
    at.perform(person, { type: 'move', command: nanoid(), table, seat, move });

  /** Makes moves, with an undo now and then. */
  const playOn = async (id: string, count: number): Promise<Table> => {
    const list = createMoveList();
    for (let turn = 1; turn <= count; turn++) {
      const { table } = await host.table(id);
      if (turn % 9 === 0) {
        await host.perform(person, { type: 'undo', command: nanoid(), table: id, seat: 0 });
        continue;
      }
      const state = table.state as ToyState;
      const seats = seatsIn(toyGame.deciding(state));
      const seat = seats[turn % seats.length] ?? 0;
      list.length = 0;
      toyGame.legal(state, seat, list);
      const moves = listedMoves(list);
      await play(host, id, seat, moves[(turn * 7) % moves.length] ?? toyEnd);
    }
    return (await host.table(id)).table;
  };

  describe('a table dropped from memory', () => {
    it('is loaded again as it was, from a snapshot and the entries since', async () => {
      const id = await newTable();
      const before = await playOn(id, 420);
      expect((await store.snapshotsOf(id)).map(({ seq }) => seq)).toContain(100);
      host.dropIdle(-1);
      expect(host.loadedByGame().size).toBe(0);
      const { table: after } = await host.table(id);
      expect(after.snapshots[0]?.seq).toBeGreaterThan(0);
      expect(fingerprint(after.state)).toBe(fingerprint(before.state));
      expect(after.entries).toEqual(before.entries);
      expect(pictureFor(after, person)).toEqual(pictureFor(before, person));
      expect(eventsFor(after, person)).toEqual(eventsFor(before, person));
    });

    it('is loaded from the log alone where its snapshot cannot be read, with a warning', async () => {
      const id = await newTable(4);
      // Only a snapshot with some moves after it is used.
      for (let turn = 0; turn < 40; turn++) await play(host, id, 0, toyDraw);
      for (let turn = 0; turn < 40; turn++) await play(host, id, 0, toyPlay(0));
      for (let turn = 0; turn < 199; turn++) await play(host, id, turn % 4, toyEnd);
      const { table: before } = await host.table(id);
      const damaged = { ...store, snapshotAt: async () => undefined };
      const warnings: unknown[] = [];
      const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) });
      const other = testHost(damaged, games, { log });
      const { table: after } = await other.table(id);
      expect(fingerprint(after.state)).toBe(fingerprint(before.state));
      const msg = expect.stringMatching(/^snapshot \d+ is damaged; the whole log is replayed$/);
      expect(warnings).toEqual([expect.objectContaining({ msg, table: id })]);
      await other.close();
    });

    it('goes on', async () => {
      const id = await newTable();
      await playOn(id, 60);
      host.dropIdle(-1);
      expect(await play(host, id, 0, toyDraw)).toMatchObject({ type: 'accepted', seq: 61 });
    });
  });

  describe('a command that comes again', () => {
    it('gets the same answer long after, and is not carried out twice', async () => {
      const id = await newTable();
      const draw = { type: 'move', command: nanoid(), table: id, seat: 0, move: toyDraw } as const;
      const undo = { type: 'undo', command: nanoid(), table: id, seat: 0 } as const;
      expect(await host.perform(person, draw)).toEqual({ type: 'accepted', seq: 1 });
      await playOn(id, 30);
      const undone = await host.perform(person, undo);
      expect(undone).toMatchObject({ type: 'accepted' });
      await playOn(id, 5);
      const { length } = await store.logOf(id);
      const other = testHost(store, games);
      for (const at of [host, other]) {
        expect(await at.perform(person, draw)).toEqual({ type: 'accepted', seq: 1 });
        expect(await at.perform(person, undo)).toEqual(undone);
        await expect(at.perform('another', draw)).rejects.toMatchObject({ code: 'command-taken' });
        await expect(at.perform('another', undo)).rejects.toMatchObject({ code: 'command-taken' });
      }
      await other.close();
      expect(await store.logOf(id)).toHaveLength(length);
      expect((await store.entriesOf(id)).map(({ entry }) => entry)).toEqual(await store.logOf(id));
    });
  });

  describe('two servers on one store', () => {
    it('write one history: the slower one loads again and tries once more', async () => {
      const id = await newTable();
      const otherStore = await place.open();
      const other = testHost(otherStore, games);
      await Promise.all([host.table(id), other.table(id)]);
      expect(await play(host, id, 0, toyPlay(0))).toMatchObject({ type: 'accepted', seq: 1 });
      expect(await play(other, id, 1, toyPlay(0))).toMatchObject({ type: 'accepted', seq: 2 });
      expect(await play(host, id, 0, toyEnd)).toMatchObject({ type: 'accepted', seq: 3 });
      const late = await play(other, id, 0, toyDraw);
      expect(late).toMatchObject({ type: 'refused', refusal: { code: 'not-deciding' } });
      await other.close();
      await otherStore.close();
    });
  });

  describe('a store that fails', () => {
    it('means no answer and no change', async () => {
      const id = await newTable();
      const failing: Store = { ...store, append: () => Promise.reject(new Error('disk full')) };
      const unlucky = testHost(failing, games);
      await expect(play(unlucky, id, 0, toyPlay(0))).rejects.toThrow('disk full');
      expect((await unlucky.table(id)).table.entries).toEqual([]);
      await unlucky.close();
    });
  });

  describe('commands at one table', () => {
    it('come one after another, however many arrive at once', async () => {
      const id = await newTable();
      const answers = await Promise.all(Array.from({ length: 20 }, () => play(host, id, 0, toyDraw)));
      expect(answers.map((answer) => answer.type === 'accepted' && answer.seq)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });
  });
});
