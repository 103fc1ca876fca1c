/** Games and possessions on their way between a person's own device and a server. */
import { type DevicePerson, openDevice } from '@three-spires/device/testing';
import { fingerprint } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type {
  CampaignAnswer,
  DailyAnswer,
  DeckAnswer,
  DecksAnswer,
  ErrorAnswer,
  ExportAnswer,
  HistoryAnswer,
  ImportAnswer,
  KeptDeck,
  LeaderboardAnswer,
  MovedFile,
  MovedGame,
  NewTableAnswer,
  NewTableBody,
  OpenTablesAnswer,
  TableList,
  TableSummary,
} from '@three-spires/session/protocol';
import { newCampaign } from '@three-spires/slay-the-spire/campaign';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { systemChance } from '../settings/system-chance.ts';
import { systemPacking } from '../settings/system-packing.ts';
import { systemTime } from '../settings/system-time.ts';
import { play, watch } from '../testing/at-table.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const FIGHT: NewTableBody = {
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad', 'Silent'] },
  seats: [{ holder: 'me' }, { holder: 'me' }],
};
const FILE: MovedFile = {
  format: 'three-spires',
  version: 1,
  games: [],
  decks: [],
  campaigns: [],
  results: [],
};

let server: Loopback;
let device: DevicePerson;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
  device = await openDevice({
    time: systemTime,
    chance: systemChance,
    packing: systemPacking,
    defer: setImmediate,
  });
});
afterAll(async () => {
  await device.close();
  await server.close();
});

/** Opens a table on the device and makes some moves there. */
const playHere = async (body: NewTableBody, moves: number): Promise<string> => {
  const { table } = await device.call<NewTableAnswer>('POST', '/api/tables', body);
  let { picture } = await device.ask({ type: 'watch', table }, 'picture');
  for (let made = 0; made < moves && picture.outcome === undefined; made++) {
    const outlook = picture.outlooks.find(({ options }) => options.length > 0);
    const move = { seat: Number(outlook?.viewer), move: outlook?.options[0]?.move ?? 0 };
    await device.ask({ type: 'move', command: nanoid(), table, ...move }, 'accepted');
    ({ picture } = await device.ask({ type: 'watch', table }, 'picture'));
  }
  device.say({ type: 'leave', table });
  return table;
};

const giveUpHere = async (table: string): Promise<void> => {
  await device.ask({ type: 'watch', table }, 'picture');
  await device.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 }, 'accepted');
  device.say({ type: 'leave', table });
};

const exportHere = (table: string): Promise<MovedGame> =>
  device.call<MovedGame>('GET', `/api/tables/${table}/export`);

const importAt = (visitor: Visitor, file: object, more: object = {}) =>
  visitor.request<ImportAnswer & ErrorAnswer>('POST', '/api/import', { file: { ...FILE, ...file }, ...more });

const tablesOf = async (visitor: Visitor): Promise<readonly TableSummary[]> =>
  (await visitor.request<TableList>('GET', '/api/tables')).body.tables;

/** What must be the same after a game has moved: everything but its table and its people's commands. */
const essence = ({ game, setup, seed, rulesVersion, contentHash, stood, entries }: MovedGame): string =>
  fingerprint({ game, setup, seed, rulesVersion, contentHash, stood, entries });

