import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

const { app, newPage } = inBrowserAlone();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const search = () => page.getByRole('searchbox', { name: 'Search names and texts' });
const verdict = () => page.locator('[role="status"][data-legal]');
const saved = () => page.locator('[data-saving="saved"]');
const countOf = (name: string) => page.locator(`[data-row="${name}"]`);
const handNames = (of: Page) =>
  of
    .locator('[data-hand-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

/** Ten names of one set, three of each: a legal deck. */
const NAMES = [
  'Kindling Imp',
  'Ashfoot Raider',
  'Berserk Emberborn',
  'Coalback Hound',
  'Match-Striker Twins',
  'Slag Bulwark',
  'Torchbearer Adept',
  'Cinder Lancer',
  'Forge Matron',
  'Kiln Spark',
];

describe('building a deck from scratch and playing it', () => {
  test('begins empty, and says what a deck still needs', async () => {
    await page.goto(`${app.url}/decks`);
    await page.getByRole('link', { name: 'New deck' }).click();
    await verdict().waitFor();
    expect(await verdict().getAttribute('data-legal')).toBe('false');
    await page.locator('[data-fault="too-small"]').getByRole('button', { name: 'MYS-2.1' }).click();
    await page.getByRole('dialog').locator('[data-rule="MYS-2.1"]').waitFor();
    await closeDialog(page);
    await page.getByLabel('Name of the deck').fill('Thirty Embers');
    await page.getByLabel('Tower', { exact: true }).selectOption('The Kiln Spire');
  });

  test('takes cards by keys and by the mouse, no more than the rules allow', async () => {
    for (const name of NAMES.slice(1)) {
      await search().fill(name);
      await page.locator(`[data-pool="${name}"]`).waitFor();
      await expect.poll(() => page.locator('[data-pool]').count()).toBeLessThan(4);
      for (let copy = 0; copy < 3; copy++) await search().press('Enter');
    }
    await search().fill('Kindling Imp');
    const imp = page.getByRole('button', { name: 'Add one Kindling Imp' }).first();
    for (let copy = 0; copy < 3; copy++) await imp.click();
    await expect.poll(() => imp.isDisabled()).toBe(true);
    await expect.poll(() => verdict().getAttribute('data-legal')).toBe('true');
    await countOf('Kiln Spark').getByRole('button', { name: 'Take one Kiln Spark out' }).click();
    await page.locator('[data-fault="too-small"]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => verdict().getAttribute('data-legal')).toBe('true');
  });

  test('checks for a format and shows only what it allows', async () => {
    const format = page.getByLabel('Check for');
    await format.selectOption('single-set');
    await expect.poll(() => verdict().getAttribute('data-legal')).toBe('true');
    await search().fill('Silt Scribe');
    await page.getByText('Nothing in the box fits').waitFor();
    await page.getByLabel('Set 1').selectOption('The Drowned Archive');
    await page.locator('[data-fault="set-not-allowed"]').first().waitFor();
    await page.getByLabel('Set 1').selectOption('Cinderwrought');
    await expect.poll(() => verdict().getAttribute('data-legal')).toBe('true');
    await search().fill('');
  });

  test('draws the curve and the types with words for them', async () => {
    expect(await page.locator('[data-type="Instant"]').getAttribute('data-count')).toBe('3');
    await page.getByRole('img', { name: /^Cards by cost in Crystal: 3 for 1/ }).waitFor();
    await page.getByRole('img', { name: /^Cards by type: .*3 Instant/ }).waitFor();
  });

  test('shows test hands', async () => {
    await page.getByRole('button', { name: 'Test hand' }).click();
    const hand = page.locator('[data-test-hand]');
    await hand.getByText('5 in hand, 25 left in the deck').waitFor();
    await hand.getByRole('button', { name: 'Draw the next card' }).click();
    await hand.getByText('6 in hand, 24 left in the deck').waitFor();
    expect(await hand.getByRole('listitem').count()).toBe(6);
    await hand.getByRole('button', { name: 'Shuffle, and five others' }).click();
    await hand.getByText('5 in hand, 25 left in the deck').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await closeDialog(page);
  });

  test('is saved automatically and survives a reload and a crash of the server', async () => {
    await saved().waitFor();
    await app.crash();
    await app.restart();
    await page.reload();
    await countOf('Kiln Spark').waitFor();
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Thirty Embers');
    expect(await page.getByLabel('Check for').inputValue()).toBe('single-set');
    expect(await page.getByLabel('Set 1').inputValue()).toBe('EMB');
    expect(await verdict().getAttribute('data-legal')).toBe('true');
  });

  test('is exported as a link and as text, and imported again', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const link = page.locator('[data-deck-link]');
    await expect.poll(() => link.inputValue()).toMatch(/\/decks\/new#[\w-]+$/);
    const text = await page.locator('[data-deck-text]').inputValue();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    const friend = await newPage();
    await friend.goto(await link.inputValue());
    await friend.locator('[data-row="Kiln Spark"]').waitFor();
    expect(await friend.getByLabel('Name of the deck').inputValue()).toBe('Thirty Embers');
    await friend.goto(`${app.url}/decks`);
    await friend.getByRole('button', { name: 'Import' }).click();
    await friend.locator('[data-import-text]').fill(`${text}\n2 Kiln Spork`);
    await friend.getByText(/^Line \d+: There is no card “Kiln Spork”.*Kiln Spark/).waitFor();
    expect(await problemsAtBothWidths(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Take the rest' }).click();
    await friend.locator('[role="status"][data-legal="true"]').waitFor();
    await friend.locator('[data-saving="saved"]').waitFor();
    await friend.context().close();
    await closeDialog(page);
  });

  test('asks what to keep when two windows change it', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Take one Forge Matron out' }).last().click();
    await other.locator('[data-saving="saved"]').waitFor();
    await page.getByRole('button', { name: 'Take one Cinder Lancer out' }).last().click();
    await page.locator('[data-saving="conflict"]').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await saved().waitFor();
    await other.close();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => verdict().getAttribute('data-legal')).toBe('true');
    await saved().waitFor();
  });

  test('has no serious problem for axe', async () => {
    await search().fill('Kiln');
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.goto(`${app.url}/decks`);
    await page.locator('[data-deck="Thirty Embers"]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('is played against a bot', async () => {
    await page.locator('[data-deck="Thirty Embers"]').getByRole('link', { name: 'Play' }).click();
    const mine = page.locator('[data-deck="Thirty Embers"] input[name="my-deck"]');
    await expect.poll(() => mine.isChecked()).toBe(true);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.locator('input[name="level"][value="novice"]').check({ force: true });
    await page.locator('input[name="first"][value="first"]').check({ force: true });
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await page.locator('[data-hand-card]').first().waitFor();
    const hand = await handNames(page);
    expect(hand).toHaveLength(5);
    expect(hand.filter((label) => !NAMES.some((name) => label.startsWith(name)))).toEqual([]);
  });

  test('is played against a friend, who chooses a deck with the seat', async () => {
    await page.goto(`${app.url}/new/mystic-spires`);
    await page.getByRole('radiogroup', { name: 'Your deck' }).locator('[data-deck="Thirty Embers"]').click();
    await page.locator('input[name="opponent"][value="friend"]').check({ force: true });
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await page.locator('[data-table]').waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { invite } = (await (await page.request.get(`${app.url}/api/tables/${table}`)).json()) as {
      invite: string;
    };
    const friend = await newPage();
    await friend.goto(`${app.url}/join/${table}/${invite}`);
    await friend.locator('[data-deck="Overdue Tides"]').click();
    expect(await problemsAtBothWidths(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Play with Overdue Tides' }).click();
    await friend.locator('[data-hand-card]').first().waitFor();
    await page.locator('[data-hand-card]').first().waitFor();
    expect((await handNames(friend)).filter((label) => NAMES.some((name) => label.startsWith(name)))).toEqual(
      [],
    );
  });
});

test('a first visit is two clicks away from a running duel', async () => {
  const guest = await newPage();
  await guest.goto(app.url);
  await guest.getByRole('link', { name: /duel/i }).first().click();
  await guest.getByRole('button', { name: 'Begin the duel' }).click();
  await guest.locator('[data-hand-card]').first().waitFor();
});

describe('the shelf of Mystic Spires', () => {
  test('has cards and Towers with their rules', async () => {
    await page.goto(`${app.url}/library/mystic-spires?kind=unit&set=EMB&keyword=Ignite`);
    await page.locator('[data-entry]').first().waitFor();
    await page.locator('[data-entry="unit/coalback-hound"]').click();
    await page.locator('[data-opened] [data-keyword="Ignite"]').waitFor();
    await page.goto(`${app.url}/library/mystic-spires/tower/the-kiln-spire?q=kiln`);
    await page.locator('[data-opened]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.goto(`${app.url}/rules/mystic-spires/MYS-40.2`);
    await page.locator('[data-rule="MYS-40.2"][data-current]').getByText('Ruling R-08').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('builds a position, and plays it', async () => {
    await page.goto(`${app.url}/sandbox/mystic-spires`);
    await page.getByRole('button', { name: 'The rulebook’s Cascade' }).click();
    await page.locator('[data-verdict="good"]').waitFor();
    await page.getByRole('button', { name: 'Add to the field of Keeper 1' }).click();
    const picker = page.locator('[data-picker]');
    await picker.getByRole('searchbox').fill('Cinder Lancer');
    await picker.getByRole('button', { name: 'Cinder Lancer', exact: true }).click();
    await picker.getByRole('button', { name: 'Done' }).click();
    const lancer = page.locator('[data-thing="Cinder Lancer"]');
    await lancer.getByRole('button', { name: 'Sleep' }).click();
    for (let mark = 0; mark < 2; mark++) await lancer.getByRole('button', { name: '+ Ignite mark' }).click();
    await lancer.getByRole('textbox', { name: 'Ignite mark 2' }).fill('3');
    await page.locator('[data-verdict="good"]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play this position' }).click();
    await page.getByRole('button', { name: 'I am Keeper 1' }).click();
    const marked = page.locator('[data-thing][aria-label^="Cinder Lancer"]');
    expect(await marked.getAttribute('aria-label')).toContain('1 + 3');
  });
});
