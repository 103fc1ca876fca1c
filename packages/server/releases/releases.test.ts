/** Opens databases that earlier releases have left, see fixtures/README.md. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { canonicalJson } from '@three-spires/kernel';
import {
  createArchives,
  createNewsroom,
  createUpkeep,
  FREE,
  gamesById,
  type LoadedTable,
  loadTable,
} from '@three-spires/session';
import type {
  ErrorAnswer,
  ReplayAnswer,
  ReplayPicturesAnswer,
  SummaryAnswer,
} from '@three-spires/session/protocol';
import { pictureFor, playArchive, playLog, type ReelMove, tableLog } from '@three-spires/table';
import Libsql from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { HOSTED_GAMES } from '../games.ts';
import { systemPacking } from '../settings/system-packing.ts';
import { systemTime } from '../settings/system-time.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import type { Store } from '../store/store.ts';
import { testNotices } from '../testing/loopback.ts';
import { SILENT, testHost } from '../testing/test-host.ts';

const FOLDER = path.join(import.meta.dirname, 'fixtures');
const RELEASES = readdirSync(FOLDER).filter((file) => file.endsWith('.db.gz'));
const EVERYTHING = 10_000;
const games = gamesById(HOSTED_GAMES);

/**
 * Whose running tables are closed today, and whose finished games can only be told of. Everything else goes on and can be
 * watched. A change that loses more has to say so here.
 */
const LOST: Readonly<
  Record<string, { readonly closed: readonly string[]; readonly told: readonly string[] }>
> = {
  '2026-11-15-68c1a25.db.gz': { closed: ['mystic-spires'], told: ['mystic-spires', 'stygian-society'] },
  '2026-11-16-75ddd13.db.gz': { closed: ['mystic-spires'], told: ['mystic-spires'] },
};
const NOTHING = { closed: [], told: [] };

/** Pictures as text. An archive keeps the forecasts of its time, which a release may have made better. */
const withoutForecasts = (pictures: unknown): string =>
  canonicalJson(
    JSON.parse(JSON.stringify(pictures), (key, value: unknown) => (key === 'incoming' ? undefined : value)),
  );

/** The archived events that today's rules do not tell. A release may add events and facts, and tell them in another order. */
const notTold = (today: readonly ReelMove[], kept: readonly ReelMove[]): readonly string[] =>
  kept.flatMap(({ events }, at) => {
    const left = [...(today[at]?.events ?? [])];
    return events.flatMap((event) => {
      const found = left.findIndex((now) => canonicalJson({ ...now, ...event }) === canonicalJson(now));
      if (found < 0) return [`${at}: ${event.type}`];
      left.splice(found, 1);
      return [];
    });
  });

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly rules_version: number;
  readonly outcome: string | null;
};

const isOfToday = ({ kind, rules_version }: Row): boolean =>
  games.get(kind)?.game.rulesVersion === rules_version;

/** What a fixture holds, read before this release touches it. */
const unpack = (release: string, folder: string): { file: string; rows: readonly Row[] } => {
  const file = path.join(folder, 'three-spires.db');
  writeFileSync(file, gunzipSync(readFileSync(path.join(FOLDER, release))));
  const opened = new Libsql(file);
  const rows = opened.prepare('select id, kind, rules_version, outcome from game').all() as Row[];
  opened.close();
  return { file, rows };
};

it('has databases of earlier releases', () => expect(RELEASES.length).toBeGreaterThanOrEqual(3));

