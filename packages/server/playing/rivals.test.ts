import { hasSeat } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { ErrorAnswer, NewTableAnswer, TableSummary } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Line, type MessageOf, type Visitor } from '../testing/visitor.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

const MOVES = 60;

/** A starter deck under a name that stands out in a search for leaks. */
const deckCalled = (name: string, at: number) => {
  const { tower, main, tokens } = STARTER_DECKS[at] as (typeof STARTER_DECKS)[number];
  return { name, tower, main, tokens };
};
const decks = [deckCalled('heron of ann', 1), deckCalled('ibis of bob', 3)] as const;

/** What must not get out: the name, and every line of the list. */
const secretsOf = ({ name, main, tokens }: (typeof decks)[number]): string[] => [
  name,
  ...[main, tokens].flatMap((list) => Object.entries(list).map(([card, count]) => `"${card}":${count}`)),
];

type Duel = { table: string; invite: string; people: readonly Visitor[]; lines: readonly Line[] };

const begin = async (extras: object = {}): Promise<Duel> => {
  const [ann, bob, eve] = [
    createVisitor(server.url),
    createVisitor(server.url),
    createVisitor(server.url),
  ] as const;
  const { body } = await ann.request<NewTableAnswer>('POST', '/api/tables', {
    game: 'mystic-spires',
    setup: { decks: [decks[0], null], first: 'first' },
    seats: [{ holder: 'me' }, { holder: 'open' }],
    ...extras,
  });
  const { table, invite } = body;
  const claim = { invite, choice: decks[1] };
  const invited = await bob.request<TableSummary>('GET', `/api/tables/${table}?invite=${invite}`);
  expect(JSON.stringify(invited.body)).not.toContain(decks[0].tower);
  expect((await bob.request('POST', `/api/tables/${table}/seats`, claim)).status).toBe(200);
  await eve.request('GET', '/api/me');
  const people = [ann, bob, eve];
  const lines = await Promise.all(people.map((person) => person.connect()));
  for (const line of lines) line.send({ type: 'watch', table, invite });
  return { table, invite, people, lines };
};

/** A legal move of the seat that decides, a different one each turn. */
const moveIn = (shown: readonly MessageOf<'picture'>[], turn: number) => {
  const seat = shown[0]?.picture.deciding[0] ?? 0;
  const options = shown[seat]?.picture.outlooks[0]?.options ?? [];
  return { seat, move: options[(turn * 7) % options.length]?.move };
};

it('says nothing of a deck list to anybody but its Keeper while the battle goes on', async () => {
  const { table, invite, people, lines } = await begin();
  const said: unknown[][] = [[], [], []];
  for (let turn = 0; turn < MOVES; turn++) {
    const shown = await Promise.all(lines.map((line) => line.next('picture', ({ seq }) => seq === turn)));
    for (const [at, message] of shown.entries()) {
      said[at]?.push(message);
      for (const { event } of message.events)
        if (event.secret !== undefined) expect(hasSeat(event.secret.seats, at)).toBe(true);
    }
    const { seat, move } = moveIn(shown, turn);
    if (move === undefined) break;
    const answer = await lines[seat]?.ask({ type: 'move', command: nanoid(), table, seat, move });
    expect(answer?.type).toBe('accepted');
  }
  for (const [at, person] of people.entries())
    for (const query of ['', '/replay', '/replay/pictures', '/summary'])
      said[at]?.push(
        (await person.request('GET', `/api/tables/${table}${query}?invite=${invite}&from=0&count=64`)).body,
        (await person.request('GET', `/api/tables/${table}${query}?invite=${invite}`)).body,
        (await person.request('GET', '/api/tables')).body,
      );
  const texts = said.map((all) => JSON.stringify(all));
  for (const [seat, deck] of decks.entries()) {
    expect(texts[seat]).toContain(deck.name);
    for (const [at, text] of texts.entries())
      if (at !== seat) expect(secretsOf(deck).filter((secret) => text.includes(secret))).toEqual([]);
  }
});

