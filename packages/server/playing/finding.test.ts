import { defined } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import {
  type BlocksAnswer,
  type ErrorAnswer,
  type HistoryAnswer,
  type LeaderboardAnswer,
  type OpenTablesAnswer,
  type QueueAnswer,
  RATED_TERMS,
  type TableRatings,
  type TableSummary,
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

const DAY_MS = 24 * 3600 * 1000;
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
  line.send({ type: 'watch', table, ...defined({ invite }) });
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
    expect(codeOf(await ann.request('PUT', '/api/queue/slay-the-spire', { choice: 1, clock: 'none' }))).toBe(
      '404 no-duels',
    );
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

const join = (who: Visitor, choice: unknown, clock = 'quick') =>
  who.request<QueueAnswer>('PUT', `/api/queue/${GAME}`, { choice, clock });
const wait = async (who: Visitor) => (await who.request<QueueAnswer>('POST', `/api/queue/${GAME}/wait`)).body;

/** The table of two who meet in the queue; in seat 0 the one who came last. */
const meet = async (first: Visitor, last: Visitor): Promise<string> => {
  await join(first, deckOfAnn);
  const { body } = await join(last, deckOfBob);
  return (body as Extract<QueueAnswer, { status: 'matched' }>).table;
};

const ratingsAt = async (who: Visitor, table: string) =>
  (await who.request<TableRatings>('GET', `/api/tables/${table}/ratings`)).body;

/** Lets both move until each has played as much as a rated game asks for. */
const playOn = async (table: string, seats: readonly [Visitor, Visitor]): Promise<void> => {
  const lines = [await watch(seats[0], table), await watch(seats[1], table)] as const;
  const made = [0, 0];
  for (let seq = 0; Math.min(...made) < RATED_TERMS.moves; seq++) {
    const shown = await Promise.all(lines.map((line) => line.next('picture', (news) => news.seq === seq)));
    const seat = shown[0]?.picture.deciding[0] as 0 | 1;
    const options = shown[seat]?.picture.outlooks[0]?.options ?? [];
    // Any other move first, so that the game goes on.
    const move = (options.find((option) => option.move !== mysticSpires.pass) ?? options[0])?.move ?? 0;
    const answer = await lines[seat].ask({ type: 'move', command: nanoid(), table, seat, move });
    expect(answer.type).toBe('accepted');
    if (move !== mysticSpires.pass) made[seat] = (made[seat] as number) + 1;
  }
  for (const line of lines) await line.close();
};

describe('ratings', () => {
  it('change once for a quick match that was played, and are shown to both', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    later += DAY_MS;
    const table = await meet(bob, ann);
    expect(await ratingsAt(bob, table)).toEqual({
      rated: true,
      seats: [0, 1].map((seat) => ({ seat, rating: 1500, provisional: true })),
    });
    await playOn(table, [ann, bob]);
    const line = await watch(bob, table);
    await giveUp(line, table, 1);
    expect(codeOf(await bob.request('DELETE', `/api/tables/${table}/seats/1`))).toBe('409 game-over');
    for (const who of [ann, bob, ann])
      expect(await ratingsAt(who, table)).toEqual({
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
    expect((await ratingsAt(ann, table)).seats[0]?.rating).toBe(1662);
    // The server has not paired them for another one.
    const again = await ann.request<{ table: string }>('POST', `/api/tables/${table}/rematch`);
    const { body } = await bob.request<TableSummary>('GET', `/api/tables/${again.body.table}`);
    expect([body.rated, body.unrated]).toEqual([undefined, 'rematch']);
    await line.close();
  });

  it('fall for the one who leaves before enough was played, and nobody gains', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    later += DAY_MS;
    const table = await meet(bob, ann);
    // The hand is seen, so the seat is kept from the first moment.
    for (const [who, seat] of [
      [ann, 0],
      [bob, 1],
    ] as const)
      expect(codeOf(await who.request('DELETE', `/api/tables/${table}/seats/${seat}`))).toBe(
        '409 rated-game',
      );
    const line = await watch(bob, table);
    await giveUp(line, table, 1);
    await line.close();
    expect(await ratingsAt(ann, table)).toEqual({
      rated: true,
      short: true,
      seats: [
        { seat: 0, rating: 1500, provisional: true },
        { seat: 1, rating: 1338, provisional: true, change: -162 },
      ],
    });
    const best = await ann.request<LeaderboardAnswer>('GET', `/api/ratings/${GAME}`);
    expect(best.body.yours?.games ?? 0).toBe(0);
  });

  it('stay as they are with newcomers, who are told from when on they count', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const before = await ann.request<LeaderboardAnswer>('GET', `/api/ratings/${GAME}`);
    expect(before.body.countsFrom).toBe(START + later + DAY_MS);
    const table = await meet(bob, ann);
    const line = await watch(bob, table);
    expect((await line.next('picture')).picture).toMatchObject({ unrated: 'newcomer' });
    await giveUp(line, table, 1);
    await line.close();
    expect(await ratingsAt(ann, table)).toEqual({ rated: false, seats: [] });
    later += DAY_MS;
    const after = await ann.request<LeaderboardAnswer>('GET', `/api/ratings/${GAME}`);
    expect([after.body.countsFrom, after.body.yours]).toEqual([undefined, undefined]);
  });

  it('never change at a table that people have opened', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    later += DAY_MS;
    const asked = await ann.request('POST', '/api/tables', {
      ...duel({ seats: [{ holder: 'me' }, { holder: 'open' }], rated: true }),
    });
    expect(codeOf(asked)).toBe('400 not-rated');
    const { table, invite } = await openDuel(ann);
    await sitDown(bob, table, invite);
    const line = await watch(bob, table);
    await giveUp(line, table, 1);
    await line.close();
    expect(await ratingsAt(ann, table)).toEqual({ rated: false, seats: [] });
  });

  it('fall for a person who deletes their account in the middle of a game', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    later += DAY_MS;
    const table = await meet(bob, ann);
    await playOn(table, [ann, bob]);
    expect(codeOf(await bob.request('DELETE', '/api/me', { name: 'Bob' }))).toBe('200');
    expect((await ratingsAt(ann, table)).seats[0]).toMatchObject({ rating: 1662, change: 162 });
  });
});

