import { defined } from '@three-spires/kernel';
import {
  clockPicture,
  deltaOf,
  EVENTS_SHOWN,
  eventsFor,
  isDisclosed,
  type KnownDeltas,
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
  type ViewOf,
  viewsOf,
} from '@three-spires/table';
import type { ShownTable } from '../hosting/loaded-table.ts';
import type { ServerMessage } from '../protocol/index.ts';

type PictureMessage = Extract<ServerMessage, { readonly type: 'picture' | 'changes' }>;

/** The message for a screen, and the complete picture it then shows. */
export type Shown = { readonly message: PictureMessage; readonly picture: Picture };

/**
 * What a screen has received so far: everything up to entry `seen`, and the picture that deltas can start
 * from.
 */
export type Sent = { readonly seen: number; readonly picture: Picture | undefined };

type Circumstances = {
  readonly news: Pick<PictureMessage, 'cause' | 'botMoved'>;
  readonly now: number;
  /** Whether players may ask for hints. */
  readonly hints: boolean;
};

/**
 * Renders a table's current state for one screen after another. Screens of the same audience share a picture;
 * those that have received the same so far also share the message, which is then encoded once.
 */
export const createLook = (
  loaded: ShownTable,
  { news: told, now, hints }: Circumstances,
): ((person: string, sent: Sent) => Shown) => {
  const { id, table } = loaded;
  const viewOf = viewsOf(table);
  const known: KnownDeltas = new Map();
  const audiences = new Map<string, { readonly picture: Picture; last?: { sent: Sent; shown: Shown } }>();

  const messageFor = (person: string, picture: Picture, { seen, picture: before }: Sent): PictureMessage => {
    const since = startOfNews(table, seen);
    const news = { since, events: eventsFor(table, person, since), ...told };
    const head = { table: id, seq: lastSeq(table) };
    return before === undefined
      ? { type: 'picture', ...head, picture, ...news }
      : { type: 'changes', ...head, changes: deltaOf(before, picture, known), ...news };
  };

  return (person, sent) => {
    // All people without a seat see the same.
    const key = table.seats.some((holder) => holder.person === person) ? person : '';
    const audience = audiences.get(key) ?? { picture: shownTo(loaded, person, { now, viewOf, hints }) };
    audiences.set(key, audience);
    const { picture, last } = audience;
    if (last?.sent.seen === sent.seen && last.sent.picture === sent.picture) return last.shown;
    const shown = { message: messageFor(person, picture, sent), picture };
    audience.last = { sent, shown };
    return shown;
  };
};

const shownTo = (
  { table, match, next, clock, rated, unrated, listedAt, playersOnly }: ShownTable,
  person: string,
  { now, viewOf, hints }: Pick<Circumstances, 'now' | 'hints'> & { readonly viewOf: ViewOf },
): Picture => ({
  ...pictureFor(table, person, viewOf),
  ...(match === undefined ? {} : inMatch(table, match, person)),
  ...(hints ? { hints } : {}),
  ...defined({ next }),
  ...(clock === undefined ? {} : { clock: clockPicture(clock, table, now) }),
  ...(rated && table.seats.every(({ bot }) => bot === undefined) ? { rated } : {}),
  ...defined({ unrated }),
  ...countingDay(table),
  ...(listedAt === undefined ? {} : { listed: true }),
  ...(playersOnly ? { playersOnly } : {}),
});

const countingDay = ({ game, setup, practice }: Table): Pick<Picture, 'day'> => {
  const day = practice.length === 0 ? game.dayOf?.(setup) : undefined;
  return day === undefined ? {} : { day };
};

const inMatch = (table: Table, match: Match, person: string) => {
  const outcome = table.game.outcome(table.state);
  const isOver = isDisclosed(match, outcome);
  return {
    match: matchPicture(match, outcome),
    setup: setupFor(table, { seats: seatsOf(table, person), isOver }),
  };
};

/** A screen that missed more than is kept, or that shows another history, starts again. */
const startOfNews = (table: Table, seen: number): number => {
  if (seen < 0 || seen > lastSeq(table)) return NOTHING_SEEN;
  const since = sharedSince(table, seen);
  const missed = table.standing.length - (table.standing.findLastIndex(({ seq }) => seq <= since) + 1);
  return missed > EVENTS_SHOWN ? NOTHING_SEEN : since;
};
