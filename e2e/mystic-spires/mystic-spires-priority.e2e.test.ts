import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { joinTable, LETHAL, openPosition } from '../testing/mystic-spires-battle.ts';

const { app, newPage } = inBrowser();

/** After so long a press that picked nothing up is made again. */
const lookMs = 3_000;
const PROGRAM = [{ holder: 'me' }, { holder: 'bot', level: 'adept' }] as const;

/** One Keeper acts, the other holds one Instant and nothing else. */
const ONE_INSTANT = {
  turn: 4,
  keepers: [
    { crystal: 10, hand: ['Kindling Imp'], field: ['Cinder Lancer'] },
    { hp: 20, crystal: 6, hand: ['Kiln Spark'] },
  ],
};

const card = (page: Page, name: string) => page.locator(`[data-hand-card][aria-label^="${name}"]`);
const thing = (page: Page, name: string) => page.locator(`[data-thing][aria-label^="${name}"]`);
const button = (page: Page, action: string) => page.locator(`[data-moment] [data-action="${action}"]`);
/** That the other Keeper does something, which a Kiln Spark may answer. */
const asked = (page: Page, deed: string) =>
  page
    .locator('[data-moment] [role="status"]')
    .getByText(new RegExp(`^Guest \\d{4} ${deed}\\. You can respond with Kiln Spark\\.$`));

const openTwo = async (): Promise<{ readonly host: Page; readonly guest: Page }> => {
  const host = await newPage();
  const guest = await newPage();
  const table = await openPosition(host, app.url, ONE_INSTANT);
  await joinTable(host, guest, app.url, table);
  await card(guest, 'Kiln Spark').waitFor();
  return { host, guest };
};

/** Whether the guest was asked since the last call. */
const watchQuestions = (guest: Page): Promise<void> =>
  guest.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { askedFor: seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[data-moment="respond"], [data-moment="window"]');
      if (bar !== null) seen.add(bar.querySelector('[role="status"]')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** Picks a Unit up. A press while a scene is told may only end the telling, so it is made again. */
async function pickUp(page: Page, unit: Locator): Promise<void> {
  const target = page.locator('[data-target]').first();
  while (!(await target.isVisible())) {
    await page.locator('[data-table]:not([data-telling])').waitFor();
    await unit.click();
    await target.waitFor({ timeout: lookMs }).catch(() => undefined);
  }
}

describe('an opposing turn with one Instant in hand', () => {
  test('asks when a Unit is summoned, at an attack and at the end of the turn, and says why', async () => {
    const { host, guest } = await openTwo();
    // A card without a target is played by one click.
    await card(host, 'Kindling Imp').click();
    await asked(guest, 'summons Kindling Imp').waitFor();
    expect(await seriousProblems(guest)).toEqual([]);
    await button(guest, 'pass').click();
    await thing(host, 'Kindling Imp').waitFor();
    // Two windows pass by: the end of Main Phase 1 and the beginning of the Battle Phase.
    await button(host, 'battle').click();
    await button(host, 'end-turn').waitFor();
    await pickUp(host, thing(host, 'Cinder Lancer'));
    await host.locator('[data-tower="1"][data-target]').click();
    await guest
      .locator('[data-moment="respond"]')
      .getByText(/^Cinder Lancer attacks .* Kiln Spark\.$/)
      .waitFor();
    // Pointing at Pass tells what comes of it.
    await button(guest, 'pass').hover();
    await guest.locator('[data-moment] [role="status"]').getByText('HP 20 → 16').waitFor();
    await button(guest, 'pass').click();
    await button(host, 'end-turn').getByText('End battle').click();
    await button(host, 'end-turn').getByText('End turn').click();
    await asked(guest, 'ends the turn').waitFor();
  });

  test('never asks about a card that was set aside in its inspector', async () => {
    const { host, guest } = await openTwo();
    await card(guest, 'Kiln Spark').focus();
    await guest.keyboard.press('i');
    await guest.getByRole('radio', { name: 'Never ask' }).check();
    expect(await seriousProblems(guest)).toEqual([]);
    await closeDialog(guest);
    await watchQuestions(guest);
    await card(host, 'Kindling Imp').click();
    await thing(host, 'Kindling Imp').waitFor();
    await button(host, 'end-turn').click();
    await guest.locator('[data-moment="acting"]').waitFor();
    expect(
      await guest.evaluate(() => [...(window as unknown as { askedFor: Set<string> }).askedFor]),
    ).toEqual([]);
  });

  test('always asks about a card that was chosen, also at the beginning of a battle', async () => {
    const { host, guest } = await openTwo();
    await card(guest, 'Kiln Spark').focus();
    await guest.keyboard.press('i');
    await guest.getByRole('radio', { name: 'Always ask' }).check();
    await closeDialog(guest);
    await button(host, 'battle').click();
    await asked(guest, 'leaves Main Phase 1').waitFor();
    // Once for all: the rest of the turn goes by.
    await button(guest, 'pass-turn').getByText('Pass until my turn').click();
    await button(host, 'end-turn').getByText('End battle').waitFor();
  });

  test('asks at every step while it is held, by button and key, and no longer after that', async () => {
    const { host, guest } = await openTwo();
    await button(guest, 'hold').click();
    await guest.locator('[data-action="hold"][aria-pressed="true"]').waitFor();
    await button(host, 'battle').click();
    await asked(guest, 'leaves Main Phase 1').waitFor();
    expect(await seriousProblems(guest)).toEqual([]);
    await button(guest, 'pass').click();
    await asked(guest, 'is in the Battle Phase').waitFor();
    await guest.keyboard.press('h');
    await button(host, 'end-turn').getByText('End battle').waitFor();
  });
});

describe('the bright button', () => {
  test('plays what is picked up, or leads to its targets', async () => {
    const page = await newPage({ hasTouch: true });
    await openPosition(page, app.url, LETHAL, PROGRAM);
    await card(page, 'Kiln Spark').click();
    const bright = page.locator('[data-moment] [data-action="choose-target"]');
    await bright.waitFor();
    await bright.click();
    await page.locator('[data-target]:focus').waitFor();
    await page.keyboard.press('Escape');
    // The first tap shows the card, and the second, here on the button, plays it.
    await card(page, 'Moonlit Courser').tap();
    await button(page, 'play').getByText('Play Moonlit Courser').waitFor();
    await andWait(page, () => button(page, 'play').tap());
    await thing(page, 'Moonlit Courser').waitFor();
  });
});

describe('leaving with a win on the table', () => {
  test('asks first, by button and key, and can be told not to', async () => {
    const page = await newPage();
    await openPosition(page, app.url, LETHAL, PROGRAM);
    await card(page, 'Kiln Spark').waitFor();
    await page.keyboard.press('e');
    const question = page.getByRole('dialog').getByText('Your Units could bring the opposing Tower down');
    await question.waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await closeDialog(page);
    await page.locator('[data-moment="acting"]').waitFor();
    await button(page, 'end-turn').click();
    await question.waitFor();
    await andWait(page, () => page.locator('[data-action="leave-anyway"]').click());
  });
});
