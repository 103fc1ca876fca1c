/** Whatever a store is asked, in whatever order: SQLite and the twin in memory give the same answers. */
import { defined } from '@three-spires/kernel';
import { isBarred, newStoredTable, nobodyBarred, type StoredTable } from '@three-spires/session';
import { toyGame } from '@three-spires/table/toy-game';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testMaking } from '../../testing/test-host.ts';
import { TEST_STORES, type TestPlace } from '../../testing/test-stores.ts';
import type { Store } from '../store.ts';

const OUTCOME = { result: 'victory', winners: [0], reason: 'done' } as const;
const VERSIONS = { rulesVersion: 1, contentHash: 'content' };
const LATE = { abandonedBefore: 1_000, finishedBefore: 1_000 };

const person = fc.constantFrom('ann', 'bob', 'cid');
const table = fc.constantFrom('t0', 't1', 't2', 't3');
const seat = fc.integer({ min: 0, max: 2 });
const seq = fc.integer({ min: 0, max: 4 });
const at = fc.integer({ min: 1, max: 9 });
const word = fc.constantFrom('x', 'y');
const few = fc.integer({ min: 1, max: 3 });
const flag = fc.boolean();
const list = fc.constantFrom<readonly string[]>(['ann'], ['bob', 'cid'], []);

const made: StoredTable = {
  ...newStoredTable(
    testMaking([{ game: toyGame }]),
    {
      game: toyGame.id,
      setup: { players: 3, rounds: 9 },
      seats: [{ holder: 'me' }, { holder: 'open' }, { holder: 'open' }],
    },
    { id: 'ann', name: 'ann' },
  ),
  ...VERSIONS,
  createdAt: 1,
  changedAt: 1,
  seats: [],
};
const newTable = fc
  .record({
    id: table,
    changedAt: at,
    host: person,
    more: fc.constantFrom<Partial<StoredTable>>(
      {},
      { outcome: OUTCOME },
      { rated: true, outcome: OUTCOME },
      { listedAt: 5 },
      { past: { table: 't0', seq: 2 } },
      { match: { id: 'match', number: 2, best: 3, wins: [0, 1] } },
    ),
  })
  .map(({ id, changedAt, host, more }) => ({
    ...made,
    ...more,
    id,
    invite: `invite ${id}`,
    changedAt,
    lastSeq: more.past?.seq ?? 0,
    seats: [{ seat: 0, person: host }, { seat: 1 }, { seat: 2 }],
  }));
const standing = fc.record({ lastSeq: seq, changedAt: at, deciding: few, about: fc.record({ round: few }) });
const addition = fc
  .record({
    seq: fc.integer({ min: 1, max: 4 }),
    command: word,
    person,
    standing,
    clock: fc.option(at, { nil: undefined }),
    isOver: flag,
  })
  .map(({ seq: number, command, person: mover, standing: stands, clock, isOver }) => ({
    stored: { entry: { seq: number, seat: 0, move: 7 }, command, person: mover },
    standing: { ...stands, lastSeq: number, ...(isOver ? { outcome: OUTCOME } : {}) },
    ...(clock === undefined
      ? {}
      : { clock: { settings: { seconds: 60, increment: 0 }, left: [1, 1], at: clock, dueAt: clock } }),
  }));
const snapshot = seq.map((number) => ({
  seq: number,
  stateVersion: 1,
  outline: 'o',
  hash: 'h',
  state: { number },
}));
const result = fc
  .record({
    people: fc.constantFrom(['ann', 'bob'], ['bob', 'cid']),
    score: fc.constantFrom(0, 0.5, 1),
    at,
    flag,
  })
  .map(({ people, score, at: endedAt, flag: isRated }) => ({
    game: 'toy',
    day: '2026-11-19',
    beganAt: 0,
    endedAt,
    counts: true,
    names: people,
    stage: 1,
    reached: endedAt,
    people: people.map((each) => ({ person: each, result: 'won' as const, as: [], cards: ['card'] })),
    ...(isRated
      ? { rated: { people: people as [string, string], score: score as 0, short: endedAt > 6 } }
      : {}),
  }));
const waiting = fc
  .record({
    person,
    rating: fc.integer({ min: 1400, max: 1600 }),
    joinedAt: at,
    company: fc.constantFrom('people' as const, 'anyone' as const, 'bot' as const),
  })
  .map((each) => ({
    ...each,
    ticket: `ticket of ${each.person}`,
    game: 'toy',
    clock: 'quick',
    choice: {},
    place: `house of ${each.person}`,
  }));
