import { moveA, moveB } from '@three-spires/kernel';
import { type SlayTheSpireState, slayTheSpire } from '@three-spires/slay-the-spire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { planNext, type Step, viewOf } from '../testing/climb-plan.ts';
import { reached } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

const SEED = 'act one 2';

beforeAll(async () => {
  page = await newPage();
  // Automatic moves are off, so that the page makes exactly the moves of the plan.
  await page.context().addInitScript(() => {
    localStorage.setItem(
      'three-spires.settings',
      JSON.stringify({
        ...{ speed: 'instant', motion: 'less', askFirst: false },
        ...{ autoOrder: false, autoDie: false, autoEnter: false },
      }),
    );
  });
});

const check = (name: string, value: string): Promise<void> =>
  page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });

describe('a new climb', () => {
  test('is set up on its page, which shows each problem next to its field', async () => {
    await page.goto(`${app.url}/new`);
    await page.getByRole('button', { name: 'Begin the climb' }).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.locator('input[name="Silent"]').nth(1).check();
    await check('mode', 'custom');
    await check('unlocks', 'none');
    await check('ascension', '5');
    await page.getByRole('checkbox', { name: /^All Star/ }).check();
    await page.getByRole('checkbox', { name: /^The Last Stand/ }).check();
    await page.getByText('Cursed start').waitFor();
    await page.getByRole('button', { name: 'Begin the climb' }).click();
    await page.getByRole('group', { name: 'The climb' }).getByRole('alert').waitFor();
    expect(await page.getByRole('group', { name: 'The climb' }).getByRole('alert').textContent()).toMatch(
      /All Star needs the colorless unlock/,
    );
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^All Star/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Uncertain Future/ }).check();
    await page.getByRole('button', { name: 'Begin the climb' }).click();
    await page.locator('[data-place="neow"]').waitFor();
    await page.getByText('Ascension 5').or(page.locator('[data-tip="Ascension 5"]')).first().waitFor();
    expect(
      await page.getByRole('complementary', { name: 'The party' }).getByRole('listitem').count(),
    ).toBeGreaterThan(1);
  });

  test('is listed with a description', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: /Custom run · Ascension 5 · Uncertain Future/ }).waitFor();
  });
});

describe('modifiers of a new climb', () => {
  test('a Daily Climb may be a roll of your own', async () => {
    await page.goto(`${app.url}/new`);
    await check('mode', 'daily');
    await page.getByText(/^Rolled for/).waitFor();
    await check('dailyRoll', 'own');
    await page.getByText('the die is rolled once for each section').waitFor();
    await page.getByText('Daily Climb, own roll').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin the climb' }).click();
    await page.locator('[data-place="neow"]').waitFor();
    await page.goto(app.url);
    await page.getByRole('link', { name: /Daily Climb, own roll/ }).waitFor();
  });

  test('a Quick Start may have modifiers', async () => {
    await page.goto(`${app.url}/new`);
    await check('mode', 'quickStart');
    await page.getByRole('checkbox', { name: /^Cursed/ }).check();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin the climb' }).click();
    await page.locator('[data-table]').waitFor();
    await page.goto(app.url);
    await page.getByRole('link', { name: /Quick start in Act II · Cursed/ }).waitFor();
  });
});

const hero = {
  character: 'Ironclad',
  hp: 7,
  gold: 6,
  relics: ['Loaded Die', 'Vajra'],
  potions: ['Fire Potion'],
};
const friend = { character: 'Silent', hp: 8, gold: 2, relics: ['Anchor'], potions: ['Block Potion'] };
const onTheWay = { room: 'map', map: 'act1-A', space: 5, path: [0, 2, 5] };

describe('the places between the rooms', () => {
  const at = async (
    players: readonly { character: string }[],
    climb: object,
    seats?: number,
  ): Promise<Page> => {
    const own = await newPage();
    const position = { players, enemies: [], climb };
    await stage(own, app.url, position, seats);
    return own;
  };

  test('Neow gives what a player chooses, and shows the choices of the others', async () => {
    const own = await at([hero, friend], { room: 'neow' }, 1);
    expect(await problemsAtBothWidths(own)).toEqual([]);
    await own.close();
  });

  test('the map is walked by keyboard, shows votes and the path taken, and opens anywhere', async () => {
    const own = await at(
      [hero, friend],
      { ...onTheWay, faceDown: [8, 11], modifiers: ['Uncertain Future'] },
      1,
    );
    await own
      .locator('[data-tip="Unknown room, floor 4"]')
      .or(own.getByRole('button', { name: /Go to Unknown room/ }))
      .first()
      .waitFor();
    expect(await problemsAtBothWidths(own)).toEqual([]);
    await own.keyboard.press('ArrowRight');
    await own.keyboard.press('ArrowRight');
    const chosen = await own.evaluate(() => document.activeElement?.getAttribute('data-target'));
    expect(chosen).toBe('room:9');
    await own.keyboard.press('Enter');
    await own.getByRole('button', { name: 'Go to Event, floor 4; chosen by Ironclad' }).waitFor();
    expect(await own.locator('[data-map] [data-standing="gone"]').count()).toBe(2);
    await own.locator('[data-action="map"]').click();
    await own.getByRole('dialog', { name: 'Act I' }).waitFor();
    expect(await problemsAtBothWidths(own)).toEqual([]);
    await own.close();
  });

  test('two players change their rows on the map', async () => {
    const own = await at([hero, friend], onTheWay);
    const boards = own.locator('aside[data-count] li[data-mood]');
    await boards.first().waitFor();
    const rows = (): Promise<(string | null)[]> =>
      boards.evaluateAll((all) => all.map((board) => board.getAttribute('data-mood')));
    expect(await rows()).toEqual(['silent', 'ironclad']);
    await own.locator('[data-action="swap-rows"]').first().click();
    await own.locator('[data-target^="player:"], [data-question] button').first().click();
    await own
      .getByRole('button', { name: /Swap rows/ })
      .first()
      .click();
    await own.waitForFunction(
      () =>
        document.querySelector('aside[data-count] li[data-mood]')?.getAttribute('data-mood') === 'ironclad',
    );
    expect(await rows()).toEqual(['ironclad', 'silent']);
    await own.close();
  });

  test('the end of an Act and the draft of a quick start', async () => {
    const end = await at([hero, friend], { room: 'actEnd', act: 1 }, 1);
    await end.getByRole('button', { name: /On to Act II.*heals fully/ }).waitFor();
    expect(await problemsAtBothWidths(end)).toEqual([]);
    await end.close();
    const quick = await at([hero], { room: 'quickStart', startAct: 3 });
    await quick.getByRole('heading', { name: 'Quick start', level: 1 }).waitFor();
    expect(await problemsAtBothWidths(quick)).toEqual([]);
    await quick.close();
  });
});

