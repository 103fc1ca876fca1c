// npm run film [-- NAME…]: films an enemy turn, a cube fall and a Cascade at normal speed, as strips in screenshots/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { startApp } from '../e2e/testing/app.ts';
import { launchBrowser } from '../e2e/testing/browser.ts';
import { openAt, openTable } from '../e2e/testing/opened.ts';
import { playAside, recordedGame } from '../e2e/testing/recorded-game.ts';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';

const SIZE = { width: 1440, height: 900 } as const;
const SMALL = { width: 480, height: 300 } as const;
const FRAMES = 16;
const COLUMNS = 4;
/** Nothing takes longer than this at normal speed. */
const LONGEST_MS = 20_000;

const folder = path.join(root, 'screenshots');
const wanted = process.argv.slice(2);

type Frame = { readonly at: number; readonly jpeg: Buffer };
type Film = (browser: Browser, url: string) => Promise<readonly Frame[]>;

const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: SIZE });
  // What runs this script wraps functions with names in a helper; those that go to the page need it there.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context.newPage();
};

/** Films a page while something happens on it, until it has been told. */
async function record(page: Page, happen: () => Promise<unknown>): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await happen();
  await page.locator('[data-table][data-telling]').waitFor({ timeout: LONGEST_MS });
  await page.locator('[data-table]:not([data-telling])').waitFor({ timeout: LONGEST_MS });
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  return frames;
}

/** Plays a recorded game up to a move, and films a spectator's screen during that move. */
const recordedMove =
  (game: string, fixture: string, at: number): Film =>
  async (browser, url) => {
    const host = await newPage(browser);
    await host.goto(`${url}/credits`);
    await host.request.get(`${url}/api/me`);
    const { setup, seed, moves } = recordedGame(game, fixture);
    const seats = [{ holder: 'me' }, { holder: 'me' }];
    const { table, invite } = await openTable(host, url, { game, setup, seed, seats });
    const { play } = await playAside(host, table);
    for (const { seat, move } of moves.slice(0, at)) await play(seat, move);
    const page = await newPage(browser);
    await page.goto(`${url}/table/${table}?invite=${invite}`);
    await page.locator('[data-table] main').waitFor();
    await page.waitForTimeout(2_500);
    const next = moves[at];
    if (next === undefined) throw new Error(`${fixture} has no move ${at}.`);
    return record(page, () => play(next.seat, next.move));
  };

const enemyTurn: Film = async (browser, url) => {
  const page = await newPage(browser);
  await page.request.get(`${url}/api/me`);
  await openAt(page, url, {
    die: 2,
    round: 1,
    players: [
      { character: 'Ironclad', hp: 9, hand: [], draw: ['Strike', 'Bash', 'Defend', 'Strike', 'Defend'] },
    ],
    enemies: [
      { name: 'Jaw Worm', row: 1, hp: 8 },
      { name: 'Cultist', row: 1 },
      { name: 'Fungi Beast', row: 1, hp: 4 },
    ],
  } as never);
  await page.waitForTimeout(2_500);
  return record(page, () => page.keyboard.press('e'));
};

const FILMS: Readonly<Record<string, Film>> = {
  'enemy-turn': enemyTurn,
  'cube-fall': recordedMove('stygian-society', 'two-players', 11),
  cascade: recordedMove('mystic-spires', 'throw', 396),
};

const caption = (ms: number): Buffer =>
  Buffer.from(
    `<svg width="110" height="26"><rect width="110" height="26" fill="black" opacity="0.7"/>` +
      `<text x="8" y="18" font-family="sans-serif" font-size="16" fill="white">${Math.round(ms)} ms</text></svg>`,
  );

/** Frames at even distances, beside each other. */
async function makeStrip(frames: readonly Frame[], file: string): Promise<void> {
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) throw new Error('Nothing was filmed.');
  const picked = Array.from({ length: FRAMES }, (_, place) => {
    const at = first.at + ((last.at - first.at) * place) / (FRAMES - 1);
    return frames.findLast((frame) => frame.at <= at) ?? first;
  });
  const tiles = await Promise.all(
    picked.map(async ({ at, jpeg }, place) => ({
      input: await sharp(jpeg)
        .resize(SMALL.width, SMALL.height)
        .composite([{ input: caption(at - first.at), left: 4, top: 4 }])
        .toBuffer(),
      left: (place % COLUMNS) * SMALL.width,
      top: Math.floor(place / COLUMNS) * SMALL.height,
    })),
  );
  const size = { width: COLUMNS * SMALL.width, height: Math.ceil(FRAMES / COLUMNS) * SMALL.height };
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

const unknown = wanted.filter((name) => !(name in FILMS));
if (unknown.length > 0) {
  console.error(`There is no film ${unknown.join(', ')}. There are: ${Object.keys(FILMS).join(', ')}.`);
  process.exit(1);
}

await ensureBuilt();
mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await launchBrowser();
for (const [name, film] of Object.entries(FILMS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const frames = await film(browser, app.url);
  const file = path.join(folder, `film-${name}.png`);
  await makeStrip(frames, file);
  console.log(`${name}: ${frames.length} frames, ${path.relative(root, file)}`);
}
await browser.close();
await app.stop();
