import type { Choice } from '@three-spires/bots/bot';
import { type Move, type Seat, type Signal, seatsIn } from '@three-spires/kernel';
import { lastSeq, type Table } from '@three-spires/table';
import type { StoredLine } from '../given/store.ts';
import type { Time } from '../given/time.ts';

/** How many times as long bots wait where a person asks them to. */
const ASKED_TO_WAIT = 10;

type WaitingNeeds = {
  readonly time: Time;
  /** How long bots leave people the first word; 0 for not at all. */
  readonly patienceMs: number;
  /** The newest lines of a table's chat, oldest first. */
  readonly linesOf: (table: string) => Promise<readonly StoredLine[]>;
  /** Gives a sign for a bot. */
  readonly say: (table: string, seat: Seat, signal: Signal) => Promise<void>;
};

/** What the bots of a table wait with. */
type Held = {
  /** The newest entry when they chose, and what. */
  seq: number;
  readonly choices: Map<Seat, Choice>;
  /** The newest entry of a person, and when it was noticed: on both clocks. */
  byPeople: number;
  since: number;
  date: number;
  /** The bots that have given their sign since they last closed something. */
  readonly said: Set<Seat>;
};

/**
 * Bots among people who play together: they do not end their turn, vote or take of what is shared while a person still
 * decides who could go first. A person who is ready may say so, or ask them to wait; one who does nothing for
 * long is not waited for any more.
 */
export type Waiting = {
  /** What a bot has already chosen in this position. */
  chosen(id: string, table: Table, seat: Seat): Choice | undefined;
  /** How many milliseconds a bot waits with its choice; 0 where it goes on. */
  hold(id: string, table: Table, seat: Seat, choice: Choice): Promise<number>;
  /** A bot has moved. */
  moved(id: string, table: Table, seat: Seat, move: Move): void;
  /** No bot of the table waits. */
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

/** Whether a person has last said to be ready or asked to wait. Signs of bots are no person's. */
const lastSign = (lines: readonly StoredLine[], person: string): 'ready' | 'wait' | undefined => {
  for (const { person: by, said } of lines.toReversed())
    if (by === person && 'signal' in said && said.bot === undefined)
      if (said.signal.name === 'ready' || said.signal.name === 'wait') return said.signal.name;
  return undefined;
};

/** The vote of the people in a choice of the whole party, once all of them have given the same: bots go along. */
export const voteOfPeople = ({ game, state, seats }: Table, seat: Seat): Move | undefined => {
  const votes = new Set(
    seats.flatMap(({ person }, each) => (person === undefined ? [] : [game.together?.voteOf(state, each)])),
  );
  const [vote] = votes;
  if (votes.size !== 1 || vote === undefined) return undefined;
  return game.refuse(state, seat, vote) === undefined ? vote : undefined;
};
