/** Several nodes on one store, in one process, for tests. */
import { defined } from '@three-spires/kernel';
import {
  type Answer,
  type Bots,
  createSession,
  type HostedGame,
  newStoredTable,
  nobodyBarred,
  type Peers,
  type Screen,
  type Session,
  type StoredPerson,
  type Time,
} from '@three-spires/session';
import type { NewTableBody, ServerMessage } from '@three-spires/session/protocol';
import { type ToyState, toyEnd, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { expect } from 'vitest';
import { systemChance } from '../settings/system-chance.ts';
import { systemPacking } from '../settings/system-packing.ts';
import { systemTime } from '../settings/system-time.ts';
import type { Store } from '../store/store.ts';
import { BUS_KINDS, type TestBroker } from './bus-kinds.ts';
import { SILENT, testMaking } from './test-host.ts';
import { TEST_STORES, type TestPlace, type TestStore } from './test-stores.ts';

// Rivals with clocks may concede: the move that ends the turn is enough for that.
const TIMED = { ...toyGame, id: 'timed', concession: toyEnd };
const GAMES: readonly HostedGame[] = [{ game: toyGame }, { game: TIMED }];
/** Rules under which no log of the toy game leads to the same state. */
export const UPDATED: readonly HostedGame[] = [
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
export const SETUP = { players: 2, rounds: 40 };

export const ann: StoredPerson = { id: 'ann', name: 'Ann' };
export const bob: StoredPerson = { id: 'bob', name: 'Bob' };

/** One session with its own connection to the store. `thought` counts how often its bot was asked. */
export type Node = {
  readonly session: Session;
  readonly store: Store;
  readonly name: string;
  thought: number;
  /** Stops its timers, as if the process were suspended; `thaw` resumes them. */
  freeze(): void;
  thaw(): void;
};

/** The nodes' store and bus. */
export type NodesKind = {
  readonly name: string;
  readonly store: TestStore;
  readonly broker: (() => Promise<TestBroker>) | undefined;
};

const storeNamed = (name: string): TestStore[] => TEST_STORES.filter((store) => store.name === name);

const brokers = new Map(BUS_KINDS);
/** SQLite with every bus and without one, and PostgreSQL with the buses used in production. */
export const NODES_KINDS: readonly NodesKind[] = [
  ...storeNamed('SQLite').flatMap((store) => [
    { name: 'SQLite without a bus', store, broker: undefined },
    { name: 'SQLite and a local bus', store, broker: brokers.get('a local bus') },
    {
      name: 'SQLite and the bus between processes',
      store,
      broker: brokers.get('the bus between processes'),
    },
  ]),
  ...storeNamed('PostgreSQL').flatMap((store) =>
    ['PostgreSQL', 'NATS']
      .filter((bus) => brokers.has(bus))
      .map((bus) => ({ name: `PostgreSQL and the bus of ${bus}`, store, broker: brokers.get(bus) })),
  ),
];

export type Nodes = {
  open(games?: readonly HostedGame[], peers?: Partial<Peers>): Promise<Node>;
  readonly broker: TestBroker | undefined;
  /** Closes the nodes; their stored data stays. */
  closeNodes(): Promise<void>;
  /** Closes the nodes and deletes their stored data; new nodes can be opened. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

/** A clock whose timers can be stopped; time itself continues. */
const freezable = (): { readonly time: Time; freeze(): void; thaw(): void } => {
  let isFrozen = false;
  const due = new Set<() => void>();
  return {
    time: {
      ...systemTime,
      after: (ms, call) => {
        const ring = (): void => {
          if (isFrozen) due.add(ring);
          else call();
        };
        const cancel = systemTime.after(ms, ring);
        return () => {
          due.delete(ring);
          cancel();
        };
      },
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const ring of [...due]) {
        due.delete(ring);
        ring();
      }
    },
  };
};

export const startNodes = async ({ store: kind, broker: create }: NodesKind): Promise<Nodes> => {
  const place: TestPlace = await kind.make();
  const broker = await create?.();
  const opened: { readonly node: Node; readonly close: () => Promise<void> }[] = [];

  const open = async (games = GAMES, more: Partial<Peers> = {}): Promise<Node> => {
    const store = await place.open();
    const bus = await broker?.open();
    const { time, freeze, thaw } = freezable();
    const name = nanoid();
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
    const session = createSession({
      store,
      games,
      time,
      chance: systemChance,
      log: SILENT,
      bots,
      defer: setImmediate,
      packing: systemPacking,
      botDelayMs: 0,
      botPool: { ask: () => Promise.reject(new Error('no pool')), close: async () => undefined },
      peers: { node: name, pollMs: 20, ...defined({ bus }), ...more },
    });
    const node: Node = { session, store, name, thought: 0, freeze, thaw };
    const close = async (): Promise<void> => {
      thaw();
      await session.stop();
      await session.close();
      await store.close();
      await bus?.close();
    };
    opened.push({ node, close });
    return node;
  };

  const closeNodes = async (): Promise<void> => {
    for (const { close } of opened.splice(0)) await close();
  };
  return {
    open,
    broker,
    closeNodes,
    async clear() {
      await closeNodes();
      await place.clear();
    },
    async close() {
      await closeNodes();
      await broker?.close();
      await place.end();
    },
  };
};

/** Two nodes, and two people in their store. */
export const openTwo = async (nodes: Nodes, peers: Partial<Peers> = {}): Promise<[Node, Node]> => {
  const [first, second] = [await nodes.open(undefined, peers), await nodes.open(undefined, peers)];
  for (const { id, name } of [ann, bob])
    await first.store.addPerson({ id, name, tokenHash: id, createdAt: Date.now() });
  return [first, second];
};

export const addTable = async (
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

export const sitDown = async (
  { session, store }: Node,
  table: string,
  seat: number,
  person: StoredPerson,
) => {
  expect(await store.takeSeat(table, seat, person.id, nobodyBarred)).toBe('taken');
  await session.host.seat(table, seat, { person: person.id, name: person.name });
};

export const play = (
  { session }: Node,
  table: string,
  seat: number,
  move: number,
  person = ann,
): Promise<Answer> => session.host.perform(person.id, { type: 'move', command: nanoid(), table, seat, move });

/** A person's screen at a node, and everything it was sent. */
export const watch = async ({ session }: Node, table: string, person: StoredPerson) => {
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

export const picturesOf = (got: readonly ServerMessage[]) =>
  got.flatMap((message) => (message.type === 'picture' ? [message] : []));
export const wordsOf = (got: readonly ServerMessage[]) =>
  got.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
