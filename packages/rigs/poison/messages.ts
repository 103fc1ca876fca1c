/** Bodies, queries, names, decks, choices and messages written by hand. */
import type { PoisonCase } from './case.ts';

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const deckBody = (deck: unknown, version: unknown = 0) => ({ version, deck });
const DECK = { name: 'Mine', tower: 'The Lone Menhir', main: {}, tokens: {} };

const putDeck = (name: string, body: unknown, outcome: PoisonCase['outcome'] = 'refused'): PoisonCase => ({
  name: `deck: ${name}`,
  send: { method: 'PUT', path: '/api/decks/mystic-spires/poison-deck', body },
  outcome,
});

const rename = (name: string, to: unknown, outcome: PoisonCase['outcome'] = 'refused'): PoisonCase => ({
  name: `name: ${name}`,
  send: { method: 'PATCH', path: '/api/me', body: { name: to } },
  outcome,
});

const choice = (name: string, given: unknown): PoisonCase => ({
  name: `choice: ${name}`,
  send: {
    method: 'POST',
    path: '/api/tables/$table/seats',
    body: { invite: '$invite', seat: 1, choice: given },
  },
  outcome: 'refused',
});

const campaign = (name: string, given: unknown): PoisonCase => ({
  name: `campaign: ${name}`,
  send: { method: 'PUT', path: '/api/campaign/slay-the-spire', body: { campaign: given } },
  outcome: 'refused',
});

const body = (name: string, text: string): PoisonCase => ({
  name: `body: ${name}`,
  send: { method: 'POST', path: '/api/tables', body: text },
  outcome: 'refused',
});

const get = (path: string): PoisonCase => ({
  name: `GET ${path.slice(0, 60)}`,
  send: { method: 'GET', path },
  outcome: 'refused',
});

const message = (name: string, text: string, outcome: PoisonCase['outcome'] = 'refused'): PoisonCase => ({
  name: `message: ${name}`,
  send: { message: text },
  outcome,
});

const move = (fields: object): string =>
  JSON.stringify({ type: 'move', command: 'poison-command', table: '$table', seat: 0, move: 1, ...fields });

const chat = (text: unknown): string =>
  JSON.stringify({ type: 'chat', command: 'poison-chat', table: '$table', text });

const counts = (names: number, count: number) =>
  Object.fromEntries(Array.from({ length: names }, (_, at) => [`Unknown ${at}`, count]));

const DECKS: readonly PoisonCase[] = [
  putDeck('3,000 names', deckBody({ ...DECK, main: counts(3_000, 1) })),
  putDeck('201 names', deckBody({ ...DECK, main: counts(201, 1) })),
  putDeck('4,000,000,000 of a card', deckBody({ ...DECK, main: counts(1, 4e9) })),
  putDeck('a name of 50,000 letters', deckBody({ ...DECK, name: 'x'.repeat(50_000) })),
  putDeck('a name of control characters', deckBody({ ...DECK, name: '\u0000\u202e\u200b' }), 'taken'),
  putDeck('1,000 sets', deckBody({ ...DECK, sets: new Array(1_000).fill('A') })),
  putDeck('a version of 1e308', deckBody(DECK, 1e308)),
  putDeck(
    'a prototype',
    '{"version":0,"deck":{"name":"x","tower":"x","main":{"__proto__":{"a":1}},"tokens":{}}}',
  ),
  putDeck(
    'a constructor',
    '{"version":0,"deck":{"name":"x","tower":"x","main":{"constructor":1},"tokens":{}}}',
  ),
  putDeck('a list', deckBody([[[[]]]])),
  choice('3,000 unknown names', { ...DECK, main: counts(3_000, 1) }),
  choice('100 unknown names', { ...DECK, main: counts(100, 1) }),
  choice('a name of 50,000 letters', 'x'.repeat(50_000)),
  choice('1e308 of a card', { ...DECK, main: counts(1, 1e308) }),
  choice('4,000,000,000 tokens', { ...DECK, tokens: { 'Bone Token': 4e9 } }),
  choice('a constructor', { ...DECK, main: { constructor: 3 } }),
  choice('a number', 4e9),
];

