import { defined } from '@three-spires/kernel';
import type { LogStore } from '../given/ports.ts';
import type { StoredEntry, StoredGame } from '../given/store.ts';
import type { EntryRow, Memory, MemoryNeeds } from './data.ts';
import { clocked, noteHolder, putEntry, requireRow } from './games.ts';
import { kept, keyOf, sorted, taken } from './rows.ts';

/** How many of a person's answers are stored per table. */
const ANSWERS_KEPT = 100;

export const logStore = ({ memory }: MemoryNeeds): LogStore => {
  const { games, seats, entries, commands, answers, snapshots } = memory;

  const insertAnswer: LogStore['saveAnswer'] = async (table, { refusal, ...answer }) => {
    if (answers.get(keyOf(table, answer.command)) !== undefined) return false;
    requireRow(games.get(table), `table ${table}`);
    answers.put({ table, ...answer, ...(refusal === undefined ? {} : { refusal: kept(refusal) }) });
    const own = answers.in(table).filter(({ person }) => person === answer.person);
    for (const row of sorted(own, ({ at }) => -at).slice(ANSWERS_KEPT)) answers.remove(row);
    return true;
  };

  return {
    async append(table, { stored, standing, snapshot, clock, guest }) {
      const game = requireRow(games.get(table), `table ${table}`);
      if (!putEntry(memory, table, stored)) return false;
      const { about, outcome, ...rest } = standing;
      const { outcome: _, ...unended } = game;
      const { dueAt: __, ...unclocked } = unended;
      const before = clock === undefined ? unended : unclocked;
      games.put({
        ...before,
        ...rest,
        about: kept(about),
        ...defined({ outcome }),
        ...clocked(clock),
      });
      if (snapshot !== undefined)
        snapshots.put({ table, ...snapshot, state: kept(snapshot.state), passes: false });
      if (guest === undefined) return true;
      const { seat, person } = guest;
      seats.put({ table, seat, ...defined({ person }) });
      if (person !== undefined) noteHolder(memory, table, seat, person);
      return true;
    },

    async logOf(table, after = 0) {
      const rows = after > 0 ? entries.in(table).filter(({ seq }) => seq > after) : wholeLog(memory, table);
      return sorted(rows, ({ seq }) => seq).map(({ entry }) => taken(entry));
    },

    async entriesOf(table) {
      return sorted(wholeLog(memory, table), ({ seq }) => seq).map(storedEntry);
    },

    async entryOf(table, command) {
      const found = commands.get(keyOf(table, command));
      const row = found && entries.get(keyOf(table, found.seq));
      return row && storedEntry(row);
    },

    async saveRequest(table, seq, { before, after, answer }) {
      const game = games.get(table);
      if (game === undefined || game.lastSeq !== seq) return false;
      const now = game.request?.seq === seq ? game.request.text : undefined;
      if (now !== (before === undefined ? undefined : kept(before))) return false;
      // The request must not be changed without storing the answer.
      if (answer !== undefined && answers.get(keyOf(table, answer.command)) !== undefined) return false;
      games.put({ ...game, request: { seq, text: after === undefined ? undefined : kept(after) } });
      if (answer !== undefined) await insertAnswer(table, answer);
      return true;
    },

    saveAnswer: insertAnswer,

    async answerOf(table, command) {
      const row = answers.get(keyOf(table, command));
      if (row === undefined) return undefined;
      const { table: _, refusal, ...rest } = row;
      return { ...rest, ...(refusal === undefined ? {} : { refusal: taken(refusal) }) };
    },

    async snapshotsOf(table) {
      return sorted(snapshots.in(table), ({ seq }) => seq).map(({ seq, stateVersion, outline }) => ({
        seq,
        stateVersion,
        outline,
      }));
    },

    async snapshotAt(table, seq) {
      const row = snapshots.get(keyOf(table, seq));
      if (row === undefined) return undefined;
      const { hash, stateVersion, outline, state } = row;
      return { seq, hash, stateVersion, outline, state: taken(state) };
    },

    async keepState(table, { state, ...snapshot }) {
      requireRow(games.get(table), `table ${table}`);
      // Another node may have stored a newer one.
      for (const row of snapshots.in(table)) if (row.passes && row.seq < snapshot.seq) snapshots.remove(row);
      if (snapshots.get(keyOf(table, snapshot.seq)) === undefined)
        snapshots.put({ table, ...snapshot, state: kept(state), passes: true });
    },
  };
};

/** The entries of a table, including those of the tables it branched from. */
const wholeLog = (memory: Memory, table: string): readonly EntryRow[] => {
  const found: EntryRow[] = [];
  let upTo = Number.POSITIVE_INFINITY;
  for (let id: string | undefined = table; id !== undefined; ) {
    const most = upTo;
    found.push(...memory.entries.in(id).filter(({ seq }) => seq <= most));
    const past: StoredGame['past'] = memory.games.get(id)?.past;
    upTo = Math.min(upTo, past?.seq ?? 0);
    id = past?.table;
  }
  return found;
};

const storedEntry = ({ entry, command, person }: EntryRow): StoredEntry => ({
  entry: taken(entry),
  command,
  person,
});
