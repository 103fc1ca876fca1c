import { defined } from '@three-spires/kernel';
import { lastSeq, NOTHING_SEEN, type Picture, previewsFor, type Table } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Bus, Viewer } from '../given/bus.ts';
import type { Costs } from '../given/costs.ts';
import type { Log } from '../given/log.ts';
import type { Newsroom, TableNews } from '../given/news.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import type { ShownTable } from '../hosting/loaded-table.ts';
import type { ClientMessage } from '../protocol/index.ts';
import { admit, requirePlayer } from '../seating/admission.ts';
import type { Blocks } from './blocks.ts';
import { type Chat, chatLine } from './chat.ts';
import type { Hints } from './hints.ts';
import { createLook } from './look.ts';
import { presentAt } from './presence.ts';
import type { Screen } from './screen.ts';
import { createViewers } from './viewers.ts';

const WATCHED_LIMIT = 16;

/** Keeps every screen up to date with the tables it follows. */
export type Screens = {
  watch(screen: Screen, message: Extract<ClientMessage, { type: 'watch' }>): Promise<void>;
  leave(screen: Screen, table: string): Promise<void>;
  isFollowed(table: string): boolean;
  /** Whether a person has a screen open at a table. */
  isPresent(table: string, person: string): boolean;
  /** The tables open to everyone at which a seated person is present. */
  attendedListed(): readonly string[];
  /** Reads from the store what other nodes have added to the tables followed here. */
  catchUp(): Promise<void>;
  /** Answers what a seat's moves would do. */
  preview(screen: Screen, message: Extract<ClientMessage, { type: 'preview' }>): Promise<void>;
  /** Drops the base pictures of deltas not used for a while: the next picture is sent whole. */
  dropPictures(olderThanMs: number): void;
  /** The screen has disconnected. */
  forget(screen: Screen): void;
  close(): void;
};

/** The state of a screen at a table. */
type Follower = {
  /** The number of the newest chat line sent to it. */
  line: number;
  readonly takesChanges: boolean;
  /** The newest picture it was sent, and when, by `time.elapsed`. */
  picture: Picture | undefined;
  sentAt: number;
  /** Whether the person is seated at the table and it is open to everyone. */
  attends: boolean;
  /** Its picture is deferred until the person has paid their debt. */
  isLate: boolean;
};

/** Metadata sent with pictures. */
type Told = Pick<TableNews, 'cause' | 'botMoved'>;

type ScreensNeeds = {
  host: Host;
  news: Newsroom;
  chat: Chat;
  blocks: Blocks;
  hints: Pick<Hints, 'allowedAt'>;
  time: Time;
  log: Log;
  costs: Costs;
  /** How people at other nodes are seen; undefined for a single node. */
  link?: { readonly bus: Bus; readonly node: string } | undefined;
};

const isOver = ({ game, state }: Table): boolean => game.outcome(state) !== undefined;

const holdsSeat = ({ table }: ShownTable, { person }: Screen): boolean =>
  table.seats.some((holder) => holder.person === person.id);

/**
 * The person who causes a change pays for one screen of each seated person. Every other screen is billed to
 * its own person.
 */
const paidScreens = (loaded: ShownTable): ((screen: Screen) => boolean) => {
  const shown = new Set<string>();
  return (screen) => {
    const { id } = screen.person;
    if (shown.has(id) || !holdsSeat(loaded, screen)) return false;
    shown.add(id);
    return true;
  };
};

/** The data about a person that other nodes need. */
const viewerOf = ({ id, name, avatar }: Screen['person']): Viewer => ({
  id,
  name,
  ...defined({ avatar }),
});

