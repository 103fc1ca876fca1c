import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playScenario, readScenario } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

const { app, newPage } = inBrowserAlone();
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'three-spires-sandbox-'));
  page = await newPage();
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

const verdict = (kind: 'good' | 'wrong') => page.locator(`[data-verdict="${kind}"]`);
const pile = (name: string) => page.locator(`[data-pile="position.players[0].${name}"]`);
const namesIn = (name: string) => pile(name).locator('button[aria-pressed]').allTextContents();

async function pick(button: string, query: string, upgraded = false): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const picker = page.locator('[data-picker]');
  await picker.getByRole('searchbox').fill(query);
  if (upgraded) await picker.getByLabel('Upgraded sides').check();
  await picker
    .getByRole('button', { name: upgraded ? `${query}+` : query, exact: true })
    .first()
    .click();
  await picker.getByText(/^Added: /).waitFor();
  await picker.getByRole('button', { name: 'Done' }).click();
  await picker.waitFor({ state: 'detached' });
}

async function exportFile(): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

describe('the sandbox', () => {
  test('builds a position with pickers', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Sandbox', exact: true }).click();
    await verdict('good').waitFor();
    await page.getByLabel('Title').fill('Two worms, one blow');
    await pick('Add to Hand', 'Whirlwind', true);
    await pick('Add to Relics', 'Duality');
    await pick('Add to Potions', 'Fire Potion');
    await pick('Add an enemy to row 1', 'Cultist');
    expect(await namesIn('hand')).toContain('Whirlwind+');
    await page.getByRole('button', { name: 'Take Bash out' }).click();
    expect(await namesIn('hand')).not.toContain('Bash');
    await pile('hand').getByRole('button', { name: 'Strike', exact: true }).first().click();
    expect(await namesIn('hand')).toContain('Strike+');
    await page.getByRole('button', { name: 'More Energy' }).click();
    await page.locator('[data-enemy-editor="Jaw Worm"]').getByLabel('HP', { exact: true }).fill('3');
    await verdict('good').waitFor();
  });

  test('shows at once what is wrong and where, and when it is fixed', async () => {
    const maximum = page.getByLabel('Maximum HP', { exact: true });
    await page.getByLabel('HP', { exact: true }).first().fill('9');
    await maximum.fill('8');
    await verdict('wrong').waitFor();
    expect(await verdict('wrong').textContent()).toContain('position.players[0].hp');
    expect(await page.getByRole('button', { name: 'Play this position' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdict('good').waitFor();
  });

  test('survives a reload', async () => {
    await page.reload();
    await verdict('good').waitFor();
    expect(await namesIn('hand')).toContain('Whirlwind+');
  });

  test('is exported as a scenario that the rules accept, and imported again', async () => {
    const file = await exportFile();
    expect(path.basename(file)).toBe('two-worms-one-blow.json');
    const scenario = readScenario(JSON.parse(readFileSync(file, 'utf8')));
    const { state } = playScenario(slayTheSpire, scenario);
    expect(state.enemies.map(({ hp }) => hp)[0]).toBe(3);
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await namesIn('hand')).not.toContain('Whirlwind+');
    await page.locator('[data-import]').setInputFiles(file);
    await page.getByText('Two worms, one blow is opened.').waitFor();
    expect(await namesIn('hand')).toContain('Whirlwind+');
  });

  test('refuses a file that is not a scenario', async () => {
    const file = path.join(folder, 'bad.json');
    writeFileSync(file, '{"game":"slay-the-spire","positon":{},"moves":[]}');
    await page.locator('[data-import]').setInputFiles(file);
    await page.getByText(/cannot be read.*did you mean "position"/).waitFor();
  });

  test('is shared as a link that another person opens', async () => {
    await page.getByRole('button', { name: 'Copy a link' }).click();
    const link = await page.getByLabel('Link to this position').inputValue();
    expect(link).toMatch(/\/sandbox#[\w-]+$/);
    const friend = await newPage();
    await friend.goto(link);
    await friend.getByText('The position of the link is opened.').waitFor();
    expect(await friend.getByLabel('Title').inputValue()).toBe('Two worms, one blow');
    await friend.goto(`${app.url}/rules`);
    await friend.goto(`${link}broken`);
    await friend.getByText('The link is broken').waitFor();
  });

  test('is played, and the table survives a crash of the server', async () => {
    await page.getByRole('button', { name: 'Play this position' }).click();
    await page.locator('[data-hand-card]').first().waitFor();
    const whirlwind = page.locator('[data-hand-card][aria-label^="Whirlwind+"]');
    expect(await whirlwind.count()).toBe(1);
    expect(await page.locator('[data-figure^="enemy"]').count()).toBe(2);
    await page.locator('[data-hand-card][aria-label^="Strike"]').first().click();
    await andWait(page, () => page.locator('[data-target="enemy:0"]').first().click());
    const left = await page.locator('[data-hand-card]').count();
    await app.crash();
    await app.restart();
    await page.reload();
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await page.locator('[data-hand-card]').count()).toBe(left);
  });

  test('goes between fights too', async () => {
    await page.goto(`${app.url}/sandbox`);
    await page.getByRole('button', { name: 'At the Merchant' }).click();
    await verdict('good').waitFor();
    await page.getByLabel('Place', { exact: true }).selectOption('campfire');
    await verdict('good').waitFor();
    await page.getByRole('button', { name: 'Play this position' }).click();
    await page.locator('[data-table]').waitFor();
  });

  test('has no serious problem for axe', async () => {
    await page.goto(`${app.url}/sandbox`);
    await page.getByRole('button', { name: 'The Guardian, wounded' }).click();
    await verdict('good').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to Potions' }).click();
    await page.locator('[data-picker]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
});
