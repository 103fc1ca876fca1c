import { SessionError } from '../common/error.ts';
import { createLanes } from '../common/lanes.ts';
import type { Costs } from '../given/costs.ts';
import type { Newsroom } from '../given/news.ts';
import type { StoredPerson } from '../given/store.ts';
import { storedTable } from '../hosting/stored-table.ts';
import { type ArrivalNeeds, checkFile, inFreeMatch, knownTable } from '../moving/arrivals.ts';
import { type ExportNeeds, exportedGame } from '../moving/export-game.ts';
import { readGame } from '../moving/read-game.ts';
import {
  type ExportAnswer,
  FILE_FORMAT,
  FILE_VERSION,
  type ImportAnswer,
  type LeftOut,
  type MovedFile,
  type MovedGame,
  type MovedResult,
  type NewTableAnswer,
  PART_LIMITS,
  type UploadBody,
} from '../protocol/index.ts';
import type { Results } from '../running/results.ts';
import type { ArrivingTable, KeptResult } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { Handlers } from './handlers.ts';

/** Tables read for one part of an export. */
const BATCH = 10;
/** The approximate size of an entry in the store. */
const ENTRY_BYTES = 250;

type MovingNeeds = ArrivalNeeds &
  ExportNeeds & {
    readonly costs: Pick<Costs, 'hold' | 'wrote'>;
    readonly results: Pick<Results, 'record'>;
    readonly news: Newsroom;
  };

/** Moves games, decks, campaigns and results between a server and a person's own device. */
export const movingHandlers = (
  needs: MovingNeeds,
): Handlers<'exportTable' | 'exportMine' | 'importFile' | 'uploadTable'> => {
  const { store, costs } = needs;
  // Two imports of one file at the same time would both find that nothing is here yet.
  const inLane = createLanes(costs.hold);

  const arrived = async (person: StoredPerson, arriving: ArrivingTable): Promise<void> => {
    costs.wrote(person.id, ENTRY_BYTES * arriving.entries.length + JSON.stringify(arriving.table).length);
    if (arriving.table.outcome === undefined) return;
    await needs.results.record(arriving.table.id);
    needs.news.publish('table', { table: arriving.table.id });
  };

  return {
    async exportTable(caller, { table }) {
      const stored = await storedTable(store, table);
      return await exportedGame(needs, stored, (await caller.known())?.id ?? '');
    },

    async exportMine(caller, { after, page }) {
      const person = await caller.person();
      return await exportedPart(needs, person.id, after, Number(page));
    },

    async importFile(caller, body) {
      requireFewEntries(body.file.games);
      const person = await caller.person();
      return await inLane(person.id, async () => {
        const checked = await checkFile(needs, person, body);
        const { games, arrivals, knownGames, known, campaignsKept, leftOut } = checked;
        const isTrial = body.check === true;
        if (!isTrial) await requireTables(caller, person.id, arrivals.tables);
        const brought = isTrial
          ? { decks: arrivals.decks.length, results: arrivals.results.length }
          : await store.bringIn(person.id, arrivals);
        if (!isTrial) for (const { arriving } of games) await arrived(person, arriving);
        return {
          games: games.map(({ from, arriving: { table } }) => ({ from, table: table.id, game: table.game })),
          ...brought,
          campaigns: arrivals.campaigns.length,
          knownGames,
          known: known + arrivals.results.length - brought.results + arrivals.decks.length - brought.decks,
          campaignsKept,
          leftOut,
        } satisfies ImportAnswer;
      });
    },

    async uploadTable(caller, body) {
      requireFewEntries([body.game]);
      const person = await caller.person();
      return await inLane(person.id, () => uploaded(needs, caller, person, body));
    },
  };
};

const requireFewEntries = (games: readonly MovedGame[]): void => {
  const count = games.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count > PART_LIMITS.entries)
    throw new SessionError(
      'invalid',
      'file-too-long',
      `file.games: at most ${PART_LIMITS.entries} entries in all, not ${count}; import it in several parts`,
      'file.games',
    );
};

/** A running game takes a place among those that a person and an address may open. */
const requireTables = async (
  caller: Caller,
  person: string,
  tables: readonly ArrivingTable[],
): Promise<void> => {
  for (const { table } of tables) if (table.outcome === undefined) await caller.requireTable(person);
};

const uploaded = async (
  needs: MovingNeeds,
  caller: Caller,
  person: StoredPerson,
  { game: moved, open }: UploadBody,
): Promise<NewTableAnswer> => {
  const { store, costs } = needs;
  const seats = moved.seats.map((seat, at) => (open.includes(at) ? ({ holder: 'open' } as const) : seat));
  const arriving = readGame(needs, { ...moved, seats }, person, 'game');
  if ('why' in arriving) throw new SessionError('conflict', 'other-rules', arriving.why, 'game');
  const { table, entries } = arriving;
  if (table.outcome !== undefined)
    throw new SessionError('conflict', 'game-over', 'This game is over; nobody can join it.', 'game');
  // A second try after a lost answer finds the table of the first.
  const known = await knownTable(store, person.id, arriving);
  if (known !== undefined) {
    const { id, invite } = await storedTable(store, known);
    return { table: id, invite };
  }
  await caller.requireTable(person.id);
  await store.bringIn(person.id, {
    tables: [await inFreeMatch(needs, arriving)],
    decks: [],
    campaigns: [],
    results: [],
  });
  costs.wrote(person.id, ENTRY_BYTES * entries.length + JSON.stringify(table).length);
  return { table: table.id, invite: table.invite };
};

/** The tables after one, and a page of the results whose tables are gone. The first part has everything else. */
const exportedPart = async (
  needs: MovingNeeds,
  person: string,
  after: string,
  page: number,
): Promise<ExportAnswer> => {
  const { store, games: known } = needs;
  const owned = await store.allTablesOf(person, after, BATCH);
  const games: MovedGame[] = [];
  const leftOut: LeftOut[] = [];
  for (const { table, game, holds } of owned) {
    if (holds.length === 0 || !known.has(game)) continue;
    try {
      games.push(await exportedGame(needs, await storedTable(store, table), person));
    } catch (error) {
      if (!(error instanceof SessionError)) throw error;
      leftOut.push({ table, game, why: error.message });
    }
  }
  const read = await store.resultsOf(
    person,
    { practice: true },
    page * PART_LIMITS.results,
    PART_LIMITS.results,
  );
  const isFirst = after === '' && page === 0;
  const file: MovedFile = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    games,
    decks: isFirst ? (await store.allDecksOf(person)).map(exportedDeck) : [],
    campaigns: isFirst
      ? (await store.allCampaignsOf(person)).map(({ game, campaign }) => ({ game, campaign }))
      : [],
    // A table that is still here brings its result itself.
    results: read.filter(({ kept }) => !kept).map(exportedResult),
  };
  const isLast = owned.length < BATCH && read.length < PART_LIMITS.results;
  return {
    file,
    leftOut,
    ...(isLast ? {} : { next: { after: owned.at(-1)?.table ?? after, page: page + 1 } }),
  };
};

type OwnDeck = Awaited<ReturnType<MovingNeeds['store']['allDecksOf']>>[number];

const exportedDeck = ({ game, id, list }: OwnDeck): MovedFile['decks'][number] => ({
  game,
  id,
  deck: list as MovedFile['decks'][number]['deck'],
});

const exportedResult = ({
  kept: _,
  counts: __,
  day: ___,
  rating: ____,
  ...result
}: KeptResult): MovedResult => result;
