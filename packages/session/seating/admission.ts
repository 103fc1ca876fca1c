import { SessionError } from '../common/error.ts';
import type { BlockedStore } from '../given/ports.ts';
import type { StoredTable } from '../given/store.ts';
import { OPEN_INVITE } from '../protocol/index.ts';

type Guarded = {
  readonly invite: string;
  /** Set while the table is open to everyone. */
  readonly listedAt?: number | undefined;
  readonly seats: readonly { readonly person?: string | undefined; readonly held?: readonly string[] }[];
};

/** Admits anyone who holds a seat, has held one, or has the invitation; throws for others. */
export const admit = (table: Guarded, person: string | undefined, invite: string | undefined): void => {
  const isKnown = ({ person: holder, held }: Guarded['seats'][number]): boolean =>
    holder === person || held?.includes(person ?? '') === true;
  if (person !== undefined && table.seats.some(isKnown)) return;
  if (invite === undefined)
    throw new SessionError(
      'forbidden',
      'not-invited',
      'You hold no seat at this table; an invitation lets you in.',
    );
  requireInvite(table, invite);
};

export const requireInvite = (table: Guarded, invite: string): void => {
  if (invite === OPEN_INVITE && table.listedAt !== undefined) return;
  if (!sameText(table.invite, invite)) throw wrongInvite();
};

const wrongInvite = (): SessionError =>
  new SessionError('forbidden', 'wrong-invite', 'This is not an invitation to this table.', 'invite');

/** A table without spectators is only for its seated players. */
export const requirePlayer = (
  { playersOnly, seats }: Pick<Guarded, 'seats'> & { readonly playersOnly?: boolean | undefined },
  person: string | undefined,
): void => {
  if (playersOnly !== true || (person !== undefined && seats.some((seat) => seat.person === person))) return;
  throw new SessionError(
    'forbidden',
    'players-only',
    'Only those who play here may see this game while it goes on.',
  );
};

/**
 * At tables open to everyone, keeps out a person whom a seated player has blocked, or who has blocked one.
 * They get the same message as for an invalid invitation.
 */
export const requireUnblocked = async (
  store: BlockedStore,
  { listedAt, seats }: Pick<StoredTable, 'listedAt' | 'seats'>,
  person: string,
): Promise<void> => {
  if (listedAt === undefined || seats.some((seat) => seat.person === person)) return;
  const others = seats.flatMap((seat) => (seat.person === undefined ? [] : [seat.person]));
  if (await store.isBlockBetween(person, others)) throw wrongInvite();
};

/** A constant-time comparison. */
const sameText = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
};
