import { STARTER_DECKS } from '@three-spires/mystic-spires/library';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { playByKeyboard, tabToNumber } from '../testing/keyboard-game.ts';
import { openTable } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

/** Presses Tab until a control with this name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let tabs = 0; tabs < 60; tabs++) {
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLElement && focused !== document.body
        ? (focused.closest('label')?.textContent ?? focused.textContent ?? '')
        : '';
    });
    if (name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} was reached`);
};

/** Opens a table for the person of the page, and goes there in text mode. */
const openText = async (page: Page, body: object): Promise<string> => {
  await page.goto(`${app.url}/text`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  const { table } = await openTable(page, app.url, body);
  await page.goto(`${app.url}/text/${table}`);
  await page.locator('[data-plain-table]').waitFor();
  return table;
};

const starterDeck = () => {
  const { tower, main, tokens } = STARTER_DECKS[0] as (typeof STARTER_DECKS)[number];
  return { tower, main, tokens };
};

const bot = { holder: 'bot', level: 'novice' };

describe('whole games by keyboard alone', () => {
  test('the first fight of Slay the Spire with a companion, begun on the form', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/text`);
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await tabTo(page, /^New game: Slay the Spire/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await tabTo(page, /^What to play/);
    await page.keyboard.type('The first');
    await tabTo(page, /^Characters in the party/);
    await page.keyboard.type('2');
    await tabTo(page, /^Level of the bots/);
    await page.keyboard.type('Nov');
    await tabTo(page, /^Begin$/);
    await page.keyboard.press('Enter');
    await page.locator('[data-plain-table]').waitFor();
    const { over, moves } = await playByKeyboard(page, { idle: /Not done yet/ });
    expect(['victory', 'defeat']).toContain(over);
    expect(moves).toBeGreaterThan(3);
    await page.getByText(/The game is over: (victory|defeat)/).waitFor();
  });

  test('a stretch of a climb: Neow, the map, a room', async () => {
    const page = await newPage();
    await openText(page, {
      game: 'slay-the-spire',
      setup: { characters: ['Silent', 'Defect'], climb: {} },
      seats: [{ holder: 'me' }, { holder: 'me' }],
      seed: 'text climb',
    });
    const { moves } = await playByKeyboard(page, {
      moves: 60,
      idle: /Not done yet|Change places|^\d+\. (Give|Discard)/,
    });
    expect(moves).toBeGreaterThan(20);
    await page.getByRole('heading', { name: 'Where you are' }).waitFor();
  });

  test('a duel of Mystic Spires against a bot', async () => {
    const page = await newPage();
    await openText(page, {
      game: 'mystic-spires',
      setup: { decks: ['March of Cinders', 'Overdue Tides'], first: 'throw' },
      seats: [{ holder: 'me' }, bot],
      seed: 'text duel',
    });
    const { over } = await playByKeyboard(page);
    expect(over).toBe('victory');
    await page
      .getByText(/keeps the field|wins/)
      .first()
      .waitFor();
  });

  test('a tower of The Stygian Society', async () => {
    const page = await newPage();
    await openText(page, {
      game: 'stygian-society',
      setup: { players: 2, heroes: ['Knight', 'Doctor', 'Burglar', 'Spellsling'] },
      seats: [{ holder: 'me' }, bot],
      seed: 'text tower',
    });
    const { over } = await playByKeyboard(page, { idle: /^\d+\. (Give|Offer)/ });
    expect(['victory', 'defeat']).toContain(over);
  });
});

describe('a table in text mode', () => {
  const FIGHT = {
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad'] },
    seats: [{ holder: 'me' }],
    seed: 'text fight',
  };

  test('has no faults for screen readers, and fits a phone', async () => {
    const page = await newPage();
    await openText(page, FIGHT);
    await page.locator('[data-option="1"]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.goto(`${app.url}/text`);
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.goto(`${app.url}/text/new/mystic-spires`);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('loads no picture, no canvas and no script of the graphical table', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openText(page, FIGHT);
    await page.locator('[data-option="1"]').waitFor();
    expect(asked.filter((url) => /\/pictures\/|\.avif|\.webp|\.glb/.test(url))).toEqual([]);
    expect(asked.filter((url) => /\/(table|movement|slay-the-spire)-[\w-]{8}\.js/.test(url))).toEqual([]);
    expect(await page.locator('canvas, img').count()).toBe(0);
  });

  test('undoes a move, gives a hint, and says what was wrong with a number', async () => {
    const page = await newPage();
    await openText(page, FIGHT);
    await page.locator('[data-option="1"]').waitFor();
    await tabToNumber(page);
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('There is no option 99').waitFor();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByText(/^A bot would: /).waitFor();
    await page
      .getByRole('button', { name: /^\d+\. Play Defend/ })
      .first()
      .click();
    await expect.poll(() => page.locator('[data-plain-table]').getAttribute('data-seq')).toBe('1');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('[data-plain-table]').getAttribute('data-seq')).toBe('2');
    await page
      .getByRole('button', { name: /^\d+\. Play Defend/ })
      .first()
      .waitFor();
  });

  test('leads to the graphical table, whose menu leads back', async () => {
    const page = await newPage();
    const table = await openText(page, FIGHT);
    await page.getByRole('link', { name: 'Graphical table' }).click();
    await page.locator('[data-table] main').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Text mode' }).click();
    await page.locator('[data-plain-table]').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/text/${table}`);
  });

  test('a friend sits down by the invitation, and both play', async () => {
    const [host, guest] = [await newPage(), await newPage()];
    await host.goto(`${app.url}/text`);
    await host.getByRole('heading', { name: 'Your games' }).waitFor();
    const { table, invite } = await openTable(host, app.url, {
      game: 'mystic-spires',
      setup: { decks: ['March of Cinders', null], first: 'first' },
      seats: [{ holder: 'me' }, { holder: 'open' }],
    });
    await host.goto(`${app.url}/text/${table}`);
    const link = host.getByText(`/text/${table}?invite=${invite}`);
    await link.waitFor();
    await guest.goto((await link.textContent()) ?? '');
    await guest.getByLabel('Your deck').selectOption('Overdue Tides');
    await guest.getByRole('button', { name: /^Sit down as/ }).click();
    await host.locator('[data-option="1"]').waitFor();
    await guest.getByText(/Waiting for/).waitFor();
    expect(await guest.locator('[data-option]').count()).toBe(0);
    const before = await guest.locator('[data-plain-table]').getAttribute('data-seq');
    await host.locator('[data-option]').last().click();
    await expect.poll(() => guest.locator('[data-plain-table]').getAttribute('data-seq')).not.toBe(before);
  });

  test('plays on this device as well', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/text`);
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByText('kept in this browser').waitFor();
    await page.getByRole('link', { name: /^New game: Slay the Spire/ }).click();
    await page.getByLabel('What to play').selectOption('fight');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[data-plain-table]').waitFor();
    expect(page.url()).toContain('/text/here-');
    const { over } = await playByKeyboard(page, { idle: /Not done yet/ });
    expect(['victory', 'defeat']).toContain(over);
  });
});

describe('a duel in text mode', () => {
  test('has clocks and a chat, and is played with a saved deck', async () => {
    const [ann, bob] = [await newPage(), await newPage()];
    const deck = { name: 'Deck of mine', ...starterDeck() };
    await ann.request.patch(`${app.url}/api/me`, { data: { name: 'Ann' } });
    await ann.request.put(`${app.url}/api/decks/mystic-spires/deck-of-mine`, { data: { version: 0, deck } });
    await ann.goto(`${app.url}/text/new/mystic-spires`);
    await ann.locator('select[name="deck"]').selectOption({ label: 'Deck of mine, a deck of yours' });
    await ann.locator('select[name="others"]').selectOption({ label: 'A friend, by link' });
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Begin' }).press('Enter');
    const link = await ann.getByText(/invite=/).innerText();

    await bob.request.patch(`${app.url}/api/me`, { data: { name: 'Bob' } });
    await bob.goto(link);
    await bob.getByRole('button', { name: /^Sit down as/ }).press('Enter');
    await bob.getByLabel('Your words').fill('Hello Ann');
    await bob.keyboard.press('Enter');
    await ann.getByRole('log').getByText('Bob: Hello Ann').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);

    const table = await openText(ann, {
      game: 'mystic-spires',
      setup: { decks: [null, 'Overdue Tides'], first: 'first' },
      seats: [{ holder: 'me' }, bot],
      clock: { seconds: 600, increment: 5 },
    });
    // The deck for the own seat is still to be chosen.
    await ann.locator('select[name="deck"]').selectOption({ label: 'Deck of mine, a deck of yours' });
    await ann.getByRole('button', { name: /^Play with it as/ }).press('Enter');
    await ann.waitForURL(`${app.url}/text/${table}`);
    await ann.locator('[data-option="1"]').waitFor();
    await ann.locator('[data-clocks]').getByText('the clock is running').waitFor();
  });

  test('takes a custom set-up as JSON, and says what is wrong with one', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/text/new/slay-the-spire`);
    await page.getByText('Custom set-up').click();
    const field = page.getByLabel('A set-up as JSON');
    await field.fill('{');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('alert').getByText('The custom set-up is not JSON').waitFor();
    await field.fill('{"characters": ["Nobody"]}');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('alert').getByText('characters').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await field.fill('{"characters": ["Watcher"]}');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[data-plain-table]').getByText('Watcher').first().waitFor();
  });
});
