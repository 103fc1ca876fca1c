import type { BotLevel } from '@three-spires/bots/bot';
import type { Seat } from '@three-spires/kernel';
import { isOpenSeat, lastSeq } from '@three-spires/table';
import type { Bots } from '../bots/bots.ts';
import { botSeat } from '../bots/game-bots.ts';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { BlockedStore, SeatStore, TableStore } from '../given/ports.ts';
import type { StoredPerson, StoredSeat, StoredTable } from '../given/store.ts';
import type { Host } from '../hosting/host.ts';
import { personHolder, seatHolder } from '../hosting/loaded-table.ts';
import type { ClaimSeatBody } from '../protocol/index.ts';
import { requireInvite, requireUnblocked } from './admission.ts';
import { isBarred, nobodyBarred } from './barred.ts';
import { isDealt } from './dealt.ts';
import { heldSeats } from './held-seats.ts';

type SeatNeeds = {
  readonly store: TableStore & SeatStore & BlockedStore;
  readonly host: Host;
  readonly games: Games;
};

/** Gives a person an open seat: the requested one, otherwise the one they have, otherwise the lowest. */
export const claimSeat = async (
  { store, host, games }: SeatNeeds,
  table: StoredTable,
  person: StoredPerson,
  { invite, seat: wanted, choice }: ClaimSeatBody,
): Promise<Seat> => {
  requireInvite(table, invite);
  await requireUnblocked(store, table, person.id);
  const held = table.seats.find(
    (seat) => seat.person === person.id && (wanted === undefined || seat.seat === wanted),
  );
  if (held !== undefined) {
    if (choice !== undefined) await host.choose(table.id, held.seat, choice);
    return held.seat;
  }
  const candidates = wanted === undefined ? table.seats.filter(isOpenSeat) : [seatNumbered(table, wanted)];
  const rivals = games.get(table.game)?.game.rivals === true;
  let barred = false;
  for (const { seat } of candidates) {
    const taken = await store.takeSeat(
      table.id,
      seat,
      person.id,
      rivals && isDealt(table) ? isBarred : nobodyBarred,
    );
    barred ||= taken === 'barred';
    if (taken !== 'taken') continue;
    if (!isDealt(table)) await store.forgetHeld(table.id, person.id);
    await host.seat(table.id, seat, personHolder(person));
    if (choice !== undefined) await chooseOrLeave(store, host, table, person, seat, choice);
    return seat;
  }
  if (barred)
    throw new SessionError(
      'forbidden',
      'hand-seen',
      'This seat waits for the player who left it. Anyone else would see a hand that is not theirs.',
      'seat',
    );
  if (wanted === undefined)
    throw new SessionError('conflict', 'no-open-seat', 'Every seat of this table is taken.');
  throw new SessionError('conflict', 'seat-taken', TAKEN, 'seat');
};

const TAKEN = 'Someone else has just taken this seat.';

/** Makes the choice that comes with a seat; if that fails, gives the seat back. */
const chooseOrLeave = async (
  store: SeatStore,
  host: Host,
  table: StoredTable,
  person: StoredPerson,
  seat: Seat,
  choice: unknown,
): Promise<void> => {
  try {
    await host.choose(table.id, seat, choice);
  } catch (error) {
    await releaseSeat(store, host, table, person, seat);
    throw error;
  }
};

/**
 * Gives a seat back, so that anyone with the invitation can take it, including the same person. A finished
 * game keeps its people.
 */
export const releaseSeat = async (
  store: SeatStore,
  host: Host,
  table: StoredTable,
  person: Pick<StoredPerson, 'id'> | undefined,
  seat: Seat,
): Promise<void> => {
  if (table.outcome !== undefined)
    throw new SessionError('conflict', 'game-over', 'This game is over.', 'seat');
  seatNumbered(table, seat);
  // Both saw their hands as soon as they were matched.
  if (table.rated === true)
    throw new SessionError(
      'conflict',
      'rated-game',
      'This game is rated: you can concede it, which counts as a loss, but not give the seat back.',
      'seat',
    );
  if (person === undefined || !(await store.releaseSeat(table.id, seat, person.id)))
    throw new SessionError('forbidden', 'not-your-seat', `You do not hold seat ${seat}.`, 'seat');
  // A person who still has a seat here can return without it, and has seen nothing yet.
  if (!isDealt(table) && heldSeats(table, person.id).length > 1) await store.forgetHeld(table.id, person.id);
  await host.seat(table.id, seat, seatHolder({ seat }));
};

const ATTEMPTS = 8;

/** Concedes for a person who leaves permanently, with the game's own move. */
export const concedeSeat = async (
  host: Host,
  games: Games,
  table: StoredTable,
  seat: Seat,
): Promise<void> => {
  const move = games.get(table.game)?.game.concession;
  for (let attempt = 0; move !== undefined && attempt < ATTEMPTS; attempt++) {
    const { table: shown } = await host.table(table.id);
    if (shown.game.outcome(shown.state) !== undefined) return;
    // Too late if a person has moved in the meantime.
    const added = await host.contribute(table.id, lastSeq(shown), { seat, move, insists: true });
    if (added === 'made') return;
    if (added === 'refused') break;
  }
  throw new SessionError('unavailable', 'try-again', 'A rated game could not be conceded. Try again.');
};

/** Takes a seat back from the bot that has played it since its time ran out. */
export const comeBack = async (
  host: Host,
  table: StoredTable,
  person: StoredPerson | undefined,
  seat: Seat,
): Promise<void> => {
  if (person === undefined || seatNumbered(table, seat).person !== person.id)
    throw new SessionError('forbidden', 'not-your-seat', `You do not hold seat ${seat}.`, 'seat');
  if (!(await host.comeBack(table.id, seat)))
    throw new SessionError('conflict', 'not-away', 'No bot plays for you here.', 'seat');
};

/** Lets a bot play an open or abandoned seat; anyone seated at the table may ask for it. */
export const offerSeatToBot = async (
  { store, host, games, bots }: SeatNeeds & { readonly bots: Pick<Bots, 'levelsOf'> },
  table: StoredTable,
  person: StoredPerson | undefined,
  seat: Seat,
  level: BotLevel | undefined,
): Promise<void> => {
  if (table.outcome !== undefined)
    throw new SessionError('conflict', 'game-over', 'This game is over.', 'seat');
  if (heldSeats(table, person?.id).length === 0)
    throw new SessionError('forbidden', 'not-seated', 'Only those who play here may ask a bot to play.');
  seatNumbered(table, seat);
  const { bot, name } = botSeat(games.get(table.game), bots.levelsOf(table.game), seat, level);
  if (!(await store.seatBot(table.id, seat, bot, name)))
    throw new SessionError('conflict', 'seat-taken', TAKEN, 'seat');
  await host.seat(table.id, seat, { person: undefined, name, bot });
};

const seatNumbered = (table: StoredTable, wanted: Seat): StoredSeat => {
  const found = table.seats.find(({ seat }) => seat === wanted);
  if (found === undefined)
    throw new SessionError('missing', 'no-such-seat', `This table has no seat ${wanted}.`, 'seat');
  return found;
};
