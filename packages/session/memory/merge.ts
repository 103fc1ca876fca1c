import type { Holdings, IdentityStore, MergeRules } from '../stores/index.ts';
import { forgetFinding } from './blocks.ts';
import { moveChallenges } from './challenges.ts';
import type { GameRow, Memory, MemoryNeeds } from './data.ts';
import { isOver } from './games.ts';
import { forgetNotices } from './notices.ts';
import { holdingsOf, runningTablesOf } from './own.ts';
import { movePrograms } from './programs.ts';
import { kept, keyOf, type Rows, taken } from './rows.ts';

const NOTHING: Holdings = { running: 0, decks: 0, campaigns: 0, results: 0 };

/** Transfers what a guest has to another person; `MergeRules` and docs/protocol.md have the rules. */
export const mergeStore = ({
  memory,
  now,
  newId,
}: MemoryNeeds): Pick<IdentityStore, 'mergeOffer' | 'mergeGuest'> => ({
  async mergeOffer(guest, person, shared) {
    if (memory.passkeys.in(guest).length > 0) return { brings: NOTHING, stays: 0 };
    const staying = stayingTables(memory, guest, person, shared);
    return {
      brings: holdingsOf(memory, guest, new Set(staying.map(({ id }) => id))),
      stays: staying.length,
    };
  },

  async mergeGuest(guest, person, rules) {
    if (memory.passkeys.in(guest).length > 0) return undefined;
    const staying = stayingTables(memory, guest, person, rules.shared);
    const stays = new Set(staying.map(({ id }) => id));
    const merge: Merge = { memory, guest, person, comes: (table) => !stays.has(table) };
    const running = moveTables(merge);
    moveDecks(merge, newId);
    moveCampaigns(merge, rules.combine, now());
    moveRatings(merge, new Set(staying.map(({ game }) => game)));
    moveFinding(merge);
    moveChannels(merge);
    movePrograms(memory, guest, person);
    moveChallenges(memory, guest, person);
    const isAll = isEmpty(memory, guest);
    if (isAll) {
      forgetNotices(memory, guest);
      forgetFinding(memory, guest);
    }
    return { running, isAll };
  },
});

type Merge = {
  readonly memory: Memory;
  readonly guest: string;
  readonly person: string;
  /** Whether the data of a table is part of the merge. */
  readonly comes: (table: string) => boolean;
};

const hasHeld = ({ held }: Memory, table: string, person: string): boolean =>
  held.in(table).some((row) => row.person === person);

const stayingTables = (
  memory: Memory,
  guest: string,
  person: string,
  shared: readonly string[],
): readonly GameRow[] =>
  memory.games.all().filter((game) => {
    if (!hasHeld(memory, game.id, guest)) return false;
    const isRatedYet = game.rated === true && !game.isRecorded && game.closed === undefined;
    return isRatedYet || (hasHeld(memory, game.id, person) && (isOver(game) || !shared.includes(game.game)));
  });

type OfPerson = { readonly person?: string; readonly table: string };

/**
 * A guest's rows at the merged tables become the person's; where the person already has one, that one stays.
 */
const change = <Row extends OfPerson>(rows: Rows<Row>, { guest, person, comes }: Merge): void => {
  for (const row of rows.all())
    if (row.person === guest && comes(row.table)) {
      rows.remove(row);
      rows.put({ ...row, person });
    }
};

