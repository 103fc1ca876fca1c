import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Bots,
  type Bus,
  createSession,
  type HostedGame,
  newStoredTable,
  type Screen,
  type Session,
  type StoredPerson,
} from '@three-spires/session';
import type { NewTableBody, ServerMessage } from '@three-spires/session/protocol';
import { lastSeq } from '@three-spires/table';
import { type ToyState, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemChance } from '../settings/system-chance.ts';
import { systemPacking } from '../settings/system-packing.ts';
import { systemTime } from '../settings/system-time.ts';
import type { Store } from '../store/store.ts';
import { openSqliteStore } from '../store/store-sqlite.ts';
import { createLocalBus } from '../testing/local-bus.ts';
import { SILENT, testMaking } from '../testing/test-host.ts';

// Rivals with clocks may concede: the move that ends the turn will do.
const TIMED = { ...toyGame, id: 'timed', concession: toyEnd };
const GAMES: readonly HostedGame[] = [{ game: toyGame }, { game: TIMED }];
/** Rules under which no log of the toy leads to the same state. */
const UPDATED: readonly HostedGame[] = [
  {
    game: {
      ...toyGame,
      rulesVersion: 2,
      apply(state: ToyState, seat, move, emit) {
        toyGame.apply(state, seat, move, emit);
        for (const player of state.players) player.score++;
      },
    },
  },
];
const SETUP = { players: 2, rounds: 40 };

/** One session with its own connection to the file. `thought` counts how often its bot was asked. */
type Node = { readonly session: Session; readonly store: Store; thought: number };

let folder: string;
let bus: Bus | undefined;
let nodes: Node[];
const ann: StoredPerson = { id: 'ann', name: 'Ann' };
const bob: StoredPerson = { id: 'bob', name: 'Bob' };

const openNode = async (games = GAMES): Promise<Node> => {
  const store = await openSqliteStore(path.join(folder, 'test.db'));
  const node = { store, thought: 0 } as unknown as { -readonly [Key in keyof Node]: Node[Key] };
  const bots: Bots = {
    levelsOf: () => ['random'],
    think: async () => {
      node.thought++;
      return { move: toyEnd };
    },
    adviserOf: () => undefined,
    raterOf: () => undefined,
    rate: async () => [],
    advise: async () => [],
    close: async () => undefined,
  };
  node.session = createSession({
    ...{ store, games, time: systemTime, chance: systemChance, log: SILENT, bots },
    ...{ defer: setImmediate, packing: systemPacking, botDelayMs: 0 },
    botPool: { ask: () => Promise.reject(new Error('no pool')), close: async () => undefined },
    peers: { pollMs: 20, ...(bus === undefined ? {} : { bus }) },
  });
  return node;
};

const start = async (withBus: boolean): Promise<[Node, Node]> => {
  bus = withBus ? createLocalBus() : undefined;
  nodes = [await openNode(), await openNode()];
  const [first, second] = nodes as [Node, Node];
  for (const { id, name } of [ann, bob])
    await first.store.addPerson({ id, name, tokenHash: id, createdAt: Date.now() });
  return [first, second];
};

const addTable = async (
  { store }: Node,
  holders: readonly ('me' | 'open' | 'bot')[],
  more: Partial<NewTableBody> = {},
): Promise<string> => {
  const making = { ...testMaking(GAMES), bots: { levelsOf: () => ['random'] as const } };
  const seats = holders.map((holder) => ({ holder }));
  const table = newStoredTable(making, { game: 'toy', setup: SETUP, seats, ...more }, ann);
  await store.addTable(table);
  return table.id;
};

const sitDown = async ({ session, store }: Node, table: string, seat: number, person: StoredPerson) => {
  expect(await store.takeSeat(table, seat, person.id, false)).toBe('taken');
  await session.host.seat(table, seat, { person: person.id, name: person.name });
};

const play = ({ session }: Node, table: string, seat: number, move: number, person = ann) =>
  session.host.perform(person.id, { type: 'move', command: nanoid(), table, seat, move });

