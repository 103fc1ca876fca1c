import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { SessionError } from '../common/error.ts';
import type { StoredClock, StoredEntry, StoredGame, StoredSeat, StoredTable } from '../given/store.ts';
import type { GameRow, Memory, SeatRow } from './data.ts';
import { kept, keyOf, taken } from './rows.ts';

/** Assembles a stored table from its rows and splits it into them. */

export const storedGame = (row: GameRow): StoredGame => {
  const { setup, about, request, dueAt: _, isEntered: __, isRecorded: ___, ...rest } = row;
  const asked = request?.seq === row.lastSeq ? request.text : undefined;
  return {
    ...rest,
    setup: taken(setup),
    about: taken(about),
    ...(asked === undefined ? {} : { request: taken(asked) }),
  };
};

export const storedTable = (memory: Memory, row: GameRow): StoredTable => {
  const [first] = memory.held.in(row.id);
  return {
    ...storedGame(row),
    seats: seatsAt(memory, row.id).map((seat) => storedSeat(memory, seat)),
    ...(first === undefined ? {} : { host: first.person }),
  };
};

const storedSeat = (memory: Memory, { table, seat, person, bot, botName }: SeatRow): StoredSeat => {
  const sitting = memory.people.get(person ?? '');
  const name = sitting?.name ?? botName;
  const held = memory.held.in(table).filter((each) => each.seat === seat);
  return {
    seat,
    held: held.map((each) => each.person),
    ...defined({ person, name }),
    ...(sitting?.avatar ? { avatar: sitting.avatar } : {}),
    ...defined({ bot }),
  };
};

const seatsAt = (memory: Memory, table: string): readonly SeatRow[] =>
  memory.seats.in(table).toSorted((one, other) => one.seat - other.seat);

export const isOpen = ({ person, bot }: SeatRow): boolean => person === undefined && bot === undefined;
export const isRunning = ({ outcome, closed }: GameRow): boolean =>
  outcome === undefined && closed === undefined;
export const isOver = ({ outcome }: GameRow): boolean => outcome !== undefined;

/** The ids of the tables where a person holds a seat. */
export const tablesHeldBy = (memory: Memory, person: string): ReadonlySet<string> =>
  new Set(
    memory.seats
      .all()
      .filter((seat) => seat.person === person)
      .map(({ table }) => table),
  );

export const noteHolder = (memory: Memory, table: string, seat: Seat, person: string): void => {
  // A returning person keeps their place.
  if (memory.held.get(keyOf(table, seat, person)) === undefined) memory.held.put({ table, seat, person });
};

export const requireRow = <Row>(row: Row | undefined, what: string): Row => {
  if (row === undefined) throw new Error(`The store has no ${what}.`);
  return row;
};

export const requireNone = (row: object | undefined, what: string): void => {
  if (row !== undefined) throw new Error(`The store has a ${what} already.`);
};

export const putEntry = (memory: Memory, table: string, { entry, command, person }: StoredEntry): boolean => {
  const { seq } = entry;
  if (memory.entries.get(keyOf(table, seq)) !== undefined) return false;
  if (memory.commands.get(keyOf(table, command)) !== undefined) return false;
  memory.entries.put({ table, seq, command, person, entry: kept(entry) });
  memory.commands.put({ table, command, seq });
  return true;
};

export const insertTable = (
  memory: Memory,
  table: StoredTable,
  entries: readonly StoredEntry[] = [],
): boolean => {
  const { seats, host: _, setup, about, request: __, ...rest } = table;
  const { past, match, clock } = table;
  if (past !== undefined && memory.entries.get(keyOf(past.table, past.seq)) === undefined)
    throw new SessionError('missing', 'no-such-table', 'There is no such table.');
  if (match !== undefined && gameOfMatch(memory, match.id, match.number) !== undefined) return false;
  requireNone(memory.games.get(table.id), `table ${table.id}`);
  for (const { person } of seats)
    if (person !== undefined) requireRow(memory.people.get(person), `person ${person}`);
  memory.games.put({
    ...rest,
    setup: kept(setup),
    about: kept(about),
    isEntered: false,
    isRecorded: false,
    ...clocked(clock),
  });
  for (const { seat, person, bot, name, held = [] } of seats) {
    memory.seats.put({
      table: table.id,
      seat,
      ...defined({ person, bot }),
      ...(person === undefined ? defined({ botName: name }) : {}),
    });
    for (const holder of person === undefined ? held : [...held, person])
      noteHolder(memory, table.id, seat, holder);
  }
  for (const stored of entries) putEntry(memory, table.id, stored);
  return true;
};

/** A clock and its deadline, as stored in a row. */
export const clocked = (clock: StoredClock | undefined): Pick<GameRow, 'clock' | 'dueAt'> => ({
  ...defined({ clock }),
  ...(clock?.dueAt === undefined ? {} : { dueAt: clock.dueAt }),
});

export const gameOfMatch = (memory: Memory, match: string, number: number): GameRow | undefined =>
  memory.games.all().find((game) => game.match?.id === match && game.match.number === number);
