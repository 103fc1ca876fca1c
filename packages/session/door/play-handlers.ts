import { defined, type Seat } from '@three-spires/kernel';
import { lastSeq, NOTHING_SEEN, previewsFor, seatsOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Chance } from '../given/chance.ts';
import type { Games } from '../given/games.ts';
import type { Time } from '../given/time.ts';
import type { Command } from '../hosting/command.ts';
import type { Host } from '../hosting/host.ts';
import type { Answer, ShownTable } from '../hosting/loaded-table.ts';
import { storedTable } from '../hosting/stored-table.ts';
import type { Accepted, ServerMessage } from '../protocol/index.ts';
import { admit, requirePlayer } from '../seating/admission.ts';
import { concedeSeat } from '../seating/seats.ts';
import type { Chat } from '../showing/chat.ts';
import type { Hints } from '../showing/hints.ts';
import { createLook } from '../showing/look.ts';
import type { Screen } from '../showing/screen.ts';
import type { DoorStore, KnownPerson } from '../stores/index.ts';
import type { Caller } from './caller.ts';
import type { PLAYING_CALLS } from './calls/playing.ts';
import type { Handlers } from './handlers.ts';
import { seatOf } from './seat-of.ts';

/** How a host lets people change games, with its own limits. */
export type Playing = {
  /** Throws where this person, or their program, may not move at this table now. */
  admit(person: KnownPerson, table: string): Promise<void>;
  perform(person: string, command: Command): Promise<Answer>;
};

type PlayNeeds = {
  readonly store: DoorStore;
  readonly host: Host;
  readonly games: Games;
  readonly chat: Chat;
  readonly hints: Hints;
  readonly time: Time;
  readonly chance: Chance;
  readonly playing: Playing;
};

/** Plays by single requests: each does what a message on a socket does. */
export const playHandlers = (needs: PlayNeeds): Handlers<keyof typeof PLAYING_CALLS> => {
  const { store, host, games, chat, hints, time, chance, playing } = needs;

  const carryOut = async (caller: Caller, wanted: Wanted): Promise<Accepted> => {
    const person = await caller.person();
    await playing.admit(person, wanted.table);
    const { table } = await host.table(wanted.table);
    const { command = chance.id() } = wanted;
    const whole =
      wanted.type === 'consent'
        ? { ...wanted, command }
        : { ...wanted, command, seat: seatOf(table, person.id, wanted.seat) };
    const answer = await playing.perform(person.id, defined(whole) as Command);
    if (answer.type === 'accepted') return { seq: answer.seq };
    throw new SessionError('conflict', answer.refusal.code, answer.text);
  };

  /** The table, for those who may look at it. */
  const lookedAt = async (
    id: string,
    person: string | undefined,
    invite: string | undefined,
    seen?: number,
  ): Promise<ShownTable> => {
    const shown = await host.table(id, seen);
    const { table, invite: wanted, listedAt, playersOnly } = shown;
    admit({ invite: wanted, listedAt, seats: table.seats }, person, invite);
    const isOver = table.game.outcome(table.state) !== undefined;
    requirePlayer({ playersOnly: playersOnly && !isOver, seats: table.seats }, person);
    return shown;
  };

  const speak = async (
    caller: Caller,
    { invite, ...message }: Spoken & { readonly invite?: string | undefined },
  ): Promise<Accepted> => {
    const person = await caller.person();
    await lookedAt(message.table, person.id, invite);
    const { command = chance.id() } = message;
    const said = defined({ ...message, command }) as Parameters<Chat['take']>[1];
    const answer = await chat.take(screenOf(person, message.table), said);
    return { seq: answer.type === 'accepted' ? answer.seq : 0 };
  };

  return {
    async picture(caller, { table: id, invite, seen = NOTHING_SEEN }) {
      const person = await caller.known();
      const shown = await lookedAt(id, person?.id, invite, seen);
      const look = createLook(shown, { news: {}, now: time.elapsed(), hints: hints.allowedAt(shown) });
      // Before the first entry the game may have restarted, as when its set-up was completed.
      const from = lastSeq(shown.table) === 0 ? NOTHING_SEEN : seen;
      const { message } = look(person?.id ?? '', { seen: from, picture: undefined });
      return message as Extract<ServerMessage, { type: 'picture' }>;
    },

    move: (caller, wanted) => carryOut(caller, { type: 'move', ...wanted }),
    undo: (caller, wanted) => carryOut(caller, { type: 'undo', ...wanted }),
    giveUp: (caller, wanted) => carryOut(caller, { type: 'giveUp', ...wanted }),
    consent: (caller, wanted) => carryOut(caller, { type: 'consent', ...wanted }),

    async resign(caller, { table: id, seat: wanted }) {
      const person = await caller.person();
      await playing.admit(person, id);
      const stored = await storedTable(store, id);
      const { table } = await host.table(id);
      const seat = seatOf(table, person.id, wanted);
      if (!seatsOf(table, person.id).includes(seat))
        throw new SessionError('forbidden', 'not-your-seat', 'You do not hold this seat.', 'seat');
      if (table.game.concession === undefined)
        throw new SessionError(
          'conflict',
          'no-rivals',
          'In this game all play together. Propose to give up instead.',
        );
      if (table.game.outcome(table.state) !== undefined)
        throw new SessionError('conflict', 'game-over', 'This game is over.');
      await concedeSeat(host, games, stored, seat);
      return { seq: lastSeq((await host.table(id)).table) };
    },

    say: (caller, message) => speak(caller, { type: 'chat', ...message }),
    signal: (caller, message) => speak(caller, { type: 'signal', ...message }),

    async previews(caller, { table: id, seat: wanted, seq, moves }) {
      const person = await caller.person();
      const { table } = await host.table(id, seq);
      const seat = seatOf(table, person.id, wanted);
      const previews = lastSeq(table) === seq ? previewsFor(table, person.id, seat, moves) : [];
      return { seat, seq, previews };
    },

    async hints(caller, { table: id, seat: wanted, seq }) {
      const person = await caller.person();
      const { table } = await host.table(id, seq);
      const seat = seatOf(table, person.id, wanted);
      const sent: ServerMessage[] = [];
      const screen = { ...screenOf(person, id), send: (message: ServerMessage) => void sent.push(message) };
      await hints.answer(screen, { type: 'hint', command: chance.id(), table: id, seat, seq });
      const found = sent.find((message) => message.type === 'hints');
      return { seat, seq, hints: found?.hints ?? [] };
    },
  };
};

type Wanted = {
  readonly type: Command['type'];
  readonly table: string;
  readonly command?: string | undefined;
  readonly seat?: Seat | undefined;
};
type Spoken = {
  readonly type: 'chat' | 'signal';
  readonly table: string;
  readonly command?: string | undefined;
};

/** Someone who looks at one table for the moment. */
const screenOf = (person: KnownPerson, table: string): Screen => ({
  person,
  seen: new Map([[table, NOTHING_SEEN]]),
  isOpen: () => true,
  send: () => undefined,
});
