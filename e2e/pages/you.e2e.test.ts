import type { TableList } from '@three-spires/session/protocol';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';
import { openTable } from '../testing/opened.ts';

const { app, newPage } = inBrowserAlone();

/** Passkeys belong to names: a browser has none for an address in numbers. */
const address = (): string => `http://localhost:${app.port}`;

type Credential = { readonly credentialId: string; readonly privateKey: string };
type Device = { readonly page: Page; readonly session: CDPSession; readonly authenticatorId: string };

/** A browser with an authenticator, as a phone has one. */
const newDevice = async (): Promise<Device> => {
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { page, session, authenticatorId };
};

const credentialsOf = async ({ session, authenticatorId }: Device): Promise<readonly Credential[]> =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

const openYou = async (page: Page, name?: string): Promise<void> => {
  if (name !== undefined) await page.request.patch(`${address()}/api/me`, { data: { name } });
  await page.goto(`${address()}/you`);
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
};

const ALONE = {
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad'] },
  seats: [{ holder: 'me' }],
} as const;

/** The tables of the person who is known in this browser. */
const tablesOf = async (page: Page): Promise<readonly string[]> => {
  const { tables } = (await (await page.request.get(`${address()}/api/tables`)).json()) as TableList;
  return tables.map(({ table }) => table);
};

const nameOn = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Your name', exact: true }).inputValue();

