/** Plays at a table of Slay the Spire over a socket, for tests. */

import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '@three-spires/kernel';
import type { ClientMessage } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import type { Line, MessageOf } from './visitor.ts';

type MoveMessage = Extract<ClientMessage, { readonly type: 'move' }>;

export const watch = async (line: Line, table: string, seen?: number): Promise<MessageOf<'picture'>> => {
  line.send({ type: 'watch', table, ...defined({ seen }) });
  return await line.next('picture');
};

/**
 * A legal move of a seat, if it is its turn. The first option plays a card; always taking the last would end
 * turns until the seat is dead.
 */
const moveOf = ({ table, picture }: MessageOf<'picture'>, seat: number): MoveMessage | undefined => {
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const move = outlook?.options[0]?.move;
  const decision = outlook?.decisions[0]?.id;
  if (!picture.deciding.includes(seat) || move === undefined || decision === undefined) return undefined;
  return { type: 'move', command: nanoid(), table, seat, move, decision };
};

/**
 * Makes some moves and returns their numbers. Checks the position before each, because others may move in
 * between.
 */
export const play = async (line: Line, table: string, count: number, seat = 0): Promise<number[]> => {
  const seqs: number[] = [];
  while (seqs.length < count) {
    const move = moveOf(await watch(line, table), seat);
    const answer = move && (await line.ask(move));
    if (answer?.type === 'accepted') seqs.push(answer.seq);
    else await sleep(100);
  }
  return seqs;
};
