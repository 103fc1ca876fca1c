import { mysticSpires } from '@three-spires/mystic-spires';
import type { NewTableBody } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';
import { playOnDevice } from './device-game.ts';
import { openTable } from './opened.ts';
import { playAtRandom } from './random-game.ts';

/** A place of the application: an address, and what is pressed there. */
export type Place = {
  readonly name: string;
  readonly path: string;
  /** In place of the number of the server. */
  readonly host?: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Wants movement, as the glass tower does. */
  readonly moves?: true;
  /** What it shows where something fails that it can do without. */
  readonly instead?: string;
};

const ME = { holder: 'me' } as const;

const SETUPS = {
  'slay-the-spire': { characters: ['Ironclad'] },
  'mystic-spires': { decks: ['March of Cinders', 'Critical Light'] },
  'stygian-society': { players: 1 },
} as const;

const LESSONS = { 'slay-the-spire': 'fight', 'mystic-spires': 'duel', 'stygian-society': 'turn' } as const;

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Points at something that has an explanation, whatever lies over it. */
const explained = (page: Page): Promise<void> =>
  page
    .locator('[data-game] [data-explain]')
    .first()
    .dispatchEvent('pointerover', { pointerType: 'mouse', buttons: 0 });

/** Another person says something at a table. */
const speak = (other: Page, { table, invite }: { readonly table: string; readonly invite: string }) =>
  other.evaluate(
    async ([id, invitation]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      await new Promise((resolve) => {
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(data as string) as { type: string };
          if (type === 'accepted') resolve(undefined);
          if (type === 'picture')
            socket.send(
              JSON.stringify({ type: 'chat', command: 'a-line-of-chat', table: id, text: 'Hello' }),
            );
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', table: id, invite: invitation }));
      });
      socket.close();
    },
    [table, invite],
  );

const post = <Answer>(page: Page, path: string, data: object): Promise<Answer> =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      return await (await fetch(to, { method: 'POST', headers, body })).json();
    },
    [path, JSON.stringify(data)] as const,
  );

/** A host of its own is another person: only there a notice covers what is to be pressed. */
const challengeAt = async (page: Page, other: Page, host: string): Promise<void> => {
  const guest = await page.context().newPage();
  await guest.goto(page.url().replace('127.0.0.1', host));
  const person = await guest.evaluate(async () => (await (await fetch('/api/me')).json()).id as string);
  await guest.close();
  const body: NewTableBody = {
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad', 'Silent'] },
    seats: [ME, { holder: 'open' }],
  };
  const { table } = await openTable(other, new URL(other.url()).origin, body);
  await post(other, '/api/challenges', { table, person });
};

