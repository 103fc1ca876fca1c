import { defined, hasSeat, type Seat } from '@three-spires/kernel';
import { daysOf, isDisclosed, isOpenSeat, matchPicture, setupFor } from '@three-spires/table';
import type { Games } from '../given/games.ts';
import type { StoredSeat, StoredTable } from '../given/store.ts';
import { seatHolder } from '../hosting/loaded-table.ts';
import { closedText } from '../hosting/update-words.ts';
import type { TableSummary } from '../protocol/index.ts';
import { isBarred } from '../seating/barred.ts';
import { isDealt } from '../seating/dealt.ts';
import { hasHeld, heldSeats } from '../seating/held-seats.ts';

/** A list entry for a game, for a person who may see it. Never includes the seed. */
export const summaryFor = (games: Games, table: StoredTable, person: string | undefined): TableSummary => {
  const held = heldSeats(table, person);
  return {
    table: table.id,
    game: table.game,
    setup: storedSetupFor(games, table, held, isDisclosed(table.match, table.outcome)),
    createdAt: table.createdAt,
    changedAt: table.changedAt,
    ...statusOf(games, table),
    ...defined({ outcome: table.outcome }),
    seq: table.lastSeq,
    practice: table.practice,
    about: table.about,
    ...(table.match === undefined ? {} : { match: matchPicture(table.match, table.outcome) }),
    timed: table.clock !== undefined,
    ...slowAt(games, table),
    ...(isRated(table) ? { rated: true } : {}),
    ...defined({ unrated: table.unrated }),
    ...(table.listedAt === undefined ? {} : { listed: true }),
    ...(table.playersOnly === undefined ? {} : { playersOnly: true }),
    ...(person !== undefined && table.host === person ? { hosting: true } : {}),
    ...hostOf(table),
    seats: table.seats.map((stored) => ({
      seat: stored.seat,
      name: seatHolder(stored).name,
      open: isOpenSeat(stored),
      mine: held.includes(stored.seat),
      deciding: table.closed === undefined && hasSeat(table.deciding, stored.seat),
      ...dueAt(table, stored.seat),
      ...(isOpenSeat(stored) ? openTo(games, table, stored, person) : {}),
      ...(leavesChoice(games, table, stored.seat) ? { choice: true } : {}),
      ...defined({ bot: stored.bot, avatar: stored.avatar }),
    })),
    ...(held.length > 0 || hasHeld(table, person) ? { invite: table.invite } : {}),
  };
};

/** Whether it is rated: not once a bot has sat down. */
export const isRated = ({ rated, seats }: Pick<StoredTable, 'rated' | 'seats'>): boolean =>
  rated === true && seats.every(({ bot }) => bot === undefined);

type SummarySeat = TableSummary['seats'][number];

const slowAt = (games: Games, { game, clock }: StoredTable): Pick<TableSummary, 'slow'> => {
  const days = clock && daysOf(clock.settings);
  if (days === undefined) return {};
  return { slow: { days, late: games.get(game)?.game.concession === undefined ? 'bot' : 'loses' } };
};

/** Until every seat is taken, no time runs. */
const dueAt = ({ clock, deciding, outcome, closed }: StoredTable, seat: Seat): Pick<SummarySeat, 'dueAt'> => {
  const left = clock?.left[seat];
  const isCounted = clock?.settings.perMove === true && clock.hasBegun === true && hasSeat(deciding, seat);
  if (!isCounted || left === null || left === undefined || outcome !== undefined || closed !== undefined)
    return {};
  return { dueAt: clock.at + left };
};

const hostOf = ({ seats, host }: StoredTable): Pick<TableSummary, 'host'> => {
  const seated = seats.filter(({ person }) => person !== undefined);
  const name = (seated.find(({ person }) => person === host) ?? seated[0])?.name;
  return name === undefined ? {} : { host: name };
};

/** Whether and how an open seat is available to a person. */
const openTo = (
  games: Games,
  table: StoredTable,
  { seat, held = [] }: StoredSeat,
  person: string | undefined,
): Pick<SummarySeat, 'barred' | 'left'> => ({
  ...(isBarredTo(games, table, seat, person) ? { barred: true } : {}),
  ...(person !== undefined && held.includes(person) ? { left: true } : {}),
});

/** Choices are made before the first entry, or never. */
const leavesChoice = (games: Games, { game, setup, lastSeq }: StoredTable, seat: Seat): boolean =>
  lastSeq === 0 && games.get(game)?.game.leavesChoice?.(setup, seat) === true;

const statusOf = (games: Games, table: StoredTable): Pick<TableSummary, 'status' | 'closed'> => {
  if (table.outcome !== undefined) return { status: 'finished' };
  if (table.closed === undefined) return { status: 'playing' };
  const name = games.get(table.game)?.game.name ?? table.game;
  return { status: 'closed', closed: closedText({ name }, table.closed) };
};

/** Whether a person has seen another hand at a table of rivals and is therefore barred from this seat. */
const isBarredTo = (games: Games, table: StoredTable, seat: Seat, person = ''): boolean => {
  const { game, seats } = table;
  if (games.get(game)?.game.rivals !== true || !isDealt(table)) return false;
  const all = seats.flatMap(({ seat: at, held = [] }) => held.map((one) => ({ seat: at, person: one })));
  return isBarred(all, seat, person);
};

/**
 * What the holder of some seats may see of a stored set-up; nothing if this server no longer has the game.
 */
export const storedSetupFor = (
  games: Games,
  table: StoredTable,
  seats: readonly Seat[],
  isOver: boolean,
): unknown => {
  const game = games.get(table.game)?.game;
  if (game === undefined) return {};
  return setupFor({ game, setup: table.setup, seats: table.seats }, { seats, isOver });
};
