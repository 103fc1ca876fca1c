/** What happens to an account is told on any node. */
import { FREE } from '@three-spires/session';
import { createEventSource } from '@three-spires/session/door';
import type { AccountEvent } from '@three-spires/session/protocol';
import { toyPlay } from '@three-spires/table/toy-game';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '../settings/system-time.ts';
import {
  addTable,
  ann,
  bob,
  NODES_KINDS,
  type Node,
  type Nodes,
  openTwo,
  play,
  sitDown,
  startNodes,
} from '../testing/nodes.ts';

const hearAt = ({ session, store }: Node, person: typeof ann, since?: number) => {
  const log = pino({ level: 'silent' });
  const source = createEventSource({ ...session, store, time: systemTime, log, costs: FREE });
  const got: AccountEvent[] = [];
  source.tell({ ...person, device: 'here' }, since, (event) => void got.push(event));
  return { got, close: source.close };
};

describe.each(NODES_KINDS)('an account on two nodes on $name', (kind) => {
  let nodes: Nodes;
  const closes: (() => void)[] = [];
  beforeAll(async () => {
    nodes = await startNodes(kind);
  });
  afterEach(async () => {
    for (const close of closes.splice(0)) close();
    await nodes.clear();
  });
  afterAll(() => nodes.close());

  const hear = (node: Node, person: typeof ann, since?: number): AccountEvent[] => {
    const { got, close } = hearAt(node, person, since);
    closes.push(close);
    return got;
  };
  const turns = (got: readonly AccountEvent[]) =>
    got.flatMap((event) => (event.type === 'table' ? [[event.table.seq, event.yourTurn]] : []));

  it('hears of a table that begins, and of turns that the other node has made', async () => {
    const [first, second] = await openTwo(nodes);
    const got = hear(second, bob);
    const table = await addTable(first, ['me', 'open']);
    await sitDown(first, table, 1, bob);
    await expect.poll(() => turns(got).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await play(first, table, 0, toyPlay(0));
    await expect.poll(() => turns(got).at(-1), { timeout: 20_000 }).toEqual([1, true]);
  });

  it('is not told again of what was long before', async () => {
    const [first] = await openTwo(nodes);
    const table = await addTable(first, ['me', 'open']);
    const before = hear(first, ann);
    await expect.poll(() => turns(before), { timeout: 20_000 }).toEqual([[0, true]]);
    const now = Date.now();
    const after = hear(first, ann, now + 10_001);
    const at = now + 5_000;
    const asked = { id: 'asked', table, from: 'bob', to: 'ann', status: 'open', at, changedAt: at } as const;
    expect(await first.store.addChallenge(asked, 9)).toBe('added');
    first.session.news.publish('account', { people: ['ann'] });
    await expect.poll(() => after, { timeout: 20_000 }).toMatchObject([{ type: 'challenge', at }]);
  });
});