export const createScreens = ({
  host,
  news,
  chat,
  blocks,
  hints,
  time,
  log,
  costs,
  link,
}: ScreensNeeds): Screens => {
  const following = new Map<string, Map<Screen, Follower>>();

  const viewersHere = (id: string): readonly Viewer[] => {
    const people = [...(following.get(id)?.keys() ?? [])].map(({ person }) => person);
    return [...new Map(people.map((person) => [person.id, viewerOf(person)])).values()];
  };
  const viewers =
    link &&
    createViewers({
      ...link,
      time,
      here: viewersHere,
      tables: () => [...following.keys()],
      onChange: (id) => void sendPresent(id).catch(logFailure(id)),
    });

  const sendPictures = async (id: string, screens: Iterable<Screen>, told: Told = {}): Promise<void> => {
    const payAgain = costs.hold();
    const loaded = await host.table(id);
    payAgain();
    const now = time.elapsed();
    const look = createLook(loaded, { news: told, now, hints: hints.allowedAt(loaded) });
    const isPaid = paidScreens(loaded);
    // No awaits from here on, so that what is sent and what is recorded as seen stay consistent.
    for (const screen of screens) {
      const seen = screen.seen.get(id);
      const follower = following.get(id)?.get(screen);
      if (seen === undefined || follower === undefined || sendAway(screen, loaded)) continue;
      follower.attends = loaded.listedAt !== undefined && holdsSeat(loaded, screen);
      const show = (): void => {
        const { message, picture } = look(screen.person.id, { seen, picture: follower.picture });
        screen.seen.set(id, message.seq);
        if (follower.takesChanges) follower.picture = picture;
        follower.sentAt = now;
        screen.send(message);
      };
      if (isPaid(screen)) show();
      else if (!showLater(id, screen, follower)) costs.charge(screen.person.id, show);
    }
  };

  /**
   * True if the screen's person must pay their debt first; the screen then gets whatever is current by then.
   */
  const showLater = (id: string, screen: Screen, follower: Follower): boolean => {
    const debtMs = costs.debtMs(screen.person.id);
    if (debtMs === 0) return false;
    if (follower.isLate) return true;
    follower.isLate = true;
    time.after(debtMs, () => {
      follower.isLate = false;
      costs.bill(screen.person.id);
      if (following.get(id)?.get(screen) === follower) sendPictures(id, [screen]).catch(logFailure(id));
    });
    return true;
  };

  /** A table can be closed to spectators while they are watching. */
  const sendAway = (screen: Screen, { id, table, playersOnly }: ShownTable): boolean => {
    try {
      requirePlayer({ playersOnly: playersOnly && !isOver(table), seats: table.seats }, screen.person.id);
      return false;
    } catch (error) {
      if (!(error instanceof SessionError)) throw error;
      unfollow(screen, id);
      screen.send({ type: 'error', code: error.code, text: error.message });
      return true;
    }
  };

  const sendPresent = async (id: string): Promise<void> => {
    if (!following.has(id)) return;
    const { table } = await host.table(id);
    const people = [...(viewers?.elsewhere(id) ?? []), ...viewersHere(id)];
    for (const screen of following.get(id)?.keys() ?? [])
      screen.send({ type: 'present', table: id, people: presentAt(table, people, screen.person.id) });
  };

  /** The set of people here has changed. */
  const announce = async (id: string): Promise<void> => {
    viewers?.announce(id);
    await sendPresent(id);
  };

  const logFailure =
    (table: string) =>
    (error: unknown): void =>
      log.child({ table }).error(error, 'a screen could not be brought up to date');

  /**
   * Sends each screen at a table the lines it is missing. They are read from the store, so that none is lost
   * or duplicated.
   */
  const sendLines = async (id: string): Promise<void> => {
    const told = Math.min(...[...(following.get(id)?.values() ?? [])].map(({ line }) => line));
    if (!Number.isFinite(told)) return;
    const { table } = await host.table(id);
    const lines = await chat.linesOf(id, told);
    const blocked = await blocks.ofAll([...(following.get(id)?.keys() ?? [])]);
    for (const [screen, follower] of following.get(id) ?? []) {
      for (const line of lines.filter(({ number }) => number > follower.line)) {
        follower.line = line.number;
        if (blocked.get(screen)?.has(line.person)) continue;
        screen.send({ type: 'chat', table: id, lines: [chatLine(table, line, screen.person.id)] });
      }
    }
  };

  const showChange = ({ table, cause, people, restarted, botMoved }: TableNews): void => {
    const screens = [...(following.get(table)?.keys() ?? [])];
    if (restarted) for (const screen of screens) screen.seen.set(table, NOTHING_SEEN);
    const told = {
      ...defined({ cause, botMoved }),
    };
    if (screens.length > 0) sendPictures(table, screens, told).catch(logFailure(table));
    if (people) sendPresent(table).catch(logFailure(table));
  };

  const unsubscribe = [
    news.subscribe('chat', ({ table }) => {
      if (following.has(table)) sendLines(table).catch(logFailure(table));
    }),
    news.subscribe('table', showChange),
    // For a table in memory, the host announces it itself.
    news.subscribe('elsewhere', (change) => {
      if (!host.isLoaded(change.table)) showChange(change);
    }),
  ];

  const follow = (screen: Screen, id: string, seen: number, takesChanges: boolean): void => {
    screen.seen.set(id, seen);
    const others = following.get(id) ?? new Map<Screen, Follower>();
    // Chat lines come with the first answer, which contains all lines so far.
    const line = Number.POSITIVE_INFINITY;
    following.set(
      id,
      others.set(screen, {
        line,
        takesChanges,
        picture: undefined,
        sentAt: time.elapsed(),
        attends: false,
        isLate: false,
      }),
    );
  };

  const unfollow = (screen: Screen, id: string): boolean => {
    const others = following.get(id);
    others?.delete(screen);
    if (others?.size === 0) following.delete(id);
    return screen.seen.delete(id);
  };

  const catchUpAt = async (id: string): Promise<void> => {
    // If the table has changed, the host announces it.
    await host.table(id);
    await sendLines(id);
  };

  return {
    async watch(screen, { table: id, invite, seen = NOTHING_SEEN, changes = false }) {
      const { table, invite: wanted, listedAt, playersOnly } = await host.table(id, seen);
      admit({ invite: wanted, listedAt, seats: table.seats }, screen.person.id, invite);
      requirePlayer({ playersOnly: playersOnly && !isOver(table), seats: table.seats }, screen.person.id);
      if (!screen.seen.has(id) && screen.seen.size >= WATCHED_LIMIT)
        throw new SessionError(
          'too-many',
          'too-many-tables',
          `One connection follows at most ${WATCHED_LIMIT} tables.`,
        );
      if (!screen.isOpen()) return;
      // Before the first entry the game may have restarted, as when its set-up was completed.
      follow(screen, id, lastSeq(table) === 0 ? NOTHING_SEEN : seen, changes);
      await sendPictures(id, [screen]);
      await announce(id);
      const lines = await chat.linesOf(id);
      const blocked = await blocks.of(screen);
      screen.send({
        type: 'chat',
        table: id,
        lines: lines
          .filter(({ person }) => !blocked.has(person))
          .map((line) => chatLine(table, line, screen.person.id)),
      });
      const follower = following.get(id)?.get(screen);
      if (follower === undefined) return;
      follower.line = lines.at(-1)?.number ?? 0;
      // Lines posted while the others were being read.
      await sendLines(id);
    },
    async leave(screen, id) {
      if (unfollow(screen, id)) await announce(id);
    },
    isFollowed: (id) => following.has(id),
    isPresent: (id, person) =>
      [...(viewers?.elsewhere(id) ?? []), ...viewersHere(id)].some((viewer) => viewer.id === person),
    attendedListed: () =>
      [...following].flatMap(([id, screens]) =>
        [...screens.values()].some(({ attends }) => attends) ? [id] : [],
      ),
    async catchUp() {
      for (const id of [...following.keys()]) await catchUpAt(id).catch(logFailure(id));
    },
    async preview(screen, { table: id, seat, seq, moves }) {
      if (!screen.seen.has(id)) return;
      const { table } = await host.table(id);
      // The screen shows an outdated position: a picture is on its way, and the screen will ask again.
      const previews = lastSeq(table) === seq ? previewsFor(table, screen.person.id, seat, moves) : [];
      screen.send({ type: 'previews', table: id, seat, seq, previews });
    },
    dropPictures(olderThanMs) {
      const oldest = time.elapsed() - olderThanMs;
      for (const followers of following.values())
        for (const follower of followers.values()) if (follower.sentAt < oldest) follower.picture = undefined;
    },
    forget(screen) {
      for (const id of [...screen.seen.keys()]) if (unfollow(screen, id)) announce(id).catch(logFailure(id));
    },
    close() {
      viewers?.close();
      for (const end of unsubscribe) end();
    },
  };
};