it('closes undo as soon as the other Keeper has been asked, answered or not (H3)', async () => {
  const { table, lines } = await begin();
  let closed = 0;
  for (let turn = 0; turn < 12; turn++) {
    const shown = await Promise.all(lines.map((line) => line.next('picture', ({ seq }) => seq === turn)));
    for (const [seat, { picture }] of shown.slice(0, 2).entries()) {
      const { canUndo, deciding } = picture;
      if (deciding.includes(1 - seat)) expect(canUndo.cost).toBe('no');
      if (canUndo.cost === 'no' && canUndo.reason === 'rival') closed++;
    }
    const { seat, move } = moveIn(shown, turn);
    await lines[seat]?.ask({ type: 'move', command: nanoid(), table, seat, move: move ?? 0 });
  }
  expect(closed).toBeGreaterThan(0);
});

it('takes a move back in practice when the other Keeper agrees', async () => {
  const { table, lines } = await begin({ freeUndo: true });
  const shown = await Promise.all(lines.map((line) => line.next('picture')));
  const { seat, move } = moveIn(shown, 0);
  await lines[seat]?.ask({ type: 'move', command: nanoid(), table, seat, move: move ?? 0 });
  const [mine, other] = [lines[seat] as Line, lines[1 - seat] as Line];
  const after = await mine.next('picture', ({ seq }) => seq === 1);
  expect(after.picture.canUndo.cost).not.toBe('no');
  await mine.ask({ type: 'undo', command: nanoid(), table, seat });
  if (after.picture.canUndo.cost === 'consent') {
    await other.next('picture', ({ picture }) => picture.request?.asked === true);
    const yes = { type: 'consent', command: nanoid(), table, accept: true } as const;
    expect((await other.ask(yes)).type).toBe('accepted');
  }
  const back = await mine.next('picture', ({ seq }) => seq === 2);
  expect(back.picture.outlooks).toEqual(shown[seat]?.picture.outlooks);
});

it('keeps the decks of a match to their Keepers until the whole match is over', async () => {
  const { table, people, lines } = await begin({ match: { best: 3 } });
  const [ann, , eve] = people as [Visitor, Visitor, Visitor];
  const giveUp = (at: string) => {
    const move = mysticSpires.concession ?? 0;
    return (lines[1] as Line).ask({ type: 'move', command: nanoid(), table: at, seat: 1, move });
  };
  await giveUp(table);
  const line = lines[0] as Line;
  const seen = [await line.next('picture', ({ picture }) => picture.outcome !== undefined)] as unknown[];
  for (const path of ['', '/replay', '/summary', '/replay/pictures?from=0&count=1'])
    seen.push((await ann.request('GET', `/api/tables/${table}${path}`)).body);
  expect(JSON.stringify(seen)).not.toContain(decks[1].name);
  const branch = () => ann.request('POST', `/api/tables/${table}/branches`, { seq: 0 });
  const replay = (who: Visitor) => who.request('GET', `/api/tables/${table}/replay?seat=1`);
  expect([(await branch()).status, (await replay(ann)).status, (await replay(eve)).status]).toEqual([
    403, 403, 403,
  ]);
  const next = await ann.request<NewTableAnswer>('POST', `/api/tables/${table}/next`);
  await giveUp(next.body.table);
  expect([(await branch()).status, (await replay(eve)).status]).toEqual([201, 200]);
  expect(JSON.stringify((await replay(eve)).body)).toContain(decks[1].name);
});

