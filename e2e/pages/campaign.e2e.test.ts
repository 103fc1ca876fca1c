import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Campaign, newCampaign } from '@three-spires/slay-the-spire/campaign';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';
import { randomClimb } from '../testing/random-climb.ts';

const { app, newPage } = inBrowserAlone();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const track = (where: Page, text: string) => where.getByRole('img', { name: text });

describe('the campaign', () => {
  test('begins with everything locked', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Campaign' }).click();
    await track(page, 'Ironclad: 0 of 8 boxes, 0 of 3 locks open').waitFor();
    await page.getByRole('heading', { name: 'Achievements: 0 of 19' }).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('advances when a climb ends, and links to its story', async () => {
    const table = await randomClimb(page, app.url, { characters: ['Ironclad'], counts: true });
    await page.goto(`${app.url}/campaign`);
    await track(page, 'Ironclad: 1 of 8 boxes, 1 of 3 locks open').waitFor();
    await track(page, 'Silent: 0 of 8 boxes, 0 of 3 locks open').waitFor();
    const lock = page
      .locator('article', { hasText: 'Ironclad' })
      .locator('dl > div', { hasText: 'Lock 1, open' });
    expect(await lock.textContent()).toContain('Immolate');
    await page.getByText(/Sensory Stone/).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('link', { name: /Ironclad: lock 1 opened/ }).click();
    await page.locator('[data-story]').waitFor();
    expect(page.url()).toContain(table);
  });

  test('survives a crash of the server', async () => {
    await app.crash();
    await app.restart();
    await page.goto(`${app.url}/campaign`);
    await track(page, 'Ironclad: 1 of 8 boxes, 1 of 3 locks open').waitFor();
  });

  test('is exported as a file and imported elsewhere', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = await (await download).path();
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Campaign;
    expect(saved.boxes.Ironclad).toBe(1);

    const elsewhere = await newPage();
    await elsewhere.goto(`${app.url}/campaign`);
    await track(elsewhere, 'Ironclad: 0 of 8 boxes, 0 of 3 locks open').waitFor();
    const richer: Campaign = { ...saved, ascension: 2, achievements: ['Ninja'] };
    const copy = path.join(app.dataDir, 'campaign.json');
    writeFileSync(copy, JSON.stringify(richer));
    await elsewhere.locator('input[type="file"]').setInputFiles(copy);
    await track(elsewhere, 'Ironclad: 1 of 8 boxes, 1 of 3 locks open').waitFor();
    await elsewhere.getByRole('heading', { name: 'Achievements: 1 of 19' }).waitFor();
    await elsewhere.getByRole('heading', { name: 'Ascension 2 of 13' }).waitFor();
    expect(await problemsAtBothWidths(elsewhere)).toEqual([]);

    writeFileSync(copy, JSON.stringify({ ...newCampaign(), ascension: 99 }));
    await elsewhere.locator('input[type="file"]').setInputFiles(copy);
    await elsewhere.getByRole('alert').getByText('must be at most 13').waitFor();
    writeFileSync(copy, 'not a campaign');
    await elsewhere.locator('input[type="file"]').setInputFiles(copy);
    await elsewhere.getByRole('alert').getByText('holds no campaign').waitFor();
  });
});
