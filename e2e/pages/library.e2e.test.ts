import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { settled } from '../testing/settled.ts';
import { whileSeen } from '../testing/unseen.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const entries = () => page.locator('[data-entry]');
const opened = () => page.locator('[data-opened]');
const search = () => page.getByRole('searchbox', { name: 'Search names and texts' });
const status = () => page.getByRole('status').filter({ hasText: ' of ' });
const filter = (facet: string, name: RegExp) =>
  page.locator(`[data-facet="${facet}"]`).getByRole('button', { name });

describe('the library', () => {
  test('finds cards while you type', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await entries().first().waitFor();
    await search().fill('corpse');
    await page.locator('[data-entry="card/corpse-explosion"]').waitFor();
    expect(await entries().count()).toBe(1);
    await search().fill('no such thing');
    await page.getByText('Nothing in the box fits').waitFor();
  });

  test('tells the story of an Event with its riders, and counts a card with two halves once', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/event/big-fish`);
    await opened().getByText('something large is trying hard').waitFor();
    await opened().getByText('Each player must choose a different option.').waitFor();
    await page.goto(`${app.url}/library/slay-the-spire/card/burn`);
    await opened().getByText('36 copies, the same cards as Slimed').waitFor();
    await page.goto(`${app.url}/library/slay-the-spire/event/sensory-stone`);
    await opened().getByText('Colorless cards', { exact: true }).waitFor();
  });

  test('says what bots think of what they choose, and sorts by it', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/card/pommel-strike`);
    const opinion = opened().locator('[data-section="opinion"]');
    await opinion.getByRole('heading', { name: 'What bots think of it' }).waitFor();
    expect(await opinion.textContent()).toMatch(/From \d+ games? of bots .*npm run climbs -- /);
    await page.goto(`${app.url}/library/slay-the-spire/enemy/a1-boss-guardian`);
    await opened().getByText('Special abilities').first().waitFor();
    expect(await opinion.count()).toBe(0);
    await page.goto(`${app.url}/library/slay-the-spire?kind=card`);
    await entries().first().waitFor();
    await page.getByLabel('Sort by').selectOption({ label: 'what bots take' });
    await expect.poll(() => page.url()).toContain('sort=bots');
    await entries().first().waitFor();
  });

  test('filters entries, with filters that can be linked and removed', async () => {
    await page.goto(`${app.url}/library`);
    await page.getByRole('button', { name: /^Cards/ }).click();
    await filter('character', /^Watcher/).click();
    await filter('type', /^Power/).click();
    const all = (await status().textContent())?.split(' of ')[1];
    const shown = async (): Promise<string> => `${await entries().count()} of ${all}`;
    await expect.poll(() => entries().count()).toBeLessThan(20);
    await expect.poll(shown).toBe(await status().textContent());
    const found = await status().textContent();
    expect(await filter('type', /^Power/).textContent()).toBe(`Power ${await entries().count()}`);
    await page.reload();
    await entries().first().waitFor();
    expect(await status().textContent()).toBe(found);
    await page.getByRole('button', { name: 'Take all filters away' }).click();
    await expect.poll(() => status().textContent()).not.toBe(found);
  });

  test('shows the upgraded sides of cards', async () => {
    await page.goto(`${app.url}/library/slay-the-spire?q=pommel+strike`);
    await page.getByRole('link', { name: 'Pommel Strike', exact: true }).waitFor();
    await page.getByLabel('Upgraded sides').check();
    await page.getByRole('link', { name: 'Pommel Strike+', exact: true }).waitFor();
  });

  test('opens a card at its link, with both sides, its rulings and its rules', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/card/bash`);
    await opened().waitFor();
    expect(await page.getByRole('dialog').locator('[data-upgraded="true"]').textContent()).toBe('Bash+');
    const rulings = page.locator('[data-section="rulings"]');
    expect(await rulings.textContent()).toContain('Ruling R79');
    await page.locator('[data-section="terms"]').getByText('Vulnerable', { exact: true }).first().waitFor();
    await rulings.getByRole('link', { name: 'STS-17.5' }).click();
    await page.waitForURL(/\/rules\/slay-the-spire\/STS-17\.5$/);
    await page.goBack();
    await opened().waitFor();
  });

  test('shows an enemy with its HP by players and every action', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/enemy/a1-boss-guardian`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table', { name: 'HP by players' }).waitFor();
    expect(await dialog.getByRole('cell').allTextContents()).toEqual(['40', '80', '120', '160']);
    expect(await dialog.getByText('Attack Mode, Slot').count()).toBe(2);
    expect(await dialog.getByText('Defensive Mode, Slot').count()).toBe(2);
  });

  test('opens the rules at a term on a card', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/card/havoc`);
    await opened().getByRole('button', { name: 'Exhaust' }).first().click();
    await page.getByRole('dialog', { name: 'Rules' }).locator('[data-keyword="Exhaust"]').waitFor();
    await page.locator('dialog:focus-within').getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Rules' }).waitFor({ state: 'detached' });
    expect(await opened().count()).toBe(1);
  });

  test('works by keyboard alone', async () => {
    await page.goto(`${app.url}/library`);
    await entries().first().waitFor();
    await settled(page);
    await page.keyboard.press('/');
    await page.keyboard.type('strike');
    await page.waitForFunction(() => location.search.includes('strike'));
    // The grid updates a moment after typing; after a reload it is up to date.
    await page.reload();
    await entries().first().waitFor();
    await settled(page);
    await entries().first().focus();
    await page.keyboard.press('ArrowRight');
    const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-entry'));
    expect(chosen).toBe(await entries().nth(1).getAttribute('data-entry'));
    await page.keyboard.press('Enter');
    await page.locator(`[data-opened="${chosen}"]`).waitFor();
    await page.keyboard.press('ArrowRight');
    const next = await entries().nth(2).getAttribute('data-entry');
    await page.locator(`[data-opened="${next}"]`).waitFor();
    await page.keyboard.press('Escape');
    await opened().waitFor({ state: 'detached' });
    expect(await search().inputValue()).toBe('strike');
  });

  test('draws more on scrolling, until everything is there', async () => {
    await page.goto(`${app.url}/library/slay-the-spire?kind=enemy`);
    await entries().first().waitFor();
    const all = Number((await status().textContent())?.split(' ')[0]);
    expect(await entries().count()).toBeLessThan(all);
    const scroll = async (): Promise<number> => {
      await page.mouse.wheel(0, 6000);
      return entries().count();
    };
    // The wheel turns nothing on a page that is not drawn.
    await whileSeen(page, () => expect.poll(scroll).toBe(all));
  });

  test('draws more where a busy browser reports late that the end is in view', async () => {
    const busy = await newPage();
    await busy.addInitScript(() => {
      const Prompt = IntersectionObserver;
      window.IntersectionObserver = class extends Prompt {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const late: IntersectionObserverEntry[] = [];
          super((seen) => {
            if (late.push(...seen) === seen.length) setTimeout(() => report(late.splice(0), this), 1_000);
          }, options);
        }
      };
    });
    await busy.goto(`${app.url}/library/slay-the-spire?kind=enemy`);
    await busy.locator('[data-entry]').first().waitFor();
    const first = await busy.locator('[data-entry]').count();
    await busy.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => busy.locator('[data-entry]').count()).toBeGreaterThan(first);
  });

  test('has no serious problem for axe', async () => {
    for (const place of ['?kind=card&cost=X', '?kind=enemy&rank=boss', '?kind=potion', '/card/bash']) {
      await page.goto(`${app.url}/library/slay-the-spire${place}`);
      await entries().first().waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
  });
});
