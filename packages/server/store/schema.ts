/** The tables and columns of a database, from which its SQL and its types are derived. */

/** The SQL of a column, and the type of its values. */
type Column<Value> = { readonly sql: string; readonly value?: Value };

const text: Column<string> = { sql: 'text not null' };
const integer: Column<number> = { sql: 'integer not null' };
/** Milliseconds since 1970, which do not fit into PostgreSQL's integer. */
const time: Column<number> = { sql: 'bigint not null' };
const real: Column<number> = { sql: 'double precision not null' };
/** SQLite stores bytes as they are in a column of any type. */
const bytes: Column<Buffer> = { sql: 'bytea not null' };
const numberKey: Column<number> = { sql: 'integer primary key' };
const key: Column<string> = { sql: 'text primary key' };

const optional = <Value>({ sql }: Column<Value>): Column<Value | null> => ({
  sql: sql.replace(' not null', ''),
});
const unique = ({ sql }: Column<string>): Column<string> => ({ sql: `${sql} unique` });
/** Older rows have the default when an update adds the column. */
const withDefault = <Value extends string | number>({ sql }: Column<Value>, value: Value): Column<Value> => ({
  sql: `${sql} default ${typeof value === 'number' ? value : `'${value}'`}`,
});
const refersTo = (table: string): Column<string> => ({ sql: `text not null references ${table} (id)` });
const keyOf = (table: string): Column<string> => ({ sql: `text primary key references ${table} (id)` });

/** A sum of conditions is written differently in the two databases, but this is not. */
const EXACTLY_ONE = `check ((case when move is null then 0 else 1 end) + (case when undo_to is null then 0 else 1 end)
  + (case when outside is null then 0 else 1 end) = 1)`;

