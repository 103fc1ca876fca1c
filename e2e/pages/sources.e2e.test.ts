import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { startSolo } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';

const GAMES = ['slay-the-spire', 'mystic-spires', 'stygian-society'] as const;
const TITLE = 'What is original, what is uncertain';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

describe('what is original, what is uncertain', () => {
  test('is reached from the library and from the rulebook, for every game', async () => {
    for (const game of GAMES) {
      for (const place of ['library', 'rules']) {
        await page.goto(`${app.url}/${place}/${game}`);
        await page.getByRole('link', { name: TITLE }).first().click();
        await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/sources/${game}`);
      }
    }
  });

  test('names what is disputed and leads to it', async () => {
    await page.goto(`${app.url}/sources/slay-the-spire`);
    await page.locator('[data-part="disputed"]').getByRole('link', { name: 'Spire Growth' }).click();
    const sources = page.locator('[data-opened="enemy/spire-growth"] [data-section="sources"]');
    await sources.waitFor();
    expect(await sources.textContent()).toContain('One transcription says 28 HP, the other 17.');
  });

  test('says that no card of Mystic Spires is the rulebook’s alone', async () => {
    await page.goto(`${app.url}/sources/mystic-spires`);
    expect(await page.locator('[data-count="partly"]').textContent()).toMatch(/^9/);
    await page.locator('[data-count="partly"]').click();
    await page.locator('[data-entry="unit/oneiros-the-weaver"]').waitFor();
    expect(await page.locator('[data-entry]').count()).toBe(9);
  });

  test('is marked on entries of the library, with a name for the mark', async () => {
    await page.goto(`${app.url}/library/slay-the-spire?kind=map`);
    const map = page.locator('[data-entry="map/act-ii-map"]');
    await map.locator('[data-standing="oneSource"]').waitFor();
    expect(await map.getAttribute('title')).toBe('One source');
    expect(await page.locator('[data-entry="map/act-iv"] [data-standing]').count()).toBe(0);
    await page
      .locator('[data-facet="source"]')
      .getByRole('button', { name: /^One source/ })
      .click();
    await expect.poll(() => page.locator('[data-entry]').count()).toBe(4);
  });

  test('has no serious problem for axe', async () => {
    for (const game of GAMES) {
      await page.goto(`${app.url}/sources/${game}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
  });
});

describe('boards and maps in the library', () => {
  test('open without a serious problem for axe', async () => {
    // With few entries behind them: axe takes time for every element.
    for (const place of [
      'slay-the-spire/map/act-i-map-side-a?kind=map',
      'slay-the-spire/board/watcher?kind=board',
      'mystic-spires/zone/graveyard?kind=zone',
      'stygian-society/hero/knight?kind=hero',
      'stygian-society/board/cube-tower?kind=board',
    ]) {
      await page.goto(`${app.url}/library/${place}`);
      await page.locator('[data-opened]').waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
  });

  test('draw a map with every space and lead from a hero to the skills', async () => {
    await page.goto(`${app.url}/library/slay-the-spire/map/act-iii-map`);
    await expect.poll(() => page.locator('[data-opened] [data-map] [data-standing]').count()).toBe(30);
    await page.goto(`${app.url}/library/stygian-society/hero/doctor`);
    await page.locator('[data-opened]').getByRole('link', { name: 'Field Dressing' }).click();
    await page.locator('[data-opened="skill/field-dressing"]').waitFor();
  });
});

describe('the player aid', () => {
  test('prints on one page of A4 and of Letter, without the frame around it', async () => {
    for (const game of GAMES) {
      await page.goto(`${app.url}/rules/${game}/aid`);
      await page.locator(`[data-aid="${game}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(/\/Count (\d+)/.exec(pdf)?.[1], `${game} on ${format}`).toBe('1');
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await page.getByRole('searchbox').isVisible()).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      await page.emulateMedia({ media: null });
    }
  });

  test('has no serious problem for axe', async () => {
    for (const game of GAMES) {
      await page.goto(`${app.url}/rules/${game}/aid`);
      await page.locator('[data-aid]').waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
  });

  test('is reached from the menu of a table', async () => {
    await startSolo(page, app.url);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: /Player aid/ });
    expect(await link.getAttribute('href')).toBe('/rules/slay-the-spire/aid');
  });
});

describe('before a game', () => {
  test('the set-up pages say how hard and how long it is', async () => {
    await page.goto(`${app.url}/new/slay-the-spire`);
    await page.getByText('Hardest', { exact: true }).waitFor();
    await page.getByText(/minutes an Act for one player here \(our estimate\)/).waitFor();
    await page.locator('input[name="Silent"]').nth(1).check();
    await page.getByText(/60–90 minutes an Act.*says the rulebook/).waitFor();
    await page.goto(`${app.url}/new/mystic-spires`);
    await page.getByText(/minutes a duel/).waitFor();
    // Both Keepers choose among the same decks.
    await page
      .getByText(/Hardly anything waits for the right moment/)
      .first()
      .waitFor();
    await page.goto(`${app.url}/new/stygian-society`);
    await page.getByText(/hours for one player/).waitFor();
    expect(await page.locator('[data-difficulty]').count()).toBe(4);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('the credits name the makers, and say where none is named', async () => {
    await page.goto(`${app.url}/credits`);
    const makers = (game: string) => page.locator(`[data-makers="${game}"]`);
    await makers('slay-the-spire').getByText('Gary Dworetsky, Anthony Giovannetti, Casey Yano').waitFor();
    await makers('stygian-society').getByText('Kevin Wilson').waitFor();
    expect(await makers('mystic-spires').getByText('not named by our sources').count()).toBe(3);
  });

  test('the credits have the licences of fonts, icons and libraries, and the version of the server', async () => {
    await page.goto(`${app.url}/library/stygian-society`);
    await page.locator('footer').getByRole('link', { name: 'Credits' }).click();
    const { version } = (await (await fetch(`${app.url}/api/version`)).json()) as { version: string };
    await page.locator(`[data-version="${version}"]`).waitFor();
    await page.locator('[data-package="react"]').waitFor();
    expect(await page.locator('[data-licences="fonts"] [data-package]').count()).toBe(2);
    await page.locator('[data-licences="icons"]').getByText('CC-BY-3.0').waitFor();
    const react = page.locator('[data-licences="libraries"] [data-package="react"]');
    await react.locator('summary').click();
    await react.getByText('Permission is hereby granted').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
});
