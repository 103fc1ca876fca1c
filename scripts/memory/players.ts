/** People who play many tables of a server at random, without looking at pictures. */
import { once } from 'node:events';
import {
  type AnyGame,
  createMoveList,
  createRandom,
  type Move,
  randomBelow,
  type Seat,
  seatsIn,
} from '@three-spires/kernel';
import { WebSocket } from 'ws';

/** A game that is played, and how many moves are the middle of it. */
export type Subject = {
  readonly game: AnyGame;
  readonly setup: object;
  readonly seats: number;
  readonly moves: number;
};

type Step = { readonly seat: Seat; readonly move: Move };

/** Enough steps for what is played before and after the screens open. */
type Plan = { readonly seed: string; readonly steps: readonly Step[] };

const LONGEST_SEARCH = 10_000;

/** The moves of the next random game that lasts long enough. */
export const createPlans = ({ game, setup, moves }: Subject, further: number): (() => Plan) => {
  let number = 0;
  return () => {
    for (let tries = 0; tries < LONGEST_SEARCH; tries++) {
      const seed = `memory ${number++}`;
      const steps = randomSteps(game, setup, seed, moves + further);
      if (steps.length === moves + further) return { seed, steps };
    }
    throw new Error(`no game of ${game.name} lasts ${moves + further} moves`);
  };
};

const randomSteps = (game: AnyGame, setup: object, seed: string, most: number): Step[] => {
  const random = createRandom(seed, 1);
  const state: unknown = game.start(game.readSetup(setup), seed);
  const list = createMoveList();
  const steps: Step[] = [];
  // One more than wanted: the game must not be over afterwards.
  for (;;) {
    const seats = seatsIn(game.deciding(state));
    const seat = seats[seats.length > 1 ? randomBelow(random, 0, seats.length) : 0];
    if (seat === undefined || steps.length === most) return seat === undefined ? steps.slice(1) : steps;
    game.legal(state, seat, list);
    const move = list.moves[randomBelow(random, 0, list.length)];
    if (move === undefined) throw new Error(`${game.name}: seat ${seat} cannot move`);
    game.apply(state, seat, move);
    steps.push({ seat, move });
  }
};

/** One of the two people at a table. */
type Player = { readonly cookie: string; socket?: WebSocket };

export type PlayedTable = {
  readonly table: string;
  readonly players: readonly Player[];
  readonly plan: Plan;
};

const post = async (url: string, cookie: string, body: unknown) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const [set] = answer.headers.getSetCookie();
  return {
    cookie: set === undefined ? cookie : (set.split(';', 1)[0] ?? ''),
    body: (await answer.json()) as { readonly table: string; readonly invite: string },
  };
};

/** Two people sit down at a new table: the first in the even seats, the second in the odd ones. */
export const openTable = async (url: string, subject: Subject, plan: Plan): Promise<PlayedTable> => {
  const { game, setup, seats } = subject;
  const holders = Array.from({ length: seats }, (_, seat) => ({ holder: seat % 2 === 0 ? 'me' : 'open' }));
  const opening = { game: game.id, setup, seats: holders, seed: plan.seed };
  const first = await post(`${url}/api/tables`, '', opening);
  const { table, invite } = first.body;
  let cookie = '';
  for (let seat = 1; seat < seats; seat += 2)
    ({ cookie } = await post(`${url}/api/tables/${table}/seats`, cookie, { seat, invite }));
  return { table, players: [{ cookie: first.cookie }, { cookie }], plan };
};

export const connect = async (url: string, { players }: PlayedTable): Promise<void> => {
  for (const player of players) {
    player.socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: player.cookie },
    });
    await once(player.socket, 'open');
  }
};

export const disconnect = async ({ players }: PlayedTable): Promise<void> => {
  for (const { socket } of players) {
    if (socket === undefined) continue;
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  }
};

/** Sends a message and waits for its answer. Several messages may come at once, so none is passed over. */
const say = (socket: WebSocket, message: object, isAnswer: (text: string) => boolean): Promise<string> =>
  new Promise((resolve) => {
    const hear = (data: unknown): void => {
      const text = String(data);
      if (!isAnswer(text)) return;
      socket.off('message', hear);
      resolve(text);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify(message));
  });

/** Waits for the first picture. The server keeps what changes start from. */
export const watch = async ({ table, players }: PlayedTable): Promise<void> => {
  const message = { type: 'watch', table, changes: true };
  for (const { socket } of players)
    if (socket !== undefined) await say(socket, message, (text) => text.startsWith('{"type":"picture"'));
};

let commands = 0;

/** Makes the moves from one number to another. */
export const play = async (
  { table, players, plan }: PlayedTable,
  from: number,
  to: number,
): Promise<void> => {
  for (const { seat, move } of plan.steps.slice(from, to)) {
    const socket = players[seat % 2]?.socket;
    if (socket === undefined) throw new Error('a player is not connected');
    const command = `memory-${++commands}-of-a-usual-length`;
    const answer = await say(
      socket,
      { type: 'move', command, table, seat, move },
      (text) => !/^{"type":"(picture|changes)"/.test(text) && text.includes(command),
    );
    if (!answer.includes('"accepted"')) throw new Error(`move ${move} of seat ${seat}: ${answer}`);
  }
};
