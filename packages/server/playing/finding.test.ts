import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type {
  BlocksAnswer,
  ErrorAnswer,
  HistoryAnswer,
  LeaderboardAnswer,
  OpenTablesAnswer,
  QueueAnswer,
  TableRatings,
  TableSummary,
} from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { systemTime } from '../settings/system-time.ts';
import { runProgram } from '../testing/child-server.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type HttpAnswer, type Line, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
/** Time stands still for the server, but for what the tests add. */
const START = Date.now();
let later = 0;
beforeAll(async () => {
  const time = {
    date: () => START + later,
    // Open tables are kept on the list every 20 s; here there is no need to wait for that.
    after: (ms: number, call: () => void) => systemTime.after(ms === 20_000 ? 20 : ms, call),
  };
  server = await startLoopback(HOSTED_GAMES, { time });
});
afterAll(() => server.close());

const GAME = 'mystic-spires';
const [deckOfAnn, deckOfBob] = [1, 3].map((at) => {
  const { tower, main, tokens } = STARTER_DECKS[at] as (typeof STARTER_DECKS)[number];
  return { name: `secret deck ${at}`, tower, main, tokens };
});

const codeOf = ({ status, body }: HttpAnswer): string =>
  status < 300 ? String(status) : `${status} ${(body as ErrorAnswer).error.code}`;

const person = async (name: string): Promise<Visitor & { readonly id: string }> => {
  const visitor = createVisitor(server.url);
  const { body } = await visitor.request<{ id: string }>('PATCH', '/api/me', { name });
  return { ...visitor, id: body.id };
};

const duel = (more: object = {}) => ({
  game: GAME,
  setup: { decks: [deckOfAnn, null], first: 'first' },
  ...more,
});
const openDuel = (who: Visitor, more: object = {}) =>
  who.openTable(GAME, duel().setup, ['me', 'open'], more as never);

const listed = async (who: Visitor): Promise<string[]> => {
  const { body } = await who.request<OpenTablesAnswer>('GET', `/api/open-tables?game=${GAME}`);
  return body.tables.map(({ summary }) => summary.table);
};

const sitDown = (who: Visitor, table: string, invite = 'open') =>
  who.request('POST', `/api/tables/${table}/seats`, { invite, choice: deckOfBob });

const watch = async (who: Visitor, table: string, invite?: string): Promise<Line> => {
  const line = await who.connect();
  line.send({ type: 'watch', table, ...(invite === undefined ? {} : { invite }) });
  return line;
};

/** Gives a duel up for a seat. */
const giveUp = async (line: Line, table: string, seat: number): Promise<void> => {
  const move = mysticSpires.concession as number;
  const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move });
  expect(answer.type).toBe('accepted');
};

