/** Sends hostile requests to a real server over real HTTP and sockets, and measures what each costs it. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createVisitor, type Line, type Visitor } from '@three-spires/server/testing';
import { buildServer } from '../built-server.ts';
import type { PoisonCase, PoisonMessage, PoisonRequest } from './case.ts';
import type { Used } from './victim.ts';

/** What one request or message may cost the server. */
export const BUDGET = { cpuMs: 100, heapMb: 20 } as const;

/** Far more than anything may take: after this the server is given up and another one started. */
const DEADLINE_MS = 30_000;

/** What costs more than the budget is tried this often in all, and the median counts: some runs only warm up. */
const TRIES = 5;

export type Finding = {
  readonly name: string;
  readonly outcome: 'refused' | 'taken' | 'fault';
  /** What the server said. */
  readonly text: string;
  readonly cpuMs: number;
  readonly heapMb: number;
};

export type Probe = {
  attempt(poison: PoisonCase): Promise<Finding>;
  close(): Promise<void>;
};

/** What is wrong with how a case was met, with so much more of the budget than is wanted; undefined if nothing is. */
export const faultOf = (poison: PoisonCase, finding: Finding, factor: number): string | undefined => {
  const { outcome, text, cpuMs, heapMb } = finding;
  const said = `${poison.name}: ${outcome}${text === '' ? '' : `, "${text.slice(0, 200)}"`}`;
  if (outcome === 'fault' || (poison.outcome !== 'either' && outcome !== poison.outcome)) return said;
  if (poison.says !== undefined && !text.includes(poison.says)) return `${said} without "${poison.says}"`;
  if (cpuMs > factor * BUDGET.cpuMs) return `${said}, ${cpuMs.toFixed(0)} ms of CPU`;
  if (heapMb > factor * BUDGET.heapMb) return `${said}, ${heapMb.toFixed(0)} MB of heap`;
  return undefined;
};

type Answer = Pick<Finding, 'outcome' | 'text'>;
type Victim = { readonly child: ChildProcess; readonly url: string };