const request = fc.option(
  person.map((asker) => ({ person: asker, seat: 0, to: 0, waiting: ['bob'] })),
  { nil: undefined },
);
const answer = fc.record({ command: word, person, seq, at });
const passkey = fc.record({ id: word, person, counter: few, createdAt: at }).map((each) => ({
  ...each,
  publicKey: 'key',
  transports: ['usb'],
  backedUp: false,
  name: '',
}));
const channel = fc
  .record({
    id: fc.constantFrom('c0', 'c1', 'c2'),
    person,
    kind: fc.constantFrom('push', 'webhook'),
    endpoint: word,
    createdAt: at,
  })
  .map((each) => ({ ...each, kind: each.kind as 'push', origin: 'here' }));
const report = fc.record({ id: fc.uuid(), at, table, reason: word, who: person }).map(({ who, ...each }) => ({
  ...each,
  words: '',
  lines: [],
  reporter: { id: 'ann', name: 'ANN' },
  about: { id: who, name: who },
}));

/** How each method of a store may be asked. */
const ASKED: { readonly [Name in keyof Store]?: fc.Arbitrary<Parameters<Store[Name]>> } = {
  changePerson: fc.tuple(person, fc.record({ name: word, avatar: word })),
  personByToken: fc.tuple(person, fc.constantFrom(1, 10 ** 9)),
  devicesOf: fc.tuple(person),
  addDevice: fc.tuple(
    person,
    fc
      .uuid()
      .chain((id) =>
        fc.record({ id: fc.constant(id), name: word, tokenHash: fc.constant(id), createdAt: at }),
      ),
    few,
  ),
  removeOtherDevices: fc.tuple(person, person),
  passkeysOf: fc.tuple(person),
  passkeyById: fc.tuple(word),
  addPasskey: fc.tuple(passkey, few),
  usePasskey: fc.tuple(word, fc.record({ counter: fc.integer({ min: 0, max: 3 }), backedUp: flag, at })),
  removePasskey: fc.tuple(person, word),
  setChallenge: fc.tuple(person, fc.constant('register'), word, at),
  takeChallenge: fc.tuple(person, fc.constant('register'), at),
  holdingsOf: fc.tuple(person),
  profileOf: fc.tuple(person),
  allDecksOf: fc.tuple(person),
  allCampaignsOf: fc.tuple(person),
  campaignGamesOf: fc.tuple(person, fc.constant(''), few),
  allTablesOf: fc.tuple(person, fc.constant(''), few),
  allRatingsOf: fc.tuple(person),
  ratingChangesOf: fc.tuple(person, fc.constant(''), few),
  linesBy: fc.tuple(person, fc.record({ table, number: few }), few),
  runningTablesOf: fc.tuple(person, few),
  mergeOffer: fc.tuple(person, person, fc.constant(['toy'])),
  erasePerson: fc.tuple(fc.constant('cid')),
  addTable: fc.tuple(newTable),
  gameOfMatch: fc.tuple(fc.constant('match'), few),
  tableById: fc.tuple(table),
  gameById: fc.tuple(table),
  tablesOf: fc.tuple(person, few),
  openTablesOf: fc.tuple(person),
  openTables: fc.tuple(fc.option(person, { nil: undefined }), fc.record({ seenAfter: at }), few),
  tablesDue: fc.tuple(at, fc.option(fc.record({ id: table, dueAt: at }), { nil: undefined }), few),
  takeSeat: fc.tuple(table, seat, person, fc.constantFrom(isBarred, nobodyBarred)),
  seatBot: fc.tuple(table, seat, fc.constant('novice'), word),
  releaseSeat: fc.tuple(table, seat, person),
  forgetHeld: fc.tuple(table, person),
  completeSetup: fc.tuple(table, fc.constant(made.setup), fc.record({ done: few }), standing),
  changeSettings: fc.tuple(table, fc.record({ listed: flag, playersOnly: flag }, { requiredKeys: [] }), at),
  seenAtListed: fc.tuple(
    table.map((id) => [id]),
    at,
  ),
  append: fc.tuple(table, addition),
  logOf: fc.tuple(table, fc.constantFrom(0, 2)),
  entriesOf: fc.tuple(table),
  entryOf: fc.tuple(table, word),
  lastEntryBy: fc.tuple(table, person),
  saveRequest: fc.tuple(table, seq, fc.record({ before: request, after: request })),
  saveAnswer: fc.tuple(table, answer),
  answerOf: fc.tuple(table, word),
  keepState: fc.tuple(table, snapshot),
  snapshotsOf: fc.tuple(table),
  snapshotAt: fc.tuple(table, seq),
  baseOf: fc.tuple(table),
  moveToVersions: fc.tuple(
    table,
    seq.map((lastSeq) => ({ ...VERSIONS, lastSeq })),
    few.map((rulesVersion) => ({ ...VERSIONS, rulesVersion, stateVersion: 1 })),
    fc.record({
      standing,
      base: fc.option(fc.record({ seq, at, state: word, stateVersion: few, outline: word }), {
        nil: undefined,
      }),
    }),
  ),
  tablesToUpdate: fc.tuple(fc.constant([{ ...VERSIONS, game: 'toy' }]), fc.constant(''), few),
  tablesToArchive: fc.tuple(fc.constant([{ ...VERSIONS, game: 'toy' }]), fc.constant(''), few),
  saveArchive: fc.tuple(
    table,
    fc
      .record({ data: fc.option(fc.constant(Uint8Array.of(1)), { nil: undefined }), at })
      .map(({ data, at: when }) => ({
        ...VERSIONS,
        stateVersion: 1,
        at: when,
        ...defined({ data }),
      })),
  ),
  archiveOf: fc.tuple(table),
  addLine: fc.tuple(table, word, fc.record({ at, person, said: fc.record({ text: word }) })),
  linesOf: fc.tuple(table, few, few),
  decksOf: fc.tuple(person, word),
  deckOf: fc.tuple(person, word, word),
  saveDeck: fc.tuple(
    person,
    word,
    fc.record({ id: word, version: fc.integer({ min: 0, max: 2 }), list: few }),
    few,
  ),
  deleteDeck: fc.tuple(person, word, word),
  campaignOf: fc.tuple(person, fc.constant('toy')),
  changeCampaign: fc.tuple(
    person,
    fc.constant('toy'),
    fc.constant((before) => Number(before ?? 0) + 1),
  ),
  campaignEntries: fc.tuple(person, fc.constant('toy'), few),
  campaignEntry: fc.tuple(person, table),
  enterResult: fc.tuple(
    table,
    fc.constantFrom((before: unknown) => ({ campaign: Number(before ?? 0) + 5, news: [before] }), undefined),
  ),
  tablesToEnter: fc.constant([]),
  addToken: fc.tuple(
    fc.record({ id: fc.constantFrom('k0', 'k1', 'k2'), person, name: word, createdAt: at }).map((each) => ({
      ...each,
      scopes: ['read' as const],
      tokenHash: `hash of ${each.id}`,
    })),
    few,
  ),
  tokensOf: fc.tuple(person),
  removeToken: fc.tuple(person, fc.constantFrom('k0', 'k1', 'k2')),
  accessBy: fc.tuple(fc.constantFrom('hash of k0', 'hash of k1', 'none'), fc.constantFrom(1, 10 ** 9)),
  addBot: fc.tuple(person, fc.record({ id: fc.constantFrom('b0', 'b1'), name: word, createdAt: at }), few),
  botsOf: fc.tuple(person),
  showOwner: fc.tuple(person, fc.constantFrom('b0', 'b1'), flag),
  listedBots: fc.tuple(fc.option(person, { nil: undefined }), fc.integer({ min: 0, max: 1 }), few),
  countListedBots: fc.tuple(fc.option(person, { nil: undefined })),
  listedBot: fc.tuple(fc.option(person, { nil: undefined }), fc.constantFrom('b0', 'b1', 'ann')),
  ownerOf: fc.tuple(fc.constantFrom('ann', 'b0', 'b1')),
  addChallenge: fc.tuple(
    fc
      .record({ id: fc.uuid(), table, from: person, to: person, at })
      .map((each) => ({ ...each, status: 'open' as const, changedAt: each.at })),
    few,
  ),
  challengesOf: fc.tuple(person, at, few),
  endChallenge: fc.tuple(word, fc.constant('declined'), at),
  clearChallenges: fc.tuple(fc.constantFrom(1, 3)),
  saveResult: fc.tuple(table, result),
  tablesToRecord: fc.tuple(fc.constant(''), few),
  resultsOf: fc.tuple(person, fc.record({ practice: flag }), fc.constant(0), few),
  countResults: fc.tuple(person, fc.record({ practice: flag })),
  dayResults: fc.tuple(fc.constant('toy'), fc.constant('2026-11-19'), few),
  dayResultOf: fc.tuple(person, fc.constant('toy'), fc.constant('2026-11-19')),
  ratingsOf: fc.tuple(fc.constant('toy'), list, at),
  bestRatings: fc.tuple(fc.constant('toy'), fc.record({ at, within: fc.constant(400) }), few),
  ratingChanges: fc.tuple(table),
  cameAt: fc.tuple(person),
  joinQueue: fc.tuple(waiting, few),
  waitInQueue: fc.tuple(person, fc.constant('toy'), at),
  opponentsFor: fc.tuple(waiting, at, few),
  leaveQueue: fc.tuple(person, fc.constant('toy')),
  clearQueue: fc.tuple(at, at),
  blockedBy: fc.tuple(person),
  isBlockBetween: fc.tuple(person, list),
  blocksOf: fc.tuple(person, few),
  addBlock: fc.tuple(person, fc.constant('bob'), at, few),
  removeBlock: fc.tuple(person, fc.constant('bob')),
  personNamed: fc.tuple(person),
  tookPart: fc.tuple(table, person),
  addReport: fc.tuple(report, fc.record({ place: word, keptAfter: few, most: few })),
  countReports: fc.tuple(at, fc.record({ place: word })),
  reports: fc.tuple(few),
  addChannel: fc.tuple(channel, few),
  channelsOf: fc.tuple(person),
  removeChannel: fc.tuple(person, fc.constantFrom('c0', 'c1')),
  saveFeed: fc.tuple(person, word).map(([who, nonce]) => [who, { nonce, tokenHash: who, createdAt: 1 }]),
  feedOf: fc.tuple(person),
  personOfFeed: fc.tuple(person),
  removeFeed: fc.tuple(person),
  listenersAt: fc.tuple(table),
  tablesWithListeners: fc.tuple(fc.constant(''), few),
  noteTurn: fc.tuple(
    fc.record({ table, person, afterSeq: seq, at, isTold: flag }).map((turn) => ({
      ...turn,
      newId: nanoid,
    })),
  ),
  oldTables: fc.tuple(fc.constant(LATE), fc.record({ id: table, at }), few),
  deleteTable: fc.tuple(table, fc.constant(LATE)),
  oldPeople: fc.tuple(fc.constant(1_000), fc.record({ id: person, at: fc.constant(-1) }), few),
};