describe('open tables', () => {
  it('are found by everyone, without a secret, and joined without an invitation', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const hidden = await openDuel(ann);
    const { table } = await openDuel(ann, { listed: true, clock: { seconds: 300, increment: 5 } });
    expect(await listed(bob)).toContain(table);
    expect(await listed(bob)).not.toContain(hidden.table);
    const { body } = await bob.request<OpenTablesAnswer>('GET', '/api/open-tables');
    const line = body.tables.find(({ summary }) => summary.table === table);
    expect(line).toMatchObject({
      clock: { seconds: 300, increment: 5 },
      ratings: [{ rating: 1500, provisional: true }, null],
      summary: { host: 'Ann', listed: true, setup: { decks: [{ hidden: true }, null] } },
    });
    const text = JSON.stringify(line);
    for (const secret of ['seed', 'invite', 'secret deck', deckOfAnn?.tower ?? '-', ann.id])
      expect(text).not.toContain(secret);
    expect(codeOf(await sitDown(bob, hidden.table))).toBe('403 wrong-invite');
    expect(codeOf(await sitDown(bob, table))).toBe('200');
    expect(await listed(bob)).not.toContain(table);
  });

  it('are switched on and off by the person who opened them, and nobody else', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await openDuel(ann);
    const change = (who: Visitor, listing: boolean) =>
      who.request<TableSummary>('PATCH', `/api/tables/${table}`, { listed: listing });
    expect(codeOf(await change(bob, true))).toBe('403 not-the-host');
    expect((await change(ann, true)).body).toMatchObject({ listed: true, hosting: true });
    expect(await listed(bob)).toContain(table);
    expect((await change(ann, false)).body.listed).toBeUndefined();
    expect(await listed(bob)).not.toContain(table);
    expect(codeOf(await sitDown(bob, table))).toBe('403 wrong-invite');
    expect(codeOf(await sitDown(bob, table, invite))).toBe('200');
    expect(codeOf(await change(bob, true))).toBe('403 not-the-host');
  });

  it('leave the list when nobody who sits there was seen for a while', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table } = await openDuel(ann, { listed: true });
    expect(await listed(bob)).toContain(table);
    later += 61_000;
    expect(await listed(bob)).not.toContain(table);
  });

  it('stay on the list while one who sits there is connected, and a spectator does not count', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table } = await openDuel(ann, { listed: true });
    const [line, look] = [await watch(ann, table), await watch(bob, table, 'open')];
    for (const each of [line, look]) await each.next('picture');
    const isListed = async (): Promise<boolean> => (await listed(bob)).includes(table);
    later += 61_000;
    await expect.poll(isListed, { timeout: 30_000 }).toBe(true);
    later += 61_000;
    await expect.poll(isListed, { timeout: 30_000 }).toBe(true);
    await line.close();
    // What was under way may still keep it once.
    await expect
      .poll(
        async () => {
          later += 61_000;
          return await isListed();
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(false);
    await look.close();
  });

  it('say which game is unknown', async () => {
    const ann = await person('Ann');
    expect(codeOf(await ann.request('GET', '/api/open-tables?game=chess'))).toBe('400 unknown-game');
    expect(codeOf(await ann.request('GET', '/api/ratings/chess'))).toBe('400 unknown-game');
    expect(codeOf(await ann.request('PUT', '/api/queue/slay-the-spire', {}))).toBe('404 no-duels');
  });
});

describe('spectators', () => {
  it('are shown to everyone at the table, and see no hand', async () => {
    const [ann, bob, eve] = [await person('Ann'), await person('Bob'), await person('Eve')];
    const { table, invite } = await openDuel(ann);
    await sitDown(bob, table, invite);
    const [one, look] = [await watch(ann, table), await watch(eve, table, invite)];
    const present = await one.next('present', ({ people }) => people.length === 2);
    expect(present.people.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { person: ann.id, name: 'Ann', seats: [0], me: true },
      { person: eve.id, name: 'Eve', seats: [], me: false },
    ]);
    const own = (await one.next('picture')).picture.outlooks[0]?.view as { keepers: { hand: unknown }[] };
    const shown = (await look.next('picture')).picture;
    expect(shown.outlooks).toHaveLength(1);
    expect(shown.outlooks[0]).toMatchObject({ viewer: 'spectator', options: [] });
    // What Ann holds is in her own picture and in no other.
    const hand = JSON.stringify(own.keepers[0]?.hand);
    expect(hand.length).toBeGreaterThan(10);
    expect(JSON.stringify(shown)).not.toContain(hand);
    expect(JSON.stringify(shown)).not.toContain('secret deck');
    await one.close();
    await look.close();
  });

  it('are kept out, and sent away, where a table is for its players only', async () => {
    const [ann, bob, eve] = [await person('Ann'), await person('Bob'), await person('Eve')];
    const { table, invite } = await openDuel(ann);
    const look = await watch(eve, table, invite);
    await look.next('picture');
    const change = await ann.request<TableSummary>('PATCH', `/api/tables/${table}`, { spectators: false });
    expect(change.body.playersOnly).toBe(true);
    expect(await look.next('error')).toMatchObject({ code: 'players-only' });
    const again = await watch(eve, table, invite);
    expect(await again.next('error')).toMatchObject({ code: 'players-only' });
    expect(codeOf(await eve.request('GET', `/api/tables/${table}/replay?invite=${invite}`))).toBe(
      '403 players-only',
    );
    // Those who are to sit down can still do so.
    expect(codeOf(await sitDown(bob, table, invite))).toBe('200');
    const played = await watch(bob, table);
    expect((await played.next('picture')).picture.playersOnly).toBe(true);
    for (const line of [look, again, played]) await line.close();
  });
});

