/** A table with people who choose random legal moves from their views. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BotLevel } from '@three-spires/bots/bot';
import { defined, type Random, randomBelow } from '@three-spires/kernel';
import type { NewTableAnswer } from '@three-spires/session/protocol';
import type { Play } from './games-played.ts';
import { createPerson, type Person } from './person.ts';

export type SeatedTable = {
  readonly game: string;
  readonly table: string;
  readonly people: readonly Person[];
  readonly invite: string;
  readonly random: Random;
};

/**
 * Seats people who connect to one node after another. With `bots`, one person sits down and bots of that
 * level take the other seats.
 */
export const seatTable = async (
  urls: readonly string[],
  { game, setup }: Play,
  seats: number,
  random: Random,
  bots?: BotLevel,
): Promise<SeatedTable> => {
  const first = randomBelow(random, 0, urls.length);
  const people = Array.from({ length: bots === undefined ? seats : 1 }, (_, seat) =>
    createPerson(urls[(first + seat) % urls.length] ?? ''),
  );
  for (const person of people) await person.request('GET', '/api/me');
  const [host, ...guests] = people as [Person, ...Person[]];
  const wanted = {
    game,
    setup: setup(seats),
    seats: Array.from({ length: seats }, (_, seat) => {
      if (seat === 0) return { holder: 'me' };
      return bots === undefined ? { holder: 'open' } : { holder: 'bot', level: bots };
    }),
  };
  const { table, invite } = (await host.request('POST', '/api/tables', wanted)) as NewTableAnswer;
  for (const guest of guests) await guest.request('POST', `/api/tables/${table}/seats`, { invite });
  for (const person of people) await person.join(table);
  for (const person of people) await person.see(0);
  return { game, table, invite, people, random };
};

/** One in this many moves is previewed first. */
const PREVIEWED_ONE_IN = 3;

/**
 * Makes one move and waits until every seat has seen it. Returns the milliseconds since it was sent;
 * undefined if no seat can decide.
 */
export const moveOnce = async ({ table, people, random }: SeatedTable): Promise<number | undefined> => {
  const deciding = people[0]?.picture()?.deciding ?? [];
  const seat = deciding[randomBelow(random, 0, deciding.length || 1)];
  const person = seat === undefined ? undefined : people[seat];
  const outlook = person?.picture()?.outlooks[0];
  const option = outlook?.options[randomBelow(random, 0, outlook.options.length || 1)];
  if (person === undefined || seat === undefined || option === undefined) return undefined;
  if (randomBelow(random, 0, PREVIEWED_ONE_IN) === 0) await person.preview(table, seat, option.move);
  const decision = outlook?.decisions[0]?.id;
  const began = performance.now();
  const answer = await person.ask({
    type: 'move',
    command: randomUUID(),
    table,
    seat,
    move: option.move,
    ...defined({ decision }),
  });
  if (answer.type !== 'accepted') throw new Error(`a legal move was refused: ${JSON.stringify(answer)}`);
  for (const other of people) await other.see(answer.seq);
  return performance.now() - began;
};

/** A person may send 50 messages a second. */
const PACE_MS = 25;

/** Keeps playing as fast as a person may; returns the number of moves made. */
export const playOn = async (table: SeatedTable, most: number): Promise<number> => {
  for (let moves = 0; moves < most; moves++) {
    const pause = sleep(PACE_MS);
    if ((await moveOnce(table)) === undefined) return moves;
    await pause;
  }
  return most;
};
