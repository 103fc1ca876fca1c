import type {
  ErrorAnswer,
  NewTableAnswer,
  ReplayAnswer,
  ReplayPicturesAnswer,
  TableSummary,
} from '@three-spires/session/protocol';
import { type ToyView, toyDraw, toyEnd, toyGame, toyPlay } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;
let table: string;
let invite: string;
let annsLine: Line;
let bobsLine: Line;

const play = async (line: Line, seat: number, move: number): Promise<void> => {
  expect((await line.ask({ type: 'move', command: nanoid(), table, seat, move })).type).toBe('accepted');
};

beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
  [ann, bob, eve] = [createVisitor(server.url), createVisitor(server.url), createVisitor(server.url)];
  ({ table, invite } = await ann.openTable('toy', { players: 2, rounds: 2 }, ['me', 'open']));
  await bob.request('POST', `/api/tables/${table}/seats`, { invite });
  await eve.request('GET', '/api/me');
  annsLine = await ann.connect();
  bobsLine = await bob.connect();
  await play(annsLine, 0, toyPlay(0));
  await play(bobsLine, 1, toyDraw);
  await play(annsLine, 0, toyPlay(1));
});
afterAll(async () => {
  await annsLine.close();
  await bobsLine.close();
  await server.close();
});

const replay = (who: Visitor, query = '') =>
  who.request<ReplayAnswer>('GET', `/api/tables/${table}/replay${query}`);
const pictures = (who: Visitor, query: string) =>
  who.request<ReplayPicturesAnswer<ToyView>>('GET', `/api/tables/${table}/replay/pictures?${query}`);
const branch = (who: Visitor, seq: number) =>
  who.request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${table}/branches`, { seq });

describe('the replay of a game that goes on', () => {
  it('shows everybody what they have seen, and no more', async () => {
    const { body } = await replay(ann);
    expect(body).toMatchObject({ status: 'playing', viewer: 0, eyes: [0], mayBranch: false });
    expect(body.moves.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(body.moves[1]?.events[0]).not.toHaveProperty('secret');
    expect((await replay(bob)).body.moves[1]?.events[0]).toHaveProperty('secret');
    const seen = await pictures(ann, 'from=0&count=99');
    expect(seen.body.pictures.map(({ view }) => view.players.map(({ hand }) => hand?.length))).toEqual([
      [3, undefined],
      [2, undefined],
      [2, undefined],
      [1, undefined],
    ]);
  });

  it('is closed to those who are not invited and to the eyes of others', async () => {
    expect((await replay(eve)).status).toBe(403);
    expect((await pictures(eve, 'from=0&count=1')).status).toBe(403);
    expect((await replay(ann, '?seat=1')).status).toBe(403);
    expect((await pictures(ann, 'from=0&count=1&seat=1')).status).toBe(403);
    const looked = await pictures(eve, `from=0&count=1&invite=${invite}`);
    expect(looked.body.viewer).toBe('spectator');
    expect(looked.body.pictures[0]?.view.players.map(({ hand }) => hand)).toEqual([undefined, undefined]);
  });

  it('cannot be played on from while others play', async () => {
    const refused = await branch(ann, 1);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'still-played']);
  });

  it('names the field that is wrong', async () => {
    const wrong = await ann.request<ErrorAnswer>(
      'GET',
      `/api/tables/${table}/replay/pictures?from=x&count=1`,
    );
    expect([wrong.status, wrong.body.error.field]).toEqual([400, 'from']);
  });
});

describe('the replay of a finished game', () => {
  beforeAll(async () => {
    for (let round = 0; round < 2; round++) {
      await play(annsLine, 0, toyEnd);
      await play(bobsLine, 1, toyEnd);
    }
  });

  it('is open to anyone with the link, through the eyes of any seat', async () => {
    const { body } = await replay(eve, '?seat=1');
    expect(body).toMatchObject({ status: 'finished', viewer: 1, eyes: [0, 1], mayBranch: true });
    expect(body.moves[1]?.events[0]).toHaveProperty('secret');
    const { body: last } = await pictures(eve, `from=${body.moves.length}&count=9&seat=1`);
    expect(last.pictures).toHaveLength(1);
    expect(last.pictures[0]?.outcome?.result).toBe('victory');
    expect(JSON.stringify(body)).not.toContain('seed');
  });

  it('can be played on from any point at a table of one’s own', async () => {
    const { status, body } = await branch(eve, 2);
    expect(status).toBe(201);
    const { body: summary } = await eve.request<TableSummary>('GET', `/api/tables/${body.table}`);
    expect(summary).toMatchObject({ seq: 2, status: 'playing', practice: ['branch'] });
    expect(summary.seats.every(({ mine }) => mine)).toBe(true);
    const line = await eve.connect();
    const move = { type: 'move', command: nanoid(), table: body.table, seat: 0, move: toyEnd } as const;
    expect(await line.ask(move)).toMatchObject({ type: 'accepted', seq: 3 });
    await line.close();
    expect((await replay(eve)).body.moves).toHaveLength(7);
    expect((await branch(eve, 99)).body.error.field).toBe('seq');
  });
});
