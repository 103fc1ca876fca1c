import { setTimeout as pause } from 'node:timers/promises';
import { errors, type Locator, type Page } from 'playwright-core';
import { openTable } from './opened.ts';
import { settled } from './settled.ts';

/** Plays a fight the way a person would: by what is lit on the screen, never through the socket. */
export type Hands = 'mouse' | 'keyboard' | 'touch';

const stepLimit = 400;
const goneMs = 2_000;
const vainMs = 10_000;
/** Not in every frame: requesting frames costs as much as drawing them. */
const lookMs = 50;

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-seq'));

/** Does something and waits until the table has moved on. */
export async function andWait(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await seqOf(page);
  await act();
  await reached(page, before + 1);
}

/** Waits until the table has reached an entry. */
export const reached = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) >= wanted,
    seq,
    { polling: lookMs },
  );

/** Waits until one page shows what the other has already seen. */
export const catchUp = async (page: Page, other: Page): Promise<unknown> => reached(page, await seqOf(other));

const has = async (thing: Locator): Promise<boolean> => (await thing.count()) > 0;

/** Presses an element; false if it has gone meanwhile, like a question that was answered automatically. */
export async function press(thing: Locator, hands: Hands = 'mouse'): Promise<boolean> {
  const gone = new AbortController();
  const done = new AbortController();
  const watch = async (): Promise<void> => {
    do {
      await thing.waitFor({ state: 'hidden', signal: done.signal });
      // It may be gone because it was pressed, which shows a moment later.
      await pause(goneMs);
    } while (await thing.isVisible());
    gone.abort();
  };
  void watch().catch(() => undefined);
  // Cards of a full hand overlap: the left edge of each is free.
  const overlaps = hands === 'touch' && (await thing.getAttribute('data-hand-card')) !== null;
  const how = { signal: gone.signal, ...(overlaps ? { position: { x: 10, y: 30 } } : {}) };
  try {
    await (hands === 'touch' ? thing.tap(how) : thing.click(how));
    return true;
  } catch (error) {
    if (gone.signal.aborted) return false;
    throw error;
  } finally {
    done.abort();
  }
}

/**
 * Presses an element, if it is still there, and waits until the table has moved on or shown a refusal. Returns without
 * either only if the screen changed meanwhile: then the caller looks again.
 */
export async function pressAndWait(page: Page, thing: Locator, hands: Hands = 'mouse'): Promise<void> {
  const before = await seqOf(page);
  await pressFor(thing, hands, (limit) =>
    page.waitForFunction(
      (seq) =>
        Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq ||
        document.querySelector('[role="alert"], [data-action="end-anyway"]') !== null,
      before,
      { polling: lookMs, ...limit },
    ),
  );
}

/**
 * Presses an element and waits for the expected result; false if the element went or changed before it was pressed. A
 * press without a result on an unchanged element fails the test.
 */