const NAMES: readonly PoisonCase[] = [
  rename('nothing', ''),
  rename('NUL', '\u0000'),
  rename('zero-width characters', '\u200b\u200d\u2060\ufeff'),
  rename('a Hangul filler', '\u3164\u115f'),
  rename('a bidi override', 'Ann\u202egnp', 'taken'),
  rename('a lone surrogate', '\ud800'),
  rename('50,000 letters', 'x'.repeat(50_000)),
  rename('20,000 joiners', `x${'\u200d'.repeat(20_000)}`),
  rename('marks piled up', `x${'\u0316'.repeat(3_000)}`, 'taken'),
  rename('41 families', '👨‍👩‍👧‍👦'.repeat(41)),
  rename('a number', 4e9),
  rename('a list', [['x']]),
];

const CAMPAIGNS: readonly PoisonCase[] = [
  campaign('10,000 achievements', { achievements: new Array(10_000).fill('x') }),
  campaign('nothing', null),
  campaign('1e308 boxes', { version: 1, boxes: { Ironclad: 1e308 } }),
  campaign('2,000 fields', counts(2_000, 1)),
  {
    name: 'campaign: a choice of 50,000 letters',
    send: {
      method: 'POST',
      path: '/api/campaign/slay-the-spire/choices',
      body: { choice: 'x'.repeat(50_000) },
    },
    outcome: 'refused',
  },
];

const BODIES: readonly PoisonCase[] = [
  body('no JSON', '{"game":'),
  body('nothing', '""'),
  body('nested 30,000 levels', deep(30_000)),
  body(
    'a set-up nested 10,000 levels',
    `{"game":"mystic-spires","setup":{"x":${deep(10_000)}},"seats":[{"holder":"me"}]}`,
  ),
  body(
    'a prototype',
    '{"__proto__":{"game":"x"},"game":"mystic-spires","setup":{},"seats":[{"holder":"me"}]}',
  ),
  body('a number', '1e308'),
  body('63,000 bytes of fields', JSON.stringify(counts(3_600, 1))),
  body('more than 64 kB', JSON.stringify('x'.repeat(70_000))),
  body(
    '3,000 seats',
    JSON.stringify({ game: 'mystic-spires', setup: {}, seats: new Array(3_000).fill({ holder: 'me' }) }),
  ),
  body(
    'a game of 50,000 letters',
    JSON.stringify({ game: 'x'.repeat(50_000), setup: {}, seats: [{ holder: 'me' }] }),
  ),
  body(
    'a game that objects inherit',
    JSON.stringify({ game: 'constructor', setup: {}, seats: [{ holder: 'me' }] }),
  ),
  body(
    'a clock of 1e308 seconds',
    JSON.stringify({
      game: 'mystic-spires',
      setup: { decks: [null, null] },
      seats: [{ holder: 'me' }, { holder: 'me' }],
      clock: { seconds: 1e308, increment: 0 },
    }),
  ),
  body(
    'a seed of NULs',
    JSON.stringify({
      game: 'mystic-spires',
      setup: { decks: [null, null] },
      seats: [{ holder: 'me' }, { holder: 'me' }],
      seed: '\u0000\u0000',
    }),
  ),
  {
    name: 'body: a branch from entry 1e308',
    send: { method: 'POST', path: '/api/tables/$table/branches', body: { seq: 1e308 } },
    outcome: 'refused',
  },
  {
    name: 'body: a branch from entry 9007199254740991',
    send: { method: 'POST', path: '/api/tables/$table/branches', body: { seq: Number.MAX_SAFE_INTEGER } },
    outcome: 'refused',
  },
  {
    name: 'body: a guest of 60,000 letters',
    send: {
      method: 'POST',
      path: '/api/tables/$table/guests',
      body: { invite: '$invite', join: 'x'.repeat(60_000) },
    },
    outcome: 'refused',
  },
  {
    name: 'body: a seat of -1',
    send: { method: 'DELETE', path: '/api/tables/$table/seats/-1' },
    outcome: 'refused',
  },
];