describe('a game of a device', () => {
  it('goes on at a server from where it stood, for practice', async () => {
    const here = await playHere(FIGHT, 5);
    const game = await exportHere(here);
    const ann = createVisitor(server.url);
    const { status, body } = await importAt(ann, { games: [game] });
    expect(status, JSON.stringify(body)).toBe(200);
    const table = body.games[0]?.table ?? '';
    expect(await tablesOf(ann)).toMatchObject([{ table, seq: 5, practice: ['imported'], seats: [{}, {}] }]);
    const back = (await ann.request<MovedGame>('GET', `/api/tables/${table}/export`)).body;
    expect(essence(back)).toBe(essence(game));
    const line = await ann.connect();
    // Where chance has it so, the first seat has ended its turn by now and waits for the other.
    const [seat = 0] = (await watch(line, table)).picture.deciding;
    expect(await play(line, table, 1, seat)).toEqual([6]);
    expect(await line.ask({ type: 'undo', command: nanoid(), table, seat, to: 4 })).toMatchObject({
      type: 'accepted',
    });
    await line.close();
  });

  it('is there once, however often its file is imported, and wherever it has been', async () => {
    const here = await playHere(FIGHT, 3);
    const game = await exportHere(here);
    const ann = createVisitor(server.url);
    await importAt(ann, { games: [game, game] });
    const { body } = await importAt(ann, { games: [game] });
    expect(body).toMatchObject({ games: [], known: 1 });
    const [there] = await tablesOf(ann);
    expect(await tablesOf(ann)).toHaveLength(1);
    const back = (await ann.request<MovedGame>('GET', `/api/tables/${there?.table}/export`)).body;
    const count = async () => (await device.call<TableList>('GET', '/api/tables')).tables.length;
    const before = await count();
    const answer = await device.call<ImportAnswer>('POST', '/api/import', {
      file: { ...FILE, games: [back] },
    });
    expect(answer).toMatchObject({ games: [], known: 1 });
    expect(await count()).toBe(before);
  });

  it('counts nowhere at a server: not for a day, a rating, a campaign or a list', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const daily = await playHere(
      {
        game: 'slay-the-spire',
        setup: { characters: ['Silent'], climb: { daily: day } },
        seats: [{ holder: 'me' }],
      },
      2,
    );
    await giveUpHere(daily);
    const duel = await playHere(
      {
        game: 'mystic-spires',
        setup: { decks: ['March of Cinders', 'Critical Light'], first: 'first' },
        seats: [{ holder: 'me' }, { holder: 'me' }],
      },
      2,
    );
    expect((await device.call<DailyAnswer>('GET', '/api/daily/slay-the-spire')).lines).toHaveLength(1);
    const games = [await exportHere(daily), await exportHere(duel)];
    expect(games[0]?.practice).toEqual([]);
    const ann = createVisitor(server.url);
    const { body } = await importAt(ann, { games });
    expect(body.games).toHaveLength(2);
    const history = async (query: string) =>
      (await ann.request<HistoryAnswer>('GET', `/api/history${query}`)).body.games;
    expect(await history('?practice=1')).toMatchObject([{ result: 'lost', counts: false }]);
    expect(await history('')).toEqual([]);
    const listed = (await ann.request<DailyAnswer>('GET', '/api/daily/slay-the-spire')).body;
    expect(listed.lines).toEqual([]);
    expect(listed).not.toHaveProperty('yours');
    const best = (await ann.request<LeaderboardAnswer>('GET', '/api/ratings/mystic-spires')).body;
    expect(JSON.stringify(best)).not.toContain((await tablesOf(ann))[0]?.seats[0]?.name ?? 'nobody');
    expect((await ann.request<CampaignAnswer>('GET', '/api/campaign/slay-the-spire')).body.entries).toEqual(
      [],
    );
    const running = body.games.find(({ game }) => game === 'mystic-spires')?.table;
    const listing = await ann.request<ErrorAnswer>('PATCH', `/api/tables/${running}`, { listed: true });
    expect(listing.body.error.code).toBe('imported-game');
    expect((await ann.request<OpenTablesAnswer>('GET', '/api/open-tables')).body.tables).toEqual([]);
  });
});

