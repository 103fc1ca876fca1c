// npm run measure: what pages load, when they are painted, how long their longest task is, how far it is to the first card, how fast a crowded table
// answers, what an untouched one costs, and how fast the games on this device are, in a real browser. Prints each part when it is done.
// Options: --loads N (loads of each page, 5), --only loads|first-card|moves|idle|device, --json, --tree FOLDER and --against COMMIT (both as
// often as wanted): other checkouts, measured by this script in turn with this one.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { type App, startApp } from '../e2e/testing/app.ts';
import { launchBrowser } from '../e2e/testing/browser.ts';
import { checkoutFolder, readOptions, refuse, wholeNumber } from '../packages/rigs/options.ts';
import { root } from './install.mjs';
import { measureDevice, tellDevice } from './measure/device.ts';
import { middle } from './measure/figures.ts';
import { type FirstCard, measureFirstCard } from './measure/first-card.ts';
import { type Idle, measureIdle } from './measure/idle.ts';
import { type Kind, type Load, load, PAGES } from './measure/loads.ts';
import { type Answer, type Moves, measureMoves } from './measure/moves.ts';
import { type Found, foundOrFailed, type Part, runParts } from './measure/parts.ts';
import { build, checkOut, type Tree } from './measure/trees.ts';

const values = readOptions({
  loads: { type: 'string', default: '5' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
  tree: { type: 'string', multiple: true, default: [] },
  against: { type: 'string', multiple: true, default: [] },
});
const loadsOfPage = wholeNumber('loads', values.loads, 1);
/** The processor as it is, and as slow as that of a cheap phone. */
const speeds = [1, 4] as const;

type Running = { readonly tree: Tree; readonly app: App };
type PageFigures = { readonly page: string; readonly slower: number } & Load;
/** What one tree is told apart by from the others. */
const keyOf = (tree: Tree, page: string, slower: number): string => `${tree.folder} ${page} ${slower}`;

function summary(loads: readonly Load[]): Load {
  const of = (read: (each: Load) => number): number => Math.round(middle(loads.map(read)));
  const kinds: readonly Kind[] = ['script', 'style', 'font', 'picture', 'other'];
  return {
    requests: of(({ requests }) => requests),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, of(({ bytes }) => bytes[kind])])) as Load['bytes'],
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    longestTask: of(({ longestTask }) => longestTask),
  };
}

/** Round by round through all trees, so that a slow minute of the machine falls on all of them. */
async function measureLoads(browser: Browser, running: readonly Running[]): Promise<Map<string, Load>> {
  const all = new Map<string, Load[]>();
  for (let round = 0; round < loadsOfPage; round++)
    for (const page of Object.keys(PAGES))
      for (const slower of speeds)
        for (const { tree, app } of running) {
          const key = keyOf(tree, page, slower);
          all.set(key, [...(all.get(key) ?? []), await load(browser, app, page, slower)]);
        }
  return new Map([...all].map(([key, loads]) => [key, summary(loads)]));
}

const kb = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

const pageLine = ({
  page,
  slower,
  requests,
  bytes,
  firstPaint,
  largestPaint,
  longestTask,
}: PageFigures): string =>
  `  ${`${page}${slower === 1 ? '' : `, ${slower}x slower`}`.padEnd(28)} ${requests} requests; ` +
  `script ${kb(bytes.script)}, style ${kb(bytes.style)}, font ${kb(bytes.font)}, pictures ${kb(bytes.picture)}, ` +
  `other ${kb(bytes.other)}; first paint ${firstPaint} ms, largest ${largestPaint} ms; ` +
  `longest task ${longestTask === 0 ? 'below 50' : longestTask} ms`;

const moveLine = (name: string, { ok, paint, worstPaint, longestFrame, worstFrame, task }: Answer): string =>
  `  ${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(12)} input to paint ${paint.toFixed(0)} ms (worst ${worstPaint.toFixed(0)}), ` +
  `longest frame ${longestFrame.toFixed(0)} ms (worst ${worstFrame.toFixed(0)}), longest task's own time ${task.toFixed(0)} ms`;

type Measured = (browser: Browser, running: readonly Running[]) => Promise<readonly Found[]>;