/** Every page of the application, and the dialogs and pickers that load something of their own. */
export const placesFor = async (page: Page, other: Page): Promise<readonly Place[]> => {
  const places: Place[] = [
    { name: 'front page', path: '/', instead: 'main h1' },
    {
      ...{ name: 'solo picker', path: '/', instead: 'section[aria-busy] button:has-text("Ironclad")' },
      act: (at) => at.getByRole('button', { name: /Play solo/ }).click(),
    },
    { name: 'together picker', path: '/', act: press('[data-action="together"]') },
    {
      // An address of its own: the choice is kept for all pages of one.
      ...{ name: 'front page on this device', path: '/', host: 'device.localhost', instead: 'main h1' },
      act: (at) => at.getByRole('button', { name: 'On this device' }).click(),
    },
    { name: 'settings of the front page', path: '/', act: press('[data-action="settings"]') },
    ...[
      '/credits',
      '/history',
      '/notices',
      '/you',
      '/operator',
      '/decks',
      '/decks/new',
      '/play',
      '/bots',
      '/text',
    ].map((path) => ({ name: path, path })),
    { name: '/daily', path: '/daily/slay-the-spire' },
    { name: '/campaign', path: '/campaign', instead: 'main [role="alert"]' },
    { name: 'glass tower', path: '/tower', moves: true, instead: '[data-tower]' },
    {
      ...{ name: 'the fall of cubes', path: '/tower', instead: 'main h1' },
      act: (at) => at.getByRole('button', { name: /Let 500 drops fall/ }).click(),
    },
    {
      // Browsers have passkeys for names alone, not for addresses in numbers.
      ...{ name: 'passkeys', path: '/you', host: 'localhost', instead: 'main [role="alert"]' },
      act: press('[data-action="add-passkey"]'),
    },
  ];
  const { bots } = await post<{ bots: readonly { id: string }[] }>(other, '/api/me/bots', { name: 'Gear' });
  const bot = bots[0]?.id;
  // A bot account is listed once a program can play for it.
  await post(other, '/api/me/tokens', { name: 'Gear', scopes: ['play'], bot });
  await challengeAt(page, other, 'challenged.localhost');
  places.push(
    { name: 'a bot', path: `/bots/${bot}` },
    { name: 'a challenge', path: `/bots/${bot}`, act: press('[data-action="challenge"]') },
    { name: 'a notice of a challenge', path: '/credits', host: 'challenged.localhost', instead: 'main h1' },
    {
      ...{ name: 'inviting to a game of this device', path: '/', host: 'inviting.localhost' },
      act: async (at) => {
        await at.getByRole('button', { name: 'On this device' }).click();
        await at.getByText('kept in this browser').waitFor();
        const setup = { characters: ['Ironclad', 'Silent'] };
        const body = { game: 'slay-the-spire', setup, seats: [ME, ME] };
        const { table } = await playOnDevice(at, { body, moves: 0 });
        await at.goto(`${new URL(at.url()).origin}/table/${table}`);
        await at.getByRole('button', { name: 'Menu' }).click();
        await at.getByRole('button', { name: 'Invite someone' }).click();
      },
    },
  );
  const open = async (body: NewTableBody): ReturnType<typeof openTable> =>
    openTable(page, new URL(page.url()).origin, body);
  for (const game of Object.keys(SETUPS) as (keyof typeof SETUPS)[]) {
    const setup = SETUPS[game];
    const body = { game, setup, seats: game === 'mystic-spires' ? [ME, { holder: 'bot' } as const] : [ME] };
    const [running, over] = [await open(body), await open(body)];
    await playAtRandom(page, over.table, {
      ...{ luck: 3 },
      ...(game === 'mystic-spires' ? { moves: 3, concession: mysticSpires.concession ?? 0 } : {}),
    });
    places.push(
      { name: `replay of ${game}`, path: `/replay/${over.table}`, instead: 'main [role="status"] + a' },
      { name: `set-up of ${game}`, path: `/new/${game}` },
      { name: `library of ${game}`, path: `/library/${game}` },
      { name: `sandbox of ${game}`, path: `/sandbox/${game}` },
      { name: `what if of ${game}`, path: `/what-if/${game}` },
      { name: `rulebook of ${game}`, path: `/rules/${game}` },
      { name: `player aid of ${game}`, path: `/rules/${game}/aid` },
      { name: `sources of ${game}`, path: `/sources/${game}` },
      { name: `a lesson of ${game}`, path: `/learn/${game}/${LESSONS[game]}` },
      {
        ...{
          name: `an explanation of ${game}`,
          path: `/table/${running.table}`,
          instead: '[data-table] main',
        },
        act: explained,
      },
      {
        ...{
          name: `shared story of ${game}`,
          path: `/story/${over.table}`,
          instead: '[data-action="share"]:has-text("could not be drawn")',
        },
        act: press('[data-action="share"]'),
      },
      {
        ...{ name: `rules at a table of ${game}`, path: `/table/${running.table}` },
        act: (at) => at.getByRole('button', { name: 'Rules', exact: true }).click(),
      },
      { name: `text set-up of ${game}`, path: `/text/new/${game}` },
      { name: `text mode of ${game}`, path: `/text/${running.table}` },
      { name: `table of ${game}`, path: `/table/${running.table}` },
    );
    // The log of this game has a line from the beginning.
    if (game === 'slay-the-spire')
      places.push({ name: 'why', path: `/table/${running.table}`, act: press('[data-log-line]') });
  }
  const duel = await open({
    game: 'mystic-spires',
    setup: SETUPS['mystic-spires'],
    seats: [ME, { holder: 'open' }],
  });
  places.push(
    { name: 'invitation', path: `/join/${duel.table}/${duel.invite}` },
    {
      ...{ name: 'what one can do about a person', path: `/table/${duel.table}` },
      act: async (at) => {
        await at.getByRole('button', { name: /^Chat/ }).click();
        await at.locator('#chat [data-action="person"]').first().click();
      },
    },
    { name: 'lobby', path: `/table/${duel.table}` },
  );
  await speak(other, duel);
  return places;
};
