import type { Due, ExpiryStore, Old, OldFrom } from '../stores/expiry.ts';
import { FORMER_PLAYER, type IdentityStore } from '../stores/index.ts';
import { forgetFinding } from './blocks.ts';
import type { GameRow, Memory, MemoryNeeds, PersonRow } from './data.ts';
import { isOver } from './games.ts';
import { forgetNotices } from './notices.ts';
import { removeDevicesOf } from './people.ts';
import { forgetPrograms } from './programs.ts';
import { kept, keyOf, sorted } from './rows.ts';

type Expiry = ExpiryStore & Pick<IdentityStore, 'erasePerson'>;

const REMOVED_LINE = kept({ text: '(removed)' });

export const expiryStore = ({ memory }: MemoryNeeds): Expiry => {
  const { people, games, seats, results, lines, decks, passkeys, campaigns, campaignEntries } = memory;
  const { held, entries, commands, answers, snapshots, bases, archives, analyses } = memory;
  const ofTables = [seats, held, entries, commands, lines, answers, snapshots, bases, archives, analyses];
  return {
    oldTables: async (due, after, limit) =>
      oldOnes(
        games.all().map((game) => ({ ...game, at: game.changedAt })),
        Math.max(due.abandonedBefore, due.finishedBefore),
        { after, limit, isDue: (game) => isTableDue(memory, game, due) },
      ),

    async deleteTable(table, due) {
      const game = games.get(table);
      if (game === undefined || !isTableDue(memory, game, due)) return false;
      leavePast(memory, game);
      for (const rows of ofTables) rows.removeIn(table);
      for (const rows of [memory.told, memory.outbox]) rows.removeIf((row) => row.table === table);
      games.remove(game);
      return true;
    },

    oldPeople: async (before, after, limit) =>
      oldOnes(
        people.all().map((person) => ({ ...person, at: person.seenAt })),
        before,
        { after, limit, isDue: (person) => isPersonDue(memory, person) },
      ),

    async deletePerson(id, before) {
      const person = people.get(id);
      if (person === undefined || person.seenAt >= before || !isPersonDue(memory, person)) return false;
      forgetFinding(memory, id);
      forgetNotices(memory, id);
      forgetPrograms(memory, id);
      results.removeIn(id);
      removeDevicesOf(memory, id);
      people.remove(person);
      return true;
    },

    async erasePerson(id) {
      const person = people.get(id);
      if (person === undefined) return;
      eraseNames(memory, person);
      removeDevicesOf(memory, id);
      forgetNotices(memory, id);
      forgetFinding(memory, id);
      forgetPrograms(memory, id);
      for (const rows of [passkeys, decks, campaigns, campaignEntries]) rows.removeIn(id);
      // The lines keep their numbers, by which screens track what they have received.
      for (const line of lines.all()) if (line.person === id) lines.put({ ...line, said: REMOVED_LINE });
      for (const seat of seats.all()) {
        const game = games.get(seat.table);
        if (seat.person !== id || game === undefined || isOver(game)) continue;
        const { person: _, ...open } = seat;
        seats.put(open);
      }
      const { owner: _, ownerShown: __, ...rest } = person;
      people.put({ ...rest, name: FORMER_PLAYER, avatar: '' });
    },
  };
};

const oldOnes = <Row extends { readonly id: string; readonly at: number }>(
  rows: readonly Row[],
  before: number,
  { after, limit, isDue }: { after: OldFrom; limit: number; isDue: (row: Row) => boolean },
): readonly Old[] =>
  sorted(
    rows.filter(({ id, at }) => at < before && (at > after.at || (at === after.at && id > after.id))),
    ({ at }) => at,
    ({ id }) => id,
  )
    .slice(0, limit)
    .map((row) => ({ id: row.id, at: row.at, isDue: isDue(row) }));

/**
 * A game stays while the time for a move lasts. Finished games stay while a campaign refers to them or has
 * yet to count them.
 */
const isTableDue = (memory: Memory, game: GameRow, { abandonedBefore, finishedBefore }: Due): boolean =>
  isOver(game)
    ? game.changedAt < finishedBefore &&
      game.isEntered &&
      !memory.campaignEntries.all().some(({ table }) => table === game.id)
    : game.changedAt < abandonedBefore && (game.dueAt ?? Number.NEGATIVE_INFINITY) < abandonedBefore;

const isPersonDue = (memory: Memory, { id }: PersonRow): boolean =>
  [memory.decks, memory.campaigns, memory.campaignEntries, memory.passkeys].every(
    (rows) => rows.in(id).length === 0,
  ) &&
  [memory.seats, memory.held, memory.lines].every((rows) =>
    rows.all().every(({ person }) => person !== id),
  ) &&
  memory.people.all().every(({ owner }) => owner !== id);

/** Results keep the names of everyone who played, including in the others' rows. */
const eraseNames = ({ results, seats }: Memory, { id, name }: PersonRow): void => {
  for (const { table } of results.in(id))
    for (const row of results.all().filter((each) => each.table === table)) {
      const isOwn = (each: string, at: number): boolean => {
        // The seats of a deleted table are no longer known; the name is.
        if (!seats.in(table).some(({ person }) => person === id)) return each === name;
        return seats.get(keyOf(table, at))?.person === id;
      };
      results.put({ ...row, names: row.names.map((each, at) => (isOwn(each, at) ? FORMER_PLAYER : each)) });
    }
};

/** The command stored for an entry inherited by a branch: longer than any command people send. */
const LEFT = 'left by a table that was deleted to a branch of it that needs its past:';

/**
 * Before a table is deleted, hands the past shared by its branches to one of them: the branch that has most
 * of it gets the entries, and the others refer to it.
 */
const leavePast = ({ games, entries, commands }: Memory, { id, past }: GameRow): void => {
  const branches = games.all().filter((game) => game.past?.table === id);
  const [heir, ...others] = sorted(
    branches,
    (branch) => -(branch.past?.seq ?? 0),
    (branch) => branch.id,
  );
  if (heir?.past === undefined) return;
  const upTo = heir.past.seq;
  for (const { seq, entry, person } of entries.in(id).filter((row) => row.seq <= upTo)) {
    const command = `${LEFT} ${id} ${seq}`;
    entries.put({ table: heir.id, seq, command, person, entry });
    commands.put({ table: heir.id, command, seq });
  }
  const { past: _, ...rest } = heir;
  const first = Math.min(...entries.in(heir.id).map(({ seq }) => seq));
  games.put(past === undefined ? rest : { ...rest, past: { ...past, seq: Math.min(past.seq, first - 1) } });
  for (const other of others)
    if (other.past !== undefined) games.put({ ...other, past: { table: heir.id, seq: other.past.seq } });
};
