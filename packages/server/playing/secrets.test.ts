import path from 'node:path';
import type { NewTableAnswer, ServerMessage } from '@three-spires/session/protocol';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import { restoreTable } from '@three-spires/table';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type MessageOf } from '../testing/visitor.ts';

const MOVES = 40;
const LEAST_MOVES = 10;
/** Cards carry the number of their copy above these bits; the first copy looks like any small number. */
const FIRST_TELLING_CARD = 1 << 11;

let server: Loopback;
let store: Store;
beforeAll(async () => {
  server = await startLoopback([{ game: slayTheSpire }]);
  store = await openSqliteStore(path.join(server.dataDir, 'three-spires.db'));
});
afterAll(async () => {
  await store.close();
  await server.close();
});

/** The true state of a table, which only the owner of the database can know. */
const truthOf = async (id: string): Promise<{ state: SlayTheSpireState; seed: string }> => {
  const stored = await store.tableById(id);
  if (stored === undefined) throw new Error('no such table');
  const entries = (await store.entriesOf(id)).map(({ entry }) => entry);
  const { state } = restoreTable(slayTheSpire, { ...stored, entries }, []);
  return { state: state as SlayTheSpireState, seed: stored.seed };
};

const leaves = (data: unknown, found = new Set<unknown>()): Set<unknown> => {
  if (typeof data !== 'object' || data === null) return found.add(data);
  for (const value of Object.values(data)) leaves(value, found);
  return found;
};

const arrays = (data: unknown, found: unknown[][] = []): unknown[][] => {
  if (typeof data !== 'object' || data === null) return found;
  if (Array.isArray(data)) found.push(data);
  for (const value of Object.values(data)) arrays(value, found);
  return found;
};

const expectNoSecrets = (
  message: MessageOf<'picture'>,
  seat: number,
  state: SlayTheSpireState,
  seed: string,
): void => {
  const facts = leaves(message.picture);
  expect(JSON.stringify(message)).not.toContain(seed);
  const shown = new Set(arrays(message.picture).map((list) => JSON.stringify(list)));
  for (const [other, { hand, draw }] of state.players.entries()) {
    const hidden = [...draw, ...(other === seat ? [] : hand)].filter((card) => card >= FIRST_TELLING_CARD);
    expect(hidden.filter((card) => facts.has(card))).toEqual([]);
    for (const order of [draw, draw.toReversed()])
      if (order.length > 1) expect(shown).not.toContain(JSON.stringify(order));
  }
  for (const word of state.random) expect(facts).not.toContain(word);
  for (const { event } of message.events)
    if (event.secret !== undefined) expect(event.secret.seats & (1 << seat)).not.toBe(0);
};

it('sends no seed, no draw order and no other hand, through a whole game', async () => {
  const people = [createVisitor(server.url), createVisitor(server.url), createVisitor(server.url)] as const;
  const setup = { characters: ['Silent', 'Defect'] };
  const opened = await people[0].request<NewTableAnswer>('POST', '/api/tables', {
    game: 'slay-the-spire',
    setup,
    seed: 'well kept',
    seats: [{ holder: 'me' }, { holder: 'open' }],
  });
  const { table, invite } = opened.body;
  await people[1].request('POST', `/api/tables/${table}/seats`, { invite });
  await people[2].request('GET', '/api/me');
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    line.send({ type: 'watch', table, invite });
    lines.push(line);
  }
  for (let turn = 0; turn < MOVES; turn++) {
    const { state, seed } = await truthOf(table);
    const shown = await Promise.all(lines.map((line) => line.next('picture', ({ seq }) => seq === turn)));
    for (const [seat, message] of shown.entries()) expectNoSecrets(message, seat, state, seed);
    const seat = shown[0]?.picture.deciding[0];
    const option = seat === undefined ? undefined : lastOption(shown[seat], turn);
    if (seat === undefined || option === undefined) {
      expect(turn).toBeGreaterThan(LEAST_MOVES);
      return;
    }
    const answer = await lines[seat]?.ask({
      type: 'move',
      command: nanoid(),
      table,
      seat,
      move: option,
    });
    expect(answer?.type).toBe('accepted');
  }
});

const lastOption = (message: ServerMessage | undefined, turn: number): number | undefined => {
  if (message?.type !== 'picture') return undefined;
  const options = message.picture.outlooks[0]?.options ?? [];
  return options[(turn * 5) % options.length]?.move;
};
