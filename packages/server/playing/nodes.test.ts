import type { Screen } from '@three-spires/session';
import type { ClientMessage } from '@three-spires/session/protocol';
import { lastSeq } from '@three-spires/table';
import { toyDraw, toyEnd, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addTable,
  ann,
  bob,
  NODES_KINDS,
  type Node,
  type Nodes,
  openTwo,
  picturesOf,
  play,
  SETUP,
  sitDown,
  startNodes,
  UPDATED,
  watch,
  wordsOf,
} from '../testing/nodes.ts';

type Asked = Extract<ClientMessage, { readonly type: 'undo' | 'giveUp' | 'consent' }>;
type Asking = Asked extends infer Each ? (Each extends Asked ? Omit<Each, 'command'> : never) : never;

const act = ({ session }: Node, person: typeof ann, asked: Asking) =>
  session.host.perform(person.id, { ...asked, command: nanoid() } as Asked);

describe.each(NODES_KINDS)('two nodes on $name', (kind) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await startNodes(kind);
  });
  afterEach(() => nodes.clear());
  afterAll(() => nodes.close());

  it('show each other’s moves, to a look and to screens that are open', async () => {
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
    const table = await addTable(first, ['me', 'me']);
    await second.session.host.table(table);
    await play(first, table, 0, toyPlay(0));
    await play(first, table, 0, toyDraw);
    await nodes.closeNodes();
    const [one, other] = [await nodes.open(UPDATED), await nodes.open(UPDATED)];
    const found = await Promise.all([one, other].map(({ session }) => session.host.table(table)));
    const [base, sameBase] = found.map((shown) => shown.table.base);
    expect(base?.seq).toBe(2);
    // Which of them has stored it, and so which has read it back, is open.
    expect([sameBase?.seq, sameBase?.state]).toEqual([base?.seq, base?.state]);
    expect(await play(one, table, 0, toyEnd)).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await play(other, table, 1, toyEnd)).toMatchObject({ type: 'accepted', seq: 4 });
  });

  it('never judge a command by an old position', async () => {
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
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
    // One of them has the table, so nothing is thought twice.
    expect(first.thought + second.thought).toBe(6);
    expect([first.thought, second.thought]).toContain(0);
  });

  it('let a clock run out once', async () => {
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
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
    const [first, second] = await openTwo(nodes);
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
    await second.store.changePerson('bob', { name: 'Robert' });
    await expect.poll(() => picturesOf(got).at(-1)?.picture.seats[1]?.name).toBe('Robert');
  });

  it('show a request on both, and let consent on either count once', async () => {
    const [first, second] = await openTwo(nodes);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(second, table, 1, bob);
    const here = await watch(first, table, ann);
    const there = await watch(second, table, bob);
    await play(first, table, 0, toyPlay(0));
    await play(second, table, 1, toyPlay(0), bob);
    await expect.poll(() => picturesOf(here.got).at(-1)?.seq).toBe(2);
    expect(await act(first, ann, { type: 'undo', table, seat: 0, to: 0 })).toMatchObject({
      type: 'accepted',
    });
    await expect.poll(() => picturesOf(there.got).at(-1)?.picture.request?.asked).toBe(true);
    expect(await act(second, ann, { type: 'undo', table, seat: 0 })).toMatchObject({
      refusal: { code: 'undo-already-asked' },
    });
    const answers = await Promise.all([
      act(first, bob, { type: 'consent', table, accept: true }),
      act(second, bob, { type: 'consent', table, accept: true }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['accepted', 'refused']);
    expect((await first.store.entriesOf(table)).map(({ entry }) => entry)).toMatchObject([
      { seq: 1 },
      { seq: 2 },
      { seq: 3, undoTo: 0 },
    ]);
    for (const { got } of [here, there]) {
      await expect.poll(() => picturesOf(got).at(-1)?.seq).toBe(3);
      expect(picturesOf(got).at(-1)?.picture.request).toBeUndefined();
    }
  });

  it('take a request back at the other node, and then no consent counts', async () => {
    const [first, second] = await openTwo(nodes);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(second, table, 1, bob);
    await play(first, table, 0, toyPlay(0));
    await play(second, table, 1, toyPlay(0), bob);
    await act(first, ann, { type: 'undo', table, seat: 0, to: 0 });
    expect(await act(second, ann, { type: 'consent', table, accept: false })).toMatchObject({
      type: 'accepted',
    });
    expect(await act(first, bob, { type: 'consent', table, accept: true })).toMatchObject({
      refusal: { code: 'no-undo-asked' },
    });
    expect(await first.store.entriesOf(table)).toHaveLength(2);
    // A request outlives the copy in memory that it was made on.
    await act(first, ann, { type: 'undo', table, seat: 0, to: 0 });
    await nodes.closeNodes();
    const { session } = await nodes.open();
    expect((await session.host.table(table)).table.request).toMatchObject({
      person: 'ann',
      waiting: ['bob'],
    });
  });
});

const WITH_BUS = NODES_KINDS.filter(({ broker }) => broker !== undefined);

describe.each(WITH_BUS)('two nodes on $name', (kind) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await startNodes(kind);
  });
  afterEach(() => nodes.clear());
  afterAll(() => nodes.close());

  it('see who looks at a table at the other', async () => {
    const [first, second] = await openTwo(nodes);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(second, table, 1, bob);
    const here = await watch(first, table, ann);
    const there = await watch(second, table, bob);
    const again = await watch(second, table, ann);
    const seenBy = ({ got }: typeof here) =>
      got
        .flatMap((message) => (message.type === 'present' ? [message.people] : []))
        .at(-1)
        ?.map(({ name, seats, me }) => `${name} ${seats} ${me}`)
        .sort();
    await expect.poll(() => seenBy(here)).toEqual(['Ann 0 true', 'Bob 1 false']);
    await expect.poll(() => seenBy(there)).toEqual(['Ann 0 false', 'Bob 1 true']);
    second.session.screens.forget(there.screen);
    await expect.poll(() => seenBy(here)).toEqual(['Ann 0 true']);
    expect(seenBy(again)).toEqual(['Ann 0 true']);
  });

  it('show what has happened while the bus was away', async () => {
    // So that only the end of the gap brings it, never the clock.
    const [first, second] = await openTwo(nodes, { pollMs: 3_600_000 });
    const table = await addTable(first, ['me', 'me']);
    const { got } = await watch(second, table, ann);
    await nodes.broker?.cut();
    await play(first, table, 0, toyPlay(0));
    await nodes.broker?.mend();
    await expect.poll(() => picturesOf(got).at(-1)?.seq, { timeout: 30_000 }).toBe(1);
  });
});
