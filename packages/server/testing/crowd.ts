/** Solo players who move as fast as the server answers, and remember what it acknowledged, for tests. */
import { defined } from '@three-spires/kernel';
import type { ClientMessage } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { expect } from 'vitest';
import { watch } from './at-table.ts';
import { createVisitor, type Line, type MessageOf, type Visitor } from './visitor.ts';

type MoveMessage = Extract<ClientMessage, { type: 'move' }>;

/** A solo player at a table, and what the server has told them so far. */
export type LoneGame = {
  readonly person: Visitor;
  readonly table: string;
  readonly line: Line;
  readonly accepted: { readonly message: MoveMessage; readonly seq: number }[];
  shown: MessageOf<'picture'>;
  /** Sent, but not answered. */
  pending: MoveMessage | undefined;
};

/** With a seed, the same game each time: the moves depend only on the pictures. */
export const sitDown = async (url: string, seed?: string): Promise<LoneGame> => {
  const person = createVisitor(url);
  const setup = { characters: ['Ironclad', 'Silent'] };
  const { table } = await person.openTable('slay-the-spire', setup, ['me', 'me'], defined({ seed }));
  const line = await person.connect();
  return { person, table, line, accepted: [], shown: await watch(line, table), pending: undefined };
};

/** A possible move; undefined when the game is over. */
const anyMove = ({ table, shown: { picture } }: LoneGame, turn: number): MoveMessage | undefined => {
  const seat = picture.deciding[turn % picture.deciding.length];
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const move = outlook?.options[turn % outlook.options.length]?.move;
  const decision = outlook?.decisions[0]?.id;
  if (seat === undefined || move === undefined || decision === undefined) return undefined;
  return { type: 'move', command: nanoid(), table, seat, move, decision };
};

/** Plays until the game is over, or a move is not accepted or not answered. */
export const playOn = async (game: LoneGame): Promise<void> => {
  for (let turn = 0; ; turn++) {
    const message = anyMove(game, turn);
    if (message === undefined) return;
    game.pending = message;
    const answer = await game.line.ask(message);
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
    game.accepted.push({ message, seq: answer.seq });
    game.pending = undefined;
    game.shown = await game.line.next('picture', ({ seq }) => seq === answer.seq);
  }
};

export const acknowledged = (games: readonly LoneGame[]): number =>
  games.reduce((sum, { accepted }) => sum + accepted.length, 0);

/** Expects every acknowledged move to be stored: sent again, each gets the same answer. */
export const expectKept = async (
  line: Line,
  accepted: readonly LoneGame['accepted'][number][],
): Promise<void> => {
  for (const { message, seq } of accepted)
    expect(await line.ask(message)).toEqual({ type: 'accepted', command: message.command, seq });
};
