import { loadPhysics } from '@three-spires/stygian-society/tower/fall';
import { TRIAL_DROPS, trial } from '@three-spires/stygian-society/tower/trial';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';

const { app, newPage } = inBrowser();

const openTower = async (motion: 'reduce' | 'no-preference'): Promise<Page> => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: motion });
  await page.goto(`${app.url}/tower`);
  return page;
};

const fingerprintHere = async (): Promise<string> => {
  const run = trial(await loadPhysics(), TRIAL_DROPS);
  for (;;) {
    const step = run.next();
    if (step.done === true) return step.value;
  }
};

const dropped = (page: Page, cubes: number) => page.getByText(`Dropped ${cubes},`).waitFor();

test('the same 500 drops fall the same way in Node and in Chromium', async () => {
  expect(TRIAL_DROPS).toBe(500);
  const page = await openTower('reduce');
  await page.getByRole('button', { name: /Let 500 drops fall/ }).click();
  const here = await fingerprintHere();
  const output = page.locator('output[data-print]');
  await output.waitFor({ timeout: 120_000 });
  expect(await output.getAttribute('data-print')).toBe(here);
});

test('without animation the tower is a still picture with the same content, and axe finds nothing', async () => {
  const page = await openTower('reduce');
  await page.locator('[data-tower="still"]').waitFor();
  for (let drop = 1; drop <= 3; drop++) {
    await page.getByRole('button', { name: 'Drop six cubes' }).click();
    await dropped(page, 6 * drop);
  }
  const [, stuck, field, crypt] =
    /in the tower (\d+), field (\d+), crypt (\d+)/.exec(await page.getByRole('status').innerText()) ?? [];
  const shown = Number(stuck) + Number(field) + Number(crypt);
  expect(await page.locator('[data-tower] [data-colour]').count()).toBe(shown);
  expect(await page.getByText(/Cube tower\. Stuck in it/).innerText()).toContain('The last drop');
  expect(await seriousProblems(page)).toEqual([]);
});

test('cubes fall in the glass, and the tower turns by keys', async () => {
  const page = await openTower('no-preference');
  await page.locator('[data-ready="true"]').waitFor();
  await page.getByRole('button', { name: 'Drop six cubes' }).click();
  // Checked in every frame, so that a short fall is not missed.
  await page.waitForFunction(() => document.querySelector('[data-falling="true"]') !== null);
  await page.locator('[data-falling="false"]').waitFor();
  await dropped(page, 6);
  const reset = page.getByRole('button', { name: /from the front/ });
  expect(await reset.isDisabled()).toBe(true);
  await page.getByRole('button', { name: /to the left/ }).press('ArrowRight');
  expect(await reset.isDisabled()).toBe(false);
  await reset.click();
  expect(await reset.isDisabled()).toBe(true);
  expect(await seriousProblems(page)).toEqual([]);
});

test('a fall can be skipped', async () => {
  const page = await openTower('no-preference');
  // No more animation frames, so the fall cannot end by itself.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.locator('[data-ready="true"]').waitFor();
  await page.getByRole('button', { name: 'Drop six cubes' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('[data-falling="false"]').waitFor();
  await dropped(page, 6);
  expect(await page.getByRole('button', { name: 'Drop six cubes' }).isEnabled()).toBe(true);
});