describe('quick match', () => {
  it('seats two people at a rated table with their decks and a clock', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    later += DAY_MS;
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

  it('has room for fifty people of one address at a time', async () => {
    // All who asked before are gone.
    later += DAY_MS;
    const people: Visitor[] = [];
    for (let number = 0; number <= 50; number++) people.push(await person(`Guest ${number}`));
    const [first, last] = [people[0] as Visitor, people[50] as Visitor];
    for (const each of people.slice(0, 50)) expect(codeOf(await join(each, deckOfAnn, 'slow'))).toBe('200');
    expect(codeOf(await join(last, deckOfAnn, 'slow'))).toBe('429 too-many-waiting');
    expect(await wait(last)).toEqual({ status: 'out' });
    // Who has a place keeps it, and who leaves makes room.
    expect(codeOf(await join(first, deckOfAnn, 'slow'))).toBe('200');
    await first.request('DELETE', `/api/queue/${GAME}`);
    expect(codeOf(await join(last, deckOfAnn, 'slow'))).toBe('200');
    expect(codeOf(await join(first, deckOfAnn, 'slow'))).toBe('429 too-many-waiting');
    // Who has not asked for a minute is gone.
    later += 61_000;
    expect(codeOf(await join(first, deckOfAnn, 'slow'))).toBe('200');
  });

  it('never brings people together who have blocked each other', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    // Nobody else waits.
    later += 61_000;
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
    const seen = (who: Visitor, about: string) =>
      who.request('POST', `/api/tables/${table}/reports`, { person: about, reason: 'abuse', invite });
    // Who has only the link has met nobody there, and nobody there has met who has only the link.
    expect(codeOf(await seen(eve, bob.id))).toBe('403 not-there');
    expect(codeOf(await report(ann, eve.id))).toBe('409 not-met');
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
