import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import { checkChoice, duelOf, layDuel } from '../opening/duel.ts';
import type { LayingNeeds } from '../opening/new-table.ts';
import type { QueueAnswer, QueueClock } from '../protocol/index.ts';
import { NEW_RATING } from '../rating/glicko.ts';
import { PAIRING_KEPT_MS, whyUnrated } from '../rating/terms.ts';
import { mayMeet, ratingWindow } from '../rating/window.ts';
import type { Company, DoorStore, Waiting } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { Handlers } from './handlers.ts';

/** Waiting clients poll every two seconds. People not seen for this long are not matched. */
const SEEN_MS = 10_000;
/** After this they are removed; if already matched, they find the table among their own. */
const GONE_MS = 60_000;
/** The maximum number of people waiting, for all games together. */
const QUEUE_LIMIT = 5_000;
/** The maximum from one address. */
const QUEUE_LIMIT_PER_ADDRESS = 50;
/** How many of the people with the closest ratings are considered. */
const CLOSEST = 20;

type QueueNeeds = LayingNeeds & { readonly store: DoorStore; readonly games: Games };

/**
 * Matches people for duels. The queue is in the store, and each polling person tries to pair themselves, so
 * there is no leader to elect or restart. A pair is made in one transaction that requires both to be still
 * waiting.
 */
export const queueHandlers = (needs: QueueNeeds): Handlers<'joinQueue' | 'waitInQueue' | 'leaveQueue'> => {
  const { store, games, time, chance } = needs;

  /** Nobody plays rated games against a bot account of their own. */
  const haveOneOwner = async (one: Waiting, other: Waiting): Promise<boolean> => {
    if (one.company !== 'bot' && other.company !== 'bot') return false;
    const [owner, otherOwner] = [await store.ownerOf(one.person), await store.ownerOf(other.person)];
    return (owner ?? one.person) === (otherOwner ?? other.person);
  };

  /** Opens a table with the first suitable opponent; another node may take them in the meantime. */
  const pair = async (own: Waiting): Promise<string | undefined> => {
    const now = time.date();
    const others = await store.opponentsFor(own, now - SEEN_MS, CLOSEST);
    for (const other of others.filter((each) => mayMeet(own, each, now))) {
      if (await haveOneOwner(own, other)) continue;
      const table = layDuel(needs, duelOf(games, own.game), [own, other], own.clock as QueueClock);
      const judge: Parameters<DoorStore['pairInQueue']>[2] = (meetings) =>
        whyUnrated(meetings, table.clock !== undefined, now);
      if (await store.pairInQueue([own, other], table, judge)) return table.id;
    }
    return undefined;
  };

  /** The addresses of waiting people, and when they last polled. */
  const places = new Map<string, { readonly address: string; readonly at: number }>();

  const takePlace = (person: string, { address }: Caller): void => {
    const now = time.date();
    for (const [other, { at }] of places) if (at < now - GONE_MS) places.delete(other);
    const others = [...places].filter(([other, place]) => other !== person && place.address === address);
    if (others.length >= QUEUE_LIMIT_PER_ADDRESS)
      throw new SessionError(
        'too-many',
        'too-many-waiting',
        'Too many people from this address wait for a duel. Try again in a minute.',
      );
    places.set(person, { address, at: now });
  };

  const keepPlace = (person: string): void => {
    const place = places.get(person);
    if (place !== undefined) places.set(person, { ...place, at: time.date() });
  };

  const standing = async (person: string, game: string): Promise<QueueAnswer> => {
    const now = time.date();
    await store.clearQueue(now - GONE_MS, now - PAIRING_KEPT_MS);
    const own = await store.waitInQueue(person, game, now);
    if (own === undefined) return { status: 'out' };
    // If another node pairs them at this moment, the next poll finds it.
    const table = own.table ?? (await pair(own));
    if (table !== undefined) return { status: 'matched', table };
    const waited = now - own.joinedAt;
    return { status: 'waiting', seconds: Math.round(waited / 1000), window: shownWindow(waited) };
  };

  return {
    async joinQueue(caller, { game: wanted, choice, clock, bots = false }) {
      const hosted = duelOf(games, wanted);
      checkChoice(hosted, choice);
      const person = await caller.person();
      takePlace(person.id, caller);
      await caller.requireTable(person.id);
      const now = time.date();
      const isBot = (await store.ownerOf(person.id)) !== undefined;
      const company: Company = isBot ? 'bot' : bots ? 'anyone' : 'people';
      const game = hosted.game.id;
      const { rating } = (await store.ratingsOf(game, [person.id], now)).get(person.id) ?? NEW_RATING;
      const joining = {
        person: person.id,
        ticket: chance.id(),
        game,
        clock,
        choice,
        rating,
        joinedAt: now,
        place: caller.place,
        company,
      };
      if (!(await store.joinQueue(joining, QUEUE_LIMIT)))
        throw new SessionError(
          'unavailable',
          'queue-full',
          'Too many people wait for a duel at the moment. Try again in a minute.',
        );
      return await standing(person.id, game);
    },

    async waitInQueue(caller, { game: wanted }) {
      const { id: game } = duelOf(games, wanted).game;
      const person = await caller.known();
      if (person === undefined) return { status: 'out' };
      keepPlace(person.id);
      const answer = await standing(person.id, game);
      if (answer.status !== 'waiting') places.delete(person.id);
      return answer;
    },

    async leaveQueue(caller, { game: wanted }) {
      const { id: game } = duelOf(games, wanted).game;
      const person = await caller.known();
      places.delete(person?.id ?? '');
      return { left: person !== undefined && (await store.leaveQueue(person.id, game)) };
    },
  };
};

/** JSON cannot represent infinity. */
const EVERYONE = 9_999;
const shownWindow = (waitedMs: number): number => Math.min(EVERYONE, Math.round(ratingWindow(waitedMs)));
