import { whyOfChange } from '@three-spires/kernel';
import { holdsSeat, lastSeq, previewsFor, type Table, whysAt } from '@three-spires/table';
import { createAllowances, type Rate } from '../common/allowances.ts';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import { isOfEarlierRules } from '../showing/reels.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { WHY_CALLS } from './calls/whys.ts';
import type { Handlers } from './handlers.ts';
import { seatOf } from './seat-of.ts';
import { createWatching, earlierRules } from './watching.ts';

/** Per person, or per address of those without an account: an answer may replay a whole game. Counted per node. */
const QUESTIONS: Rate = { burst: 24, perSecond: 1 };

type WhyNeeds = {
  readonly store: DoorStore;
  readonly host: Host;
  readonly games: Games;
  readonly time: Time;
};

/** Answers why something happened, and why a preview says what it says. */
export const whyHandlers = ({ store, host, games, time }: WhyNeeds): Handlers<keyof typeof WHY_CALLS> => {
  const watch = createWatching(store);
  const allowances = createAllowances(QUESTIONS, time.elapsed);

  const spend = (caller: Caller, person: string | undefined): void => {
    if (allowances.take(person ?? caller.address) > 0)
      throw new SessionError('too-many', 'too-many-questions', 'Too many questions at once. Wait a moment.');
  };

  return {
    async why(caller, { table: id, seq, event: number, seat, invite }) {
      const { stored, person, mine, viewer } = await watch(caller, id, invite, seat);
      if (isOfEarlierRules(games, stored)) throw earlierRules('so it cannot be explained');
      const { table } = await host.table(id);
      requireWhy(table);
      spend(caller, person?.id);
      // The log at a table shows what any seat of a person sees; a replay looks through one pair of eyes.
      const eyes = seat === undefined ? mine : viewer === 'spectator' ? [] : [viewer];
      const explained = whysAt(table, seq, eyes);
      if (explained === undefined) throw noSuchEntry(table, seq);
      const found = explained[number];
      if (found === undefined)
        throw new SessionError(
          'missing',
          'no-such-event',
          `Entry ${seq} has ${explained.length} events, counted from 0.`,
          'event',
        );
      return { seq, ...found };
    },

    async previewWhy(caller, { table: id, seat: wanted, seq, move, of, index, field }) {
      const { id: person } = await caller.person();
      const { table } = await host.table(id, seq);
      const seat = seatOf(table, person, wanted);
      if (!holdsSeat(table, person, seat))
        throw new SessionError('forbidden', 'not-your-seat', 'You do not hold this seat.', 'seat');
      requireWhy(table);
      if (lastSeq(table) !== seq)
        throw new SessionError(
          'conflict',
          'old-position',
          `The newest entry is ${lastSeq(table)}. Previews are of the position after it.`,
          'seq',
        );
      spend(caller, person);
      const [[, preview] = []] = previewsFor(table, person, seat, [move]);
      const change = preview?.changes.find(
        (each) => each.of === of && each.index === index && each.field === field,
      );
      if (change === undefined)
        throw new SessionError(
          'missing',
          'no-such-change',
          preview === undefined
            ? 'This move is not possible now.'
            : `The preview of this move has no figure "${field}" of ${of} ${index}.`,
          preview === undefined ? 'move' : 'field',
        );
      return { seat, seq, change, events: whyOfChange(table.game, table.state, seat, move, change) };
    },
  };
};

const requireWhy = ({ game }: Table): void => {
  if (game.why === undefined)
    throw new SessionError(
      'missing',
      'not-explained',
      `${game.name} does not explain what happens.`,
      'table',
    );
};

const noSuchEntry = (table: Table, seq: number): SessionError => {
  const newest = lastSeq(table);
  const text =
    seq > newest
      ? `The newest entry is ${newest}.`
      : `Entry ${seq} has been taken back, or is older than the rules of today.`;
  return new SessionError('invalid', 'no-such-entry', text, 'seq');
};
