/** A server that has no time for a person now refuses what they send; the page sends it again, and nothing is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

const FIGHT = {
  die: 4,
  players: [{ character: 'Ironclad', hand: ['Defend', 'Strike'], draw: ['Strike'] }],
  enemies: [{ name: 'Jaw Worm', row: 1, hp: 8 }],
};
const TEXT = 'That was a lot of work for this server. It goes on in a moment.';

type Sent = { readonly type: string; readonly command?: string };

/** Refuses the first message of each of these types as a server does, with everything that comes in the pause. */
const refuseFirst = async (page: Page, types: readonly string[]): Promise<readonly Sent[]> => {
  const left = new Set(types);
  const refused: Sent[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    let isPaused = false;
    socket.onMessage((text) => {
      const message: Sent = JSON.parse(String(text));
      if (isPaused) return;
      if (!left.delete(message.type)) return server.send(text);
      refused.push(message);
      isPaused = true;
      const { command } = message;
      const error = { type: 'error', code: 'slow-down', text: TEXT, retryAfterMs: 150 };
      socket.send(JSON.stringify(command === undefined ? error : { ...error, command }));
      setTimeout(() => {
        isPaused = false;
      }, 150);
    });
  });
  return refused;
};

test('a look and a move that are refused come through after the pause, without a word', async () => {
  const page = await newPage();
  const refused = await refuseFirst(page, ['watch', 'move']);
  const error = { code: 'slow-down', text: TEXT };
  const answer = { status: 429, headers: { 'retry-after': '1' }, json: { error } };
  await page.route('**/api/me', (route) => route.fulfill(answer), { times: 1 });
  await openAt(page, app.url, FIGHT);
  const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
  await defend.waitFor();
  await andWait(page, () => defend.click());
  await expect.poll(() => page.locator('[data-hand-card]').count()).toBe(1);
  expect(refused.map(({ type }) => type)).toEqual(['watch', 'move']);
  expect(await page.getByText(TEXT).count()).toBe(0);
});
