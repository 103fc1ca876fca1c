/** What is answered about all games of a group: four lists of 16-bit integers. */
import { toBase64 } from '../encoding/base64.ts';
import type { Bytes } from '../protocol/bytes.ts';
import { type Group, type GroupGame, HEAD } from './group.ts';

const writeHead = (heads: Int16Array, at: number, one: GroupGame, seats: number): void => {
  heads[at] = one.seat;
  heads[at + 1] = one.shown.count;
  heads[at + 2] = one.ended;
  heads[at + 3] = one.winners;
  heads[at + 4] = one.result;
  heads[at + 5] = one.decisions;
  heads[at + 6] = one.shown.leftOut;
  heads[at + 7] = seats;
};

/** How games ended that have been started again since. */
export type Endings = {
  readonly heads: ReadonlyMap<number, Pick<GroupGame, 'ended' | 'winners' | 'result' | 'decisions'>>;
  /** Their last observations, one after another. */
  readonly last: Int16Array;
};

export const NO_ENDINGS: Endings = { heads: new Map(), last: new Int16Array(0) };

const headsOf = ({ encoder, games }: Group, endings: Endings): Int16Array => {
  const heads = new Int16Array(games.length * HEAD);
  games.forEach((one, at) => {
    const ending = endings.heads.get(at);
    writeHead(heads, at * HEAD, ending === undefined ? one : { ...one, ...ending }, encoder.seats(one.state));
  });
  return heads;
};

const actionsOf = ({ games }: Group): Int16Array => {
  let count = 0;
  for (const { shown } of games) count += shown.count;
  const actions = new Int16Array(count);
  let filled = 0;
  for (const { shown } of games) {
    actions.set(shown.actions.subarray(0, shown.count), filled);
    filled += shown.count;
  }
  return actions;
};

/** A list in the line itself, or its length in bytes there and the bytes after it. */
const listIn = (list: Int16Array, after: Bytes | undefined): string | number => {
  if (after === undefined) return toBase64(list);
  after.push(list);
  return list.byteLength;
};

/** With `after`, the integers go there instead of into the line. */
export const frameOf = (number: number, group: Group, endings: Endings, after: Bytes): object => {
  const bytes = group.binary ? after : undefined;
  return {
    group: number,
    heads: listIn(headsOf(group, endings), bytes),
    observations: listIn(group.observations, bytes),
    actions: listIn(actionsOf(group), bytes),
    last: listIn(endings.last, bytes),
  };
};
