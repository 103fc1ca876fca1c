import { SessionError } from '../common/error.ts';

type Guarded = {
  readonly invite: string;
  readonly seats: readonly { readonly person?: string | undefined; readonly held?: readonly string[] }[];
};

/** Lets in anyone who holds a seat, has held one, or brings the invitation; throws for others. */
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
  if (!sameText(table.invite, invite))
    throw new SessionError('forbidden', 'wrong-invite', 'This is not an invitation to this table.', 'invite');
};

/** Takes as long for a near guess as for a far one. */
const sameText = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
};
