/**
 * Compares pictures as they come over the wire with pictures of the same position in which everything that the viewer
 * cannot know was dealt otherwise. A difference would be something hidden that the picture shows. Programs must see the same
 * over streams and by single requests.
 */
import { isDeepStrictEqual } from 'node:util';
import { randomBelow } from '@three-spires/kernel';
import { openNatsBus } from '@three-spires/server/cluster';
import { HOSTED_GAMES } from '@three-spires/server/games';
import { DEFAULT_SETTINGS, limitsFrom } from '@three-spires/server/settings';
import { openStore, type Store } from '@three-spires/server/store';
import { startLoopback } from '@three-spires/server/testing/loopback';
import { type Picture, pictureFor, restoreTable, type Table } from '@three-spires/table';
import type { Person } from '../moves/person.ts';
import { createPerson } from '../moves/person.ts';
import type { SeatedTable } from '../moves/seated-table.ts';
import type { Campaign, Figures, Run } from './campaign.ts';
import { SUBJECT, startOwnCluster } from './own-cluster.ts';
import { inTime, intend, isFinished, openTable } from './players.ts';
import { followByStream, type Streamed } from './streamed.ts';

const PATIENCE_MS = 20_000;
/** Deals of what is hidden, for each viewer and position. */
const DEALS = 2;
/** A game is left after this many moves, so that all games are seen. */
const MOST_MOVES = 60;

const LIMITS = limitsFrom({
  ...DEFAULT_SETTINGS,
  requestsPerMinute: 0,
  peoplePerHour: 0,
  openTables: 0,
  tablesPerHour: 0,
  tablesPerHourPerAddress: 0,
  movesPerHour: 0,
});

/** The true table, which only the owner of the database can know. */
const truthOf = async (store: Store, id: string, game: string): Promise<Table> => {
  const stored = await store.tableById(id);
  const hosted = HOSTED_GAMES.find((each) => each.game.id === game);
  if (stored === undefined || hosted === undefined) throw new Error(`there is no table ${id}`);
  const entries = (await store.entriesOf(id)).map(({ entry }) => entry);
  const seats = stored.seats.map(({ person }) => ({ person: person ?? '', name: '' }));
  return restoreTable(hosted.game, { ...stored, entries }, seats);
};

/** What a picture tells of the game; the rest is about people and clocks. */
const toldBy = ({ outlooks, deciding, outcome, seq }: Picture): unknown =>
  JSON.parse(JSON.stringify({ outlooks, deciding, outcome, seq }));

type Viewing = { readonly person: Person; readonly seat: number | undefined };

/** Pictures of the same position with what the viewer cannot know dealt otherwise; those of spectators from all seats. */
const otherDeals = (truth: Table, { seat }: Viewing, seed: string): Picture[] => {
  const { game, state } = truth;
  const from = seat === undefined ? truth.seats.map((_, each) => each) : [seat];
  const viewer = seat === undefined ? undefined : truth.seats[seat]?.person;
  return from.flatMap((each) =>
    Array.from({ length: DEALS }, (_, deal) => {
      const other = { ...truth, state: game.imagine(state, each, `${seed} ${deal}`) };
      return pictureFor(other, viewer);
    }),
  );
};

type Counts = { pictures: number; positions: number; redealt: number; streamed: number };

const compare = async (run: Run, store: Store, seated: SeatedTable, spectator: Person, counts: Counts) => {
  const newest = Math.max(...seated.people.map((each) => each.picture()?.seq ?? 0));
  for (const person of [...seated.people, spectator]) await person.see(newest);
  const truth = await truthOf(store, seated.table, seated.game);
  const viewings: Viewing[] = [
    ...seated.people.map((person, seat) => ({ person, seat })),
    { person: spectator, seat: undefined },
  ];
  const seed = String(randomBelow(run.random, 0, 2 ** 30));
  if (!isDeepStrictEqual(truth.state, truth.game.imagine(truth.state, 0, seed))) counts.redealt++;
  counts.positions++;
  for (const viewing of viewings) {
    const picture = viewing.person.picture();
    if (picture === undefined) throw new Error('nothing is shown');
    for (const other of otherDeals(truth, viewing, seed)) {
      counts.pictures++;
      if (isDeepStrictEqual(toldBy(picture), toldBy(other))) continue;
      const who = viewing.seat === undefined ? 'a spectator' : `seat ${viewing.seat}`;
      run.fault(
        `${seated.game}, ${seated.table}, entry ${newest}: what ${who} sees depends on what is hidden`,
      );
    }
  }
};

