import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { difference, type Exhibit, exhibit, shown } from './exhibit.ts';
import { type EnginePage, installedEngines, startEngine } from './page.ts';
import { openFront, openTable, PATHS, playOnDevice, playThrough } from './smoke.ts';

const { url } = inject('sharedApp');
/** Whole figures differ by less than 0.004 between engines, figures in pieces by more than 0.02. */
const MOST_DIFFERENT = 0.01;
/** Runs in the page: by how many degrees each card of the hand is turned. */
const turns = (): number[] =>
  [...document.querySelectorAll('[data-hand-card]')].map(
    (card) => Number.parseFloat(getComputedStyle(card).rotate) || 0,
  );
const exhibits = new Map<string, readonly Exhibit[]>();

describe.each(installedEngines())('in %s', (engine) => {
  let page: EnginePage;

  beforeEach(async () => {
    page = await startEngine(engine, url);
  });

  afterEach(() => page.close());

  test.each(Object.keys(PATHS))('%s leads from the front page to its end', (game) =>
    playThrough(page, url, game),
  );

  test.each(Object.keys(PATHS))('%s is played and kept on this device', (game) =>
    playOnDevice(page, url, game),
  );

  test('each card of a hand is turned by its own place in the fan', async () => {
    await openFront(page, url, 'full');
    await openTable(page, url, {
      game: 'slay-the-spire',
      setup: { characters: ['Ironclad'] },
      seats: [{ holder: 'me' }],
      seed: 'fan',
    });
    await page.waitFor('[data-hand-card]');
    expect(await page.evaluate(turns)).toEqual([-5, -2.5, 0, 2.5, 5]);
  });

  test('figures look as in the other engines', async () => {
    const seen = await exhibit(page, url);
    exhibits.set(engine, seen);
    for (const one of seen) expect(shown(one), one.name).toBeGreaterThan(0.1);
    const first = exhibits.get('chromium') ?? [];
    const differences = seen.map((one, at) => {
      const other = first[at];
      return [one.name, other === undefined ? 1 : difference(one, other)] as const;
    });
    for (const [name, differs] of differences) expect(differs, name).toBeLessThan(MOST_DIFFERENT);
    expect(await page.errors()).toEqual([]);
  });
});
