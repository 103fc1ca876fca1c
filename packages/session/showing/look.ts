import {
  clockPicture,
  EVENTS_SHOWN,
  eventsFor,
  isDisclosed,
  lastSeq,
  type Match,
  matchPicture,
  NOTHING_SEEN,
  type Picture,
  pictureFor,
  seatsOf,
  setupFor,
  sharedSince,
  type Table,
} from '@three-spires/table';
import type { ShownTable } from '../hosting/loaded-table.ts';
import type { ServerMessage } from '../protocol/index.ts';

type PictureMessage = Extract<ServerMessage, { readonly type: 'picture' }>;

/** What to send to a screen that has seen everything up to entry `seen`, to bring it up to date. */
export const look = (
  loaded: ShownTable,
  person: string,
  seen: number,
  { cause, now }: { readonly cause: string | undefined; readonly now: number },
): PictureMessage => {
  const { id, table } = loaded;
  const since = startOfNews(table, seen);
  return {
    type: 'picture',
    table: id,
    seq: lastSeq(table),
    picture: shownTo(loaded, person, now),
    since,
    events: eventsFor(table, person, since),
    ...(cause === undefined ? {} : { cause }),
  };
};

const shownTo = ({ table, match, next, clock }: ShownTable, person: string, now: number): Picture => ({
  ...pictureFor(table, person),
  ...(match === undefined ? {} : inMatch(table, match, person)),
  ...(next === undefined ? {} : { next }),
  ...(clock === undefined ? {} : { clock: clockPicture(clock, table, now) }),
});

const inMatch = (table: Table, match: Match, person: string) => {
  const outcome = table.game.outcome(table.state);
  const isOver = isDisclosed(match, outcome);
  return {
    match: matchPicture(match, outcome),
    setup: setupFor(table, { seats: seatsOf(table, person), isOver }),
  };
};

/** A screen that missed more than is kept, or shows another history, starts again. */
const startOfNews = (table: Table, seen: number): number => {
  if (seen < 0 || seen > lastSeq(table)) return NOTHING_SEEN;
  const since = sharedSince(table, seen);
  const missed = table.standing.length - (table.standing.findLastIndex(({ seq }) => seq <= since) + 1);
  return missed > EVENTS_SHOWN ? NOTHING_SEEN : since;
};