describe('ratings', () => {
  it('change once for a rated duel, and are shown to both', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await openDuel(ann, { rated: true });
    const ratings = async (who: Visitor) =>
      (await who.request<TableRatings>('GET', `/api/tables/${table}/ratings?invite=${invite}`)).body;
    expect(await ratings(bob)).toEqual({
      rated: true,
      seats: [{ seat: 0, rating: 1500, provisional: true }],
    });
    await sitDown(bob, table, invite);
    const line = await watch(bob, table);
    await giveUp(line, table, 1);
    expect(codeOf(await bob.request('DELETE', `/api/tables/${table}/seats/1`))).toBe('409 game-over');
    for (const who of [ann, bob, ann])
      expect(await ratings(who)).toEqual({
        rated: true,
        seats: [
          { seat: 0, rating: 1662, provisional: true, change: 162 },
          { seat: 1, rating: 1338, provisional: true, change: -162 },
        ],
      });
    const history = await bob.request<HistoryAnswer>('GET', '/api/history');
    expect(history.body.games[0]).toMatchObject({ table, rating: { rating: 1338, change: -162 } });
    const best = await ann.request<LeaderboardAnswer>('GET', `/api/ratings/${GAME}`);
    expect(best.body).toEqual({
      game: GAME,
      lines: [],
      yours: { rating: 1662, provisional: true, games: 1 },
    });
    await server.restart();
    expect((await ratings(ann)).seats[0]?.rating).toBe(1662);
    await line.close();
  });

  it('stay as they are where the game was not rated, or a bot took the seat', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await openDuel(ann);
    await sitDown(bob, table, invite);
    const line = await watch(bob, table);
    await giveUp(line, table, 1);
    await line.close();
    const { table: other } = await openDuel(ann, { rated: true });
    await ann.request('POST', `/api/tables/${other}/seats/1/bot`, { level: 'novice' });
    const own = await watch(ann, other);
    expect((await own.next('picture', ({ picture }) => picture.deciding.length > 0)).picture.rated).toBe(
      undefined,
    );
    await giveUp(own, other, 0);
    await own.close();
    for (const id of [table, other])
      expect((await ann.request<TableRatings>('GET', `/api/tables/${id}/ratings`)).body).toEqual({
        rated: false,
        seats: [],
      });
    const best = await ann.request<LeaderboardAnswer>('GET', `/api/ratings/${GAME}`);
    expect(best.body.yours).toBeUndefined();
  });

  it('are refused for what is no duel between two people', async () => {
    const ann = await person('Ann');
    const open = async (seats: readonly string[], more: object) =>
      codeOf(
        await ann.request('POST', '/api/tables', {
          ...duel({ seats: seats.map((holder) => ({ holder })), rated: true }),
          ...more,
        }),
      );
    expect(await open(['me', 'open'], {})).toBe('201');
    for (const [seats, more] of [
      [['me', 'bot'], {}],
      [['me', 'me'], {}],
      [['me', 'open'], { hints: 'on' }],
      [['me', 'open'], { seed: 'mine' }],
      [['me', 'open'], { freeUndo: true }],
    ] as const)
      expect(await open(seats, more)).toBe('400 not-rated');
  });

  it('are not escaped by giving the seat back', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await openDuel(ann, { rated: true });
    await sitDown(bob, table, invite);
    const line = await watch(ann, table);
    const { picture } = await line.next('picture');
    const [first] = picture.outlooks[0]?.options ?? [];
    const seat = picture.deciding[0] ?? 0;
    expect(seat).toBe(0);
    await line.ask({ type: 'move', command: nanoid(), table, seat, move: first?.move ?? 0 });
    expect(codeOf(await ann.request('DELETE', `/api/tables/${table}/seats/0`))).toBe('409 rated-game');
    await line.close();
  });
});

