/** People at tables of all games who make random moves. */
import { randomUUID } from 'node:crypto';
import { defined, type Random, randomBelow } from '@three-spires/kernel';
import type { ClientMessage } from '@three-spires/session/protocol';
import { PLAYS, type Play } from '../moves/games-played.ts';
import type { Person } from '../moves/person.ts';
import { type SeatedTable, seatTable } from '../moves/seated-table.ts';

export type MoveMessage = Extract<ClientMessage, { type: 'move' }>;
export type Intention = { readonly person: Person; readonly message: MoveMessage };

/** The game of a table goes by its number; every other one has a bot. Its people are spread over the nodes. */
export const openTable = (
  urls: readonly string[],
  random: Random,
  number: number,
  withBots: boolean,
): Promise<SeatedTable> => {
  const play = PLAYS[number % PLAYS.length] as Play;
  const level = withBots && number % 2 === 1 ? 'novice' : undefined;
  return seatTable(urls, play, 2, [...random], level);
};

export const isFinished = ({ people }: SeatedTable): boolean =>
  people.some((person) => person.picture()?.outcome !== undefined);

/** A move that one of these people could make by what they see; undefined while none of them has to decide. */
export const intend = (
  { table, people, random }: SeatedTable,
  among: readonly Person[] = people,
): Intention | undefined => {
  const able = among.filter((person) => {
    const picture = person.picture();
    return picture?.outcome === undefined && picture?.deciding.includes(people.indexOf(person));
  });
  const person = able[randomBelow(random, 0, able.length || 1)];
  const outlook = person?.picture()?.outlooks[0];
  const option = outlook?.options[randomBelow(random, 0, outlook.options.length || 1)];
  if (person === undefined || option === undefined) return undefined;
  const decision = outlook?.decisions[0]?.id;
  const seat = people.indexOf(person);
  return {
    person,
    message: {
      type: 'move',
      command: randomUUID(),
      table,
      seat,
      move: option.move,
      ...defined({ decision }),
    },
  };
};

/** Fails when something takes far longer than it may. */
export const inTime = async <Result>(work: Promise<Result>, ms: number, what: string): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
