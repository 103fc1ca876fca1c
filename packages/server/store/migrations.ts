/** Brings databases of any age to the schema of today. */
import { type Kysely, type Migration, type MigrationProvider, type RawBuilder, sql } from 'kysely';
import { columnsOf } from './dialect.ts';
import { CONSTRAINTS, INDEXES, TABLES } from './schema.ts';

/** Creates what a database lacks of the schema. */
const complete = async (db: Kysely<unknown>, has: ReadonlySet<string>): Promise<void> => {
  for (const [table, columns] of Object.entries(TABLES)) {
    const all = Object.entries(columns).map(([name, { sql: text }]) => ({ name, text: `"${name}" ${text}` }));
    const lacking = all.filter(({ name }) => !has.has(`${table}.${name}`));
    const rules = Object.entries(CONSTRAINTS[table] ?? {}).map(
      ([name, rule]) => `constraint ${table}_${name} ${rule}`,
    );
    if (lacking.length === all.length)
      await run(db, `create table ${table} (${[...all.map(({ text }) => text), ...rules].join(', ')})`);
    else for (const { text } of lacking) await run(db, `alter table ${table} add column ${text}`);
  }
  for (const index of INDEXES) await run(db, `create ${index.replace('index', 'index if not exists')}`);
};

const run = (db: Kysely<unknown>, statement: string): Promise<unknown> => sql.raw(statement).execute(db);

type Conversion = { readonly lacked: string; readonly steps: readonly RawBuilder<unknown>[] };

/** What the rows of a database need that lacked a column, in the order in which the columns came. */
const conversions = (now: number): readonly Conversion[] => [
  // For people already known, the last visit is the day of the update.
  { lacked: 'person.seen_at', steps: [sql`update person set seen_at = ${now}`] },
  // Who has held a seat: who holds it and who has moved there.
  {
    lacked: 'game.practice_reasons',
    steps: [
      sql`update game set practice_reasons = case
        when json_extract(setup, '$.position') is not null then '["position"]' else '["earlier"]' end
        where practice = 1`,
      sql`insert into seat_held (game_id, seat, person_id)
        select game_id, seat, person_id from seat where person_id is not null
        union
        select entry.game_id, entry.seat, entry.person_id from entry join person on person.id = entry.person_id
        where entry.seat is not null`,
    ],
  },
  // Bots were named after how they think. In Mystic Spires the random bot was offered as the Novice.
  {
    lacked: 'game.hints',
    steps: [
      sql`update seat set bot = 'adept' where bot = 'heuristic'`,
      sql`update seat set bot = 'master' where bot = 'search'`,
      sql`update seat set bot = 'novice' where bot = 'random'
        and game_id in (select id from game where kind = 'mystic-spires')`,
    ],
  },
  // The order in which people first sat down was that of SQLite's own row numbers.
  {
    lacked: 'seat_held.number',
    steps: [
      sql`update seat_held set number = (select count(*) from seat_held as earlier
        where earlier.game_id = seat_held.game_id and earlier.rowid <= seat_held.rowid)`,
    ],
  },
  // A person's first browser gets the person's id: there was only one. SQLite cannot drop a unique column, so
  // `person.token_hash` stays and holds the id, which nobody can present as a token.
  {
    lacked: 'device.id',
    steps: [
      sql`insert into device (id, person_id, token_hash, name, created_at, seen_at)
        select id, id, token_hash, '', created_at, seen_at from person`,
      sql`update person set token_hash = id`,
    ],
  },
  // A rated game could be opened by invitation.
  {
    lacked: 'game.unrated',
    steps: [
      sql`update game set rated = 0, unrated = 'earlier'
        where rated = 1 and outcome is null and closed is null`,
    ],
  },
];

const base: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const has = await columnsOf(db);
    await complete(db, has);
    if (!has.has('game.id')) return;
    for (const { lacked, steps } of conversions(Date.now()))
      if (!has.has(lacked)) for (const step of steps) await step.execute(db);
  },
};

/** Creates what has come since the base: later migrations convert nothing. */
const later: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await complete(db, await columnsOf(db));
  },
};

/** What databases have recorded that are older than the base, which does the work of them all. */
const EARLIER = [
  ...['001-first', '002-campaigns', '003-chat', '004-about', '005-bots', '006-decks', '007-outside'],
  ...['008-matches', '009-expiry', '010-fairness', '011-versions', '012-results', '013-levels', '014-hints'],
  ...['015-analyses', '016-held-order', '017-people', '018-finding', '019-notices', '020-nodes'],
  ...['021-answers', '022-secret', '023-damage', '024-pairings', '025-branches'],
];
/** A PostgreSQL database began here. */
const FIRST_IN_POSTGRES = '015-base';

const withEarlier = (earlier: readonly string[]): MigrationProvider => ({
  getMigrations: async () => ({
    ...Object.fromEntries(earlier.map((name) => [name, { up: async () => undefined }])),
    '026-base': base,
    '027-programs': later,
    '028-bots': later,
  }),
});

/** In the order of their names. A released migration never changes. */
export const migrations = withEarlier(EARLIER);

export const postgresMigrations = withEarlier([
  FIRST_IN_POSTGRES,
  ...EARLIER.filter((name) => name > FIRST_IN_POSTGRES),
]);