async function pressFor(
  thing: Locator,
  hands: Hands,
  wait: (limit: { readonly timeout?: number }) => Promise<unknown>,
): Promise<boolean> {
  const seen = await looksOf(thing);
  if (!(await press(thing, hands))) return false;
  try {
    await wait({ timeout: vainMs });
    return true;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  if ((await looksOf(thing)) !== seen) return false;
  await wait({});
  return true;
}

const looksOf = (thing: Locator): Promise<string> =>
  thing.evaluateAll((found) => found.map((element) => element.outerHTML).join());

export const isOver = (page: Page): Promise<boolean> => has(page.locator('main[data-result]'));
export const isRewards = (page: Page): Promise<boolean> =>
  has(page.locator('[data-action="confirm-rewards"]'));

const picked = (page: Page): Locator => page.locator('[data-hand-card][aria-pressed="true"]:visible');

/** Plays one card, answers one question or ends the turn; waits a moment if there is nothing to do. */
export async function step(page: Page, hands: Hands = 'mouse'): Promise<void> {
  const first = (selector: string): Locator => page.locator(`${selector}:visible`).first();
  const anyway = first('[data-action="end-anyway"]');
  if (await has(anyway)) {
    await andWait(page, () => anyway.click());
    return;
  }
  const deckCard = first('[data-deck-card]');
  const playable = first('[data-hand-card][data-playable]:not([data-answer])');
  if (!(await has(picked(page)))) {
    const target = first('[data-target]');
    if (await has(target)) return pressTarget(page, target, hands);
  }
  const answer = first('[data-hand-card][data-answer]');
  if (await has(answer)) return pressAndWait(page, answer, hands);
  if (await has(deckCard)) return pickDeckCard(page, deckCard, hands);
  const choice = first('[data-question] button');
  if (await has(choice)) return pressAndWait(page, choice, hands);
  if (await has(playable)) return playCard(page, playable, hands);
  const end = first('[data-action="end-turn"]:not([disabled])');
  if (await has(end)) return pressAndWait(page, end, hands);
  await page.waitForTimeout(50);
}

/** A card of the deck is picked first and then confirmed. */
async function pickDeckCard(page: Page, card: Locator, hands: Hands): Promise<void> {
  if (await press(card, hands))
    await pressAndWait(page, page.locator('[data-action="confirm-choice"]'), hands);
}

/** Picks up a card, pays for it if there is a choice, and aims it or presses it again. */
export async function playCard(page: Page, card: Locator, hands: Hands): Promise<void> {
  const before = await seqOf(page);
  if (!(await has(picked(page)))) {
    // A tap takes effect a moment later. A click plays a card without a target at once.
    const played = (limit: { readonly timeout?: number }): Promise<unknown> =>
      page.waitForFunction(
        (seq) =>
          Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq ||
          document.querySelector('[data-hand-card][aria-pressed="true"]') !== null,
        before,
        { polling: lookMs, ...limit },
      );
    if (!(await pressFor(card, hands, played))) return;
    if ((await seqOf(page)) > before) return;
  }
  const amount = page.locator('[data-x]').last();
  if ((await has(amount)) && (await press(amount, hands)))
    await page.waitForFunction(
      (seq) =>
        Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq ||
        document.querySelector('[data-x]') === null,
      before,
    );
  if ((await seqOf(page)) > before) return;
  const target = page.locator('[data-target]:visible').first();
  await ((await has(target)) ? pressTarget(page, target, hands) : pressAndWait(page, picked(page), hands));
}

/** Presses a target. A finger's first tap shows what would happen, its second does it. */
export async function pressTarget(page: Page, target: Locator, hands: Hands): Promise<void> {
  const armed = page.locator('[data-armed]');
  if (hands === 'touch' && !(await pressFor(target, hands, (limit) => armed.waitFor(limit)))) return;
  await pressAndWait(page, target, hands);
}

/** Fights until the rewards or the end. */
export async function fight(page: Page, hands: Hands = 'mouse'): Promise<'rewards' | 'over'> {
  for (let steps = 0; steps < stepLimit; steps++) {
    if (await isOver(page)) return 'over';
    if (await isRewards(page)) return 'rewards';
    await step(page, hands);
  }
  throw new Error('The fight did not end.');
}

/** Reveals everything, takes the first of everything and confirms. */
export async function takeRewards(page: Page): Promise<void> {
  const reveal = page.locator('main').getByRole('button', { name: /^Reveal/ });
  while (await has(reveal)) await andWait(page, () => reveal.first().click());
  const offers = page.locator('[data-offer]');
  for (const offer of await offers.all()) {
    const first = offer.locator('[data-takeable]').first();
    if (!(await has(offer.locator('[data-taken]')))) await andWait(page, () => first.click());
  }
  await andWait(page, () => page.locator('[data-action="confirm-rewards"]').click());
}

/** From the front page into a solo fight: two clicks. */
export async function startSolo(page: Page, url: string, character = 'Ironclad'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /Play solo/ }).click();
  await page.getByRole('radio', { name: 'First fight only' }).check();
  await page.getByRole('button', { name: new RegExp(character) }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  await settled(page);
}

/** A first fight with a known opening hand, for tests that name cards. */
export async function startSeeded(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const { table } = await openTable(page, url, {
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad'] },
    seats: [{ holder: 'me' }],
    seed: 'five cards',
  });
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-hand-card]').first().waitFor();
  await settled(page);
}