/** In an order in which a table follows those it refers to. JSON is stored as text, which every SQL database supports. */
export const TABLES = {
  person: {
    id: key,
    /** Held the token of the only browser. Since `device` exists it holds the id, and nothing reads it. */
    token_hash: unique(text),
    name: text,
    /** The id of a portrait; empty until one is set. */
    avatar: withDefault(text, ''),
    created_at: time,
    /** The last visit, rounded to the day. */
    seen_at: withDefault(time, 0),
    /** Whose bot account it is; null for people. */
    owner_id: optional(text),
    /** 1 if everyone may see the owner's name beside the bot account. */
    owner_shown: withDefault(integer, 0),
  },
  /** A key with which a program acts for a person or a bot account. `scopes` is a JSON list. */
  access_token: {
    id: key,
    person_id: refersTo('person'),
    name: text,
    scopes: text,
    token_hash: unique(text),
    created_at: time,
    /** Rounded to the hour. */
    used_at: optional(time),
  },
  /** A browser in which a person is known. `seen_at` is rounded to the day. */
  device: {
    id: key,
    person_id: refersTo('person'),
    token_hash: unique(text),
    name: text,
    created_at: time,
    seen_at: time,
  },
  /** `id` and `public_key` are base64url; `transports` is a JSON list. */
  passkey: {
    id: key,
    person_id: refersTo('person'),
    public_key: text,
    counter: time,
    transports: text,
    /** 1 for a passkey that its provider syncs to other devices. */
    backed_up: integer,
    name: text,
    created_at: time,
    used_at: optional(time),
  },
  /** The challenge a browser must sign next. One per purpose, so their number is bounded. */
  challenge: {
    device_id: refersTo('device'),
    purpose: text,
    challenge: text,
    expires_at: time,
  },
  game: {
    id: key,
    kind: text,
    rules_version: integer,
    content_hash: text,
    setup: text,
    seed: text,
    invite: text,
    created_at: time,
    changed_at: time,
    last_seq: integer,
    deciding: integer,
    about: withDefault(text, '{}'),
    outcome: optional(text),
    /** 1 for practice, before reasons were kept. Nothing reads it now. */
    practice: withDefault(integer, 0),
    /** Why the game does not count, as a JSON list. */
    practice_reasons: withDefault(text, '[]'),
    /** 1 once its result has been entered where it counts. */
    entered: withDefault(integer, 0),
    /** 1 once its result has been recorded. */
    recorded: withDefault(integer, 0),
    /** The match it belongs to and its number in the match; the score before it and the clock, as JSON. */
    match_id: optional(text),
    match_number: optional(integer),
    match_standing: optional(text),
    clock: optional(text),
    /** When the next seat runs out of time if nobody decides; null while no clock runs. */
    clock_due: optional(time),
    /** Whether players may use hints, if that was chosen. */
    hints: optional(text),
    /** Set while the table is open to everyone: when someone seated there was last seen. */
    listed_at: optional(time),
    rated: withDefault(integer, 0),
    /** Why a game between matched people is not rated. */
    unrated: optional(text),
    /** 1 if people without a seat may not watch. */
    players_only: withDefault(integer, 0),
    state_version: withDefault(integer, 1),
    /** The release that wrote the versions; empty for rows older than this column. */
    release: withDefault(text, ''),
    /** When and why an update closed the table, as JSON. */
    closed: optional(text),
    /** A request for consent as JSON. Valid while entry `request_seq` is the newest. */
    request_seq: optional(integer),
    request: optional(text),
    /** The table whose log a branch shares, up to this entry. */
    parent_id: optional(text),
    parent_seq: optional(integer),
  },
  seat: {
    game_id: refersTo('game'),
    seat: integer,
    person_id: optional(refersTo('person')),
    /** The level of the bot in this seat, if any, and its name or that of someone who sat there in another world. */
    bot: optional(text),
    bot_name: optional(text),
  },
  /** Everyone who has ever held a seat. `number` gives the order in which they first sat down. */
  seat_held: {
    game_id: refersTo('game'),
    seat: integer,
    person_id: refersTo('person'),
    number: withDefault(integer, 0),
  },
  entry: {
    game_id: refersTo('game'),
    seq: integer,
    command: text,
    person_id: text,
    /** Null for entries from outside. */
    seat: optional(integer),
    /** Exactly one of these three is set. */
    move: optional(integer),
    undo_to: optional(integer),
    outside: optional(text),
    at: time,
  },
  /** The answer to a command that added no entry. `refusal` is JSON, or null if it was accepted. */
  answer: {
    game_id: refersTo('game'),
    command: text,
    person_id: text,
    seq: integer,
    refusal: optional(text),
    at: time,
  },
  /** `passing` is 1 for the last state of a table that left memory. The next snapshot replaces it. */
  snapshot: {
    game_id: refersTo('game'),
    seq: integer,
    state: text,
    hash: text,
    state_version: withDefault(integer, 1),
    outline: withDefault(text, ''),
    passing: withDefault(integer, 0),
  },
  secret: {
    id: numberKey,
    fingerprint: text,
  },
  /** Where an update cut the log of a game. The base with the highest seq counts. */
  base: {
    game_id: refersTo('game'),
    seq: integer,
    at: time,
    state: text,
    hash: text,
    state_version: integer,
    outline: text,
    /** 1 if damage, not an update, cut the log. */
    damaged: withDefault(integer, 0),
  },
  /** What a finished game showed. Without data, the rules of these versions failed to build one. */
  archive: {
    game_id: keyOf('game'),
    at: time,
    rules_version: integer,
    content_hash: text,
    state_version: integer,
    release: text,
    data: optional(bytes),
  },
  /** A node counts as alive until `expires_at`. */
  node: {
    id: key,
    expires_at: time,
  },
  /** Valid while its owner is alive. `epoch` increases with every change of owner. */
  lease: {
    name: key,
    owner: text,
    epoch: integer,
  },
  /** A bot's view of the decisions in a finished game, as JSON. */
  analysis: {
    game_id: keyOf('game'),
    at: time,
    data: text,
  },
  chat_line: {
    game_id: refersTo('game'),
    number: integer,
    command: text,
    person_id: refersTo('person'),
    said: text,
    at: time,
  },
  /** A person's saved deck. `version` increases by one with every change. */
  deck: {
    person_id: refersTo('person'),
    id: text,
    kind: text,
    list: text,
    version: integer,
    created_at: time,
    changed_at: time,
  },
  campaign: {
    person_id: refersTo('person'),
    kind: text,
    data: text,
    changed_at: time,
  },
  /** A game that counts in a person's campaign. `news` is what it brought. */
  campaign_entry: {
    person_id: refersTo('person'),
    game_id: refersTo('game'),
    kind: text,
    at: time,
    news: text,
  },
  /** A person's part in a finished game. The game itself may be deleted later. */
  result: {
    person_id: refersTo('person'),
    game_id: text,
    kind: text,
    day: optional(text),
    began_at: time,
    ended_at: time,
    result: text,
    /** 0 for practice. */
    counts: integer,
    /** JSON lists. */
    names: text,
    played_as: text,
    cards: text,
    level: optional(integer),
    stage: integer,
    reached: integer,
  },
  /** A way to notify a person of their turns: `push` to a browser, or `webhook`. Off if a reason is set. */
  notice_channel: {
    id: key,
    person_id: refersTo('person'),
    kind: text,
    endpoint: text,
    /** The browser's keys, as JSON. */
    keys: optional(text),
    /** The address of this server as the person knows it. */
    origin: text,
    created_at: time,
    /** Consecutive failed deliveries. */
    failures: integer,
    off_reason: optional(text),
  },
  /** The secret address of a person's feed is derived from the nonce and the server's secret. */
  notice_feed: {
    person_id: keyOf('person'),
    nonce: text,
    token_hash: unique(text),
    created_at: time,
  },
  /** The last turn that a person was notified of or saw begin: the turn after this entry of theirs. */
  notice_told: {
    game_id: refersTo('game'),
    person_id: refersTo('person'),
    after_seq: integer,
  },
  /** Notices to deliver. Until `next_at`, a notice is waiting or being delivered. */
  notice_outbox: {
    id: key,
    channel_id: refersTo('notice_channel'),
    game_id: refersTo('game'),
    after_seq: integer,
    made_at: time,
    next_at: time,
    attempts: integer,
  },
  /** A person's strength in a game (Glicko-2), and how each rated game changed it. */
  rating: {
    person_id: text,
    kind: text,
    rating: real,
    deviation: real,
    volatility: real,
    games: integer,
    changed_at: time,
  },
  rating_change: {
    person_id: text,
    game_id: text,
    kind: text,
    at: time,
    before: real,
    after: real,
    /** After the game. */
    deviation: real,
  },
  /**
   * A person waiting for a duel. `game_id` is the table once a duel is found. `ticket` is new each time they
   * join.
   */
  waiting: {
    person_id: key,
    ticket: text,
    kind: text,
    clock: text,
    /** What they bring, such as a deck, as JSON. */
    choice: text,
    rating: real,
    joined_at: time,
    seen_at: time,
    game_id: optional(text),
    /** Stands for their address. */
    place: withDefault(text, ''),
    /** Whom they meet: people, anyone, or people who meet bot accounts. */
    company: withDefault(text, 'people'),
  },
  /** Whom a person has met in a rated game, and the place of the other's address. Kept for a month. */
  pairing: {
    game_id: text,
    person_id: text,
    at: time,
    opponent_id: text,
    opponent_place: text,
  },
  /** One person asks another to take a seat. Kept for some days after the last change. */
  game_challenge: {
    id: key,
    game_id: text,
    from_id: text,
    to_id: text,
    status: text,
    at: time,
    changed_at: time,
  },
  block: {
    person_id: text,
    blocked_id: text,
    at: time,
  },
  /** For the operator. Contains the names at that time, and the table's last chat lines as JSON. */
  report: {
    id: key,
    at: time,
    game_id: text,
    reporter_id: text,
    reporter_name: text,
    person_id: text,
    person_name: text,
    reason: text,
    words: text,
    lines: text,
    /** Stands for the reporter's address; empty for reports from earlier releases. */
    place: withDefault(text, ''),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Column<unknown>>>>>;

type Constraints = Readonly<Record<string, string>>;

/** Constraints by their names after the name of the table. */
export const CONSTRAINTS: Readonly<Record<string, Constraints>> = {
  challenge: { key: 'primary key (device_id, purpose)' },
  seat: { key: 'primary key (game_id, seat)' },
  seat_held: { key: 'primary key (game_id, seat, person_id)' },
  entry: { key: 'primary key (game_id, seq)', command: 'unique (game_id, command)', kind: EXACTLY_ONE },
  answer: { key: 'primary key (game_id, command)' },
  snapshot: { key: 'primary key (game_id, seq)' },
  base: { key: 'primary key (game_id, seq)' },
  chat_line: { key: 'primary key (game_id, number)', command: 'unique (game_id, command)' },
  deck: { key: 'primary key (person_id, id)' },
  campaign: { key: 'primary key (person_id, kind)' },
  campaign_entry: { key: 'primary key (person_id, game_id)' },
  result: { key: 'primary key (person_id, game_id)' },
  notice_channel: { one: 'unique (person_id, kind, endpoint)' },
  notice_told: { key: 'primary key (game_id, person_id)' },
  notice_outbox: { one: 'unique (channel_id, game_id)' },
  rating: { key: 'primary key (person_id, kind)' },
  rating_change: { key: 'primary key (person_id, game_id)' },
  pairing: { key: 'primary key (game_id, person_id)' },
  block: { key: 'primary key (person_id, blocked_id)' },
} satisfies { readonly [Table in keyof typeof TABLES]?: Constraints };

export const INDEXES: readonly string[] = [
  'index person_seen on person (seen_at, id)',
  'index person_owner on person (owner_id)',
  'index device_person on device (person_id)',
  'index access_token_person on access_token (person_id)',
  'index game_challenge_from on game_challenge (from_id, changed_at)',
  'index game_challenge_to on game_challenge (to_id, changed_at)',
  'index game_challenge_changed on game_challenge (changed_at)',
  'index passkey_person on passkey (person_id)',
  'unique index game_match on game (match_id, match_number)',
  'index game_changed on game (changed_at, id)',
  'index game_listed on game (listed_at)',
  'index game_clock_due on game (clock_due, id)',
  'index game_parent on game (parent_id, parent_seq)',
  'index seat_person on seat (person_id)',
  'index lease_owner on lease (owner)',
  'index chat_line_person on chat_line (person_id)',
  'index campaign_entry_game on campaign_entry (game_id)',
  'index result_ended on result (person_id, ended_at)',
  'index result_day on result (kind, day, person_id)',
  'index notice_channel_endpoint on notice_channel (endpoint)',
  'index notice_told_person on notice_told (person_id)',
  'index notice_outbox_next on notice_outbox (next_at, id)',
  'index notice_outbox_game on notice_outbox (game_id)',
  'index rating_best on rating (kind, rating)',
  'index rating_change_game on rating_change (game_id)',
  'index waiting_kind on waiting (kind, clock, seen_at)',
  'index waiting_seen on waiting (seen_at)',
  'index pairing_person on pairing (person_id, at)',
  'index pairing_at on pairing (at)',
  'index block_blocked on block (blocked_id)',
  'index report_at on report (at)',
  'index report_reporter on report (reporter_id, at)',
  'index report_place on report (place, at)',
];

type ValueOf<Given> = Given extends Column<infer Value> ? Value : never;

export type Database = {
  [Table in keyof typeof TABLES]: {
    [Name in keyof (typeof TABLES)[Table]]: ValueOf<(typeof TABLES)[Table][Name]>;
  };
};
