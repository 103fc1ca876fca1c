import type { Locator, Page } from 'playwright-core';

/** Plays a fight the way a person would: by what is lit on the screen, never through the socket. */
export type Hands = 'mouse' | 'keyboard' | 'touch';

const stepLimit = 400;
const answerMs = 10_000;
const cardMs = 4_000;

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-seq'));

/** Does something and waits until the table has moved on. */
export async function andWait(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await seqOf(page);
  await act();
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq,
    before,
    { timeout: answerMs },
  );
}

const press = (thing: Locator, hands: Hands, timeout = answerMs): Promise<void> =>
  hands === 'touch' ? thing.tap({ timeout }) : thing.click({ timeout });

const has = async (thing: Locator): Promise<boolean> => (await thing.count()) > 0;

export const isOver = (page: Page): Promise<boolean> => has(page.locator('main[data-result]'));
export const isRewards = (page: Page): Promise<boolean> =>
  has(page.locator('[data-action="confirm-rewards"]'));

/** Plays one card, answers one question or ends the turn. */
export async function step(page: Page, hands: Hands = 'mouse'): Promise<void> {
  const selected = page.locator('[data-hand-card][aria-pressed="true"]');
  const target = page.locator('[data-target]').first();
  if (!(await has(selected)) && (await has(target))) return andWait(page, () => press(target, hands));
  const answer = page.locator('[data-hand-card][data-answer]').first();
  if (await has(answer)) return andWait(page, () => press(answer, hands));
  const deckCard = page.locator('[data-deck-card]').first();
  if (await has(deckCard)) return pickDeckCard(page, deckCard, hands);
  const choice = page.locator('[data-question] button').first();
  if (await has(choice)) return andWait(page, () => press(choice, hands));
  const playable = page.locator('[data-hand-card][data-playable]').first();
  if (await has(playable)) return playCard(page, playable, hands);
  const end = page.locator('[data-action="end-turn"]:not([disabled])');
  if (await has(end)) return andWait(page, () => press(end, hands));
  await page.waitForTimeout(50);
}

/** A card of the deck is picked first and then confirmed. */
async function pickDeckCard(page: Page, card: Locator, hands: Hands): Promise<void> {
  await press(card, hands);
  await andWait(page, () => press(page.locator('[data-action="confirm-choice"]'), hands));
}

async function playCard(page: Page, card: Locator, hands: Hands): Promise<void> {
  try {
    await press(card, hands, cardMs);
  } catch (error) {
    // The fight was put away between looking and pressing.
    if (await has(card)) throw error;
    return;
  }
  const amount = page.locator('[data-x]').last();
  if (await has(amount)) {
    const before = await seqOf(page);
    await press(amount, hands);
    await page.waitForTimeout(150);
    if ((await seqOf(page)) > before) return;
  }
  const target = page.locator('[data-target]').first();
  if (await has(target)) await andWait(page, () => press(target, hands));
  else await andWait(page, () => press(page.locator('[data-hand-card][aria-pressed="true"]'), hands));
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

/** From the front page into a fight of one's own: two clicks. */
export async function startSolo(page: Page, url: string, character = 'Ironclad'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /Play solo/ }).click();
  await page.getByRole('radio', { name: 'First fight only' }).check();
  await page.getByRole('button', { name: new RegExp(character) }).click();
  await page.locator('[data-hand-card]').first().waitFor();
}

/** A first fight with a known opening hand, for tests that speak of cards by name. */
export async function startSeeded(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const table = await page.evaluate(async () => {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'slay-the-spire',
        setup: { characters: ['Ironclad'] },
        seats: [{ holder: 'me' }],
        seed: 'five cards',
      }),
    });
    return ((await response.json()) as { table: string }).table;
  });
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-hand-card]').first().waitFor();
}
