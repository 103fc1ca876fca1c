// What the manifest shows where people install the application: icons, and a table of each game on a desktop and a phone.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openPosition, RICH } from '../../e2e/testing/mystic-spires-battle.ts';
import { crowd } from '../../e2e/testing/positions.ts';
import { stage } from '../../e2e/testing/staged.ts';
import { stageStygianSociety } from '../../e2e/testing/stygian-society-staged.ts';
import { root } from '../install.mjs';
import { FIGHT } from './stygian-society.ts';

const PUBLIC = path.join(root, 'packages/web/public');
const FOLDER = path.join(PUBLIC, 'install');
const ICON = path.join(PUBLIC, 'pictures/slay-the-spire/place/icon.png');

/** Widths as stores want them; the phone with twice the points. */
const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const;

const QUALITY = 62;
const SETTLED_MS = 1500;

const GAMES: Readonly<Record<string, (page: Page, url: string) => Promise<unknown>>> = {
  'slay-the-spire': (page, url) =>
    stage(page, url, {
      ...crowd,
      die: 3,
      players: crowd.players.slice(0, 1),
      enemies: crowd.enemies.slice(0, 3),
    }),
  'mystic-spires': (page, url) => openPosition(page, url, RICH),
  'stygian-society': (page, url) => stageStygianSociety(page, url, FIGHT),
};

/** Any shape may be cut out of a maskable icon, as long as the middle four fifths stay: the rim is a little inside. */
const SAFE = 0.78;
const NIGHT = '#0a1113';

async function icons(): Promise<void> {
  const sized = (size: number) => sharp(ICON).resize(size, size);
  await sized(192).png({ palette: true }).toFile(path.join(FOLDER, 'icon-192.png'));
  const inside = await sized(Math.round(512 * SAFE))
    .png()
    .toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background: NIGHT } })
    .composite([{ input: inside }])
    .flatten({ background: NIGHT })
    .png({ palette: true })
    .toFile(path.join(FOLDER, 'maskable-512.png'));
}

export async function install(browser: Browser, url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await icons();
  for (const [form, screen] of Object.entries(SCREENS))
    for (const [game, open] of Object.entries(GAMES)) {
      const context = await browser.newContext(screen);
      // tsx names functions by a helper of its own, which a page that runs one of them does not have.
      await context.addInitScript('globalThis.__name = (named) => named;');
      const page = await context.newPage();
      await open(page, url);
      await page.mouse.move(1, 1);
      await page.waitForTimeout(SETTLED_MS);
      await sharp(await page.screenshot())
        .webp({ quality: QUALITY })
        .toFile(path.join(FOLDER, `${game}-${form}.webp`));
      await context.close();
      console.log(`${game}, ${form}`);
    }
}
