import { isOpenSeat } from '@three-spires/table';
import { createAllowances, perHour } from '../common/allowances.ts';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { Games } from '../given/games.ts';
import type { Newsroom } from '../given/news.ts';
import type { StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { storedTable } from '../hosting/stored-table.ts';
import type { Challenge, ChallengeStatus } from '../protocol/index.ts';
import { heldSeats } from '../seating/held-seats.ts';
import { claimSeat } from '../seating/seats.ts';
import { summaryFor } from '../showing/summary.ts';
import type { DoorStore, StoredChallenge } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { CHALLENGE_CALLS } from './calls/challenges.ts';
import type { Handlers } from './handlers.ts';

/** Open challenges of one person. */
const OPEN_LIMIT = 50;
/** What a person may ask of others. Counted per node. */
const CHALLENGES = perHour(300);
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** How long a challenge can be accepted. */
const OPEN_MS = KEPT_MS;
const LISTED = 100;

type ChallengeNeeds = {
  readonly store: DoorStore;
  readonly host: Host;
  readonly games: Games;
  readonly news: Newsroom;
  readonly time: Time;
  readonly chance: Chance;
};

/** Challenges are kept for a week after their last change. */
export const challengeHandlers = (needs: ChallengeNeeds): Handlers<keyof typeof CHALLENGE_CALLS> => {
  const { store, host, games, news, time, chance } = needs;
  const allowed = createAllowances(CHALLENGES, time.elapsed);

  const requireChallenge = async (caller: Caller, id: string) => {
    const person = await caller.person();
    const challenge = await store.challengeById(id);
    if (challenge === undefined || (challenge.from !== person.id && challenge.to !== person.id))
      throw new SessionError('missing', 'no-such-challenge', 'There is no such challenge.', 'id');
    if (challenge.status !== 'open') throw over(challenge);
    return { person, challenge };
  };

  const requireOther = async (own: string, id: string): Promise<void> => {
    if (own === id) throw new SessionError('invalid', 'yourself', 'You cannot challenge yourself.', 'person');
    // Nobody learns that they have been blocked.
    if ((await store.personNamed(id)) === undefined || (await store.isBlockBetween(own, [id])))
      throw new SessionError('missing', 'no-such-person', 'There is no such person.', 'person');
  };

  return {
    async challenge(caller, { table: id, person: to }) {
      const table = await storedTable(store, id);
      const { id: from } = await caller.person();
      requireRoomAt(table, from, to);
      await requireOther(from, to);
      if (allowed.take(from) > 0) throw tooMany();
      const at = time.date();
      await store.clearChallenges(at - KEPT_MS);
      const made = { id: chance.id(), table: id, from, to, status: 'open', at, changedAt: at } as const;
      const added = await store.addChallenge(made, OPEN_LIMIT);
      if (added === 'too-many') throw tooMany();
      if (added === 'known')
        throw new SessionError('conflict', 'asked-already', 'You have asked this person already.', 'person');
      news.publish('account', { people: [from, to] });
      return await shownChallenge(needs, made, from);
    },

    async challenges(caller) {
      const person = await caller.known();
      if (person === undefined) return { challenges: [] };
      const found = await store.challengesOf(person.id, time.date() - KEPT_MS, LISTED);
      return {
        challenges: await Promise.all(found.map((each) => shownChallenge(needs, each, person.id))),
      };
    },

    async acceptChallenge(caller, { id, ...wanted }) {
      const { person, challenge } = await requireChallenge(caller, id);
      if (challenge.to !== person.id)
        throw new SessionError('missing', 'no-such-challenge', 'You have not received this challenge.', 'id');
      if (challenge.at + OPEN_MS <= time.date()) throw over({ status: 'expired' });
      const table = await storedTable(store, challenge.table);
      const { invite } = table;
      const seat = await claimSeat({ store, host, games }, table, person, { invite, ...wanted });
      await store.endChallenge(id, 'accepted', time.date());
      news.publish('account', { people: [challenge.from, challenge.to] });
      return { table: table.id, seat };
    },

    async endChallenge(caller, { id }) {
      const { person, challenge } = await requireChallenge(caller, id);
      const status = challenge.to === person.id ? 'declined' : 'withdrawn';
      const changedAt = time.date();
      if (!(await store.endChallenge(id, status, changedAt))) throw over(challenge);
      news.publish('account', { people: [challenge.from, challenge.to] });
      return await shownChallenge(needs, { ...challenge, status, changedAt }, person.id);
    },
  };
};

const tooMany = (): SessionError =>
  new SessionError(
    'too-many',
    'too-many-challenges',
    'You have made too many challenges. Wait for answers, or withdraw some.',
  );

const OVER: Readonly<Record<ChallengeStatus, string>> = {
  open: 'This challenge has just been answered.',
  accepted: 'This challenge was accepted.',
  declined: 'This challenge was declined.',
  withdrawn: 'This challenge was withdrawn.',
  expired: 'This challenge is too old.',
};

const over = ({ status }: Pick<Challenge, 'status'>): SessionError =>
  new SessionError('conflict', 'challenge-over', OVER[status], 'id');

const requireRoomAt = (table: StoredTable, from: string, to: string): void => {
  if (heldSeats(table, from).length === 0)
    throw new SessionError('forbidden', 'not-seated', 'You have no seat at this table.', 'table');
  if (heldSeats(table, to).length > 0)
    throw new SessionError('conflict', 'seated-already', 'This person sits there already.', 'person');
  if (!hasRoom(table))
    throw new SessionError('conflict', 'no-open-seat', 'No seat is open at this table.', 'table');
};

const hasRoom = ({ outcome, closed, seats }: StoredTable): boolean =>
  outcome === undefined && closed === undefined && seats.some(isOpenSeat);

/** A challenge as one of the two sees it. */
export const shownChallenge = async (
  { store, games, time }: Pick<ChallengeNeeds, 'store' | 'games' | 'time'>,
  { id, status, from, to, table: tableId, at, changedAt }: StoredChallenge,
  viewer: string,
): Promise<Challenge> => {
  const table = await store.tableById(tableId);
  const named = async (person: string) => ({ person, name: (await store.personNamed(person))?.name ?? '' });
  const expiresAt = at + OPEN_MS;
  const isOver = status === 'open' && (expiresAt <= time.date() || table === undefined || !hasRoom(table));
  return {
    id,
    status: isOver ? 'expired' : status,
    mine: from === viewer,
    from: await named(from),
    to: await named(to),
    table: tableId,
    ...(table === undefined ? {} : { summary: summaryFor(games, table, viewer) }),
    ...(table?.clock === undefined ? {} : { clock: table.clock.settings }),
    at,
    changedAt,
    expiresAt,
  };
};