const QUERIES: readonly PoisonCase[] = [
  get('/api/tables/$table?invite=a&invite=b'),
  get('/api/tables/$table?invite='),
  get(`/api/tables/$table?invite=${'x'.repeat(5_000)}`),
  get('/api/tables/$table/replay?seat=1e308'),
  get('/api/tables/$table/replay?seat=0&seat=1'),
  get('/api/tables/$table/replay?seat=999999999'),
  get('/api/tables/$table/replay/pictures?from=0&count=99999999999999'),
  get('/api/tables/$table/replay/pictures?from=-1&count=1'),
  get('/api/tables/$table/replay/pictures?from=__proto__&count=constructor'),
  get(`/api/tables/${'x'.repeat(90)}`),
  get('/api/tables/__proto__'),
  get('/api/decks/__proto__'),
  get('/api/campaign/constructor'),
  get('/api/history?page=99999999999999'),
  get('/api/history?page=1&page=2'),
  get('/api/history?game=__proto__'),
  get(`/api/statistics?game=${'x'.repeat(5_000)}`),
  get('/api/daily/__proto__'),
  get('/api/daily/slay-the-spire?day=9999-99-99'),
  get('/api/daily/slay-the-spire?day=2026-11-15&day=2026-11-16'),
];

const MESSAGES: readonly PoisonCase[] = [
  message('no JSON', '{"type":'),
  message('nothing', 'null'),
  message('nested 30,000 levels', deep(30_000)),
  message('a prototype', '{"type":"ping","__proto__":{"type":"move"}}'),
  message('a constructor', '{"type":"ping","constructor":1}'),
  message('a type that objects inherit', '{"type":"constructor"}'),
  message('63,000 bytes of fields', JSON.stringify({ type: 'ping', ...counts(3_500, 1) })),
  message('more than 64 kB', JSON.stringify({ type: 'ping', x: 'x'.repeat(70_000) })),
  message('a list of 20,000 messages', JSON.stringify(new Array(2_000).fill({ type: 'ping' }))),
  message('a move of 1e308', move({ move: 1e308 })),
  message('a move of 9007199254740991', move({ move: Number.MAX_SAFE_INTEGER })),
  message('a move of -1', move({ move: -1 })),
  message('a seat of 4,000,000,000', move({ seat: 4e9 })),
  message('a decision of 1e308', move({ decision: 1e308 })),
  message('a table of 60,000 letters', move({ table: 'x'.repeat(60_000) })),
  message('a table that objects inherit', move({ table: 'constructor' })),
  message('a command of 60,000 letters', move({ command: 'x'.repeat(60_000) })),
  message(
    'undo to 1e308',
    JSON.stringify({ type: 'undo', command: 'poison-undo', table: '$table', seat: 0, to: 1e308 }),
  ),
  message('watch after 1e308', JSON.stringify({ type: 'watch', table: '$table', seen: 1e308 })),
  message(
    'watch after 9007199254740991',
    JSON.stringify({ type: 'watch', table: '$table', seen: Number.MAX_SAFE_INTEGER }),
    'taken',
  ),
  message(
    'watch with an invitation of 60,000 letters',
    JSON.stringify({ type: 'watch', table: '$table', invite: 'x'.repeat(60_000) }),
  ),
  message('chat of NULs', chat('\u0000\u0000')),
  message('chat of zero-width characters', chat('\u200b'.repeat(2_000))),
  message('chat of 60,000 letters', chat('x'.repeat(60_000))),
  message('chat of 301 letters', chat('x'.repeat(301))),
  message('chat with a bidi override', chat('safe\u202eelif.exe'), 'taken'),
  message('chat of marks', chat(`x${'\u0316'.repeat(3_000)}`), 'taken'),
  message('chat of a list', chat([['x']])),
  message(
    'a sign at a figure of 60,000 letters',
    JSON.stringify({
      type: 'signal',
      command: 'poison-sign',
      table: '$table',
      signal: 'wait',
      at: 'a'.repeat(60_000),
    }),
  ),
  message(
    'a sign with 1e308',
    JSON.stringify({
      type: 'signal',
      command: 'poison-sign',
      table: '$table',
      signal: 'wait',
      amount: 1e308,
    }),
  ),
];

export const WRITTEN: readonly PoisonCase[] = [
  ...DECKS,
  ...NAMES,
  ...CAMPAIGNS,
  ...BODIES,
  ...QUERIES,
  ...MESSAGES,
];
