import type {
  ClaimSeatAnswer,
  ErrorAnswer,
  NewTableAnswer,
  ReplayPicturesAnswer,
  TableSummary,
} from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type MessageOf, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const at = (room: string) => ({
  characters: ['Ironclad'],
  position: { players: [{ character: 'Ironclad' }], enemies: [], climb: { act: 1, room } },
});

const look = async (person: Visitor, table: string): Promise<MessageOf<'picture'>['picture']> => {
  const line = await person.connect();
  line.send({ type: 'watch', table });
  const { picture } = await line.next('picture');
  await line.close();
  return picture;
};

describe('sitting down at a game that goes on', () => {
  it('is possible between two Acts, and holds after a restart', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('slay-the-spire', at('actEnd'), ['me']);
    const wrong = await bob.request<ErrorAnswer>('POST', `/api/tables/${table}/guests`, {
      invite: 'something-else',
      join: 'Silent',
    });
    expect(wrong.status).toBe(403);
    const taken = await bob.request<ErrorAnswer>('POST', `/api/tables/${table}/guests`, {
      invite,
      join: 'Ironclad',
    });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'cannot-join']);
    const joined = await bob.request<ClaimSeatAnswer>('POST', `/api/tables/${table}/guests`, {
      invite,
      join: 'Silent',
    });
    expect(joined.body).toEqual({ table, seat: 1 });
    await server.restart();
    const picture = await look(bob, table);
    expect(picture.seats.map(({ mine }) => mine)).toEqual([false, true]);
    expect(picture.outlooks[0]).toMatchObject({ viewer: 1 });
    expect(picture.deciding).toEqual([0, 1]);
    const { body } = await bob.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body.about).toMatchObject({ party: 'Ironclad, Silent' });
  });

  it('is refused in the middle of an Act', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('slay-the-spire', at('campfire'), ['me']);
    const refused = await bob.request<ErrorAnswer>('POST', `/api/tables/${table}/guests`, {
      invite,
      join: 'Silent',
    });
    expect(refused.status).toBe(409);
  });
});

describe('the past of a game that a guest has joined', () => {
  it('is watched by the newcomer from outside, and played on from without them', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('slay-the-spire', at('actEnd'), ['me']);
    await bob.request('POST', `/api/tables/${table}/guests`, { invite, join: 'Silent' });
    const { body } = await bob.request<ReplayPicturesAnswer<{ players: unknown[] }>>(
      'GET',
      `/api/tables/${table}/replay/pictures?from=0&count=9`,
    );
    expect(body.pictures.map(({ view }) => view.players.length)).toEqual([1, 2]);
    const line = await ann.connect();
    await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    const others = await bob.connect();
    await others.ask({ type: 'consent', command: nanoid(), table, accept: true });
    await Promise.all([line.close(), others.close()]);
    for (const [seq, seats] of [
      [0, 1],
      [1, 2],
    ]) {
      const branch = await bob.request<NewTableAnswer>('POST', `/api/tables/${table}/branches`, { seq });
      expect((await look(bob, branch.body.table)).outlooks).toHaveLength(seats ?? 0);
    }
  });
});

describe('giving a game up', () => {
  it('ends it at once for a single player', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('slay-the-spire', at('campfire'), ['me']);
    const line = await ann.connect();
    await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    await line.close();
    expect((await look(ann, table)).outcome).toMatchObject({ result: 'defeat', reason: 'gave-up' });
  });

  it('waits for the consent of the others', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('slay-the-spire', at('actEnd'), ['me']);
    await bob.request('POST', `/api/tables/${table}/guests`, { invite, join: 'Silent' });
    const [line, other] = [await ann.connect(), await bob.connect()];
    await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    const asked = await look(bob, table);
    expect(asked.outcome).toBeUndefined();
    expect(asked.request).toMatchObject({ giveUp: true, asked: true });
    await other.ask({ type: 'consent', command: nanoid(), table, accept: true });
    await Promise.all([line.close(), other.close()]);
    expect((await look(ann, table)).outcome?.reason).toBe('gave-up');
  });
});
