import { perHour } from '@three-spires/session';
import type { ErrorAnswer } from '@three-spires/session/protocol';
import { toyGame } from '@three-spires/table/toy-game';
import { nanoid } from 'nanoid';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS, type Limits } from '../settings/limits.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type HttpAnswer, type Visitor } from '../testing/visitor.ts';

const HOUR_MS = 3600 * 1000;
const games = [{ game: toyGame, decks: true as const }];
const table = { game: 'toy', setup: { players: 1, rounds: 1 }, seats: [{ holder: 'me' }] };

let server: Loopback;
let elapsed = 0;
afterEach(() => server.close());

const start = async (limits: Partial<Limits>): Promise<void> => {
  const time = { elapsed: () => elapsed, date: () => Date.now() };
  server = await startLoopback(games, { limits: { ...LIMITS, ...limits }, time });
};

const codeOf = ({ status, body }: HttpAnswer): string =>
  status < 300 ? String(status) : `${status} ${(body as ErrorAnswer).error.code}`;

const open = async (who: Visitor): Promise<string> => codeOf(await who.request('POST', '/api/tables', table));

describe('new tables', () => {
  it('are limited for each person by the hour', async () => {
    await start({ tables: perHour(2) });
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    expect([await open(ann), await open(ann), await open(ann)]).toEqual([
      '201',
      '201',
      '429 too-many-tables',
    ]);
    expect(await open(bob)).toBe('201');
    elapsed += HOUR_MS / 2;
    expect([await open(ann), await open(ann)]).toEqual(['201', '429 too-many-tables']);
  });

  it('are limited for each address, however many people ask', async () => {
    await start({ tablesPerAddress: perHour(2) });
    const people = [1, 2, 3].map(() => createVisitor(server.url));
    const answers: string[] = [];
    for (const person of people) answers.push(await open(person));
    expect(answers).toEqual(['201', '201', '429 too-many-tables']);
  });

  it('that are no tables count for nothing', async () => {
    await start({ tables: perHour(1) });
    const ann = createVisitor(server.url);
    const wrong = { ...table, setup: { players: 9 } };
    for (let count = 0; count < 3; count++)
      expect(codeOf(await ann.request('POST', '/api/tables', wrong))).toBe('400 bad-setup');
    expect(await open(ann)).toBe('201');
  });

  it('wait until one of too many unfinished ones is left', async () => {
    await start({ openTables: 2 });
    const ann = createVisitor(server.url);
    const { table: first } = await ann.openTable('toy', table.setup, ['me']);
    expect([await open(ann), await open(ann)]).toEqual(['201', '403 too-many-open-tables']);
    const branch = await ann.request('POST', `/api/tables/${first}/branches`, { seq: 0 });
    expect(codeOf(branch)).toBe('403 too-many-open-tables');
    await ann.request('DELETE', `/api/tables/${first}/seats/0`);
    expect(await open(ann)).toBe('201');
  });
});

describe('new people', () => {
  it('are limited for each address, and those who are known stay welcome', async () => {
    await start({ people: perHour(2) });
    const [ann, bob, eve] = [1, 2, 3].map(() => createVisitor(server.url));
    const visit = async (who: Visitor | undefined) => who && codeOf(await who.request('GET', '/api/me'));
    expect([await visit(ann), await visit(bob), await visit(eve)]).toEqual([
      '200',
      '200',
      '429 too-many-people',
    ]);
    expect(await visit(ann)).toBe('200');
    elapsed += HOUR_MS;
    expect(await visit(eve)).toBe('200');
  });
});

describe('what is sent', () => {
  it('is limited in bytes for each address', async () => {
    await start({ uploads: perHour(1_000) });
    const rename = async () =>
      codeOf(await createVisitor(server.url).request('PATCH', '/api/me', { name: 'x'.repeat(400) }));
    expect([await rename(), await rename(), await rename()]).toEqual([
      '400 bad-request',
      '400 bad-request',
      '429 too-many-uploads',
    ]);
  });

  it('is limited in messages and moves for each person, over all windows', async () => {
    await start({ moves: perHour(2), messages: { burst: 8, perSecond: 1 } });
    const ann = createVisitor(server.url);
    const { table: id } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'me']);
    const lines = [await ann.connect(), await ann.connect(), await ann.connect()];
    const undo = { type: 'undo', table: id, seat: 0 } as const;
    const answers: unknown[] = [];
    for (const line of lines) answers.push(await line.ask({ ...undo, command: nanoid() }));
    expect(answers).toMatchObject([{ type: 'refused' }, { type: 'refused' }, { code: 'too-many-moves' }]);
    const [first, second] = lines;
    for (let count = 0; count < 5; count++) first?.send({ type: 'ping' });
    await first?.next('pong');
    for (let count = 0; count < 4; count++) await first?.next('pong');
    second?.send({ type: 'ping' });
    expect(await second?.next('error')).toMatchObject({ code: 'too-fast' });
    for (const line of lines) await line.close();
  });
});

describe('decks', () => {
  it('are limited for each person', async () => {
    await start({ decks: 1 });
    const ann = createVisitor(server.url);
    const deck = { name: 'Mine', tower: '', main: {}, tokens: {} };
    const save = async (id: string) =>
      codeOf(await ann.request('PUT', `/api/decks/toy/${id}`, { version: 0, deck }));
    expect([await save('deck-one'), await save('deck-two')]).toEqual(['200', '409 too-many-decks']);
  });
});