describe('quick match', () => {
  const join = (who: Visitor, choice: unknown, clock = 'quick') =>
    who.request<QueueAnswer>('PUT', `/api/queue/${GAME}`, { choice, clock });
  const wait = async (who: Visitor) =>
    (await who.request<QueueAnswer>('POST', `/api/queue/${GAME}/wait`)).body;

  it('seats two people at a rated table with their decks and a clock', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    expect((await join(ann, deckOfAnn)).body).toMatchObject({ status: 'waiting', window: 100 });
    expect(await wait(ann)).toMatchObject({ status: 'waiting' });
    const met = (await join(bob, 'March of Cinders')).body;
    expect(met.status).toBe('matched');
    const { table } = met as Extract<QueueAnswer, { status: 'matched' }>;
    expect(await wait(ann)).toEqual({ status: 'matched', table });
    const { body } = await ann.request<TableSummary>('GET', `/api/tables/${table}`);
    expect(body).toMatchObject({ rated: true, timed: true, practice: [] });
    expect(body.seats.map(({ open, choice }) => [open, choice])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
    expect(JSON.stringify((await bob.request('GET', `/api/tables/${table}`)).body)).not.toContain(
      'secret deck',
    );
    const line = await watch(ann, table);
    expect((await line.next('picture')).picture).toMatchObject({ rated: true, clock: {} });
    await line.close();
  });

  it('is for those with the same clock who are still there', async () => {
    const [ann, bob, cid] = [await person('Ann'), await person('Bob'), await person('Cid')];
    await join(ann, deckOfAnn, 'none');
    expect((await join(bob, deckOfBob, 'slow')).body.status).toBe('waiting');
    later += 11_000;
    // Neither has been seen since.
    expect((await join(cid, deckOfBob, 'slow')).body.status).toBe('waiting');
    expect((await cid.request('DELETE', `/api/queue/${GAME}`)).body).toEqual({ left: true });
    expect((await wait(bob)).status).toBe('waiting');
    expect(await wait(cid)).toEqual({ status: 'out' });
    later += 61_000;
    expect(await wait(ann)).toEqual({ status: 'out' });
  });

  it('takes only decks that can be played', async () => {
    const ann = await person('Ann');
    expect(codeOf(await join(ann, 'No such deck'))).toMatch(/^400 /);
    expect(codeOf(await join(ann, { ...deckOfAnn, main: {} }))).toMatch(/^400 /);
    expect(
      codeOf(await ann.request('PUT', `/api/queue/${GAME}`, { choice: deckOfAnn, clock: 'blitz' })),
    ).toBe('400 bad-request');
    expect(await wait(ann)).toEqual({ status: 'out' });
  });

  it('never brings people together who have blocked each other', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await ann.request('PUT', `/api/blocks/${bob.id}`);
    await join(ann, deckOfAnn, 'slow');
    expect((await join(bob, deckOfBob, 'slow')).body.status).toBe('waiting');
    expect((await wait(ann)).status).toBe('waiting');
    await ann.request('DELETE', `/api/blocks/${bob.id}`);
    expect((await wait(ann)).status).toBe('matched');
  });
});