describe('a game of a match with clocks', () => {
  const CLOCK = { seconds: 600, increment: 5 };
  const MATCH: NewTableBody = {
    game: 'mystic-spires',
    setup: { decks: ['March of Cinders', 'March of Cinders'], first: 'first' },
    seats: [{ holder: 'me' }, { holder: 'me' }],
    match: { best: 3 },
    clock: CLOCK,
  };
  const concedeHere = async (table: string, seat: number): Promise<void> => {
    const move = mysticSpires.concession as number;
    await device.ask({ type: 'watch', table }, 'picture');
    await device.ask({ type: 'move', command: nanoid(), table, seat, move }, 'accepted');
    device.say({ type: 'leave', table });
  };
  const nextOf = async (visitor: Visitor, table: string) =>
    (await visitor.request<NewTableAnswer & ErrorAnswer>('POST', `/api/tables/${table}/next`)).body;
  const idsIn = (answer: { readonly body: ImportAnswer }): string[] =>
    answer.body.games.map(({ table }) => table);

  it('keeps its score, and the match goes on as practice', async () => {
    const first = await playHere(MATCH, 2);
    await concedeHere(first, 1);
    const { table: second } = await device.call<NewTableAnswer>('POST', `/api/tables/${first}/next`);
    const games = [await exportHere(first), await exportHere(second)];
    expect(games[1]?.match).toMatchObject({ best: 3, number: 2, wins: [1, 0] });
    const ann = createVisitor(server.url);
    const [one = '', two = ''] = [
      ...idsIn(await importAt(ann, { games: [games[0]] })),
      ...idsIn(await importAt(ann, { games: [games[1]] })),
    ];
    // Both are games of one match here too, though they came in two files.
    expect((await nextOf(ann, one)).table).toBe(two);
    const line = await ann.connect();
    await watch(line, two);
    const move = mysticSpires.concession as number;
    await line.ask({ type: 'move', command: nanoid(), table: two, seat: 0, move });
    await line.close();
    const { table: third } = await nextOf(ann, two);
    const tables = await tablesOf(ann);
    expect(tables.find(({ table }) => table === third)).toMatchObject({
      match: { best: 3, number: 3, wins: [1, 1] },
      practice: ['imported'],
      timed: true,
    });
    // On its way back it is the match that it was.
    const back = (await ann.request<MovedGame>('GET', `/api/tables/${one}/export`)).body;
    expect([back.match, back.clock?.set]).toEqual([games[0]?.match, CLOCK]);
  });

  it('goes on with the time that was left', async () => {
    const game = await exportHere(await playHere(MATCH, 2));
    expect(game.clock).toMatchObject({ set: CLOCK, left: [expect.any(Number), expect.any(Number)] });
    const left = [200_000, 100_000];
    const ann = createVisitor(server.url);
    const [table = ''] = idsIn(
      await importAt(ann, { games: [{ ...game, clock: { set: CLOCK, left: [200_000, 100_000] } }] }),
    );
    const line = await ann.connect();
    const { picture } = await watch(line, table);
    await line.close();
    expect(picture.clock?.settings).toEqual(CLOCK);
    const waits = left.findIndex((_, seat) => picture.clock?.running.includes(seat) === false);
    expect(picture.clock?.left[waits]).toBe(left[waits]);
    const runs = Number(picture.clock?.running[0]);
    expect(picture.clock?.left[runs]).toBeLessThanOrEqual(left[runs] ?? 0);
  });

  it('begins a match of its own if another course of the same game is here', async () => {
    const table = await playHere(MATCH, 1);
    const early = await exportHere(table);
    await concedeHere(table, 1);
    const late = await exportHere(table);
    const ann = createVisitor(server.url);
    const [one = '', two = ''] = idsIn(await importAt(ann, { games: [early, late] }));
    const after = (await nextOf(ann, two)).table;
    expect(after).not.toBe(one);
    expect((await tablesOf(ann)).find((each) => each.table === after)?.match).toMatchObject({ wins: [1, 0] });
  });

  it('does not reach the match of another person', async () => {
    const table = await playHere(MATCH, 1);
    await concedeHere(table, 1);
    const game = await exportHere(table);
    const [ann, eve] = [createVisitor(server.url), createVisitor(server.url)];
    const [own = ''] = idsIn(await importAt(ann, { games: [game] }));
    const next = (await nextOf(ann, own)).table;
    const [stolen = ''] = idsIn(await importAt(eve, { games: [game] }));
    expect((await nextOf(eve, stolen)).table).not.toBe(next);
  });

  it.each([
    ['a score that cannot be', { match: { id: 'x', best: 3, number: 2, wins: [1, 1] } }, 'bad-match'],
    ['a score of others', { match: { id: 'x', best: 3, number: 2, wins: [1] } }, 'bad-match'],
    ['a clock of others', { clock: { set: CLOCK, left: [1] } }, 'bad-clock'],
    ['a clock beyond all bounds', { clock: { set: { seconds: 1, increment: 0 }, left: [] } }, 'bad-request'],
  ])('is refused with %s', async (_, wrong, code) => {
    const game = await exportHere(await playHere(MATCH, 1));
    const { status, body } = await importAt(createVisitor(server.url), { games: [{ ...game, ...wrong }] });
    expect([status, body.error.code]).toEqual([400, code]);
  });

  it('is refused where the game knows neither', async () => {
    const game = await exportHere(await playHere(FIGHT, 1));
    const { match, clock } = await exportHere(await playHere(MATCH, 1));
    const codeOf = async (more: object) =>
      (await importAt(createVisitor(server.url), { games: [{ ...game, ...more }] })).body.error.code;
    expect([await codeOf({ match }), await codeOf({ clock })]).toEqual(['no-match', 'no-clock']);
  });
});