/** A screen of a person at a node, and everything it was sent. */
const watch = async ({ session }: Node, table: string, person: StoredPerson) => {
  const got: ServerMessage[] = [];
  const screen: Screen = {
    person,
    seen: new Map(),
    isOpen: () => true,
    send: (message) => got.push(message),
  };
  await session.screens.watch(screen, { type: 'watch', table });
  return { screen, got };
};

const picturesOf = (got: readonly ServerMessage[]) =>
  got.flatMap((message) => (message.type === 'picture' ? [message] : []));
const wordsOf = (got: readonly ServerMessage[]) =>
  got.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-nodes-'));
});
const closeNodes = async (): Promise<void> => {
  for (const { session, store } of nodes) {
    await session.stop();
    await session.close();
    await store.close();
  }
};
afterEach(async () => {
  await closeNodes();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['with a bus', true],
  ['without a bus', false],
])('two nodes on one store, %s', (_, withBus) => {
  it('show each other’s moves, to a look and to screens that are open', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(second, table, 1, bob);
    const { got: seenByAnn } = await watch(first, table, ann);
    const { got: seenByBob } = await watch(second, table, bob);
    await play(first, table, 0, toyPlay(0));
    await expect.poll(() => picturesOf(seenByBob).at(-1)?.seq).toBe(1);
    expect(await play(second, table, 1, toyPlay(0), bob)).toMatchObject({ type: 'accepted', seq: 2 });
    await expect.poll(() => picturesOf(seenByAnn).at(-1)?.seq).toBe(2);
    for (const { session, store } of [first, second]) {
      const { table: shown } = await session.host.table(table, 2);
      expect(shown.entries).toEqual((await store.entriesOf(table)).map(({ entry }) => entry));
    }
    expect(picturesOf(seenByAnn).at(-1)?.picture.seats[1]?.name).toBe('Bob');
  });

  it('bring a table to new rules once, and go on with it together', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'me']);
    await second.session.host.table(table);
    await play(first, table, 0, toyPlay(0));
    await play(first, table, 0, toyDraw);
    await closeNodes();
    nodes = [await openNode(UPDATED), await openNode(UPDATED)];
    const [one, other] = nodes as [Node, Node];
    const found = await Promise.all(nodes.map(({ session }) => session.host.table(table)));
    const [base, sameBase] = found.map((shown) => shown.table.base);
    expect(base?.seq).toBe(2);
    expect(sameBase).toMatchObject(base ?? {});
    expect(await play(one, table, 0, toyEnd)).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await play(other, table, 1, toyEnd)).toMatchObject({ type: 'accepted', seq: 4 });
  });

  it('never judge a command by an old position', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'me']);
    await Promise.all([first.session.host.table(table), second.session.host.table(table)]);
    // Both have ended the round elsewhere, so that seat 0 may decide again.
    expect(await play(second, table, 0, toyEnd)).toMatchObject({ seq: 1 });
    expect(await play(first, table, 1, toyEnd)).toMatchObject({ type: 'accepted', seq: 2 });
    expect(await play(second, table, 0, toyEnd)).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await play(first, table, 0, toyEnd)).toMatchObject({
      type: 'refused',
      refusal: { code: 'not-deciding' },
    });
  });

  it('let one of two moves win that are made at the same moment', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'me']);
    for (let round = 0; round < 10; round++) {
      const before = (await first.store.tableById(table))?.lastSeq ?? 0;
      // Only one of them can end the turn of seat 0; then seat 1 ends the round.
      const answers = await Promise.all([play(first, table, 0, toyEnd), play(second, table, 0, toyEnd)]);
      expect(answers.map(({ type }) => type).sort()).toEqual(['accepted', 'refused']);
      expect(await play(second, table, 1, toyEnd)).toMatchObject({ type: 'accepted', seq: before + 2 });
    }
    expect(await first.store.entriesOf(table)).toHaveLength(20);
  });

  it('give the same answer to the same command', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'me']);
    await second.session.host.table(table);
    const draw = { type: 'move', command: nanoid(), table, seat: 0, move: toyDraw } as const;
    const answers = [
      await first.session.host.perform('ann', draw),
      await second.session.host.perform('ann', draw),
    ];
    expect(answers).toEqual([
      { type: 'accepted', seq: 1 },
      { type: 'accepted', seq: 1 },
    ]);
    expect(await first.store.entriesOf(table)).toHaveLength(1);
  });

  it('make a bot’s move once, however many of them have the table in memory', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'bot']);
    await Promise.all([watch(first, table, ann), watch(second, table, ann)]);
    for (let round = 1; round <= 5; round++) {
      const bySession = async () =>
        (await first.store.entriesOf(table)).filter(({ person }) => person === 'server').length;
      await expect.poll(bySession).toBe(round);
      expect(await play(round % 2 === 0 ? first : second, table, 0, toyEnd)).toMatchObject({
        type: 'accepted',
      });
    }
    await expect.poll(async () => (await first.store.tableById(table))?.lastSeq).toBe(11);
    const entries = await first.store.entriesOf(table);
    const seats = entries.map(({ entry }) => 'seat' in entry && entry.seat);
    // Every round has one move of each, and the bot is never asked where it does not decide.
    for (let round = 0; round < 5; round++)
      expect(seats.slice(2 * round, 2 * round + 2).sort()).toEqual([0, 1]);
    expect(first.thought + second.thought).toBeGreaterThanOrEqual(6);
  });

  it('let a clock run out once', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'me'], {
      game: 'timed',
      clock: { seconds: 10, increment: 0 },
    });
    const stored = await first.store.tableById(table);
    if (stored?.clock === undefined) throw new Error('no clock');
    const left = [50, 60_000];
    expect(await first.store.saveClock(table, { ...stored.clock, left, at: Date.now() }, 0)).toBe(true);
    await Promise.all([watch(first, table, ann), watch(second, table, ann)]);
    await expect.poll(async () => (await first.store.tableById(table))?.lastSeq).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await first.store.entriesOf(table)).toMatchObject([{ entry: { seq: 1, seat: 0, move: toyEnd } }]);
    for (const { session } of [first, second])
      expect(lastSeq((await session.host.table(table, 1)).table)).toBe(1);
  });

  it('pass chat on to each other', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(second, table, 1, bob);
    const here = await watch(first, table, ann);
    const there = await watch(second, table, bob);
    const say = (node: Node, screen: Screen, text: string) =>
      node.session.chat.take(screen, { type: 'chat', command: nanoid(), table, text });
    await say(first, here.screen, 'Hello');
    await expect.poll(() => wordsOf(there.got)).toEqual(['Hello']);
    await say(second, there.screen, 'Hello, Ann');
    await expect.poll(() => wordsOf(here.got)).toEqual(['Hello', 'Hello, Ann']);
    expect(wordsOf((await watch(second, table, ann)).got)).toEqual(['Hello', 'Hello, Ann']);
  });

  it('see who sits down, and begin the game again when its set-up was completed elsewhere', async () => {
    const [first, second] = await start(withBus);
    const table = await addTable(first, ['me', 'open'], { setup: { ...SETUP, words: ['tower', null] } });
    const { got } = await watch(first, table, ann);
    expect(picturesOf(got).at(-1)?.picture.deciding).toEqual([]);
    await sitDown(second, table, 1, bob);
    await expect
      .poll(() => picturesOf(got).at(-1)?.picture.seats[1])
      .toMatchObject({ name: 'Bob', open: false });
    await second.session.host.choose(table, 1, 'spire');
    await expect.poll(() => picturesOf(got).at(-1)?.picture.deciding).toEqual([0, 1]);
    expect(await play(first, table, 0, toyPlay(0))).toMatchObject({ type: 'accepted', seq: 1 });
    await second.store.renamePerson('bob', 'Robert');
    await expect.poll(() => picturesOf(got).at(-1)?.picture.seats[1]?.name).toBe('Robert');
  });
});
