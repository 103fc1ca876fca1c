import type { Choice } from '@three-spires/bots/bot';
import { type Move, type Seat, type Signal, seatsIn } from '@three-spires/kernel';
import { lastSeq, type Table } from '@three-spires/table';
import type { StoredLine } from '../given/store.ts';
import type { Time } from '../given/time.ts';

/** How many times longer bots wait when a person asks them to. */
const ASKED_TO_WAIT = 10;

type WaitingNeeds = {
  readonly time: Time;
  /** How long bots wait for people to act first; 0 for not at all. */
  readonly patienceMs: number;
  /** The newest lines of a table's chat, oldest first. */
  readonly linesOf: (table: string) => Promise<readonly StoredLine[]>;
  /** Posts a sign for a bot. */
  readonly say: (table: string, seat: Seat, signal: Signal) => Promise<void>;
};

/** The choices that a table's bots are holding back. */
type Held = {
  /** The newest entry when they chose, and their choices. */
  seq: number;
  readonly choices: Map<Seat, Choice>;
  /** The newest entry by a person, and when it was noticed, on both clocks. */
  byPeople: number;
  since: number;
  date: number;
  /** The bots that have posted their sign since they last closed something. */
  readonly said: Set<Seat>;
};

/**
 * Bots in cooperative games: they do not end their turn, vote or take shared items while a person who could
 * act first is still deciding. People can signal that they are ready, or ask bots to wait; someone inactive
 * for long is no longer waited for.
 */
export type Waiting = {
  /** A bot's earlier choice in this position. */
  chosen(id: string, table: Table, seat: Seat): Choice | undefined;
  /** How many milliseconds a bot should hold back its choice; 0 to proceed. */
  hold(id: string, table: Table, seat: Seat, choice: Choice): Promise<number>;
  moved(id: string, table: Table, seat: Seat, move: Move): void;
  /** Clears the waiting state of a table's bots. */
  forget(id: string): void;
};

export const createWaiting = ({ time, patienceMs, linesOf, say }: WaitingNeeds): Waiting => {
  const tables = new Map<string, Held>();

  const heldAt = (id: string, table: Table): Held => {
    const seq = lastSeq(table);
    const held = tables.get(id) ?? newHeld(seq);
    tables.set(id, held);
    if (held.seq !== seq) held.choices.clear();
    held.seq = seq;
    const byPeople = lastOfPeople(table);
    if (held.byPeople !== byPeople)
      Object.assign(held, { byPeople, since: time.elapsed(), date: time.date() });
    return held;
  };

  const signOnce = async (id: string, held: Held, seat: Seat, { sign }: Choice): Promise<void> => {
    if (sign === undefined || held.said.has(seat)) return;
    held.said.add(seat);
    await say(id, seat, sign);
  };

  return {
    chosen: (id, table, seat) => {
      const held = tables.get(id);
      return held?.seq === lastSeq(table) ? held.choices.get(seat) : undefined;
    },
    async hold(id, table, seat, choice) {
      const people = patienceMs === 0 ? [] : peopleDeciding(table);
      if (people.length === 0 || !closes(table, seat, choice.move)) return 0;
      const held = heldAt(id, table);
      const since = (await linesOf(id)).filter(({ at }) => at >= held.date);
      const signs = people.map((person) => lastSign(since, person));
      if (signs.every((sign) => sign === 'ready')) return 0;
      const patience = signs.includes('wait') ? ASKED_TO_WAIT * patienceMs : patienceMs;
      const left = held.since + patience - time.elapsed();
      if (left <= 0) return 0;
      held.choices.set(seat, choice);
      await signOnce(id, held, seat, choice);
      return left;
    },
    moved(id, table, seat, move) {
      if (closes(table, seat, move)) tables.get(id)?.said.delete(seat);
    },
    forget: (id) => void tables.delete(id),
  };
};

const newHeld = (seq: number): Held => ({
  seq,
  choices: new Map(),
  byPeople: -1,
  since: 0,
  date: 0,
  said: new Set(),
});

const closes = ({ game, state }: Table, seat: Seat, move: Move): boolean =>
  game.together?.closes(state, seat, move) === true;

const peopleDeciding = ({ game, state, seats }: Table): string[] =>
  game.together === undefined
    ? []
    : seatsIn(game.deciding(state)).flatMap((seat) => seats[seat]?.person ?? []);

const lastOfPeople = ({ entries, seats }: Table): number =>
  entries.findLast((entry) => 'seat' in entry && seats[entry.seat]?.person !== undefined)?.seq ?? 0;

/** Whether the person's last sign was ready or wait. Bots' signs do not count as their owner's. */
const lastSign = (lines: readonly StoredLine[], person: string): 'ready' | 'wait' | undefined => {
  for (const { person: by, said } of lines.toReversed())
    if (by === person && 'signal' in said && said.bot === undefined)
      if (said.signal.name === 'ready' || said.signal.name === 'wait') return said.signal.name;
  return undefined;
};

/** The people's vote in a party decision, once all of them agree: bots follow it. */
export const voteOfPeople = ({ game, state, seats }: Table, seat: Seat): Move | undefined => {
  const votes = new Set(
    seats.flatMap(({ person }, each) => (person === undefined ? [] : [game.together?.voteOf(state, each)])),
  );
  const [vote] = votes;
  if (votes.size !== 1 || vote === undefined) return undefined;
  return game.refuse(state, seat, vote) === undefined ? vote : undefined;
};
