import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { analyses } from './migrations/analyses.ts';
import { answers } from './migrations/answers.ts';
import { base } from './migrations/base.ts';
import { branches } from './migrations/branches.ts';
import { damage } from './migrations/damage.ts';
import { finding } from './migrations/finding.ts';
import { heldOrder } from './migrations/held-order.ts';
import { hints } from './migrations/hints.ts';
import { levels } from './migrations/levels.ts';
import { nodes } from './migrations/nodes.ts';
import { notices } from './migrations/notices.ts';
import { pairings } from './migrations/pairings.ts';
import { people } from './migrations/people.ts';
import { results } from './migrations/results.ts';
import { secret } from './migrations/secret.ts';
import { versions } from './migrations/versions.ts';

/** Times are milliseconds since 1970. JSON is stored as text, which every SQL database supports. */
export type Database = {
  person: {
    id: string;
    /** Held the token of the only browser. Since `device` exists it holds the id, and nothing reads it. */
    token_hash: string;
    name: string;
    /** The id of a portrait; empty until one is set. */
    avatar: string;
    created_at: number;
    /** The last visit, rounded to the day. */
    seen_at: number;
  };
  /** A browser in which a person is known. `seen_at` is rounded to the day. */
  device: {
    id: string;
    person_id: string;
    token_hash: string;
    name: string;
    created_at: number;
    seen_at: number;
  };
  /** `id` and `public_key` are base64url; `transports` is a JSON list. */
  passkey: {
    id: string;
    person_id: string;
    public_key: string;
    counter: number;
    transports: string;
    /** 1 for a passkey that its provider syncs to other devices. */
    backed_up: number;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  /** The challenge a browser must sign next. One per purpose, so their number is bounded. */
  challenge: { device_id: string; purpose: string; challenge: string; expires_at: number };
  game: {
    id: string;
    kind: string;
    rules_version: number;
    content_hash: string;
    setup: string;
    seed: string;
    invite: string;
    created_at: number;
    changed_at: number;
    last_seq: number;
    deciding: number;
    about: string;
    outcome: string | null;
    /** 1 for practice, before reasons were kept. Nothing reads it now. */
    practice: number;
    /** Why the game does not count, as a JSON list. */
    practice_reasons: string;
    /** 1 once its result has been entered where it counts. */
    entered: number;
    /** 1 once its result has been recorded. */
    recorded: number;
    /** The match it belongs to and its number in the match; the score before it and the clock, as JSON. */
    match_id: string | null;
    match_number: number | null;
    match_standing: string | null;
    clock: string | null;
    /** When the next seat runs out of time if nobody decides; null while no clock runs. */
    clock_due: number | null;
    /** Whether players may use hints, if that was chosen. */
    hints: string | null;
    /** Set while the table is open to everyone: when someone seated there was last seen. */
    listed_at: number | null;
    rated: number;
    /** Why a game between matched people is not rated. */
    unrated: string | null;
    /** 1 if people without a seat may not watch. */
    players_only: number;
    state_version: number;
    /** The release that wrote the versions; empty for rows older than this column. */
    release: string;
    /** When and why an update closed the table, as JSON. */
    closed: string | null;
    /** A request for consent as JSON. Valid while entry `request_seq` is the newest. */
    request_seq: number | null;
    request: string | null;
    /** The table whose log a branch shares, up to this entry. */
    parent_id: string | null;
    parent_seq: number | null;
  };
  seat: {
    game_id: string;
    seat: number;
    person_id: string | null;
    /** The level and name of the bot in this seat, if any. */
    bot: string | null;
    bot_name: string | null;
  };
  /** Everyone who has ever held a seat. `number` gives the order in which they first sat down. */
  seat_held: { game_id: string; seat: number; person_id: string; number: number };
  entry: {
    game_id: string;
    seq: number;
    command: string;
    person_id: string;
    /** Null for entries from outside. */
    seat: number | null;
    /** Exactly one of these three is set. */
    move: number | null;
    undo_to: number | null;
    outside: string | null;
    at: number;
  };
  /** The answer to a command that added no entry. `refusal` is JSON, or null if it was accepted. */
  answer: {
    game_id: string;
    command: string;
    person_id: string;
    seq: number;
    refusal: string | null;
    at: number;
  };
  /** `passing` is 1 for the last state of a table that left memory. The next snapshot replaces it. */
  snapshot: {
    game_id: string;
    seq: number;
    state: string;
    hash: string;
    state_version: number;
    outline: string;
    passing: number;
  };
  secret: { id: number; fingerprint: string };
  /** Where an update cut the log of a game. The base with the highest seq counts. */
  base: {
    game_id: string;
    seq: number;
    at: number;
    state: string;
    hash: string;
    state_version: number;
    outline: string;
    /** 1 if damage, not an update, cut the log. */
    damaged: number;
  };
  /** What a finished game showed. Without data, the rules of these versions failed to build one. */
  archive: {
    game_id: string;
    at: number;
    rules_version: number;
    content_hash: string;
    state_version: number;
    release: string;
    data: Buffer | null;
  };
  /** A node counts as alive until `expires_at`. */
  node: { id: string; expires_at: number };
  /** Valid while its owner is alive. `epoch` increases with every change of owner. */
  lease: { name: string; owner: string; epoch: number };
  /** A bot's view of the decisions in a finished game, as JSON. */
  analysis: { game_id: string; at: number; data: string };
  chat_line: {
    game_id: string;
    number: number;
    command: string;
    person_id: string;
    said: string;
    at: number;
  };
  /** A person's saved deck. `version` increases by one with every change. */
  deck: {
    person_id: string;
    id: string;
    kind: string;
    list: string;
    version: number;
    created_at: number;
    changed_at: number;
  };
  campaign: { person_id: string; kind: string; data: string; changed_at: number };
  /** A game that counts in a person's campaign. `news` is what it brought. */
  campaign_entry: { person_id: string; game_id: string; kind: string; at: number; news: string };
  /** A person's part in a finished game. The game itself may be deleted later. */
  result: {
    person_id: string;
    game_id: string;
    kind: string;
    day: string | null;
    began_at: number;
    ended_at: number;
    result: string;
    /** 0 for practice. */
    counts: number;
    /** JSON lists. */
    names: string;
    played_as: string;
    cards: string;
    level: number | null;
    stage: number;
    reached: number;
  };
  /** A way to notify a person of their turns: `push` to a browser, or `webhook`. Off if a reason is set. */
  notice_channel: {
    id: string;
    person_id: string;
    kind: string;
    endpoint: string;
    /** The browser's keys, as JSON. */
    keys: string | null;
    /** The address of this server as the person knows it. */
    origin: string;
    created_at: number;
    /** Consecutive failed deliveries. */
    failures: number;
    off_reason: string | null;
  };
  /** The secret address of a person's feed is derived from the nonce and the server's secret. */
  notice_feed: { person_id: string; nonce: string; token_hash: string; created_at: number };
  /** The last turn that a person was notified of or saw begin: the turn after this entry of theirs. */
  notice_told: { game_id: string; person_id: string; after_seq: number };
  /** Notices to deliver. Until `next_at`, a notice is waiting or being delivered. */
  notice_outbox: {
    id: string;
    channel_id: string;
    game_id: string;
    after_seq: number;
    made_at: number;
    next_at: number;
    attempts: number;
  };
  /** A person's strength in a game (Glicko-2), and how each rated game changed it. */
  rating: {
    person_id: string;
    kind: string;
    rating: number;
    deviation: number;
    volatility: number;
    games: number;
    changed_at: number;
  };
  rating_change: {
    person_id: string;
    game_id: string;
    kind: string;
    at: number;
    before: number;
    after: number;
    /** After the game. */
    deviation: number;
  };
  /**
   * A person waiting for a duel. `game_id` is the table once a duel is found. `ticket` is new each time they
   * join.
   */
  waiting: {
    person_id: string;
    ticket: string;
    kind: string;
    clock: string;
    /** What they bring, such as a deck, as JSON. */
    choice: string;
    rating: number;
    joined_at: number;
    seen_at: number;
    game_id: string | null;
    /** Stands for their address. */
    place: string;
  };
  /** Whom a person has met in a rated game, and the place of the other's address. Kept for a month. */
  pairing: {
    game_id: string;
    person_id: string;
    at: number;
    opponent_id: string;
    opponent_place: string;
  };
  block: { person_id: string; blocked_id: string; at: number };
  /** For the operator. Contains the names at that time, and the table's last chat lines as JSON. */
  report: {
    id: string;
    at: number;
    game_id: string;
    reporter_id: string;
    reporter_name: string;
    person_id: string;
    person_name: string;
    reason: string;
    words: string;
    lines: string;
    /** Stands for the reporter's address; empty for reports from earlier releases. */
    place: string;
  };
};

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('person')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('game')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('rules_version', 'integer', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('setup', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('invite', 'text', (column) => column.notNull())
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'integer', (column) => column.notNull())
      .addColumn('last_seq', 'integer', (column) => column.notNull())
      .addColumn('deciding', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await createSeats(db);
    await createLog(db);
  },
};

const createSeats = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seat')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('person.id'))
    .addPrimaryKeyConstraint('seat_key', ['game_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person_id').execute();
};

const createLog = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('entry')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('move', 'integer')
    .addColumn('undo_to', 'integer')
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['game_id', 'seq'])
    .addUniqueConstraint('entry_command', ['game_id', 'command'])
    .addCheckConstraint('entry_kind', sql`(move is null) <> (undo_to is null)`)
    .execute();
  await db.schema
    .createTable('snapshot')
    .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshot_key', ['game_id', 'seq'])
    .execute();
};

