/**
 * The games on this device: how long a move takes in the worker and how much of that is storage, how many decisions
 * its bots make in a second beside those of Node, and what the scripts of the worker weigh.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker as NodeWorker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { ThreadAnswer, ThreadTask } from '@three-spires/session';
import type { Browser, Worker } from 'playwright-core';
import type { App } from '../../e2e/testing/app.ts';
import { root } from '../install.mjs';
import { botTasks } from './bot-tasks.ts';
import { middle } from './figures.ts';

const MOVES = 60;
/** The first rounds are slower: the code is compiled as it runs. */
const ROUNDS = 6;
const LIMITS = { moveMs: 5, shareOfNode: 0.7, scriptKb: 400 } as const;
const DURABILITIES = ['strict', 'relaxed'] as const;

type Durability = (typeof DURABILITIES)[number];
type MoveTimes = { readonly worker: number; readonly storage: number; readonly channel: number };
type Decisions = { readonly node: number; readonly browser: number };
export type DeviceFigures = {
  readonly moves: Readonly<Record<Durability, MoveTimes>>;
  readonly decisions: Readonly<Record<string, Decisions>>;
  /** In kB, gzipped: to begin with, and the bots, which come with the first game against one. */
  readonly scripts: { readonly first: number; readonly bots: number };
  readonly ok: boolean;
};

declare global {
  /** Milliseconds that transactions took, in the worker that is measured. */
  var stored: number[];
}

const FIGHT = {
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad', 'Silent'] },
  seats: [{ holder: 'me' }, { holder: 'me' }],
  seed: 'measured',
};

/** Runs in the worker: notes how long transactions take, and stores as asked. */
const watchStorage = (durability: Durability): void => {
  const plain = IDBDatabase.prototype.transaction;
  globalThis.stored = [];
  IDBDatabase.prototype.transaction = function (names, mode) {
    const began = performance.now();
    const transaction = plain.call(this, names, mode, { durability });
    if (mode === 'readwrite')
      transaction.addEventListener('complete', () => globalThis.stored.push(performance.now() - began));
    return transaction;
  };
};

/** Runs in the page: moves at random; times from a move to its acknowledgement, and there and back on the channel. */
const playMoves = async ({ body, count }: { readonly body: object; readonly count: number }) => {
  const me = `measured ${crypto.randomUUID()}`;
  const channel = new BroadcastChannel('three-spires device');
  void navigator.locks.request(`three-spires page ${me}`, () => new Promise(() => undefined));
  // biome-ignore lint/suspicious/noExplicitAny: messages of any kind
  const ask = (message: object, is: (answer: any) => boolean): Promise<any> =>
    new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        if (![me, 'pages'].includes(data.to) || !is(data)) return;
        channel.removeEventListener('message', hear);
        resolve(data);
      };
      channel.addEventListener('message', hear);
      channel.postMessage({ to: 'host', page: me, ...message });
    });
  const timed = async <Answer>(work: () => Promise<Answer>): Promise<[number, Answer]> => {
    const began = performance.now();
    const answer = await work();
    return [performance.now() - began, answer];
  };
  const hello = () => ask({ type: 'hello' }, ({ type }) => type === 'hosting');
  await hello();
  const opened = await ask(
    { type: 'call', id: 1, method: 'POST', path: '/api/tables', body },
    ({ type }) => type === 'called',
  );
  const { table } = opened.result.answer;
  const moves: number[] = [];
  const hops: number[] = [];
  let random = 1;
  for (let made = 0; made < count; made++) {
    // A new line is shown the whole picture.
    const link = made + 1;
    const say = (message: object, types: readonly string[]) =>
      ask(
        { type: 'message', link, message: { table, ...message } },
        (answer) => answer.link === link && [...types, 'error'].includes(answer.message.type),
      );
    const { message } = await say({ type: 'watch' }, ['picture']);
    if (message.picture.outcome !== undefined) break;
    const choices = message.picture.outlooks.flatMap(
      (outlook: { viewer: number; options: { move: number }[] }) =>
        outlook.options.map(({ move }) => ({ seat: outlook.viewer, move })),
    );
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const choice = choices[(random >>> 8) % choices.length];
    const command = `measured-${made}-${me.slice(-8)}`;
    const [ms, answer] = await timed(() =>
      say({ type: 'move', command, ...choice }, ['accepted', 'refused']),
    );
    if (answer.message.type === 'error') throw new Error(answer.message.text);
    channel.postMessage({ to: 'host', type: 'close', page: me, link });
    moves.push(ms);
    const [hop] = await timed(hello);
    hops.push(hop);
  }
  return { moves, hops };
};

const isHost = (worker: Worker): boolean => worker.url().includes('worker-device-worker');

async function measureMoves(browser: Browser, url: string, durability: Durability): Promise<MoveTimes> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    // tsx names functions by a helper of its own, which a page that runs one of them does not have.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const page = await context.newPage();
    await page.goto(url);
    const [worker] = await Promise.all([
      page.waitForEvent('worker', isHost),
      page.getByRole('button', { name: 'On this device' }).click(),
    ]);
    await worker.evaluate('globalThis.__name = (named) => named;');
    await worker.evaluate(watchStorage, durability);
    const { moves, hops } = await page.evaluate(playMoves, { body: FIGHT, count: MOVES });
    const storage = middle(await worker.evaluate(() => globalThis.stored));
    const channel = middle(hops);
    return { worker: middle(moves) - channel, storage, channel };
  } finally {
    await context.close();
  }
}