/** A part that is measured in one tree after the other. */
const inTurn =
  <Figure>(
    measure: (browser: Browser, app: App) => Promise<Figure>,
    tell: (figure: Figure) => Omit<Found, 'figures'>,
  ): Measured =>
  async (browser, running) => {
    const all: Found[] = [];
    for (const { app } of running)
      all.push(
        await foundOrFailed(async () => {
          const figures = await measure(browser, app);
          return { ...tell(figures), figures };
        }),
      );
    return all;
  };

const loadsPart: Measured = async (browser, running) => {
  const loads = await measureLoads(browser, running);
  return running.map(({ tree }) => {
    const pages = Object.keys(PAGES).flatMap((page) =>
      speeds.flatMap((slower) => {
        const found = loads.get(keyOf(tree, page, slower));
        return found === undefined ? [] : [{ page, slower, ...found }];
      }),
    );
    return { lines: pages.map(pageLine), ok: true, figures: pages };
  });
};

const tellFirstCard = ({ ok, clicks, ms }: FirstCard) => ({
  lines: [`  ${ok ? 'ok  ' : 'SLOW'} first card   ${clicks} clicks, ${(ms / 1000).toFixed(1)} s`],
  ok,
});

const tellMoves = ({ answers, messages }: Moves) => ({
  lines: [
    ...Object.entries(answers).map(([name, answer]) => moveLine(name, answer)),
    `       pictures     ${kb(messages)} before compression; the person holds all four seats`,
  ],
  ok: Object.values(answers).every(({ ok }) => ok),
});

const idleLine = ({ table, fresh, resting, ok }: Idle): string =>
  `  ${ok ? 'ok  ' : 'SLOW'} ${table.padEnd(12)} untouched: ${resting.toFixed(1)}% of a core at rest, ` +
  `${fresh.toFixed(1)}% right after it was opened`;

const tellIdle = (all: readonly Idle[]) => ({ lines: all.map(idleLine), ok: all.every(({ ok }) => ok) });

const PARTS: Readonly<Record<string, Measured>> = {
  loads: loadsPart,
  'first-card': inTurn(measureFirstCard, tellFirstCard),
  moves: inTurn(measureMoves, tellMoves),
  idle: inTurn(measureIdle, tellIdle),
  device: inTurn(measureDevice, tellDevice),
};

if (values.only !== undefined && PARTS[values.only] === undefined)
  refuse(`--only must be ${Object.keys(PARTS).join(', ')}, not "${values.only}"`);

const trees: readonly Tree[] = [
  { name: 'this checkout', folder: root },
  ...values.tree.map((folder) => ({ name: folder, folder: checkoutFolder('tree', folder) })),
  ...values.against.map(checkOut),
];
for (const tree of trees) build(tree);
const running: Running[] = [];

/** In a browser of its own: one that has crashed is lost for its part only. */
const inBrowser =
  (measure: Measured): Part =>
  async () => {
    const browser = await launchBrowser();
    try {
      return await measure(browser, running);
    } finally {
      await browser.close();
    }
  };

const nameOf = (index: number): string => running[index]?.tree.name ?? '';

const tell = (name: string, found: readonly Found[]): void => {
  if (values.json) return;
  for (const [i, { lines }] of found.entries()) console.log([`${name}, ${nameOf(i)}`, ...lines].join('\n'));
};

try {
  for (const tree of trees) running.push({ tree, app: await startApp({}, 'dist', tree.folder) });
  const chosen = Object.entries(PARTS).filter(([name]) => values.only === undefined || values.only === name);
  const { figures, ok } = await runParts(
    Object.fromEntries(chosen.map(([name, measure]) => [name, inBrowser(measure)])),
    tell,
    (name, reason) => console.error(`${name} could not be measured: ${reason}`),
  );
  const machineLoad = loadavg()[0] ?? 0;
  if (values.json) {
    const byTree = (all: readonly unknown[]) => Object.fromEntries(all.map((each, i) => [nameOf(i), each]));
    const named = Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, byTree(all)]));
    console.log(JSON.stringify({ machineLoad, figures: named }, undefined, 2));
  } else
    console.log(
      `Medians. Machine load ${machineLoad.toFixed(1)} while measuring; limits hold for a quiet one.`,
    );
  process.exitCode = ok ? 0 : 1;
} finally {
  for (const { app } of running) await app.stop();
}
