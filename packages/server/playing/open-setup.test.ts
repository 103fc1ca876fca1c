import type { ErrorAnswer, ReplayAnswer, TableSummary } from '@three-spires/session/protocol';
import { toyDraw, toyEnd, toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
});
afterAll(() => server.close());

const setup = { players: 2, rounds: 1, words: ['heron', null] };

const claim = (who: Visitor, table: string, body: unknown) =>
  who.request<ErrorAnswer & { seat: number }>('POST', `/api/tables/${table}/seats`, body);

it('waits until the player of the seat has chosen, and restarts then', async () => {
  const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
  const { table, invite } = await ann.openTable('toy', setup, ['me', 'open']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  const waiting = await line.next('picture');
  expect(waiting.picture).toMatchObject({ deciding: [], outlooks: [{ options: [] }] });
  const move = { type: 'move', command: nanoid(), table, seat: 0, move: toyDraw } as const;
  expect(await line.ask(move)).toMatchObject({ type: 'refused' });

  const refused = await claim(bob, table, { invite, choice: 7 });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'bad-setup']);
  const invited = await bob.request<TableSummary>('GET', `/api/tables/${table}?invite=${invite}`);
  expect(invited.body.seats[1]).toMatchObject({ open: true });
  expect(invited.body.setup).toMatchObject({ words: ['?', null] });
  expect((await claim(bob, table, { invite, choice: 'ibis' })).status).toBe(200);

  const begun = await line.next('picture', ({ since, picture }) => since < 0 && picture.deciding.length > 0);
  expect(begun).toMatchObject({ seq: 0, picture: { setup: { words: ['heron', '?'] } } });
  expect(begun.events.length).toBeGreaterThan(0);
  await server.restart();
  const again = await bob.connect();
  expect(await again.ask({ ...move, command: nanoid(), seat: 1 })).toMatchObject({ type: 'accepted' });
  expect((await claim(bob, table, { invite, choice: 'crane' })).body.error.code).toBe('already-begun');
});

it('shows an opponent’s choice to nobody else until the game is over', async () => {
  const [ann, bob, eve] = [
    createVisitor(server.url),
    createVisitor(server.url),
    createVisitor(server.url),
  ] as const;
  const { table, invite } = await ann.openTable('toy', setup, ['me', 'open']);
  await claim(bob, table, { invite });
  await claim(bob, table, { invite, choice: 'ibis' });
  const texts = async (who: Visitor): Promise<string> => {
    const line = await who.connect();
    line.send({ type: 'watch', table, invite });
    const picture = await line.next('picture');
    const query = `?invite=${invite}`;
    const summary = await who.request<TableSummary>('GET', `/api/tables/${table}${query}`);
    const replay = await who.request<ReplayAnswer>('GET', `/api/tables/${table}/replay${query}`);
    const list = await who.request('GET', '/api/tables');
    return JSON.stringify([picture, summary.body, replay.body, list.body]);
  };
  await eve.request('GET', '/api/me');
  expect(await texts(ann)).toContain('heron');
  expect(await texts(ann)).not.toContain('ibis');
  expect(await texts(bob)).not.toContain('heron');
  expect(await texts(eve)).not.toMatch(/heron|ibis/);
  const lines = [await ann.connect(), await bob.connect()];
  for (const [seat, line] of lines.entries())
    expect((await line.ask({ type: 'move', command: nanoid(), table, seat, move: toyEnd })).type).toBe(
      'accepted',
    );
  expect(await texts(eve)).toMatch(/heron.*ibis/);
});