describe('inviting someone to a game of a device', () => {
  const upload = (visitor: Visitor, game: MovedGame, open: readonly number[]) =>
    visitor.request<NewTableAnswer & ErrorAnswer>('POST', '/api/uploads', { game, open });

  it('seats the person where they sat, with the other seat for the guest, once', async () => {
    const here = await playHere(FIGHT, 4);
    await device.ask({ type: 'watch', table: here }, 'picture');
    await device.ask({ type: 'chat', command: nanoid(), table: here, text: 'Block first' }, 'accepted');
    const game = await exportHere(here);
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const { status, body } = await upload(ann, game, [1]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await upload(ann, game, [1])).body).toEqual(body);
    const claim = await bob.request('POST', `/api/tables/${body.table}/seats`, { invite: body.invite });
    expect(claim.body).toMatchObject({ seat: 1 });
    const line = await ann.connect();
    const { picture, seq } = await watch(line, body.table);
    expect(seq).toBe(4);
    expect(picture.seats.map(({ mine }) => mine)).toEqual([true, false]);
    const { lines } = await line.next('chat');
    expect(lines).toMatchObject([{ text: 'Block first', mine: true }]);
    await line.close();
    expect(await tablesOf(bob)).toMatchObject([{ practice: ['imported'] }]);
    expect((await tablesOf(bob))[0]).not.toHaveProperty('rated');
  });

  it('is refused for a game that is over, and for one in which nobody stays', async () => {
    const here = await playHere(FIGHT, 1);
    const running = await exportHere(here);
    const ann = createVisitor(server.url);
    expect((await upload(ann, running, [0, 1])).body.error.code).toBe('no-seat-for-you');
    await giveUpHere(here);
    expect((await upload(ann, await exportHere(here), [1])).body.error.code).toBe('game-over');
    expect(await tablesOf(ann)).toEqual([]);
  });
});

describe('everything of a person', () => {
  it('goes to another world: games, decks, campaigns and results', async () => {
    const deck: KeptDeck = { name: 'Half a deck', tower: '', main: { 'Kindling Imp': 3 }, tokens: {} };
    await device.call<DeckAnswer>('PUT', '/api/decks/mystic-spires/deck-of-mine', { version: 0, deck });
    const climbed = { ...newCampaign(), ascension: 3 };
    await device.call('PUT', '/api/campaign/slay-the-spire', { campaign: climbed });

    const files: MovedFile[] = [];
    let next: ExportAnswer['next'] = { after: '', page: 0 };
    while (next !== undefined) {
      const part: ExportAnswer = await device.call(
        'GET',
        `/api/export?after=${next.after}&page=${next.page}`,
      );
      expect(part.leftOut).toEqual([]);
      files.push(part.file);
      ({ next } = part);
    }
    const ann = createVisitor(server.url);
    let games = 0;
    for (const file of files) {
      const trial = await importAt(ann, file, { check: true });
      expect(trial.status, JSON.stringify(trial.body)).toBe(200);
      games += trial.body.games.length;
    }
    expect(await tablesOf(ann)).toEqual([]);
    for (const file of files) await importAt(ann, file);
    expect(await tablesOf(ann)).toHaveLength(games);
    const decks = (await ann.request<DecksAnswer>('GET', '/api/decks/mystic-spires')).body.decks;
    expect(decks).toMatchObject([{ id: 'deck-of-mine', deck }]);
    const there = (await ann.request<CampaignAnswer>('GET', '/api/campaign/slay-the-spire')).body;
    expect(there.campaign).toEqual(climbed);
    for (const file of files) expect((await importAt(ann, file)).body).toMatchObject({ games: [], decks: 0 });
    expect(await tablesOf(ann)).toHaveLength(games);
  });

  it('keeps both forms of a deck that differs, and asks before it replaces a campaign', async () => {
    const ann = createVisitor(server.url);
    const deck: KeptDeck = { name: 'One', tower: '', main: {}, tokens: {} };
    const decks = [{ game: 'mystic-spires', id: 'the-same-id', deck }];
    await importAt(ann, { decks });
    const changed = [{ ...decks[0], deck: { ...deck, name: 'Two' } }];
    expect((await importAt(ann, { decks: changed })).body).toMatchObject({ decks: 1, known: 0 });
    expect((await importAt(ann, { decks: changed })).body).toMatchObject({ decks: 0, known: 1 });
    await ann.request('PUT', '/api/campaign/slay-the-spire', { campaign: newCampaign() });
    const campaign = { ...newCampaign(), ascension: 2 };
    const campaigns = [{ game: 'slay-the-spire', campaign }];
    expect((await importAt(ann, { campaigns })).body).toMatchObject({
      campaigns: 0,
      campaignsKept: ['slay-the-spire'],
    });
    expect((await importAt(ann, { campaigns }, { replaceCampaigns: true })).body.campaigns).toBe(1);
  });
});