const campaigns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const flag of ['practice', 'entered'])
      await db.schema
        .alterTable('game')
        .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('campaign')
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('campaign_key', ['person_id', 'kind'])
      .execute();
    await db.schema
      .createTable('campaign_entry')
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('news', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('campaign_entry_key', ['person_id', 'game_id'])
      .execute();
  },
};

const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('chat_line')
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_line_key', ['game_id', 'number'])
      .addUniqueConstraint('chat_line_command', ['game_id', 'command'])
      .execute();
  },
};

const about: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('game')
      .addColumn('about', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};

const bots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['bot', 'bot_name'])
      await db.schema.alterTable('seat').addColumn(column, 'text').execute();
  },
};

const decks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('deck')
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('deck_key', ['person_id', 'id'])
      .execute();
  },
};

/** A check constraint cannot be altered, so the log moves into a new table. */
const outside: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('entry_with_outside')
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('move', 'integer')
      .addColumn('undo_to', 'integer')
      .addColumn('outside', 'text')
      .addColumn('at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_key', ['game_id', 'seq'])
      .addUniqueConstraint('entry_command', ['game_id', 'command'])
      .addCheckConstraint(
        'entry_kind',
        sql`(move is not null) + (undo_to is not null) + (outside is not null) = 1`,
      )
      .execute();
    await sql`insert into entry_with_outside (game_id, seq, command, person_id, seat, move, undo_to, at)
      select game_id, seq, command, person_id, seat, move, undo_to, at from entry`.execute(db);
    await db.schema.dropTable('entry').execute();
    await db.schema.alterTable('entry_with_outside').renameTo('entry').execute();
  },
};

