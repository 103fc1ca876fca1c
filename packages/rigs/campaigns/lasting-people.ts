/** People at a table who come back whenever their socket is closed, as browsers do, and send again what was not answered. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '@three-spires/session/protocol';
import { WebSocket } from 'ws';
import type { Person } from '../moves/person.ts';
import type { SeatedTable } from '../moves/seated-table.ts';
import type { Accepted } from './acknowledged.ts';
import type { Run } from './campaign.ts';
import { type Intention, inTime, intend, isFinished } from './players.ts';
import type { Moving, Stalls } from './stalls.ts';

/** A browser gives a socket up that was silent for this long. */
const SILENCE_MS = 45_000;
/** How long a screen may show less than its person was told. */
const BEHIND_MS = 30_000;
const LOOK_MS = 150;
const RETRY_MS = 300;
/** A server that restarts says so with this code, and the browser goes to another without a word. */
const SERVICE_RESTART = 1012;
/** How many of the newest moves are sent again by a person who is back. */
const SENT_AGAIN = 3;
/** A person may send 50 messages a second. */
const AGAIN_PACE_MS = 25;
const ERROR = '{"type":"error"';

/** What people notice of a disturbance. */
export type Noticed = 'restart' | 'closed' | 'no connection' | 'error';

export type LastingTable = Moving & {
  readonly seated: SeatedTable;
  readonly accepted: Accepted[];
  /** Those who are connected and have seen the table. */
  readonly here: Set<Person>;
  /** Those who want nothing of it any more. */
  readonly left: Set<Person>;
};

export type LastingNeeds = {
  readonly run: Run;
  readonly stalls: Stalls;
  readonly paceMs: number;
  readonly notice: (what: Noticed, detail: string) => void;
};

export const lastingTable = (seated: SeatedTable): LastingTable => ({
  seated,
  name: `${seated.game} ${seated.table}`,
  accepted: [],
  here: new Set(seated.people),
  left: new Set(),
  newest: 0,
  movedAt: performance.now(),
  excusedUntil: 0,
});

/** Tells of errors and of the end of the newest socket. */
const listen = (person: Person, { here, left }: LastingTable, notice: LastingNeeds['notice']): void => {
  const socket = person.socket();
  socket?.on('message', (data) => {
    const text = String(data.slice(0, ERROR.length));
    if (text !== ERROR) return;
    notice('error', String(data));
    // Without a picture there is nothing to wait for.
    if (person.picture() === undefined) socket.terminate();
  });
  socket?.on('close', (code) => {
    here.delete(person);
    if (!left.has(person)) notice(code === SERVICE_RESTART ? 'restart' : 'closed', `close code ${code}`);
  });
};

const leave = (person: Person, { here, left }: LastingTable): void => {
  here.delete(person);
  left.add(person);
  person.leave();
};

const ask = (person: Person, message: Intention['message']): Promise<ServerMessage> =>
  inTime(person.ask(message), SILENCE_MS, `an answer at ${message.table}`);

/** Sends moves again that were acknowledged. An error is an answer only where nothing is disturbed. */
const sendAgain = async (
  run: Run,
  { name }: LastingTable,
  moves: readonly Accepted[],
  isCalm: boolean,
): Promise<void> => {
  for (const { person, message, seq } of moves) {
    const pause = sleep(AGAIN_PACE_MS);
    const answer = await ask(person, message);
    const isSame = answer.type === 'accepted' && answer.seq === seq;
    if (!isSame && (isCalm || answer.type !== 'error'))
      run.fault(`${name}: move ${seq}, sent again, was answered with ${JSON.stringify(answer)}`);
    await pause;
  }
};

const movesOf = ({ accepted }: LastingTable, person: Person): Accepted[] =>
  accepted.filter((each) => each.person === person);

const isOpen = (person: Person): boolean => person.socket()?.readyState === WebSocket.OPEN;

/** Whether a connection came about. */
const enter = async ({ notice }: LastingNeeds, table: LastingTable, person: Person): Promise<boolean> => {
  try {
    await inTime(person.join(table.seated.table), SILENCE_MS, 'a connection');
  } catch (error) {
    notice('no connection', String(error));
    person.socket()?.terminate();
    return false;
  }
  listen(person, table, notice);
  return true;
};

