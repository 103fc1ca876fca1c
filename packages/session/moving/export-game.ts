import { defined, type LogEntry } from '@three-spires/kernel';
import { clockPicture, daysOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { StoredSeat, StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import type { Host } from '../hosting/host.ts';
import { mayBranch } from '../opening/branch.ts';
import { todayBy } from '../opening/new-table.ts';
import {
  type DaysPerMove,
  GAME_ENTRIES_LIMIT,
  type MovedClock,
  type MovedEntry,
  type MovedGame,
  type MovedSeat,
} from '../protocol/index.ts';
import { heldSeats } from '../seating/held-seats.ts';
import type { DoorStore } from '../stores/index.ts';
import { idAbroad } from './match-id.ts';

const LINES_EXPORTED = 100;

export type ExportNeeds = {
  readonly store: DoorStore;
  readonly host: Pick<Host, 'table'>;
  readonly games: Games;
  readonly time: Time;
  /** Everything here is the person's own, so nothing has to stay hidden from them. */
  readonly isOwnDevice: boolean;
};

/** A table as a file holds it; throws if the person may not have all of it. */
export const exportedGame = async (
  needs: ExportNeeds,
  stored: StoredTable,
  person: string,
): Promise<MovedGame> => {
  const { store } = needs;
  await requireExportable(needs, stored, person);
  const entries = await store.logOf(stored.id);
  if (entries.length > GAME_ENTRIES_LIMIT)
    throw new SessionError(
      'conflict',
      'log-too-long',
      `This game has ${entries.length} entries, and a file holds at most ${GAME_ENTRIES_LIMIT} of a game.`,
    );
  const { id, rulesVersion, contentHash, seed, createdAt, changedAt, practice, hints } = stored;
  const { deciding, about, outcome } = stored;
  const lines = await store.linesOf(id, LINES_EXPORTED);
  const { match } = stored;
  const clock = await movedClock(needs, stored);
  return {
    table: id,
    game: stored.game,
    rulesVersion,
    contentHash,
    setup: stored.setup as MovedGame['setup'],
    seed,
    createdAt,
    changedAt,
    practice,
    ...defined({ hints }),
    ...(match === undefined ? {} : { match: { ...match, id: idAbroad(match.id, person), best: 3 } }),
    ...defined({ clock }),
    seats: stored.seats.map((seat) => movedSeat(seat, person)),
    stood: { deciding, about, ...defined({ outcome }) },
    entries: entries.map(movedEntry),
    lines: lines.filter((line) => line.person === person).map(({ at, said }) => ({ at, said })),
  };
};

/** The clocks as they stand now. */
const movedClock = async (
  { host, time }: ExportNeeds,
  { id, clock: stored, outcome }: StoredTable,
): Promise<MovedClock | undefined> => {
  if (stored === undefined) return undefined;
  const { table, clock } = outcome === undefined ? await host.table(id) : {};
  const left = table && clock ? clockPicture(clock, table, time.elapsed()).left : stored.left;
  const { perMove: _, ...seconds } = stored.settings;
  const days = daysOf(stored.settings) as DaysPerMove | undefined;
  return { set: days === undefined ? seconds : { days }, left };
};

const requireExportable = async (
  { store, games, time, isOwnDevice }: ExportNeeds,
  stored: StoredTable,
  person: string,
): Promise<void> => {
  if (heldSeats(stored, person).length === 0)
    throw new SessionError(
      'forbidden',
      'not-seated',
      'Only a person who holds a seat here can export this game.',
    );
  if (stored.closed !== undefined)
    throw new SessionError('gone', 'table-closed', 'This game was closed and cannot be exported.');
  if ((await store.baseOf(stored.id)) !== undefined)
    throw new SessionError(
      'conflict',
      'rules-changed',
      'The rules changed in the middle of this game, so its moves no longer replay from the start. It cannot be exported.',
    );
  if (isOwnDevice) return;
  // The seed and the log reveal every card that is still face down.
  const isOpen = await isOpenToAll(store, stored);
  if (!mayBranch(stored, isOpen, person))
    throw new SessionError(
      'forbidden',
      'still-played',
      'This game is still being played, and its file would reveal what lies ahead. Export it when it is over.',
    );
  const day = games.get(stored.game)?.game.dayOf?.(stored.setup);
  if (day !== undefined && day === todayBy(time))
    throw new SessionError(
      'forbidden',
      'day-counts',
      'Today’s game still counts for everyone. Export it tomorrow.',
    );
};

const movedSeat = ({ person: holder, bot, name }: StoredSeat, person: string): MovedSeat => {
  if (bot !== undefined) return { holder: 'bot', level: bot };
  if (holder === person) return { holder: 'me' };
  return name === undefined ? { holder: 'open' } : { holder: 'other', name };
};

const movedEntry = (entry: LogEntry): MovedEntry => {
  const { seq: _, ...rest } = entry;
  return rest;
};