const matches: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['match_id', 'match_standing', 'clock'])
      await db.schema.alterTable('game').addColumn(column, 'text').execute();
    await db.schema.alterTable('game').addColumn('match_number', 'integer').execute();
    // A second request for the next game returns the first one's table.
    await db.schema
      .createIndex('game_match')
      .on('game')
      .columns(['match_id', 'match_number'])
      .unique()
      .execute();
  },
};

/** For people already known, the last visit is the day of this migration. */
const expiry: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('person')
      .addColumn('seen_at', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update person set seen_at = ${Date.now()}`.execute(db);
    await db.schema.createIndex('person_seen').on('person').columns(['seen_at', 'id']).execute();
    await db.schema.createIndex('game_changed').on('game').columns(['changed_at', 'id']).execute();
    // Deleting a table or a person looks up the rows that refer to it.
    await db.schema.createIndex('campaign_entry_game').on('campaign_entry').column('game_id').execute();
    await db.schema.createIndex('chat_line_person').on('chat_line').column('person_id').execute();
  },
};

/** Why a game is practice, and who has ever held a seat: initially, who holds it and who has moved there. */
const fairness: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('game')
      .addColumn('practice_reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await sql`update game set practice_reasons = case
      when json_extract(setup, '$.position') is not null then '["position"]' else '["earlier"]' end
      where practice = 1`.execute(db);
    await db.schema
      .createTable('seat_held')
      .addColumn('game_id', 'text', (column) => column.notNull().references('game.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('person.id'))
      .addPrimaryKeyConstraint('seat_held_key', ['game_id', 'seat', 'person_id'])
      .execute();
    await sql`insert into seat_held (game_id, seat, person_id)
      select game_id, seat, person_id from seat where person_id is not null
      union
      select entry.game_id, entry.seat, entry.person_id from entry join person on person.id = entry.person_id
      where entry.seat is not null`.execute(db);
  },
};

/** Migrations that only SQLite files have been through. */
const sqliteOnly: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-campaigns': campaigns,
  '003-chat': chat,
  '004-about': about,
  '005-bots': bots,
  '006-decks': decks,
  '007-outside': outside,
  '008-matches': matches,
  '009-expiry': expiry,
  '010-fairness': fairness,
  '011-versions': versions,
  '012-results': results,
  '013-levels': levels,
  '014-hints': hints,
  '015-analyses': analyses,
};

/** Migrations for every database. */
const everywhere: Readonly<Record<string, Migration>> = {
  '016-held-order': heldOrder,
  '017-people': people,
  '018-finding': finding,
  '019-notices': notices,
  '020-nodes': nodes,
  '021-answers': answers,
  '022-secret': secret,
  '023-damage': damage,
  '024-pairings': pairings,
  '025-branches': branches,
};

/** In the order of their names. A released migration never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({ ...sqliteOnly, ...everywhere }),
};

export const postgresMigrations: MigrationProvider = {
  getMigrations: async () => ({ '015-base': base, ...everywhere }),
};