it('lets the loser say who begins the next battle of a match', async () => {
  const { table, people, lines } = await begin({ match: { best: 3 }, clock: { seconds: 600, increment: 5 } });
  const concede = {
    type: 'move',
    command: nanoid(),
    table,
    seat: 1,
    move: mysticSpires.concession ?? 0,
  } as const;
  expect((await (lines[1] as Line).ask(concede)).type).toBe('accepted');
  const next = await (people[0] as Visitor).request<NewTableAnswer>('POST', `/api/tables/${table}/next`);
  const line = lines[1] as Line;
  line.send({ type: 'watch', table: next.body.table });
  const { picture } = await line.next('picture', (message) => message.table === next.body.table);
  expect(picture).toMatchObject({ deciding: [1], clock: { left: [600_000, expect.any(Number)] } });
  expect(picture.outlooks[0]?.decisions[0]?.kind).toBe('first');
  const sign = (signal: 'greet' | 'block') =>
    line.ask({ type: 'signal', command: nanoid(), table: next.body.table, signal });
  expect([(await sign('greet')).type, (await sign('block')).type]).toEqual(['accepted', 'error']);
  const [option] = picture.outlooks[0]?.options ?? [];
  const choose = {
    type: 'move',
    command: nanoid(),
    table: next.body.table,
    seat: 1,
    move: option?.move ?? 0,
  } as const;
  expect((await line.ask(choose)).type).toBe('accepted');
});

it('plays the same once more with the same people, clock and decks, at a table that both find', async () => {
  const { table, people, lines } = await begin({ clock: { seconds: 600, increment: 5 } });
  const [ann, bob, eve] = people as [Visitor, Visitor, Visitor];
  const [, other] = lines as [Line, Line];
  const again = (who: Visitor, at = table) =>
    who.request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${at}/rematch`);
  expect((await again(ann)).body.error.code).toBe('still-played');
  const giveUp = { seat: 1, move: mysticSpires.concession ?? 0 };
  await other.ask({ type: 'move', command: nanoid(), table, ...giveUp });
  expect((await again(eve)).status).toBe(403);
  const opened = (await Promise.all([again(ann), again(bob)])).map(({ body }) => body.table);
  expect(opened[0]).toBe(opened[1]);
  const second = opened[0] ?? '';
  await other.next('picture', ({ picture }) => picture.next === second);
  other.send({ type: 'watch', table: second });
  const { picture } = await other.next('picture', (message) => message.table === second);
  expect(picture).toMatchObject({
    // The loser says who begins.
    deciding: [1],
    clock: { settings: { seconds: 600, increment: 5 } },
    setup: { decks: [{ hidden: true }, decks[1]] },
    seats: [{ mine: false }, { mine: true }],
  });
  await server.restart();
  expect((await again(bob)).body.table).toBe(second);
  const line = await bob.connect();
  line.send({ type: 'watch', table });
  expect((await line.next('picture')).picture.next).toBe(second);
  await line.ask({ type: 'move', command: nanoid(), table: second, ...giveUp });
  expect((await again(ann, second)).body.table).not.toBe(second);
});

it('begins at once where a bot was left to choose its deck', async () => {
  const ann = createVisitor(server.url);
  const open = { game: 'mystic-spires', seed: 'heron', seats: [{ holder: 'me' }, { holder: 'bot' }] };
  const setup = { decks: [decks[0], null], sets: [], first: 'first' };
  const { body } = await ann.request<NewTableAnswer>('POST', '/api/tables', { ...open, setup });
  const line = await ann.connect();
  line.send({ type: 'watch', table: body.table });
  const { picture } = await line.next('picture');
  expect(picture).toMatchObject({ deciding: [0], setup: { decks: [decks[0], { hidden: true }] } });
});

it('begins when a bot takes the seat whose deck was left open', async () => {
  const ann = createVisitor(server.url);
  const setup = { decks: [decks[0], null], sets: [], first: 'first' };
  const { table } = await ann.openTable('mystic-spires', setup, ['me', 'open']);
  const line = await ann.connect();
  line.send({ type: 'watch', table });
  expect((await line.next('picture')).picture.deciding).toEqual([]);
  const offered = await ann.request('POST', `/api/tables/${table}/seats/1/bot`, { level: 'random' });
  expect(offered.status).toBe(200);
  const { picture } = await line.next('picture', (shown) => shown.picture.deciding.length > 0);
  expect(picture).toMatchObject({ seats: [{}, { bot: 'random' }], setup: { decks: [{}, { hidden: true }] } });
});
