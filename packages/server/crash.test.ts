import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from './child-server.ts';
import type { ClientMessage } from './protocol.ts';
import { createVisitor, type Line, type MessageOf, type Visitor } from './visitor.ts';

const TIMEOUT_MS = 240_000;
const PEOPLE = 6;
const MOVES_BEFORE_THE_KILL = 60;

let dataDir: string;
let server: ChildServer;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-crash-'));
  server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
}, TIMEOUT_MS);

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

type MoveMessage = Extract<ClientMessage, { type: 'move' }>;

/** Somebody alone at a table, and what the server has told them so far. */
type Game = {
  readonly person: Visitor;
  readonly table: string;
  readonly line: Line;
  readonly accepted: { readonly message: MoveMessage; readonly seq: number }[];
  shown: MessageOf<'picture'>;
  /** Sent, but not answered. */
  pending: MoveMessage | undefined;
};

const watch = async (line: Line, table: string): Promise<MessageOf<'picture'>> => {
  line.send({ type: 'watch', table });
  return await line.next('picture');
};

const sitDown = async (): Promise<Game> => {
  const person = createVisitor(server.url);
  const setup = { characters: ['Ironclad', 'Silent'] };
  const { table } = await person.openTable('slay-the-spire', setup, ['me', 'me']);
  const line = await person.connect();
  return { person, table, line, accepted: [], shown: await watch(line, table), pending: undefined };
};

/** Something that can be done now; undefined when the game is over. */
const anyMove = ({ table, shown: { picture } }: Game, turn: number): MoveMessage | undefined => {
  const seat = picture.deciding[turn % picture.deciding.length];
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const move = outlook?.options[turn % outlook.options.length]?.move;
  const decision = outlook?.decisions[0]?.id;
  if (seat === undefined || move === undefined || decision === undefined) return undefined;
  return { type: 'move', command: nanoid(), table, seat, move, decision };
};

/** Plays as fast as the server answers, until the game is over or the connection is. */
const playOn = async (game: Game): Promise<void> => {
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

const expectUnharmed = async ({ person, table, accepted, shown, pending }: Game): Promise<void> => {
  const line = await person.connect();
  const now = await watch(line, table);
  for (const { message, seq } of accepted)
    expect(await line.ask(message)).toEqual({ type: 'accepted', command: message.command, seq });
  const acknowledged = accepted.at(-1)?.seq ?? 0;
  // A move that was under way is there or not, but never half, and sending it again settles it.
  expect(now.seq - acknowledged).toBeLessThanOrEqual(pending === undefined ? 0 : 1);
  expect(now.seq).toBeGreaterThanOrEqual(acknowledged);
  if (now.seq === shown.seq) expect(now.picture).toEqual(shown.picture);
  if (pending !== undefined)
    expect(await line.ask(pending)).toMatchObject({ type: 'accepted', seq: acknowledged + 1 });
  await line.close();
};

it(
  'keeps every move it acknowledged, and asks the same question, after it was killed',
  async () => {
    const games: Game[] = [];
    for (let count = 0; count < PEOPLE; count++) games.push(await sitDown());
    const ended = Promise.allSettled(games.map(playOn));
    const acknowledged = (): number => games.reduce((sum, { accepted }) => sum + accepted.length, 0);
    while (acknowledged() < MOVES_BEFORE_THE_KILL) await new Promise((resolve) => setTimeout(resolve, 1));
    await server.end('SIGKILL');
    await ended;

    server = await startChildServer({ PORT: new URL(server.url).port, DATA_DIR: dataDir });
    for (const game of games) await expectUnharmed(game);
  },
  TIMEOUT_MS,
);
