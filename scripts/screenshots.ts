// npm run screenshots: takes pictures of the application at four widths, into screenshots/.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startApp } from '../e2e/testing/app.ts';
import { launchBrowser } from '../e2e/testing/browser.ts';
import { andWait, fight, isRewards, startSolo, step, takeRewards } from '../e2e/testing/fight.ts';
import { crowd } from '../e2e/testing/positions.ts';
import { stage } from '../e2e/testing/staged.ts';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';
import * as climb from './screens/climb.ts';
import * as combat from './screens/combat.ts';
import * as decks from './screens/decks.ts';
import * as host from './screens/host.ts';
import { install } from './screens/install.ts';
import * as mysticSpires from './screens/mystic-spires.ts';
import { rooms } from './screens/rooms.ts';
import * as shelf from './screens/shelf.ts';
import * as stygianSociety from './screens/stygian-society.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

const folder = path.join(root, 'screenshots');
const wanted = process.argv.slice(2);
const wants = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

/** Waits for the pictures in sight; they fade in when they have come. */
async function picturesCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { bottom, top } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > window.innerHeight;
    }),
  );
  await page.waitForTimeout(500);
}

/** Takes the same moment at every size, without reloading the page. */
async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(450);
    await picturesCome(page);
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage });
  }
  await page.setViewportSize(sizes[0]);
  await page.waitForTimeout(200);
  console.log(name);
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[0], deviceScaleFactor: 1 });
  // tsx names functions by a helper of its own, which a page that runs one of them does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error('page error:', error.message));
  page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()));
  return page;
}

async function front(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(url);
  await page.waitForTimeout(400);
  await shoot(page, 'front');
  await page.getByRole('button', { name: /Play solo/ }).click();
  await shoot(page, 'choose');
  await page.goto(`${url}/credits`);
  await page.waitForTimeout(300);
  await shoot(page, 'credits');
  await page.context().close();
}

async function solo(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  await startSolo(page, url);
  await page.waitForTimeout(600);
  await shoot(page, 'combat');
  await page.locator('[data-hand-card][data-playable][aria-label*="Hit"]').first().click();
  await page.locator('[data-target]').first().hover();
  await shoot(page, 'combat-preview');
  await page.keyboard.press('Escape');
  await page.locator('[data-figure^="enemy"]').first().click();
  await page.waitForTimeout(300);
  await shoot(page, 'inspect-enemy');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.waitForTimeout(500);
  await shoot(page, 'rules');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Draw pile/ }).click();
  await shoot(page, 'pile');
  await page.keyboard.press('Escape');
  await page.context().close();
}

/** Fights until one fight was won and one was lost. */
async function endings(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  const seen = new Set<string>();
  for (let tries = 0; tries < 12 && !(seen.has('victory') && seen.has('defeat')); tries++) {
    await startSolo(page, url);
    if (seen.has('victory')) await loseOnPurpose(page);
    else await fight(page);
    if (await isRewards(page)) {
      if (!seen.has('rewards')) {
        const reveal = page.locator('main').getByRole('button', { name: /^Reveal/ });
        while ((await reveal.count()) > 0) await andWait(page, () => reveal.first().click());
        await shoot(page, 'rewards');
        seen.add('rewards');
      }
      await takeRewards(page);
    }
    const result = (await page.locator('main[data-result]').getAttribute('data-result')) ?? '';
    if (!seen.has(result)) await shoot(page, result);
    seen.add(result);
  }
  await page.context().close();
}

async function loseOnPurpose(page: Page): Promise<void> {
  for (let turns = 0; turns < 60; turns++) {
    if ((await page.locator('main[data-result]').count()) > 0) return;
    const anyway = page.getByRole('button', { name: 'End it anyway' });
    await andWait(page, async () => {
      await page.locator('[data-action="end-turn"]').click();
      if ((await anyway.count()) > 0) await anyway.click();
    });
  }
}