type Question = readonly [name: keyof Store, ask: readonly unknown[]];
const question: fc.Arbitrary<Question> = fc.oneof(
  ...Object.entries(ASKED).map(([name, ask]) =>
    (ask as fc.Arbitrary<readonly unknown[]>).map((given): Question => [name as keyof Store, given]),
  ),
);

const answerTo = async (store: Store, [name, given]: Question): Promise<unknown> => {
  try {
    const found = await (store[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given);
    return found instanceof Map ? [...found].sort() : found;
  } catch {
    return 'refused';
  }
};

/** Answers in no promised order. */
const UNORDERED = new Set<keyof Store>(['listenersAt', 'tablesToEnter', 'blockedBy', 'ratingChanges']);

const places: TestPlace[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const place of places.splice(0)) await place.end();
});

it('give the same answers', async () => {
  const pair = ['SQLite', 'memory'].map((name) => TEST_STORES.find((each) => each.name === name));
  for (const each of pair) if (each !== undefined) places.push(await each.make());
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(newTable, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
      fc.array(question, { maxLength: 120, size: 'max' }),
      async (tables, questions) => {
        const stores = await Promise.all(places.map((place) => place.open()));
        try {
          for (const store of stores)
            for (const id of ['ann', 'bob', 'cid'])
              await store.addPerson({ id, name: id, tokenHash: id, createdAt: 0 });
          for (const each of [...tables.map((one): Question => ['addTable', [one]]), ...questions]) {
            const [one, other] = await Promise.all(stores.map((store) => answerTo(store, each)));
            const isSet = UNORDERED.has(each[0]) && Array.isArray(one) && Array.isArray(other);
            if (isSet) expect([...one].sort(), each[0]).toEqual([...(other as unknown[])].sort());
            else expect(other, `${each[0]} ${JSON.stringify(each[1])}`).toEqual(one);
          }
        } finally {
          for (const store of stores) await store.close();
          for (const place of places) await place.clear();
        }
      },
    ),
    { numRuns: 100 },
  );
});