describe('a game of a server', () => {
  it('is exported when nothing in its file can be a secret any more', async () => {
    const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
    const exported = async (visitor: Visitor, table: string) =>
      (await visitor.request<MovedGame & ErrorAnswer>('GET', `/api/tables/${table}/export`)).body;
    const setup = { characters: ['Ironclad'] };
    const counts = await ann.openTable('slay-the-spire', setup, ['me']);
    expect((await exported(ann, counts.table)).error.code).toBe('still-played');
    const practice = await ann.openTable('slay-the-spire', setup, ['me'], { freeUndo: true });
    expect(await exported(ann, practice.table)).toMatchObject({ practice: ['freeUndo'], entries: [] });
    expect((await exported(bob, practice.table)).error.code).toBe('not-seated');

    const day = new Date().toISOString().slice(0, 10);
    const daily = await ann.openTable('slay-the-spire', { ...setup, climb: { daily: day } }, ['me']);
    const line = await ann.connect();
    for (const { table } of [counts, daily]) {
      await watch(line, table);
      await line.ask({ type: 'giveUp', command: nanoid(), table, seat: 0 });
    }
    await line.close();
    expect((await exported(ann, daily.table)).error.code).toBe('day-counts');
    const over = await exported(ann, counts.table);
    expect(over.stood.outcome).toMatchObject({ result: 'defeat' });
    const { games } = await device.call<ImportAnswer>('POST', '/api/import', {
      file: { ...FILE, games: [over] },
    });
    const replay = await device.call<{ status: string }>('GET', `/api/tables/${games[0]?.table}/replay`);
    expect(replay.status).toBe('finished');
  });

  it('leaves out of everything what cannot be exported, with the reason', async () => {
    const ann = createVisitor(server.url);
    const { table } = await ann.openTable('slay-the-spire', { characters: ['Watcher'] }, ['me']);
    const { body } = await ann.request<ExportAnswer>('GET', '/api/export');
    expect(body.file.games).toEqual([]);
    expect(body.leftOut).toEqual([
      { table, game: 'slay-the-spire', why: expect.stringContaining('still being played') },
    ]);
  });
});

describe('a broken or hostile file', () => {
  let good: MovedGame;
  beforeAll(async () => {
    good = await exportHere(await playHere(FIGHT, 6));
  });

  const wrong: readonly (readonly [string, (game: MovedGame) => object, string])[] = [
    ['of something else', () => ({ format: 'chess' }), 'file.format'],
    ['of a later format', () => ({ version: 2 }), 'file.version'],
    ['with more than there is', () => ({ more: 1 }), 'file.more'],
    ['with a broken game', (game) => ({ games: [{ ...game, entries: 'none' }] }), 'file.games.0.entries'],
    ['with an edited seed', (game) => ({ games: [{ ...game, seed: 'another' }] }), 'file.games.0'],
    [
      'with an edited move after a good game',
      (game) => ({ games: [game, { ...game, entries: [...game.entries, { seat: 0, move: 999_999 }] }] }),
      'file.games.1',
    ],
    ['with an edited set-up', (game) => ({ games: [{ ...game, setup: { characters: 7 } }] }), 'file.games.0'],
    ['with a huge number', (game) => ({ games: [{ ...game, createdAt: 1e300 }] }), 'file.games[0].createdAt'],
    [
      'with a deck that is none',
      (game) => ({ games: [game], decks: [{ game: 'mystic-spires', id: 'x', deck: {} }] }),
      'file.decks.0.id',
    ],
    [
      'with a campaign that is none',
      (game) => ({ games: [game], campaigns: [{ game: 'slay-the-spire', campaign: { unlocked: -1 } }] }),
      'file.campaigns.0',
    ],
  ];
  it.each(wrong)('is refused and nothing of it is kept: %s', async (_, edit, field) => {
    const ann = createVisitor(server.url);
    const { status, body } = await importAt(ann, edit(good));
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ field, text: expect.stringContaining(field) });
    expect(await tablesOf(ann)).toEqual([]);
    expect((await ann.request<HistoryAnswer>('GET', '/api/history?practice=1')).body.total).toBe(0);
  });

  it('is refused when it is too long, before it is read', async () => {
    const ann = createVisitor(server.url);
    const tooLong = { games: [{ ...good, seed: 'x'.repeat(1_100_000) }] };
    expect((await importAt(ann, tooLong)).status).toBe(413);
    const entries = Array.from({ length: 4_000 }, () => ({ seat: 0, undoTo: 0 }));
    const many = { games: [good, good, good, good].map((game) => ({ ...game, entries })) };
    expect((await importAt(ann, many)).body.error.code).toBe('file-too-long');
    expect(await tablesOf(ann)).toEqual([]);
  });
});
