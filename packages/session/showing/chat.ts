import { defined, type Seat, SIGNALS, type Signal } from '@three-spires/kernel';
import { lastSeq, seatsOf, type Table } from '@three-spires/table';
import { createAllowances, type Rate } from '../common/allowances.ts';
import { SessionError } from '../common/error.ts';
import type { Newsroom } from '../given/news.ts';
import type { LineStore } from '../given/ports.ts';
import type { StoredLine } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { Host } from '../hosting/host.ts';
import type { Answer } from '../hosting/loaded-table.ts';
import type { ChatLine, ClientMessage } from '../protocol/index.ts';
import type { Screen } from './screen.ts';

const LINES_SHOWN = 100;

/** Allows lively talk but no flooding: per person and table, however many tabs are open. Counted per node. */
export const TALK: Rate = { burst: 8, perSecond: 0.5 };
/** The same per person across all tables. */
const TALK_EVERYWHERE: Rate = { burst: 40, perSecond: 1 };

type Said = Extract<ClientMessage, { readonly type: 'chat' | 'signal' }>;

/** Chat between the people at a table. */
export type Chat = {
  /** Stores a line and broadcasts it. Idempotent by command. */
  take(screen: Screen, message: Said): Promise<Answer>;
  /** The newest lines of a table, oldest first; with `after`, only later ones. */
  linesOf(table: string, after?: number): Promise<readonly StoredLine[]>;
  /** A bot posts a sign, if the game has it, to the people playing with it. */
  sayForBot(table: string, seat: Seat, signal: Signal): Promise<void>;
};

type ChatNeeds = { store: LineStore; host: Host; news: Newsroom; time: Time };

export const createChat = ({ store, host, news, time }: ChatNeeds): Chat => {
  const talk = createAllowances(TALK, time.elapsed);
  const talkEverywhere = createAllowances(TALK_EVERYWHERE, time.elapsed);
  return {
    async take(screen, message) {
      const { person } = screen;
      const { table: id, command } = message;
      // Anyone following a table has already been admitted.
      if (!screen.seen.has(id))
        throw new SessionError('forbidden', 'not-there', 'Look at a table before you speak there.', 'table');
      const { table } = await host.table(id);
      if (message.type === 'signal' && !(table.game.signals ?? SIGNALS).includes(message.signal))
        throw new SessionError('invalid', 'no-such-sign', 'This sign means nothing in this game.', 'signal');
      if (talk.take(`${person.id} ${id}`) > 0 || talkEverywhere.take(person.id) > 0)
        throw new SessionError('too-many', 'too-much-talk', 'Too many words at once. Wait a moment.');
      const line = { at: time.date(), person: person.id, said: saidBy(message) };
      if ((await store.addLine(id, command, line)) !== undefined) news.publish('chat', { table: id });
      return { type: 'accepted', seq: lastSeq(table) };
    },

    linesOf: (id, after) => store.linesOf(id, LINES_SHOWN, after),

    async sayForBot(id, seat, signal) {
      const { table } = await host.table(id);
      const owner = table.seats.find(({ person }) => person !== undefined)?.person;
      if (owner === undefined || table.game.rivals || !(table.game.signals ?? SIGNALS).includes(signal.name))
        return;
      const line = { at: time.date(), person: owner, said: { signal, bot: seat } };
      // If several nodes run the same bot, the line is still said once.
      const command = `bot ${seat} at ${lastSeq(table)}`;
      if ((await store.addLine(id, command, line)) !== undefined) news.publish('chat', { table: id });
    },
  };
};

const saidBy = (message: Said): StoredLine['said'] => {
  if (message.type === 'chat') return { text: message.text };
  const { signal: name, at, amount } = message;
  return {
    signal: { name, ...defined({ at, amount }) },
  };
};

/** A line as one person sees it, with the speaker's name at the table. */
export const chatLine = (table: Table, line: StoredLine, viewer: string): ChatLine => {
  const { number, at, person, name, said } = line;
  const bot = 'signal' in said ? said.bot : undefined;
  const seats = bot === undefined ? seatsOf(table, person) : [bot];
  const [first] = seats;
  const shown = first === undefined ? undefined : table.seats[first]?.name;
  const words = 'signal' in said ? { signal: said.signal } : { text: said.text };
  const isMine = bot === undefined && person === viewer;
  return {
    number,
    at,
    name: shown ?? name,
    seats,
    mine: isMine,
    ...words,
    ...(bot === undefined ? { person } : {}),
  };
};