/** Sees at least what this person was told before. Fails when the socket is closed, which is told already. */
const catchUp = async ({ run }: LastingNeeds, table: LastingTable, person: Person): Promise<void> => {
  const own = movesOf(table, person);
  const last = own.at(-1)?.seq ?? 0;
  await inTime(person.see(0), SILENCE_MS, `${table.name}: the first picture`);
  table.here.add(person);
  await inTime(person.see(last), BEHIND_MS, `${table.name}: seeing ${last}, which was acknowledged,`);
  await sendAgain(run, table, own.slice(-SENT_AGAIN), false);
};

/** A screen or an answer that does not come is a fault; a socket that is closed is none. */
const judge = (run: Run, person: Person, error: unknown): void => {
  if (!isOpen(person)) return;
  run.fault(String(error));
  person.socket()?.terminate();
};

const comeBack = async (
  needs: LastingNeeds,
  table: LastingTable,
  person: Person,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted && !isOpen(person)) {
    if (await enter(needs, table, person))
      await catchUp(needs, table, person).catch((error: unknown) => judge(needs.run, person, error));
    else await sleep(RETRY_MS);
  }
};

/** Makes a move. What is to be sent again: the same move, where it was not settled. */
const makeMove = async (
  { run, stalls }: LastingNeeds,
  table: LastingTable,
  intention: Intention,
): Promise<Intention | undefined> => {
  const { person, message } = intention;
  const answer = await ask(person, message);
  if (answer.type === 'accepted') {
    table.accepted.push({ ...intention, seq: answer.seq });
    stalls.saw(table, answer.seq);
    await inTime(person.see(answer.seq), BEHIND_MS, `${table.name}: seeing the own move ${answer.seq}`);
  } else if (answer.type === 'error') return intention;
  // Another may have moved first.
  else if (answer.type !== 'refused')
    run.fault(`${table.name}: a move was answered with ${JSON.stringify(answer)}`);
  return undefined;
};

/** One person plays until the game is over, or it is said to stop. */
const live = async (
  needs: LastingNeeds,
  table: LastingTable,
  person: Person,
  signal: AbortSignal,
): Promise<void> => {
  const { seated } = table;
  let pending: Intention | undefined;
  listen(person, table, needs.notice);
  while (!signal.aborted && !isFinished(seated)) {
    if (!isOpen(person)) await comeBack(needs, table, person, signal);
    needs.stalls.saw(table, person.picture()?.seq ?? 0);
    pending ??= intend(seated, [person]);
    const pause = sleep(pending === undefined ? LOOK_MS : needs.paceMs);
    if (pending !== undefined)
      pending = await makeMove(needs, table, pending).catch((error: unknown) => {
        judge(needs.run, person, error);
        return pending;
      });
    await pause;
  }
  leave(person, table);
};

export const liveAt = async (
  needs: LastingNeeds,
  table: LastingTable,
  signal: AbortSignal,
): Promise<void> => {
  await Promise.all(table.seated.people.map((person) => live(needs, table, person, signal)));
};

/** Sends everything again that was ever acknowledged, when nothing is disturbed; how many moves that were. */
export const sendAllAgain = async (run: Run, table: LastingTable): Promise<number> => {
  for (const person of table.seated.people) {
    await inTime(person.join(table.seated.table), SILENCE_MS, `coming back to ${table.name}`);
    await sendAgain(run, table, movesOf(table, person), true);
    person.leave();
  }
  return table.accepted.length;
};

/** Whether all people at a table are connected to a server that answers within this time. */
export const isReached = async ({ seated, here }: LastingTable, ms: number): Promise<boolean> => {
  const answers = seated.people.map(
    (person) =>
      new Promise<boolean>((resolve) => {
        const socket = person.socket();
        if (socket === undefined || !here.has(person) || !isOpen(person)) return resolve(false);
        socket.once('pong', () => resolve(true));
        socket.ping();
        setTimeout(() => resolve(false), ms);
      }),
  );
  return !(await Promise.all(answers)).includes(false);
};