describe('blocks and reports', () => {
  it('hide what a person says, at once and ever after, and tell them nothing', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { table, invite } = await openDuel(ann);
    await sitDown(bob, table, invite);
    const [one, other] = [await watch(ann, table), await watch(bob, table)];
    const speak = (text: string) => other.ask({ type: 'chat', command: nanoid(), table, text });
    await one.next('chat', ({ lines }) => lines.length === 0);
    await other.next('chat');
    await speak('before');
    expect((await one.next('chat')).lines[0]).toMatchObject({ person: bob.id, text: 'before' });
    expect((await ann.request<BlocksAnswer>('PUT', `/api/blocks/${bob.id}`)).body.people).toEqual([
      { person: bob.id, name: 'Bob' },
    ]);
    expect((await speak('hidden')).type).toBe('accepted');
    expect((await other.ask({ type: 'signal', command: nanoid(), table, signal: 'greet' })).type).toBe(
      'accepted',
    );
    await one.ask({ type: 'chat', command: nanoid(), table, text: 'own' });
    expect((await one.next('chat')).lines[0]).toMatchObject({ text: 'own', mine: true });
    const again = await watch(ann, table);
    expect((await again.next('chat')).lines.map(({ text }) => text)).toEqual(['own']);
    // Bob hears everything, and his list is his own.
    const heard = await watch(bob, table);
    expect((await heard.next('chat')).lines).toHaveLength(4);
    expect((await bob.request<BlocksAnswer>('GET', '/api/blocks')).body.people).toEqual([]);
    await ann.request('DELETE', `/api/blocks/${bob.id}`);
    const free = await watch(ann, table);
    expect((await free.next('chat')).lines).toHaveLength(4);
    for (const line of [one, other, again, heard, free]) await line.close();
  });

  it('keep a blocked person from open tables, with the words of a bad invitation', async () => {
    const [ann, bob, cid] = [await person('Ann'), await person('Bob'), await person('Cid')];
    await ann.request('PUT', `/api/blocks/${bob.id}`);
    const { table, invite } = await openDuel(ann, { listed: true });
    expect([await listed(bob), await listed(cid)].map((tables) => tables.includes(table))).toEqual([
      false,
      true,
    ]);
    expect(codeOf(await sitDown(bob, table))).toBe('403 wrong-invite');
    expect(codeOf(await sitDown(bob, table, invite))).toBe('403 wrong-invite');
    expect(codeOf(await ann.request('PUT', `/api/blocks/${ann.id}`))).toBe('400 yourself');
    expect(codeOf(await ann.request('PUT', '/api/blocks/nobody'))).toBe('404 no-such-person');
    expect(codeOf(await sitDown(cid, table))).toBe('200');
  });

  it('are for the operator to read, and not too many', async () => {
    const [ann, bob, eve] = [await person('Ann'), await person('Bob'), await person('Eve')];
    const { table, invite } = await openDuel(ann);
    await sitDown(bob, table, invite);
    const other = await watch(bob, table);
    await other.next('chat');
    await other.ask({ type: 'chat', command: nanoid(), table, text: 'something rude' });
    const report = (who: Visitor, about: string) =>
      who.request('POST', `/api/tables/${table}/reports`, {
        person: about,
        reason: 'abuse',
        words: 'See chat',
      });
    expect(codeOf(await report(eve, bob.id))).toBe('403 not-invited');
    expect(codeOf(await report(ann, ann.id))).toBe('400 yourself');
    expect(codeOf(await report(ann, bob.id))).toBe('201');
    const { code, output } = await runProgram('reports', [], { DATA_DIR: server.dataDir });
    expect(code).toBe(0);
    expect(output).toMatch(/abuse .*\n {2}about {4}Bob /);
    for (const part of [`table    ${table}`, 'See chat', '> Bob: something rude'])
      expect(output).toContain(part);
    const answers: string[] = [];
    for (let count = 0; count < 6; count++) answers.push(codeOf(await report(ann, bob.id)));
    expect(answers.at(-1)).toBe('429 too-many-reports');
    await other.close();
  });
});