describe('the page about you', () => {
  test('keeps an identity with a passkey and brings it to another browser', async () => {
    const phone = await newDevice();
    await openYou(phone.page, 'Ann');
    expect(await phone.page.locator('[data-action="sign-out"]').count()).toBe(0);
    await phone.page.locator('[data-action="add-passkey"]').click();
    await phone.page.locator('[data-passkey]').waitFor();
    const [credential] = await credentialsOf(phone);
    if (credential === undefined) throw new Error('the authenticator has no passkey');

    // The maker of the phone copies the passkey to the laptop, where a guest already plays.
    const laptop = await newDevice();
    await laptop.session.send('WebAuthn.addCredential', {
      authenticatorId: laptop.authenticatorId,
      credential: { ...credential, isResidentCredential: true, signCount: 10 } as never,
    });
    const { page } = laptop;
    await page.request.patch(`${address()}/api/me`, { data: { name: 'Gus' } });
    const { table } = await openTable(page, address(), ALONE);
    await openYou(page);
    await page.locator('[data-action="use-passkey"]').click();
    await page.getByText('1 running game').waitFor();
    await page.locator('[data-action="use-passkey-leave"]').click();
    await page.locator('[data-guest]').waitFor();
    expect(await nameOn(page)).toBe('Ann');
    expect(await page.locator('[data-device]').count()).toBe(2);

    // Signed out, the guest is back with the running game.
    await page.locator('[data-action="sign-out"]').click();
    await page.waitForURL(`${address()}/`);
    await openYou(page);
    expect(await nameOn(page)).toBe('Gus');

    // Once more, and now the game comes along. Signed out, there is a new guest.
    await page.locator('[data-action="use-passkey"]').click();
    await page.locator('[data-action="use-passkey-bring"]').click();
    await page.getByText('Sign out here').waitFor();
    expect(await nameOn(page)).toBe('Ann');
    expect(await page.locator('[data-guest]').count()).toBe(0);
    expect(await tablesOf(page)).toEqual([table]);
    await page.locator('[data-action="sign-out"]').click();
    await page.waitForURL(`${address()}/`);
    await openYou(page);
    expect(await nameOn(page)).toMatch(/^Guest \d/);
    expect(await tablesOf(page)).toEqual([]);

    // A game that was left at first is brought along on the page.
    const later = await openTable(page, address(), ALONE);
    await openYou(page, 'Eve');
    await page.locator('[data-action="use-passkey"]').click();
    await page.locator('[data-action="use-passkey-leave"]').click();
    await page.locator('[data-action="bring-guest"]').click();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.locator('[data-action="bring-guest-yes"]').click();
    await page.locator('[data-guest]').waitFor({ state: 'detached' });
    expect((await tablesOf(page)).toSorted()).toEqual([table, later.table].toSorted());
  });

  test('keeps the name on Enter, and says so', async () => {
    const page = await newPage();
    await openYou(page, 'Ann');
    const field = page.getByRole('textbox', { name: 'Your name', exact: true });
    const saved = page.locator('[data-saved][role="status"]');
    await field.fill('Ann of the Spire');
    expect(await saved.count()).toBe(0);
    await field.press('Enter');
    await saved.getByText('Saved').waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.press('!');
    await saved.waitFor({ state: 'detached' });
    await openYou(page);
    expect(await nameOn(page)).toBe('Ann of the Spire');
  });

  test('shows the portrait that was chosen in the lobby', async () => {
    const page = await newPage();
    await openYou(page, 'Ann');
    await page.getByText('Choose a portrait').click();
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/me'),
    );
    await page.getByRole('radio', { name: 'Portrait 2 from Slay the Spire' }).check({ force: true });
    const chosen = 'slay-the-spire/figure/silent';
    await page.locator(`[data-avatar="${chosen}"]`).nth(1).waitFor();
    expect((await kept).ok()).toBe(true);
    const { table } = await openTable(page, address(), {
      game: 'slay-the-spire',
      setup: { characters: ['Ironclad', 'Silent'] },
      seats: [{ holder: 'me' }, { holder: 'open' }],
    });
    await page.goto(`${address()}/table/${table}`);
    await page.locator(`[data-lobby] [data-seat="0"] [data-avatar="${chosen}"]`).waitFor();
  });

  test('deletes a person only by name, and then there is a new guest', async () => {
    const page = await newPage();
    await openYou(page, 'Ann');
    await page.locator('[data-action="delete"]').click();
    const button = page.locator('[data-action="delete-yes"]');
    expect(await button.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Type your name, Ann, to confirm' }).fill('Ann');
    await button.click();
    await page.waitForURL(`${address()}/`);
    await openYou(page);
    expect(await nameOn(page)).toMatch(/^Guest \d/);
  });

  test('can be read by everyone, on a phone and on a desktop', async () => {
    const { page } = await newDevice();
    await openYou(page, 'A rather long name of forty characters!!');
    await page.locator('[data-action="add-passkey"]').click();
    await page.locator('[data-passkey]').waitFor();
    for (const details of await page.locator('summary').all()) await details.click();
    await page.locator('[data-action="remove-passkey"]').click();
    await page.locator('[data-action="remove-passkey-yes"]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('makes an access token, which is shown once, opens what it says, and can be ended', async () => {
    const page = await newPage();
    await openYou(page);
    await page.getByText('New bot account').click();
    await page.getByLabel('Name of the bot').fill('Clockwork');
    await page.keyboard.press('Enter');
    await page.locator('[data-bot-account]', { hasText: 'Clockwork (bot)' }).waitFor();

    await page.getByText('New access token').click();
    await page.getByLabel('What is it for?').fill('my laptop');
    await page.getByLabel('It acts for').selectOption({ label: 'Clockwork (bot)' });
    await page.getByLabel('open tables, take seats').uncheck();
    await page.locator('[data-action="make-token"]').click();
    const secret = await page.locator('[data-secret] code').innerText();
    const ask = async (method: 'get' | 'post', path: string) =>
      await (await page.context().browser()?.newContext())?.request[method](address() + path, {
        headers: { authorization: `Bearer ${secret}` },
      });
    expect(await (await ask('get', '/api/me'))?.json()).toMatchObject({ name: 'Clockwork (bot)', bot: true });
    expect((await ask('post', '/api/tables'))?.status()).toBe(403);
    expect(await problemsAtBothWidths(page)).toEqual([]);

    await page.reload();
    await page.locator('[data-token]', { hasText: 'my laptop' }).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    await page.locator('[data-action="end-token"]').click();
    await page.locator('[data-token]').waitFor({ state: 'detached' });
    expect((await ask('get', '/api/me'))?.status()).toBe(401);
  });
});
