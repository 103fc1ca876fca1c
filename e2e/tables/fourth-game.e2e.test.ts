import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createRandom } from '@three-spires/kernel';
import { playThrough, requireSoundImagining } from '@three-spires/kernel/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lanternStair } from '../lantern-stair/game.ts';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

/** Where the application with four games is built. */
const DIST = 'dist/lantern-stair';

// Runs before the hooks of `inBrowserAlone`, which start the server.
beforeAll(() => {
  const root = path.resolve(import.meta.dirname, '../..');
  const built = spawnSync(process.execPath, ['scripts/build-app.mjs', 'e2e/lantern-stair', DIST], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The application with four games is not built: ${built.stderr}`);
});

const { app, newPage } = inBrowserAlone(DIST);

const MOVES = ['Spend a cloak', 'Rest and keep your steps', 'Climb'];

/** Rests as soon as there is something to keep, until the game is over. */
const playToTheEnd = async (page: Page): Promise<void> => {
  const ending = page.getByRole('heading', { name: /reaches the top/ });
  for (;;) {
    const move = page.locator('main button').filter({ hasText: new RegExp(MOVES.join('|')) });
    await expect.poll(async () => (await ending.count()) + (await move.count())).toBeGreaterThan(0);
    if ((await ending.count()) > 0) return;
    const seq = await page.locator('[data-table]').getAttribute('data-seq');
    for (const name of MOVES) {
      const button = page.getByRole('button', { name, exact: true });
      if ((await button.count()) === 0) continue;
      await button.click();
      break;
    }
    await expect.poll(() => page.locator('[data-table]').getAttribute('data-seq')).not.toBe(seq);
  }
};

describe('a fourth game, registered with one line in the browser and one on the server', () => {
  test('is set up and played to its end against a bot', async () => {
    const page = await newPage();
    await page.goto(app.url);
    await page.getByRole('link', { name: /Climb the stair/ }).click();
    await page.getByRole('button', { name: 'Light the lantern' }).click();
    await page.getByText(/Your charms:/).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await playToTheEnd(page);
    expect(await page.getByRole('heading', { name: /reaches the top/ }).count()).toBe(1);
  });

  test('keeps the contract for bots: they are shown what their seat knows', () => {
    let varied = 0;
    for (let number = 0; number < 20; number++)
      playThrough(lanternStair, lanternStair.start({ seats: 2 }, `stair ${number}`), {
        name: `stair ${number}`,
        random: createRandom(`climber ${number}`, 1),
        look: (state) => {
          for (const seat of [0, 1]) {
            const disguised = lanternStair.copy(state);
            disguised.stair.reverse();
            disguised.climbers[1 - seat]?.charms.fill(1);
            disguised.random.reverse();
            if (requireSoundImagining(lanternStair, state, seat, disguised)) varied++;
          }
        },
      });
    expect(varied).toBeGreaterThan(100);
  });

  test('hides the charms of the other player and keeps the three other games', async () => {
    const page = await newPage();
    await page.goto(app.url);
    expect(await page.locator('h2').allTextContents()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Lantern Stair'),
        expect.stringContaining('Slay the Spire'),
      ]),
    );
    await page.getByRole('link', { name: /Climb the stair/ }).click();
    await page.getByRole('button', { name: 'Light the lantern' }).click();
    await page.getByText('2 hidden charms').waitFor();
    expect(await page.getByText(/Your charms:/).count()).toBe(1);
  });

  test('refuses a wrong set-up with the field that is wrong', async () => {
    const page = await newPage();
    await page.goto(app.url);
    const answer = await page.request.post(`${app.url}/api/tables`, {
      data: { game: 'lantern-stair', setup: { seats: 3 }, seats: [{ holder: 'me' }, { holder: 'bot' }] },
    });
    expect(answer.status()).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain('seats must be 2');
  });
});