const moveTables = (merge: Merge): readonly string[] => {
  const { memory, guest, person, comes } = merge;
  const running = runningTablesOf(memory, guest).filter(comes);
  const own = memory.games.all().filter(({ id }) => comes(id) && hasHeld(memory, id, guest));
  for (const { id } of own) {
    for (const entry of memory.entries.in(id))
      if (entry.person === guest) memory.entries.put({ ...entry, person });
    // A repeated command is answered only to the person who first sent it.
    for (const answer of memory.answers.in(id))
      if (answer.person === guest) memory.answers.put({ ...answer, person });
    // In the same order, because the first to sit down is the host.
    const held = memory.held.in(id);
    for (const row of held) memory.held.remove(row);
    for (const row of held) {
      const holder = row.person === guest ? person : row.person;
      if (memory.held.get(keyOf(id, row.seat, holder)) === undefined)
        memory.held.put({ ...row, person: holder });
    }
  }
  for (const line of memory.lines.all())
    if (line.person === guest && comes(line.table)) memory.lines.put({ ...line, person });
  for (const seat of memory.seats.all())
    if (seat.person === guest && comes(seat.table)) memory.seats.put({ ...seat, person });
  for (const rows of [memory.results, memory.campaignEntries, memory.told] as const) {
    const ofBoth = rows as unknown as Rows<OfPerson & { readonly person: string }>;
    for (const row of ofBoth.all())
      if (row.person === guest && comes(row.table) && ofBoth.get(keyOf(person, row.table)) !== undefined)
        ofBoth.remove(row);
    change(ofBoth, merge);
  }
  for (const id of running) {
    const game = memory.games.get(id);
    if (game?.request === undefined) continue;
    const { request: _, ...rest } = game;
    memory.games.put(rest);
  }
  return running;
};

const moveDecks = ({ memory: { decks }, guest, person }: Merge, newId: () => string): void => {
  for (const deck of decks.in(guest)) {
    const twin = decks.get(keyOf(person, deck.id));
    decks.remove(deck);
    if (twin?.list === deck.list) continue;
    decks.put({ ...deck, person, id: twin === undefined ? deck.id : newId() });
  }
};

const moveCampaigns = (
  { memory: { campaigns }, guest, person }: Merge,
  combine: MergeRules['combine'],
  at: number,
): void => {
  for (const row of campaigns.in(guest)) {
    const own = campaigns.get(keyOf(person, row.game));
    const together =
      own === undefined ? taken(row.data) : combine(row.game, taken(own.data), taken(row.data));
    if (together === undefined) continue;
    campaigns.put({ person, game: row.game, data: kept(together), changedAt: at });
    campaigns.remove(row);
  }
};

const moveRatings = ({ memory, guest, person }: Merge, stayingGames: ReadonlySet<string>): void => {
  const { ratings, ratingChanges } = memory;
  for (const row of ratings.all()) {
    if (row.person !== guest || stayingGames.has(row.game)) continue;
    const comes = ratings.get(keyOf(person, row.game)) === undefined;
    for (const change of ratingChanges.in(guest))
      if (change.game === row.game) {
        ratingChanges.remove(change);
        if (comes) ratingChanges.put({ ...change, person });
      }
    ratings.remove(row);
    if (comes) ratings.put({ ...row, person });
  }
};

const moveFinding = ({ memory, guest, person }: Merge): void => {
  const { waiting, blocks, pairings, reports } = memory;
  const waits = waiting.get(guest);
  if (waits !== undefined) waiting.remove(waits);
  const block = (row: { person: string; blocked: string; at: number }): void => {
    if (row.person !== row.blocked && blocks.get(keyOf(row.person, row.blocked)) === undefined)
      blocks.put(row);
  };
  for (const { blocked, at } of blocks.in(guest)) block({ person, blocked, at });
  for (const row of blocks.all())
    if (row.blocked === guest) block({ person: row.person, blocked: person, at: row.at });
  for (const row of pairings.all())
    if (row.opponent === guest && row.person !== person) pairings.put({ ...row, opponent: person });
  for (const row of pairings.in(guest))
    if (pairings.get(keyOf(row.table, person)) === undefined) {
      pairings.remove(row);
      pairings.put({ ...row, person });
    }
  const renamed = (who: { readonly id: string; readonly name: string }) =>
    who.id === guest ? { ...who, id: person } : who;
  for (const row of reports.all())
    reports.put({ ...row, reporter: renamed(row.reporter), about: renamed(row.about) });
};

const moveChannels = ({ memory: { channels }, guest, person }: Merge): void => {
  const hasWebhook = channels.in(person).some(({ kind }) => kind === 'webhook');
  for (const channel of channels.in(guest))
    if (channel.kind === 'push' || !hasWebhook) channels.put({ ...channel, person });
};

const isEmpty = (memory: Memory, guest: string): boolean =>
  [memory.decks, memory.campaigns, memory.campaignEntries, memory.results].every(
    (rows) => rows.in(guest).length === 0,
  ) && memory.held.all().every(({ person }) => person !== guest);