/** Runs in the page: answers all tasks in a worker of bots, round by round; the milliseconds of each round. */
const decideInPage = async ({
  script,
  tasks,
  rounds,
}: {
  readonly script: string;
  readonly tasks: readonly ThreadTask[];
  readonly rounds: number;
}): Promise<number[]> => {
  const worker = new Worker(script, { type: 'module', name: 'bot' });
  const ask = (task: ThreadTask): Promise<ThreadAnswer> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data as ThreadAnswer);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(task);
    });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    for (const task of tasks) {
      const answer = await ask(task);
      if ('problem' in answer) throw new Error(answer.problem);
    }
    times.push(performance.now() - began);
  }
  worker.terminate();
  return times;
};

async function decideInNode(dist: string, tasks: readonly ThreadTask[]): Promise<number[]> {
  const worker = new NodeWorker(path.join(dist, 'server/bot-worker.js'));
  const ask = (task: ThreadTask): Promise<ThreadAnswer> =>
    new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(task);
    });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    for (const task of tasks) {
      const answer = await ask(task);
      if ('problem' in answer) throw new Error(answer.problem);
    }
    times.push(performance.now() - began);
  }
  await worker.terminate();
  return times;
}

/** The scripts that a script of the worker loads before it runs, itself included. */
function scriptsOf(assets: string, name: string): ReadonlySet<string> {
  const scripts = readdirSync(assets);
  const found = new Set<string>();
  const add = (script: string): void => {
    if (found.has(script)) return;
    found.add(script);
    const text = readFileSync(path.join(assets, script), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(imported as string);
  };
  for (const script of scripts) if (script.startsWith(`worker-${name}-`)) add(script);
  if (found.size === 0) throw new Error(`no script of the worker is called "${name}"`);
  return found;
}

const gzippedKb = (assets: string, scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(path.join(assets, script))).length, 0) /
  1024;

function measureScripts(assets: string): DeviceFigures['scripts'] {
  const first = new Set([...scriptsOf(assets, 'device-worker'), ...scriptsOf(assets, 'host')]);
  const bots = [...scriptsOf(assets, 'bot-thread')].filter((script) => !first.has(script));
  return { first: gzippedKb(assets, first), bots: gzippedKb(assets, bots) };
}

async function measureDecisions(browser: Browser, url: string, dist: string) {
  const [script] = readdirSync(path.join(dist, 'web/assets')).filter((file) =>
    /^worker-device-worker-.*\.js$/.test(file),
  );
  const page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.goto(`${url}/credits`);
  const decisions: Record<string, Decisions> = {};
  for (const [game, tasks] of Object.entries(botTasks())) {
    const perSecond = (times: readonly number[]): number => (1000 * tasks.length) / Math.min(...times);
    const node = perSecond(await decideInNode(dist, tasks));
    const given = { script: `/assets/${script}`, tasks, rounds: ROUNDS };
    decisions[game] = { node, browser: perSecond(await page.evaluate(decideInPage, given)) };
  }
  await page.close();
  return decisions;
}

/** The first tree only: bots are compared with Node on the same build. */
export async function measureDevice(browser: Browser, { url }: App): Promise<DeviceFigures> {
  const dist = path.join(root, 'dist');
  const moves = {
    strict: await measureMoves(browser, url, 'strict'),
    relaxed: await measureMoves(browser, url, 'relaxed'),
  };
  const decisions = await measureDecisions(browser, url, dist);
  const scripts = measureScripts(path.join(dist, 'web/assets'));
  const shares = Object.values(decisions).map(({ node, browser: here }) => here / node);
  return {
    moves,
    decisions,
    scripts,
    ok:
      moves.strict.worker <= LIMITS.moveMs &&
      Math.min(...shares) >= LIMITS.shareOfNode &&
      scripts.first <= LIMITS.scriptKb,
  };
}

const okOr = (ok: boolean): string => (ok ? 'ok  ' : 'SLOW');

export const tellDevice = ({ moves, decisions, scripts, ok }: DeviceFigures) => ({
  lines: [
    ...DURABILITIES.map((durability) => {
      const { worker, storage, channel } = moves[durability];
      return `  ${okOr(worker <= LIMITS.moveMs)} move, ${durability.padEnd(8)} ${worker.toFixed(1)} ms in the worker, of which storage ${storage.toFixed(1)} ms; channel ${channel.toFixed(1)} ms`;
    }),
    ...Object.entries(decisions).map(([game, { node, browser }]) => {
      const share = browser / node;
      return `  ${okOr(share >= LIMITS.shareOfNode)} bots, ${game.padEnd(15)} ${browser.toFixed(0)} decisions per second, ${(100 * share).toFixed(0)}% of Node's ${node.toFixed(0)}`;
    }),
    `  ${okOr(scripts.first <= LIMITS.scriptKb)} scripts          ${scripts.first.toFixed(0)} kB gzipped, and ${scripts.bots.toFixed(0)} kB with the first bot`,
  ],
  ok,
});
