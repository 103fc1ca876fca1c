import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { startSolo } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const current = () => page.locator('[data-rule][data-current]');
const search = () => page.getByRole('searchbox', { name: 'Search the rules' });

describe('the rulebook', () => {
  test('is reached from the front page and read chapter by chapter', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Multi-hit/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Multi-hit' }).waitFor();
    expect(await page.locator('[data-rule]').first().getAttribute('data-rule')).toBe('STS-17.1');
    await page.getByRole('link', { name: /Next chapter/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Targeting' }).waitFor();
    expect(page.url()).toMatch(/\/rules\/slay-the-spire\/18$/);
  });

  test('opens at the rule of a link, and goes on to the rules and terms it names', async () => {
    await page.goto(`${app.url}/rules/slay-the-spire/STS-17.6`);
    await current().waitFor();
    expect(await current().getAttribute('data-rule')).toBe('STS-17.6');
    expect(await current().evaluate((rule) => rule.getBoundingClientRect().top)).toBeGreaterThan(0);
    await current().getByRole('link', { name: 'STS-38.24' }).click();
    await page.getByRole('heading', { level: 1, name: 'Keywords' }).waitFor();
    expect(await current().getAttribute('data-rule')).toBe('STS-38.24');
    await current().getByRole('link', { name: 'Vulnerable' }).first().click();
    const term = page.locator('[data-keyword][data-current]');
    expect(await term.getAttribute('data-keyword')).toBe('Vulnerable');
    await page.goBack();
    expect(await current().getAttribute('data-rule')).toBe('STS-38.24');
  });

  test('finds rules while you type, and keeps the search in the address', async () => {
    await page.goto(`${app.url}/rules`);
    await search().fill('corpse explosion');
    await page.locator('[data-rule="STS-24.11"]').waitFor();
    expect(await page.locator('[data-rule]').count()).toBeLessThan(6);
    await page.reload();
    await page.locator('[data-rule="STS-24.11"]').waitFor();
    expect(await search().inputValue()).toBe('corpse explosion');
    await search().fill('xyzzy');
    await page.getByText('No rule has all of these words.').waitFor();
  });

  test('leads from a rule to the cards it names', async () => {
    await page.goto(`${app.url}/rules/slay-the-spire/STS-24.11`);
    await current().getByRole('link', { name: 'Corpse Explosion', exact: true }).click();
    await page.locator('[data-opened="card/corpse-explosion"]').waitFor();
  });

  test('shows a message for an unknown rule', async () => {
    await page.goto(`${app.url}/rules/slay-the-spire/STS-99.1`);
    await page.getByText('There is no rule, chapter or term “STS-99.1”.').waitFor();
  });

  test('has no serious problem for axe on any of its pages', async () => {
    // Short pages of each kind: axe takes time for every element.
    for (const place of ['', '/slay-the-spire/STS-19.2', '?q=corpse+explosion']) {
      await page.goto(`${app.url}/rules${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
    await page.goto(`${app.url}/rules/slay-the-spire/glossary`);
    await page.getByRole('searchbox', { name: 'Filter the glossary' }).fill('poison');
    await expect.poll(() => page.locator('[data-keyword]').count()).toBeLessThan(12);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
});

describe('the rules beside the table', () => {
  test('follow ids and terms, and lead to the page', async () => {
    await startSolo(page, app.url);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('STS-17.6');
    await dialog.locator('[data-rule="STS-17.6"]').getByRole('button', { name: 'STS-38.24' }).click();
    expect(await dialog.getByRole('searchbox').inputValue()).toBe('STS-38.24');
    await dialog
      .locator('[data-rule="STS-38.24"]')
      .getByRole('button', { name: 'Vulnerable' })
      .first()
      .click();
    await dialog.locator('[data-keyword="Vulnerable"]').waitFor();
    const link = dialog.getByRole('link', { name: /Open in the rulebook/ });
    expect(await link.getAttribute('href')).toBe('/rules/slay-the-spire/vulnerable');
    await closeDialog(page);
  });

  test('are shown next to an inspected card', async () => {
    await page.locator('[data-hand-card][aria-label^="Strike"]').first().focus();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name: 'Strike' });
    await dialog.locator('[data-rule="STS-24.5"]').waitFor();
    await dialog.locator('[data-keyword="Hit"]').waitFor();
    const link = dialog.getByRole('link', { name: /Open in the library/ });
    expect(await link.getAttribute('href')).toBe('/library/slay-the-spire/card/ironclad-strike');
  });
});
