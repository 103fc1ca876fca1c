import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomMove } from '@three-spires/bots';
import { createMoveList, createRandom, randomBelow, seatsIn } from '@three-spires/kernel';
import type { StoredTable } from '@three-spires/session';
import {
  type Campaigns,
  createCampaigns,
  createNewsroom,
  type Host,
  newStoredTable,
  nobodyBarred,
} from '@three-spires/session';
import type {
  CampaignAnswer,
  ErrorAnswer,
  NewTableAnswer,
  SummaryAnswer,
  TableSummary,
} from '@three-spires/session/protocol';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { type Campaign, newCampaign } from '@three-spires/slay-the-spire/campaign';
import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { nanoid } from 'nanoid';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../settings/limits.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { testHost, testMaking } from '../testing/test-host.ts';
import { createVisitor } from '../testing/visitor.ts';

const games = [{ game: slayTheSpire }];
const log = pino({ level: 'silent' });

/** Plays by chance until the game is over. */
const playToTheEnd = async (host: Host, id: string, person: string): Promise<void> => {
  const random = createRandom(id, 1);
  const list = createMoveList();
  for (;;) {
    const { table } = await host.table(id);
    if (table.game.outcome(table.state) !== undefined) return;
    const [seat = 0] = seatsIn(table.game.deciding(table.state));
    const move = randomMove(table.game, table.state, seat, random, 0, list) ?? 0;
    await host.perform(person, { type: 'move', command: nanoid(), table: id, seat, move });
  }
};

describe('a finished climb', () => {
  let folder: string;
  let store: Store;
  let host: Host;
  let campaigns: Campaigns;
  const [ann, bob] = ['ann', 'bob'];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'three-spires-campaign-'));
    store = await openSqliteStore(path.join(folder, 'test.db'));
    host = testHost(store, games);
    // News of its own: nothing is entered while the games are played, as if the server had died each time.
    campaigns = createCampaigns({ store, host, news: createNewsroom(setImmediate), log });
    for (const id of [ann, bob])
      await store.addPerson({ id, name: id, tokenHash: `token of ${id}`, createdAt: 0 });
  });
  afterAll(async () => {
    campaigns.close();
    await host.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const finishedTable = async (
    setup: Record<string, unknown>,
    practice: StoredTable['practice'] = [],
  ): Promise<string> => {
    const seats = [{ holder: 'me' as const }, { holder: 'open' as const }];
    const table = newStoredTable(
      testMaking(games),
      { game: slayTheSpire.id, setup, seats },
      { id: ann, name: ann },
    );
    await store.addTable({ ...table, practice });
    await store.takeSeat(table.id, 1, ann, nobodyBarred);
    await playToTheEnd(host, table.id, ann);
    return table.id;
  };

  const played = async (person: string): Promise<number> => {
    const stored = await store.campaignOf(person, slayTheSpire.id);
    return (stored?.data as Campaign | undefined)?.statistics.Ironclad.games ?? 0;
  };

  it('counts once for each person at the table, also after a crash', async () => {
    const table = await finishedTable({ characters: ['Ironclad', 'Silent'], climb: {} });
    expect(await played(ann)).toBe(0);
    await Promise.all([campaigns.catchUp(), campaigns.enter(table), campaigns.catchUp()]);
    expect(await played(ann)).toBe(1);
    expect(await played(bob)).toBe(0);
    await campaigns.enter(table);
    expect(await played(ann)).toBe(1);
    const [entry, ...more] = await store.campaignEntries(ann, slayTheSpire.id, 10);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ table });
    expect(entry?.news).toContainEqual({ kind: 'lock', character: 'Ironclad', lock: 1 });
    expect(await store.tablesToEnter()).toEqual([]);
  });

  it('does not count when it was only the first fight, or for practice', async () => {
    const before = await played(ann);
    await finishedTable({ characters: ['Ironclad', 'Silent'] });
    await finishedTable({ characters: ['Ironclad', 'Silent'], climb: {} }, ['freeUndo']);
    await campaigns.catchUp();
    expect(await played(ann)).toBe(before);
    expect(await store.tablesToEnter()).toEqual([]);
  });
});