/** Two seats on one screen, and a card that asks a question. */
async function two(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${url}/new`);
  await page.locator('input[name="mode"][value="firstFight"]').check({ force: true });
  await page.locator('input[name="Silent"]').nth(1).check();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  await page.waitForTimeout(500);
  await shoot(page, 'two-players');
  await page.getByRole('button', { name: 'Silent', exact: true }).click();
  for (let tries = 0; tries < 30; tries++) {
    const survivor = page.locator('[data-hand-card][data-playable][aria-label^="Survivor"]');
    if ((await survivor.count()) > 0) {
      await survivor.click();
      await andWait(page, () => survivor.click());
      await shoot(page, 'question');
      break;
    }
    if ((await page.locator('[data-hand-card]').count()) === 0) break;
    await step(page);
  }
  await page.context().close();
}

async function four(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${url}/new`);
  await page.locator('input[name="mode"][value="firstFight"]').check({ force: true });
  for (const character of ['Silent', 'Defect', 'Watcher'])
    await page.locator(`input[name="${character}"]`).nth(1).check();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  await page.waitForTimeout(500);
  await shoot(page, 'four-players');
  await page.context().close();
}

/** A crowded fight, with most of what can be on a table. */
const [ironclad] = crowd.players;
const rich = {
  ...crowd,
  die: 3,
  players: [{ ...ironclad, relics: ['Loaded Die'] }],
  enemies: crowd.enemies.slice(0, 3),
};

async function staged(browser: Browser, url: string): Promise<void> {
  const page = await newPage(browser);
  await stage(page, url, rich);
  await page.waitForTimeout(600);
  await shoot(page, 'rich');
  await page.locator('[data-hand-card][aria-label^="Iron Wave"]').click();
  await andWait(page, () => page.locator('[data-target="enemy:1"]').click());
  await page.waitForTimeout(1500);
  await page.locator('[data-hand-card][aria-label^="Strike"]').click();
  await page.locator('[data-target="enemy:0"]').hover();
  await shoot(page, 'preview');
  copyFileSync(path.join(folder, 'preview-1440.png'), path.join(root, 'docs/screenshot.png'));
  await page.keyboard.press('Escape');
  await page.locator('[data-hand-card][aria-label^="Cleave"]').click();
  await page.locator('[data-figure="enemy:1"]').hover();
  await shoot(page, 'row-target');
  await page.keyboard.press('Escape');
  await page.locator('[data-hand-card][aria-label^="Whirlwind"]').click();
  await shoot(page, 'choose-x');
  await page.keyboard.press('Escape');
  await page.locator('[data-hand-card][aria-label^="Headbutt"]').click();
  await andWait(page, () => page.locator('[data-target="enemy:0"]').click());
  await page.mouse.move(700, 60);
  await page.waitForTimeout(1500);
  await shoot(page, 'choose-card');
  await page.context().close();
}

/** A scene from another file: it gets a page and a function that takes pictures. */
const scene =
  (take: (page: Page, url: string, shot: typeof shoot) => Promise<void>) =>
  async (browser: Browser, url: string): Promise<void> => {
    const page = await newPage(browser);
    await take(page, url, shoot);
    await page.context().close();
  };

const scenes = {
  staged,
  front,
  solo,
  two,
  four,
  endings,
  library: scene(shelf.library),
  fights: scene(combat.fights),
  sandbox: scene(shelf.sandbox),
  learn: scene(combat.learn),
  rulebook: scene(shelf.rulebook),
  replay: scene(host.replay),
  story: scene(host.story),
  campaign: scene(host.campaign),
  chat: scene(host.chat),
  newRun: scene(climb.newRun),
  climb: scene(climb.climb),
  rooms: scene(rooms),
  decks: scene(decks.decks),
  mysticSpiresShelf: scene(decks.mysticSpiresShelf),
  mysticSpires: scene(mysticSpires.battles),
  stygianSocietyTurn: scene(stygianSociety.turn),
  stygianSocietyPlaces: scene(stygianSociety.places),
  stygianSocietyEndings: scene(stygianSociety.endings),
  install,
  stygianSocietyShelf: scene(stygianSociety.shelf),
} as const;

await ensureBuilt();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, '.gitignore'), '*\n');
mkdirSync(path.join(root, 'docs'), { recursive: true });
const app = await startApp();
const browser = await launchBrowser();
try {
  for (const [name, take] of Object.entries(scenes)) if (wants(name)) await take(browser, app.url);
} finally {
  await browser.close();
  await app.stop();
}