/** What a program of each viewer sees is what the viewer sees. */
const compareStreams = async (
  run: Run,
  { game, table }: SeatedTable,
  viewers: readonly { readonly person: Person; readonly streamed: Streamed }[],
  counts: Counts,
): Promise<void> => {
  for (const { person, streamed } of viewers) {
    const picture = person.picture();
    if (picture === undefined) throw new Error('nothing is shown');
    for (const other of await streamed.pictures(picture.seq)) {
      counts.streamed++;
      if (!isDeepStrictEqual(toldBy(picture), toldBy(other)))
        run.fault(`${game}, ${table}, entry ${picture.seq}: a program sees something else than its person`);
    }
  }
};

/** Plays one game and compares at every position. */
const playThrough = async (
  run: Run,
  urls: readonly string[],
  store: Store,
  number: number,
  counts: Counts,
): Promise<void> => {
  randomBelow(run.random, 0, 2);
  const seated = await openTable(urls, run.random, number, false);
  const spectator = createPerson(urls[number % urls.length] ?? '');
  await spectator.request('GET', '/api/me');
  await spectator.join(seated.table, seated.invite);
  await spectator.see(0);
  const url = urls[(number + 1) % urls.length] ?? '';
  const viewers = await Promise.all(
    [...seated.people, spectator].map(async (person) => ({
      person,
      streamed: await followByStream(person, url, seated),
    })),
  );
  for (let move = 0; move < MOST_MOVES && !run.isOver() && !isFinished(seated); move++) {
    await inTime(compare(run, store, seated, spectator, counts), PATIENCE_MS, 'comparing');
    await inTime(compareStreams(run, seated, viewers, counts), PATIENCE_MS, 'comparing streams');
    const intention = intend(seated);
    if (intention === undefined) break;
    const answer = await intention.person.ask(intention.message);
    if (answer.type !== 'accepted')
      throw new Error(`a legal move was answered with ${JSON.stringify(answer)}`);
    await intention.person.see(answer.seq);
    run.progress(() => `${counts.pictures} pictures at ${counts.positions} positions`);
  }
  for (const { person, streamed } of viewers) {
    streamed.leave();
    person.leave();
  }
};

/** Where the games are played, and the store behind it. */
type Scene = {
  readonly urls: readonly string[];
  readonly store: Store;
  readonly figures: () => Figures;
  close(): Promise<void>;
};

const oneServer = async (): Promise<Scene> => {
  const server = await startLoopback(HOSTED_GAMES, { limits: LIMITS });
  const store = await openStore(server);
  return { urls: [server.url], store, figures: () => ({ nodes: 1 }), close: () => server.close() };
};

/** What crosses the bus is read as well: its messages have a strict shape, in which nothing hidden has a place. */
const severalNodes = async (run: Run, nodes: number): Promise<Scene> => {
  const cluster = await startOwnCluster(nodes);
  const store = await cluster.openStore();
  const log = { info: () => undefined, warn: (text: string) => run.fault(text) };
  const bus = openNatsBus({ url: cluster.nats.url, subject: SUBJECT, log });
  let messages = 0;
  bus.subscribe(() => {
    messages++;
  });
  return {
    urls: cluster.urls(),
    store,
    figures: () => ({ nodes, 'messages on the bus': messages }),
    async close() {
      await bus.close();
      await cluster.close();
    },
  };
};

export const secrets: Campaign = async (run) => {
  const scene = await (run.nodes === undefined ? oneServer() : severalNodes(run, run.nodes));
  const { urls, store } = scene;
  const counts: Counts = { pictures: 0, positions: 0, redealt: 0, streamed: 0 };
  let games = 0;
  try {
    while (!run.isOver()) await playThrough(run, urls, store, games++, counts);
  } finally {
    await store.close();
    await scene.close();
  }
  if (counts.positions > 0 && counts.redealt === 0) run.fault('nothing was ever dealt otherwise');
  return {
    ...scene.figures(),
    'pictures compared': counts.pictures,
    'pictures of programs compared': counts.streamed,
    positions: counts.positions,
    'positions in which something was dealt otherwise': counts.redealt,
    games,
  };
};