describe.each(RELEASES)('%s', (release) => {
  const lost = LOST[release] ?? NOTHING;
  let folder: string;
  let store: Store;
  let app: Awaited<ReturnType<typeof createApp>>;
  let rows: readonly Row[];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'three-spires-release-'));
    const unpacked = unpack(release, folder);
    rows = unpacked.rows;
    store = await openSqliteStore(unpacked.file);
    app = await createApp({
      notices: testNotices(),
      store,
      games: HOSTED_GAMES,
      webFolder: folder,
      botDelayMs: 0,
      log: pino({ level: 'silent' }),
      secret: 'a secret for tests that is long enough',
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const loading = () => ({ store, games, time: systemTime, log: SILENT, costs: FREE });

  const get = async <Body>(url: string) => {
    const answer = await app.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };

  it('holds running and finished tables of every game', () => {
    for (const game of games.keys()) {
      const ended = rows.filter(({ kind }) => kind === game).map(({ outcome }) => outcome !== null);
      expect(new Set(ended), game).toEqual(new Set([true, false]));
    }
  });

  it('lets every running table go on, or closes it with a sentence', async () => {
    const closed: string[] = [];
    for (const row of rows.filter(({ outcome }) => outcome === null)) {
      const { id, kind } = row;
      const entries = await store.entriesOf(id);
      const found = await loadTable(loading(), id).catch((error: unknown) => error);
      expect(await store.entriesOf(id)).toEqual(entries);
      const stored = await store.tableById(id);
      if (found instanceof Error) {
        expect(isOfToday(row)).toBe(false);
        expect(found.message).toMatch(/were updated on .+, and this game cannot go on under them\./);
        expect(stored?.closed).toBeDefined();
        closed.push(kind);
      } else {
        expect(stored).toMatchObject({ rulesVersion: games.get(kind)?.game.rulesVersion });
        expect(pictureFor((found as LoadedTable).table, undefined).seq).toBe(entries.length);
      }
    }
    expect(closed).toEqual(lost.closed);
  });

  it('shows every finished game again with its story, or says what is known of it', async () => {
    const told: string[] = [];
    for (const row of rows.filter(({ outcome }) => outcome !== null)) {
      const story = await get<SummaryAnswer>(`/api/tables/${row.id}/summary`);
      expect([story.status, story.body.outcome]).toEqual([200, JSON.parse(row.outcome ?? '')]);
      const replay = await get<ReplayAnswer & ErrorAnswer>(`/api/tables/${row.id}/replay`);
      if (replay.status === 200) {
        const last = replay.body.moves.length;
        expect(last).toBeGreaterThan(10);
        const pictures = `/api/tables/${row.id}/replay/pictures?from=${last}&count=1`;
        const { body } = await get<ReplayPicturesAnswer>(pictures);
        expect(body.pictures[0]?.outcome).toEqual(story.body.outcome);
        expect(story.body.past).toBeUndefined();
      } else {
        expect(isOfToday(row)).toBe(false);
        expect([replay.status, replay.body.error.code]).toEqual([410, 'earlier-rules']);
        expect(replay.body.error.text).toBe(story.body.past);
        expect(story.body.past).toMatch(/^This game was played under earlier rules .+ Ann played it on /);
        told.push(row.kind);
      }
    }
    expect(told).toEqual(lost.told);
  });

  it('archives what can be watched, once', async () => {
    const news = createNewsroom(setImmediate);
    const host = testHost(store, HOSTED_GAMES, { news });
    const archives = createArchives({
      ...loading(),
      host,
      news,
      packing: systemPacking,
      defer: setImmediate,
    });
    const upkeep = createUpkeep({ ...loading(), archives });
    await upkeep.pass(0);
    expect(await upkeep.pass(0)).toEqual({ updated: 0, archived: 0 });
    for (const { id } of rows.filter(({ outcome }) => outcome !== null)) {
      const { status } = await get(`/api/tables/${id}/replay`);
      const archive = await archives.of(id);
      expect(archive !== undefined).toBe(status === 200);
      if (archive === undefined) continue;
      const { table } = await host.table(id);
      const [fromLog, fromArchive] = [playLog(table.game, tableLog(table)), playArchive(archive)];
      for (const viewer of ['spectator', ...table.seats.keys()] as const) {
        const [live, kept] = [fromLog, fromArchive].map((reel) => reel.pictures(viewer, 0, EVERYTHING));
        expect(withoutForecasts(kept)).toBe(withoutForecasts(live));
        const moves = JSON.parse(JSON.stringify(fromLog.moves(viewer))) as ReelMove[];
        expect(notTold(moves, fromArchive.moves(viewer))).toEqual([]);
      }
    }
    await upkeep.close();
    await archives.close();
    await host.close();
  });
});
