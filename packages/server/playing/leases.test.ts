import { toyEnd } from '@three-spires/table/toy-game';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import {
  addTable,
  ann,
  NODES_KINDS,
  type Node,
  type Nodes,
  openTwo,
  play,
  startNodes,
  watch,
} from '../testing/nodes.ts';
import { placeOfTests } from '../testing/place-of-tests.ts';
import { TEST_STORES } from '../testing/test-stores.ts';

const LONG_MS = 600_000;

describe.each(TEST_STORES)('leases on $name', ({ make }) => {
  const place = placeOfTests(make);
  let store: Store;
  beforeEach(async () => {
    store = await place.open();
  });
  afterEach(() => store.close());

  it('are one node’s while it is alive, and then another’s', async () => {
    await store.beat('one', LONG_MS);
    await store.beat('other', LONG_MS);
    expect(await store.claimLeases('one', ['a', 'b'])).toEqual(['a', 'b']);
    expect(await store.claimLeases('other', ['b', 'c'])).toEqual(['c']);
    expect(await store.claimLeases('one', ['a'])).toEqual(['a']);
    expect(await store.orphanedLeases(10)).toEqual([]);
    await store.leave('one');
    expect(await store.orphanedLeases(10)).toEqual(['a', 'b']);
    expect(await store.orphanedLeases(1)).toEqual(['a']);
    expect(await store.claimLeases('other', ['b', 'a'])).toEqual(['a', 'b']);
    // The first comes back too late.
    await store.beat('one', LONG_MS);
    expect(await store.claimLeases('one', ['a', 'b', 'c'])).toEqual([]);
    await store.endLeases('one', ['a']);
    expect(await store.claimLeases('one', ['a'])).toEqual([]);
    await store.endLeases('other', ['a']);
    expect(await store.claimLeases('one', ['a', 'b'])).toEqual(['a']);
  });

  it('go by the clock of the database', async () => {
    await store.beat('one', 1);
    await store.claimLeases('one', ['a', 'job:x']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await store.orphanedLeases(10)).toEqual(['a']);
    await store.beat('one', LONG_MS);
    expect(await store.orphanedLeases(10)).toEqual([]);
  });

  it('go to one of many that ask at once', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `table ${at}`);
    const others = await Promise.all(
      ['a', 'b', 'c'].map(async (node) => ({ node, store: await place.open() })),
    );
    for (const other of others) await other.store.beat(other.node, LONG_MS);
    const got = await Promise.all(
      others.map(({ node, store: own }, at) => own.claimLeases(node, at === 1 ? names.toReversed() : names)),
    );
    expect(got.flat().sort()).toEqual(names.toSorted());
    for (const other of others) await other.store.close();
  });
});

/** Far shorter than usual, and long enough for a busy machine. */
const SHORT = { beatMs: 50, leaseMs: 1_000 };

describe.each(NODES_KINDS)('nodes on $name', (kind) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await startNodes(kind);
  });
  afterEach(() => nodes.clear());
  afterAll(() => nodes.close());

  const lastSeqOf = async ({ store }: Node, table: string) => (await store.tableById(table))?.lastSeq;

  it('take over the bots of a node that has stopped, and a late node does no harm', async () => {
    const [first, second] = await openTwo(nodes, SHORT);
    const table = await addTable(first, ['me', 'bot']);
    await watch(first, table, ann);
    await expect.poll(() => lastSeqOf(first, table)).toBe(1);
    first.freeze();
    // Nobody has this table open at the second node.
    await expect.poll(() => second.session.host.isLoaded(table), { timeout: 20_000 }).toBe(true);
    await play(second, table, 0, toyEnd);
    await expect.poll(() => lastSeqOf(second, table)).toBe(3);
    const thought = first.thought;
    first.thaw();
    for (let round = 2; round <= 4; round++) {
      expect(await play(round % 2 === 0 ? first : second, table, 0, toyEnd)).toMatchObject({
        type: 'accepted',
      });
      await expect.poll(() => lastSeqOf(first, table)).toBe(2 * round + 1);
    }
    expect(first.thought).toBe(thought);
    const seqs = (await first.store.entriesOf(table)).map(({ entry }) => entry.seq);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('take over the clock of a table that nobody looks at', async () => {
    const [first, second] = await openTwo(nodes, SHORT);
    const table = await addTable(first, ['me', 'me'], {
      game: 'timed',
      clock: { seconds: 10, increment: 0 },
    });
    const stored = await first.store.tableById(table);
    if (stored?.clock === undefined) throw new Error('no clock');
    const clock = { ...stored.clock, left: [2_500, 60_000], at: Date.now() };
    expect(await first.store.saveClock(table, clock, 0)).toBe(true);
    await watch(first, table, ann);
    await expect.poll(() => first.store.claimLeases('a stranger', [table])).toEqual([]);
    first.freeze();
    await expect.poll(() => lastSeqOf(second, table), { timeout: 20_000 }).toBe(1);
    expect(await second.store.entriesOf(table)).toMatchObject([{ entry: { seat: 0, move: toyEnd } }]);
  });

  it('get the tables of one that leaves', async () => {
    const [first, second] = await openTwo(nodes, { beatMs: 50 });
    const table = await addTable(first, ['me', 'bot']);
    await watch(first, table, ann);
    await expect.poll(() => lastSeqOf(first, table)).toBe(1);
    await first.session.leave();
    await expect.poll(() => second.session.host.isLoaded(table)).toBe(true);
    // People can still play at the node that leaves.
    await play(first, table, 0, toyEnd);
    await expect.poll(() => lastSeqOf(first, table)).toBe(3);
    expect([first.thought, second.thought]).toEqual([1, 1]);
  });

  it('do a job once, and give it back when the table is over or nothing is to run', async () => {
    const [first, second] = await openTwo(nodes, SHORT);
    expect([await first.session.mayDo('x'), await second.session.mayDo('x')]).toEqual([true, false]);
    await first.session.leave();
    await expect.poll(() => second.session.mayDo('x')).toBe(true);
    const people = await addTable(second, ['me', 'me']);
    await watch(second, people, ann);
    await play(second, people, 0, toyEnd);
    expect(await second.store.claimLeases('a stranger', [people])).toEqual([people]);
  });
});
