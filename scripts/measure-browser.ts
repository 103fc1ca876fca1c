// npm run measure: what pages load, when they are painted, how fast a crowded table answers, and how far it is to the
// first card, in a real browser.
// Options: --loads N (loads of each page, 5), --only loads|moves|first-card, --json, --tree FOLDER and --against COMMIT (both as
// often as wanted): other checkouts, measured by this script in turn with this one.
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { type App, startApp } from '../e2e/app.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { checkoutFolder, readOptions, refuse, wholeNumber } from '../packages/server/moves/options.ts';
import { root } from './install.mjs';
import { middle } from './measure/figures.ts';
import { type FirstCard, measureFirstCard } from './measure/first-card.ts';
import { type Kind, type Load, load, PAGES } from './measure/loads.ts';
import { type Answer, type Moves, measureMoves } from './measure/moves.ts';
import { build, checkOut, type Tree } from './measure/trees.ts';

const values = readOptions({
  loads: { type: 'string', default: '5' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
  tree: { type: 'string', multiple: true, default: [] },
  against: { type: 'string', multiple: true, default: [] },
});
const loadsOfPage = wholeNumber('loads', values.loads, 1);
const PARTS = ['loads', 'moves', 'first-card'] as const;
if (values.only !== undefined && !PARTS.some((part) => part === values.only))
  refuse(`--only must be ${PARTS.join(', ')}, not "${values.only}"`);
const wants = (part: (typeof PARTS)[number]): boolean => values.only === undefined || values.only === part;

/** The processor as it is, and as slow as that of a cheap phone. */
const speeds = [1, 4] as const;

type Running = { readonly tree: Tree; readonly app: App };
type PageFigures = { readonly page: string; readonly slower: number } & Load;
type Figures = {
  readonly tree: string;
  readonly pages: readonly PageFigures[];
  readonly moves?: Moves;
  readonly firstCard?: FirstCard;
};

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

async function measureAll(browser: Browser, running: readonly Running[]): Promise<readonly Figures[]> {
  const loads = wants('loads') ? await measureLoads(browser, running) : new Map<string, Load>();
  const figures: Figures[] = [];
  for (const { tree, app } of running) {
    const pages = Object.keys(PAGES).flatMap((page) =>
      speeds.flatMap((slower) => {
        const found = loads.get(keyOf(tree, page, slower));
        return found === undefined ? [] : [{ page, slower, ...found }];
      }),
    );
    const moves = wants('moves') ? { moves: await measureMoves(browser, app) } : {};
    const firstCard = wants('first-card') ? { firstCard: await measureFirstCard(browser, app) } : {};
    figures.push({ tree: tree.name, pages, ...moves, ...firstCard });
  }
  return figures;
}

const kb = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

const pageLine = ({ page, slower, requests, bytes, firstPaint, largestPaint }: PageFigures): string =>
  `  ${`${page}${slower === 1 ? '' : `, ${slower}x slower`}`.padEnd(28)} ${requests} requests; ` +
  `script ${kb(bytes.script)}, style ${kb(bytes.style)}, font ${kb(bytes.font)}, pictures ${kb(bytes.picture)}, ` +
  `other ${kb(bytes.other)}; first paint ${firstPaint} ms, largest ${largestPaint} ms`;

const moveLine = (name: string, { ok, paint, worstPaint, longestFrame, worstFrame, task }: Answer): string =>
  `  ${ok ? 'ok  ' : 'SLOW'} ${name.padEnd(12)} input to paint ${paint.toFixed(0)} ms (worst ${worstPaint.toFixed(0)}), ` +
  `longest frame ${longestFrame.toFixed(0)} ms (worst ${worstFrame.toFixed(0)}), longest task's own time ${task.toFixed(0)} ms`;

function print({ tree, pages, moves, firstCard }: Figures): void {
  console.log(tree);
  for (const page of pages) console.log(pageLine(page));
  if (firstCard !== undefined)
    console.log(
      `  ${firstCard.ok ? 'ok  ' : 'SLOW'} first card   ${firstCard.clicks} clicks, ${(firstCard.ms / 1000).toFixed(1)} s`,
    );
  if (moves === undefined) return;
  for (const [name, answer] of Object.entries(moves.answers)) console.log(moveLine(name, answer));
  console.log(
    `       pictures     ${kb(moves.messages)} before compression; the person holds all four seats`,
  );
}

const trees: readonly Tree[] = [
  { name: 'this checkout', folder: root },
  ...values.tree.map((folder) => ({ name: folder, folder: checkoutFolder('tree', folder) })),
  ...values.against.map(checkOut),
];
for (const tree of trees) build(tree);
const browser = await launchBrowser();
const running: Running[] = [];
try {
  for (const tree of trees) running.push({ tree, app: await startApp({}, 'dist', tree.folder) });
  const figures = await measureAll(browser, running);
  const machineLoad = loadavg()[0] ?? 0;
  if (values.json) console.log(JSON.stringify({ machineLoad, figures }, undefined, 2));
  else {
    for (const each of figures) print(each);
    console.log(
      `Medians. Machine load ${machineLoad.toFixed(1)} while measuring; limits hold for a quiet one.`,
    );
  }
  const { moves, firstCard } = figures[0] ?? {};
  const answers = [...Object.values(moves?.answers ?? {}), ...(firstCard === undefined ? [] : [firstCard])];
  process.exitCode = answers.every(({ ok }) => ok) ? 0 : 1;
} finally {
  await browser.close();
  for (const { app } of running) await app.stop();
}