/** By keyboard: quick, and reaches controls under a panel too. */
async function press(selector: string): Promise<void> {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
}

const has = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

/** Through the list of all options, which every screen has. */
async function byList(move: number): Promise<void> {
  const closed = '[aria-label="All options"] > [aria-expanded="false"]';
  await page.locator('[aria-label="All options"]').waitFor();
  if (await has(closed)) await press(closed);
  await press(`[data-move="${move}"]`);
}

/** Plays a card from the hand if its target is visible; everything else through the list. */
async function playCard(state: SlayTheSpireState, move: number): Promise<void> {
  const card = `[data-hand-card="${moveA(move)}"]`;
  const readable = slayTheSpire.describe(state, 0, move);
  if (!('enemy' in readable) || 'x' in readable || !(await has(card))) return byList(move);
  await press(card);
  await press(`[data-target="enemy:${moveB(move) - 1}"]`);
}

/** Carries out a step on the screen it belongs to. */
async function act(state: SlayTheSpireState, { move, does }: Step): Promise<void> {
  const { phase, run } = viewOf(state);
  const lit =
    does === 'vote' && phase === 'map'
      ? `[data-target="room:${run?.reachable[moveA(move)]}"]`
      : does === 'vote' && phase === 'actEnd'
        ? `[data-target="choice:${moveA(move)}"]`
        : does === 'option' && phase === 'neow'
          ? `[data-target="option:${moveA(move)}"]`
          : does === 'end turn'
            ? '[data-action="end-turn"]:not([disabled])'
            : undefined;
  if (lit !== undefined) await press(lit);
  else if (does === 'play') await playCard(state, move);
  else await byList(move);
}

/** Where the party is, in one word: a phase, or the kind of room of a fight. */
const placeOf = (state: SlayTheSpireState): string => {
  const { phase, run, enemies, question } = viewOf(state);
  const fighting = enemies.some(({ status }) => status === 'alive');
  if (question !== undefined && question.kind !== 'party') return `question in ${phase}`;
  return fighting ? `fight: ${run?.room}` : phase === 'room' ? `${run?.room}` : phase;
};

/** A reload loses nothing at any point. */
async function reload(seq: number): Promise<void> {
  await page.reload();
  await reached(page, seq);
}

test('Act I from Neow to the fall of its Boss, and the end of the climb', async () => {
  await page.goto(`${app.url}/new`);
  await check('unlocks', 'all');
  await page.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  await page.getByRole('button', { name: 'Begin the climb' }).click();
  await page.locator('[data-place="neow"]').waitFor();

  const unlocks = { Ironclad: 3, Silent: 3, Defect: 3, Watcher: 3, colorless: true, actFour: true };
  const setup = slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { unlocks } });
  const state = slayTheSpire.start(setup, SEED);
  const places = new Set<string>();
  const rooms = new Set<string>();
  let seq = 0;
  while (slayTheSpire.outcome(state) === undefined) {
    for (const step of planNext(state, rooms, `${SEED} ${seq}`)) {
      const place = placeOf(state);
      if (!places.has(place)) await reload(seq);
      places.add(place);
      await act(state, step);
      slayTheSpire.apply(state, 0, step.move);
      seq++;
      await reached(page, seq);
      const { run } = viewOf(state);
      if (run !== undefined && run.room !== 'none') rooms.add(run.room);
    }
  }
  expect(slayTheSpire.outcome(state)?.result).toBe('victory');
  await page.locator('main[data-result="victory"]').waitFor();
  expect([...rooms].sort()).toEqual([
    'boss',
    'campfire',
    'elite',
    'encounter',
    'event',
    'merchant',
    'treasure',
  ]);
  expect([...places]).toEqual(
    expect.arrayContaining(['neow', 'map', 'rewards', 'merchant', 'bossRelics', 'actEnd']),
  );
});