describe('a campaign', () => {
  let server: Loopback;
  beforeAll(async () => {
    server = await startLoopback(games, {
      limits: { ...LIMITS, messages: { burst: 10_000, perSecond: 10_000 } },
    });
  });
  afterAll(() => server.close());
  const address = '/api/campaign/slay-the-spire';

  it('leaves spare boxes to be put where one wants them', async () => {
    const visitor = createVisitor(server.url);
    const address = '/api/campaign/slay-the-spire';
    await visitor.request('PUT', address, { campaign: { ...newCampaign(), spare: 2 } });
    const { body } = await visitor.request<CampaignAnswer>('POST', `${address}/choices`, {
      choice: 'actFour',
    });
    expect(body.campaign).toMatchObject({ colorless: 0, actFour: 1, spare: 1 });
    const wrong = await visitor.request<ErrorAnswer>('POST', `${address}/choices`, { choice: 'gold' });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'bad-campaign']);
  });

  it('does not count games with a chosen seed; a Daily Climb has the sealed seed of its day', async () => {
    const visitor = createVisitor(server.url);
    const practice = async (climb: object, more: object = {}): Promise<readonly string[]> => {
      const { body: made } = await visitor.request<NewTableAnswer>('POST', '/api/tables', {
        game: 'slay-the-spire',
        setup: { characters: ['Silent'], climb },
        seats: [{ holder: 'me' }],
        ...more,
      });
      return (await visitor.request<TableSummary>('GET', `/api/tables/${made.table}`)).body.practice;
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(await practice({})).toEqual([]);
    expect(await practice({}, { seed: 'mine' })).toEqual(['seed']);
    expect(await practice({ daily: today })).toEqual([]);
    // The name of the day is no seed: only the server knows the seed of a day.
    expect(await practice({ daily: today }, { seed: `daily ${today}` })).toEqual(['seed']);
    // Another day would be a seed to choose from.
    expect(await practice({ daily: '2020-11-15' })).toEqual(['seed']);
    expect(await practice({}, { freeUndo: true, seed: 'mine' })).toEqual(['freeUndo', 'seed']);
  });

  it('begins empty, can be imported and survives a restart', async () => {
    const visitor = createVisitor(server.url);
    const { body } = await visitor.request<CampaignAnswer>('GET', address);
    expect(body).toEqual({ game: 'slay-the-spire', campaign: newCampaign(), entries: [] });
    const campaign: Campaign = { ...newCampaign(), ascension: 3, achievements: ['Ninja'] };
    expect((await visitor.request('PUT', address, { campaign })).status).toBe(200);
    await server.restart();
    // The first request may find the connection that the old server has closed.
    await expect
      .poll(async () => (await visitor.request<CampaignAnswer>('GET', address)).body.campaign)
      .toEqual(campaign);
    const other = createVisitor(server.url);
    expect((await other.request<CampaignAnswer>('GET', address)).body.campaign).toEqual(newCampaign());
  });

  it('is refused where it is not one', async () => {
    const visitor = createVisitor(server.url);
    const wrong = await visitor.request<ErrorAnswer>('PUT', address, {
      campaign: { ...newCampaign(), ascension: 99 },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toEqual({
      code: 'bad-campaign',
      text: 'campaign.ascension: must be at most 13',
      field: 'campaign',
    });
    const unknown = await visitor.request('GET', '/api/campaign/chess');
    expect(unknown.status).toBe(404);
  });

  it('is advanced by the server itself when a climb ends', async () => {
    const visitor = createVisitor(server.url);
    const { table } = await visitor.openTable('slay-the-spire', { characters: ['Defect'], climb: {} }, [
      'me',
    ]);
    expect((await visitor.request('GET', `/api/tables/${table}/summary`)).status).toBe(409);
    const line = await visitor.connect();
    line.send({ type: 'watch', table });
    let { picture } = await line.next('picture');
    const random = createRandom('a climb', 1);
    while (picture.outcome === undefined) {
      const options = picture.outlooks[0]?.options ?? [];
      const move = options[randomBelow(random, 0, options.length)]?.move ?? 0;
      line.send({ type: 'move', command: nanoid(), table, seat: 0, move });
      const { seq } = picture;
      ({ picture } = await line.next('picture', (next) => next.seq > seq));
    }
    await line.close();
    const summary = await visitor.request<SummaryAnswer>('GET', `/api/tables/${table}/summary`);
    expect(summary.body.news).toContainEqual({ kind: 'lock', character: 'Defect', lock: 1 });
    expect((summary.body.summary as RunSummary).players[0]?.character).toBe('Defect');
    const stranger = await createVisitor(server.url).request<SummaryAnswer>(
      'GET',
      `/api/tables/${table}/summary`,
    );
    expect(stranger.body.summary).toEqual(summary.body.summary);
    expect(stranger.body.news).toBeUndefined();
    await expect
      .poll(async () => (await visitor.request<CampaignAnswer>('GET', address)).body.entries.length)
      .toBe(1);
    const { campaign } = (await visitor.request<CampaignAnswer>('GET', address)).body;
    expect((campaign as Campaign).statistics.Defect.games).toBe(1);
  });
});