const startVictim = async (): Promise<Victim> => {
  const child = fork(path.join(await buildServer(), 'victim.js'), {
    execArgv: ['--enable-source-maps', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [Used];
  return { child, url };
};

const ask = async ({ child }: Victim, what: 'settle' | 'use'): Promise<Used> => {
  const answer = once(child, 'message');
  child.send(what);
  const [used] = (await answer) as [Used];
  return used;
};

/** Adds up what a case costs, step by step: the dearest step counts. */
const createMeter = async (victim: Victim, how: 'settle' | 'use') => {
  let last = await ask(victim, how);
  const { heapMb: before } = last;
  let cpuMs = 0;
  let heapMb = 0;
  return {
    async step(): Promise<void> {
      const now = await ask(victim, 'use');
      cpuMs = Math.max(cpuMs, now.cpuMs - last.cpuMs);
      heapMb = Math.max(heapMb, now.heapMb - before);
      last = now;
    },
    total: () => ({ cpuMs, heapMb }),
  };
};
type Meter = Awaited<ReturnType<typeof createMeter>>;

/** An answer of the server, judged by its shape. */
const judge = (status: number, body: unknown): Answer => {
  if (status >= 200 && status < 300) return { outcome: 'taken', text: '' };
  const { error } = (body ?? {}) as { error?: { code?: unknown; text?: unknown } };
  const isShaped = typeof error?.code === 'string' && typeof error.text === 'string' && error.text !== '';
  const isRefusal = status >= 400 && status < 500 && isShaped;
  return { outcome: isRefusal ? 'refused' : 'fault', text: isShaped ? `${error.text}` : `status ${status}` };
};

const fillIn = <Value>(value: Value, names: Readonly<Record<string, string>>): Value => {
  const text = JSON.stringify(value).replaceAll(/\$(table|invite)/g, (_, name: string) => names[name] ?? '');
  return JSON.parse(text);
};

const sendRequest = async (
  visitor: Visitor,
  { method, path: address, body }: PoisonRequest,
  meter: Meter,
): Promise<Answer> => {
  const answer = await visitor.request<{ table?: string }>(method, address, body);
  await meter.step();
  const judged = judge(answer.status, answer.body);
  if (judged.outcome === 'taken' && method === 'POST' && typeof answer.body.table === 'string')
    await playOn(visitor, answer.body.table, meter);
  return judged;
};

/** Watches a table that was opened, and makes a few moves: the first that are open, some in the middle, the last. */
const playOn = async (visitor: Visitor, table: string, meter: Meter): Promise<void> => {
  const line = await visitor.connect();
  line.send({ type: 'watch', table });
  let { picture } = await line.next('picture');
  await meter.step();
  for (const part of [0, 0.5, 0.99]) {
    const outlook = picture.outlooks.find(({ options }) => options.length > 0);
    const option = outlook?.options[Math.floor(part * outlook.options.length)];
    if (outlook === undefined || option === undefined || outlook.viewer === 'spectator') break;
    const command = randomUUID();
    const { seq } = picture;
    const move = { type: 'move', command, table, seat: outlook.viewer, move: option.move } as const;
    const { type } = await line.ask(move);
    if (type !== 'accepted') throw new Error(`a listed move was answered with ${type}`);
    ({ picture } = await line.next('picture', (message) => message.seq > seq));
    await meter.step();
  }
  await line.close();
};

const sendMessage = async (line: Line, { message }: PoisonMessage, meter: Meter): Promise<Answer> => {
  const { socket } = line;
  const answered = Promise.race([once(socket, 'message'), once(socket, 'close').then(() => [])]);
  line.send(message);
  const [data] = await answered;
  await meter.step();
  if (data === undefined) return { outcome: 'refused', text: 'the connection was closed' };
  const answer = JSON.parse(String(data));
  if (answer.type !== 'error' && answer.type !== 'refused') return { outcome: 'taken', text: '' };
  const code: unknown = answer.type === 'refused' ? answer.refusal.code : answer.code;
  const isShaped = typeof code === 'string' && typeof answer.text === 'string' && code !== 'internal';
  return { outcome: isShaped ? 'refused' : 'fault', text: `${answer.text}` };
};

/** Another person's table for the case to use, with a deck still to be chosen for the open seat. */
const openTable = (visitor: Visitor) =>
  visitor.openTable('mystic-spires', { decks: ['March of Cinders', null] }, ['me', 'open']);

/** With `settle` the heap is tidied first, which takes longer than most cases do. */
const runOnce = async (
  victim: Victim,
  { name, send }: PoisonCase,
  how: 'settle' | 'use',
): Promise<Finding> => {
  const visitor = createVisitor(victim.url);
  const needsTable = JSON.stringify(send).includes('$table');
  const names = needsTable || 'message' in send ? await openTable(visitor) : {};
  const filled = fillIn(send, names as Readonly<Record<string, string>>);
  if (!('message' in filled)) {
    // Nothing about the person is part of the price.
    await visitor.request('GET', '/api/me');
    const meter = await createMeter(victim, how);
    return { name, ...(await sendRequest(visitor, filled, meter)), ...meter.total() };
  }
  const line = await visitor.connect();
  line.send({ type: 'watch', table: (names as { table: string }).table });
  await line.next('chat');
  const meter = await createMeter(victim, how);
  const answer = await sendMessage(line, filled, meter);
  await line.close();
  return { name, ...answer, ...meter.total() };
};

const isWithin = ({ cpuMs, heapMb }: Pick<Finding, 'cpuMs' | 'heapMb'>): boolean =>
  cpuMs <= BUDGET.cpuMs && heapMb <= BUDGET.heapMb;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const startProbe = async (): Promise<Probe> => {
  let victim = await startVictim();

  const endVictim = async (): Promise<void> => {
    const { child } = victim;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  const inTime = async (poison: PoisonCase, how: 'settle' | 'use'): Promise<Finding> => {
    const late = new AbortController();
    const fault = (text: string): Finding => ({
      name: poison.name,
      outcome: 'fault',
      text,
      cpuMs: Number.POSITIVE_INFINITY,
      heapMb: Number.POSITIVE_INFINITY,
    });
    const { child } = victim;
    const finding = await Promise.race([
      runOnce(victim, poison, how).catch((error: unknown) => fault(String(error))),
      once(child, 'exit', { signal: late.signal }).then(
        () => fault('the server ended'),
        () => fault('the server ended'),
      ),
      new Promise<Finding>((resolve) => {
        const timer = setTimeout(() => resolve(fault(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
        late.signal.addEventListener('abort', () => clearTimeout(timer));
      }),
    ]);
    late.abort();
    if (finding.outcome === 'fault' && finding.cpuMs === Number.POSITIVE_INFINITY) {
      await endVictim();
      victim = await startVictim();
    }
    return finding;
  };

  return {
    async attempt(poison) {
      const first = await inTime(poison, 'use');
      if (first.outcome === 'fault' || isWithin(first)) return first;
      const findings = [first];
      while (findings.length < TRIES) findings.push(await inTime(poison, 'settle'));
      return {
        ...first,
        cpuMs: median(findings.map(({ cpuMs }) => cpuMs)),
        heapMb: median(findings.map(({ heapMb }) => heapMb)),
      };
    },
    async close() {
      const { child } = victim;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
};
