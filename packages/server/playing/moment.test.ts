/** Positions handed out to be played on from: what they tell, and to whom. */
import { botsOf } from '@three-spires/bots';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { ErrorAnswer, MomentAnswer } from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const DUEL = { decks: ['March of Cinders', 'Critical Light'], first: 'first' };

type Keepers = { readonly keepers: readonly { readonly hand: number[]; readonly deck: number[] }[] };

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([
    { game: mysticSpires, ...botsOf(mysticSpires.id) },
    { game: slayTheSpire, ...botsOf(slayTheSpire.id) },
  ]);
});
afterAll(() => server.close());

const moment = async (who: Visitor, table: string, query = '') =>
  await who.request<MomentAnswer & ErrorAnswer>('GET', `/api/tables/${table}/moment${query}`);

const concede = async (who: Visitor, table: string): Promise<void> => {
  const line = await who.connect();
  const move = mysticSpires.concession ?? 0;
  expect((await line.ask({ type: 'move', command: nanoid(), table, seat: 0, move })).type).toBe('accepted');
  await line.close();
};

describe('a moment of a game that goes on', () => {
  it('is what its seat knows: dealing again what is hidden changes nothing', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('mystic-spires', DUEL, ['me', 'me'], { hints: 'on' });
    const both = await Promise.all([0, 1].map((seat) => moment(ann, table, `?at=0&seat=${seat}`)));
    const [mine, other] = both.map(({ body }) => body.state as Keepers);
    for (const [seat, { status, body }] of both.entries()) {
      expect([status, body.seat, body.isOpen, body.at]).toEqual([200, seat, false, 0]);
      expect(mysticSpires.imagine(body.state as never, seat, 'moment')).toEqual(body.state);
    }
    // Each knows the own hand, and a guess stands in place of the other.
    expect(mine?.keepers[0]?.hand).not.toEqual(other?.keepers[0]?.hand);
    expect(mine?.keepers[1]?.hand).not.toEqual(other?.keepers[1]?.hand);
  });

  it('belongs to its players', async () => {
    const [ann, eve] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('slay-the-spire', { characters: ['Silent', 'Watcher'] }, [
      'me',
      'open',
    ]);
    await eve.request('GET', '/api/me');
    expect((await moment(ann, table)).body).toMatchObject({ seat: 0, eyes: [0] });
    expect((await moment(ann, table, '?seat=1')).body.error.code).toBe('not-your-seat');
    expect((await moment(eve, table)).status).toBe(403);
    expect((await moment(eve, table, `?invite=${invite}`)).body.error).toMatchObject({
      code: 'not-your-seat',
      text: 'Only players may ask what if while a game goes on.',
    });
  });

  it('follows the rule for hints', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { table, invite } = await ann.openTable('mystic-spires', DUEL, ['me', 'open']);
    await bob.request('POST', `/api/tables/${table}/seats`, { invite });
    expect((await moment(ann, table)).body.error.code).toBe('hints-off');
    await concede(ann, table);
    const { body } = await moment(bob, table, '?at=0&seat=0');
    expect(body).toMatchObject({ isOpen: true, seat: 0, eyes: [0, 1] });
  });

  it('names what is wrong with the number of a move', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('slay-the-spire', { characters: ['Silent'] }, ['me']);
    expect((await moment(ann, table, '?at=9')).body.error).toMatchObject({
      code: 'no-such-moment',
      text: 'This game has 0 moves.',
      field: 'at',
    });
    expect((await moment(ann, table, '?at=x')).body.error.field).toBe('at');
  });

  it('tells the order of no deck: others may play the same seed', async () => {
    const ann = createVisitor(server.url);
    const setup = { characters: ['Silent'] };
    const { table } = await ann.openTable('slay-the-spire', setup, ['me'], { seed: 'the seed of others' });
    const { body } = await moment(ann, table, '?at=0');
    const real = slayTheSpire.start(slayTheSpire.readSetup(setup), 'the seed of others');
    expect(body.state).toEqual(slayTheSpire.imagine(real, 0, 'moment'));
    expect(body.isOpen).toBe(false);
    expect(body.state).not.toEqual(real);
  });
});
