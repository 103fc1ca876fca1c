import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { andWait, catchUp, isOver } from '../testing/fight.ts';
import { noOverlaps } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';
import {
  CASCADE,
  joinTable,
  openMysticSpires,
  openPosition,
  RACE,
  step,
} from '../testing/mystic-spires-battle.ts';

const { app, newPage } = inBrowser();

const person = (width: number): Promise<Page> => newPage({ viewport: { width, height: 860 } });

describe('two people at two screens', () => {
  test('play a duel to the end, and watch the replay', async () => {
    const host = await person(1440);
    const guest = await person(390);
    const table = await openPosition(host, app.url, RACE);
    await joinTable(host, guest, app.url, table);
    await expect.poll(() => guest.locator('[data-hand-card]').count()).toBe(1);
    await expect.poll(() => host.locator('[data-hand-card]').count()).toBe(2);
    for (let steps = 0; steps < 200 && !(await isOver(host)); steps++) {
      for (const [page, other] of [
        [host, guest],
        [guest, host],
      ] as const) {
        if (await isOver(page)) break;
        if (await step(page)) await catchUp(other, page);
      }
    }
    await guest.locator('main[data-result]').waitFor();
    const results = [
      await host.locator('main[data-result]').getAttribute('data-result'),
      await guest.locator('main[data-result]').getAttribute('data-result'),
    ];
    expect(results.sort()).toEqual(['defeat', 'victory']);
    // The other player finds the rematch that one has opened.
    await guest.locator('[data-action="rematch"]').click();
    await guest.locator('[data-hand-card]').first().waitFor();
    await host.getByRole('button', { name: 'To the rematch' }).click();
    await host.locator('[data-hand-card]').first().waitFor();
    expect(new URL(host.url()).pathname).toBe(new URL(guest.url()).pathname);
    await host.goto(`${app.url}/table/${table}`);
    await host.getByRole('link', { name: /replay|watch/i }).click();
    await host.locator('[data-tower]').first().waitFor();
    expect(await host.locator('[data-tower]').count()).toBe(2);
  });

  test('one answers inside the turn of the other, and the Cascade breaks', async () => {
    const host = await person(1440);
    const guest = await person(1024);
    const table = await openPosition(host, app.url, CASCADE);
    await joinTable(host, guest, app.url, table);
    await host.locator('[data-ability]').first().click();
    await andWait(host, () => host.locator('[data-thing][data-target]').click());
    await host.locator('[data-moment="waiting"]').waitFor();
    // What is offered meanwhile lies over none of what is watched.
    expect(
      await noOverlaps(host, ['[data-notify-offer]', '[data-tower]', '[data-crystal]', '[data-zone]']),
    ).toEqual([]);
    await guest.locator('[data-moment="respond"]').waitFor();
    // Links appear one by one.
    await expect.poll(() => guest.locator('[data-link]').count()).toBe(2);
    await guest.locator('[data-hand-card][aria-label^="Answering Flame"]').click();
    await guest.locator('[data-thing][data-target][aria-label^="Gallows Magus"]').click();
    // Both see the links resolve, the first two of them broken.
    for (const page of [host, guest]) {
      await page.locator('[data-link="3"][data-fate="resolved"]').waitFor();
      await page.locator('[data-link="2"][data-fate="disrupted"]').waitFor();
      await page.locator('[data-link="1"][data-fate="disrupted"]').waitFor();
      await page.locator('[data-thing][aria-label^="Gallows Magus"]').waitFor({ state: 'detached' });
      expect(await page.locator('[data-thing][aria-label^="Reef Lurker"]').count()).toBe(1);
    }
    await host.locator('[data-moment="acting"]').waitFor();
    // Once both agree, the undo also takes back the other player's answer.
    await host.keyboard.press('u');
    await guest.getByRole('button', { name: 'Agree' }).click();
    for (const page of [host, guest])
      await page.locator('[data-thing][aria-label^="Gallows Magus"]').waitFor();
    await guest.locator('[data-hand-card][aria-label^="Answering Flame"]').waitFor();
  });

  test('rock, paper, scissors decides who goes first', async () => {
    const host = await person(1024);
    const guest = await person(390);
    const table = await openMysticSpires(host, app.url, { first: 'throw' }, [
      { holder: 'me' },
      { holder: 'open' },
    ]);
    await joinTable(host, guest, app.url, table);
    for (const page of [host, guest]) await page.locator('[data-choice="rock"]').click();
    for (const page of [host, guest]) await page.locator('[data-thrown="0:0"]').waitFor();
    await host.locator('[data-choice="paper"]').click();
    expect(await guest.locator('[data-thrown="1:0"]').count()).toBe(0);
    await guest.locator('[data-choice="rock"]').click();
    await host.locator('[data-choice="second"]').click();
    await guest.locator('[data-hand-card]').first().waitFor();
    await guest.locator('[data-moment="acting"]').waitFor();
    await host.locator('[data-moment="waiting"]').waitFor();
  });
});
