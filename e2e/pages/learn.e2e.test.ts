import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { andWait, fight, type Hands, playCard, pressTarget, step, takeRewards } from '../testing/fight.ts';
import { pressedInPlaceOf } from '../testing/geometry.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { pressFirst } from '../testing/press-first.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
type Screen = (typeof SCREENS)[number];

const stepOf = (page: Page): Promise<string | undefined> =>
  page
    .locator('[data-step]')
    .getAttribute('data-step', { timeout: 30_000 })
    .then((name) => name ?? undefined);

const shown = (page: Page, name: string): Promise<void> => page.locator(`[data-step="${name}"]`).waitFor();

/**
 * Waits for a step, and holds that its box is on the screen, beside what it explains and what can be pressed: on every
 * screen, the one it is played on last.
 */
async function at(page: Page, name: string): Promise<void> {
  await shown(page, name);
  const played = page.viewportSize();
  for (const screen of SCREENS.filter(({ width }) => width !== played?.width)) await fitsOn(page, screen);
  if (played !== null) await fitsOn(page, played);
}

/** Resizes the screen; the box follows within two frames. */
async function fitsOn(page: Page, screen: Readonly<{ width: number; height: number }>): Promise<void> {
  await page.setViewportSize(screen);
  await settled(page);
  await expect.poll(async () => ({ screen, wrong: await misplaced(page) })).toEqual({ screen, wrong: [] });
}

/** What a player is asked to press while the step is played. */
const LIT = [
  '[data-target]',
  '[data-usable]',
  '[data-playable]',
  '[data-takeable]',
  '[data-choice]:not(:disabled)',
  'main :is([data-action], [data-does]):enabled',
].join();

const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate((lit) => {
    const box = document.querySelector('[data-step]');
    if (box === null) return ['there is no box'];
    const name = box.getAttribute('data-step');
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const ring = document.querySelector('[data-ring]')?.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const covers = (thing: DOMRect): boolean =>
      Math.min(right, thing.right) - Math.max(left, thing.left) > 1 &&
      Math.min(bottom, thing.bottom) - Math.max(top, thing.top) > 1;
    const isPlayed = box.querySelector('[data-learn="next"], [data-learn="onwards"]') === null;
    const covered = [...document.querySelectorAll(lit)].filter(
      (thing) => thing.checkVisibility({ visibilityProperty: true }) && covers(thing.getBoundingClientRect()),
    );
    const wordsOf = (thing: Element): string =>
      (thing.getAttribute('aria-label') ?? thing.textContent ?? '').slice(0, 40);
    return [
      ...(inside ? [] : [`${name}: the box leaves the screen (${left}, ${top}, ${right}, ${bottom})`]),
      ...(ring !== undefined && covers(ring) ? [`${name}: the box covers what it explains`] : []),
      ...(isPlayed ? covered.map((thing) => `${name}: the box covers ${wordsOf(thing)}`) : []),
    ];
  }, LIT);

const click = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();
const next = (page: Page): Promise<void> => click(page, '[data-learn="next"]');

/** Reads steps that are left by their button. */
async function read(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await at(page, name);
    await next(page);
  }
}

async function open(page: Page, lesson: string): Promise<void> {
  await page.goto(`${app.url}/learn/${lesson}`);
  await page.locator('[data-step]').waitFor();
}

const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;

const play = (page: Page, name: string, hands: Hands = 'mouse'): Promise<void> =>
  playCard(page, page.locator(`${card(name)}[data-playable]`).first(), hands);

/** Plays the fight of a lesson to its rewards, with every character. */
async function win(page: Page): Promise<void> {
  for (let moves = 0; moves < 200; moves++) {
    if ((await page.locator('[data-action="confirm-rewards"]').count()) > 0) return;
    const waiting = page.locator('fieldset button[data-deciding][aria-pressed="false"]').first();
    const ended = page.locator('[data-action="end-turn"]:not([disabled])');
    if ((await ended.count()) === 0 && (await waiting.count()) > 0) await waiting.click();
    else await step(page);
  }
  throw new Error('The fight did not end.');
}

const LESSONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'slay-the-spire/fight': async (page) => {
    await at(page, 'pick');
    await click(page, card('Strike'));
    await at(page, 'attack');
    await pressTarget(page, page.locator('[data-target]').first(), 'mouse');
    await read(page, 'energy', 'intent');
    await at(page, 'block');
    await play(page, 'Defend');
    await at(page, 'spend');
    await play(page, 'Defend');
    await at(page, 'end');
    await andWait(page, () => click(page, '[data-action="end-turn"]'));
    await read(page, 'die');
    await at(page, 'bash');
    await play(page, 'Bash');
    await at(page, 'double');
    await play(page, 'Strike');
    await read(page, 'inspect');
    await at(page, 'finish');
    await fight(page);
    await at(page, 'rewards');
    await takeRewards(page);
  },
  'slay-the-spire/rooms': async (page) => {
    await read(page, 'welcome', 'relics');
    await at(page, 'potion');
    await click(page, '[data-kind="potion"][data-usable]');
    await pressTarget(page, page.locator('[data-target="enemy:0"]'), 'mouse');
    await at(page, 'finish');
    await fight(page);
    await at(page, 'rewards');
    await takeRewards(page);
    await read(page, 'map', 'kinds');
    await at(page, 'go');
    await andWait(page, () => click(page, '[data-target^="room:"]'));
    await at(page, 'chest');
    await takeRewards(page);
  },
  'slay-the-spire/together': async (page) => {
    await read(page, 'welcome', 'rows');
    await at(page, 'help');
    await click(page, card('Strike'));
    await pressTarget(page, page.locator('[data-target="enemy:1"]'), 'mouse');
    await at(page, 'switch');
    await click(page, 'fieldset button[aria-label="Silent"]');
    await play(page, 'Defend');
    await read(page, 'order');
    await at(page, 'end');
    for (const name of ['Silent', 'Ironclad']) {
      await click(page, `fieldset button[aria-label="${name}"]`);
      await andWait(page, () => page.keyboard.press('e'));
    }
    await read(page, 'die');
    await at(page, 'finish');
    await win(page);
    await at(page, 'rewards');
    for (const name of ['Silent', 'Ironclad']) {
      await click(page, `fieldset button[aria-label="${name}"]`);
      await takeRewards(page);
    }
  },
  'mystic-spires/duel': async (page) => {
    await read(page, 'welcome', 'tower', 'crystal');
    await at(page, 'summon');
    await click(page, card('Cinder Lancer'));
    await read(page, 'figures');
    await at(page, 'battle');
    await andWait(page, () => click(page, '[data-action="battle"]'));
    await at(page, 'attack');
    for (const name of ['Cinder Lancer', 'Coalback Hound']) await attackWith(page, name);
    await read(page, 'fatigue', 'guard');
    await at(page, 'end');
    await page.keyboard.press('e');
    await page.locator('[aria-current="step"]').getByText('Main 2').waitFor();
    await page.keyboard.press('e');
    await at(page, 'respond');
    await page.locator('[data-moment="respond"]').waitFor();
    await click(page, card('Seal of Salt'));
    await read(page, 'statuses');
    await at(page, 'finish');
    await andWait(page, () => click(page, '[data-action="battle"]'));
    for (const name of ['Cinder Lancer', 'Coalback Hound']) await attackWith(page, name);
  },
  'mystic-spires/cascades': async (page) => {
    await read(page, 'welcome');
    await at(page, 'announce');
    await click(page, card('Kiln Spark'));
    await andWait(page, () => click(page, '[data-thing][data-target]'));
    await read(page, 'link');
    await at(page, 'end');
    await page.locator('[data-moment="acting"]').waitFor();
    await page.keyboard.press('e');
    await at(page, 'respond');
    await page.locator('[data-moment="respond"]').waitFor();
    await click(page, card('Seal of Salt'));
    await read(page, 'backwards', 'ask');
  },
  'mystic-spires/deck': async (page) => {
    const narrow = (page.viewportSize()?.width ?? 0) < 760;
    const show = async (side: 'pool' | 'deck'): Promise<void> => {
      if (narrow) await click(page, `[data-show="${side}"]`);
    };
    const add = async (name: string): Promise<void> => {
      const search = page.getByRole('searchbox', { name: 'Search names and texts' });
      await search.fill(name);
      await expect.poll(() => page.locator('[data-pool]').count()).toBeLessThan(4);
      for (let copy = 0; copy < 3; copy++) await search.press('Enter');
    };
    await read(page, 'welcome');
    await at(page, 'tower');
    await show('deck');
    await at(page, 'tower');
    await page.getByLabel('Tower', { exact: true }).selectOption('The Kiln Spire');
    await read(page, 'legal');
    await show('pool');
    await at(page, 'search');
    await add('Kiln Spark');
    await read(page, 'curve');
    await at(page, 'fill');
    await add('Match-Striker Twins');
    await show('deck');
    await page.locator('[role="status"][data-legal="true"]').waitFor();
  },
  'stygian-society/turn': async (page) => {
    await read(page, 'welcome', 'ranks');
    await at(page, 'pick');
    await click(page, '[data-card][aria-label^="Cleave"]');
    await andWait(page, () => click(page, '[data-target]'));
    await at(page, 'wild');
    await click(page, '[data-question="wild"] [data-does="wild"]');
    await read(page, 'fell');
    await at(page, 'pay');
    await climb(page, 1, 'won', 'next');
  },
  'stygian-society/tower': async (page) => {
    await read(page, 'welcome', 'tower', 'field', 'crypt');
    await at(page, 'drop');
    await click(page, '[data-card][aria-label^="Steel Fist"]');
    await andWait(page, () => click(page, '[data-target]'));
    await at(page, 'drop');
    await click(page, '[data-question="wild"] [data-does="wild"]');
    await read(page, 'threats', 'peril');
    await at(page, 'pay');
    await andWait(page, () => click(page, '[data-question="pay"] [data-does="pay"]'));
    await at(page, 'regroup');
    const regroup = page.locator('[data-card][data-usable][aria-label^="Regroup"]');
    await regroup.click();
    await andWait(page, () => regroup.click());
    await read(page, 'events');
  },
  'stygian-society/mid-boss': async (page) => {
    await read(page, 'welcome', 'boss', 'lines', 'chart');
    await at(page, 'attack');
    await click(page, '[data-card][aria-label^="Cleave"]');
    await andWait(page, () => click(page, '[data-colour="boss"][data-target]'));
    await click(page, '[data-question="wild"] [data-does="wild"]');
    await at(page, 'pay');
    await climb(page, 3, 'won');
  },
};

async function attackWith(page: Page, name: string): Promise<void> {
  await page.locator('[data-moment="acting"], main[data-result]').first().waitFor();
  if ((await page.locator('main[data-result]').count()) > 0) return;
  await click(page, `[data-thing][data-usable][aria-label^="${name}"]`);
  await andWait(page, () => click(page, '[data-tower="1"][data-target]'));
}

/** What a player presses who wants to get on, the best first: what the table answers, then what is only picked up. */
const ANSWERED = [
  '[data-question="trade"] [data-does="done"]',
  '[data-lack] button',
  '[data-question] [data-does="pay"]:not([disabled])',
  '[data-question] [data-does="wild"]:not([disabled])',
  '[data-colour="boss"][data-target]',
  '[data-target]',
  '[data-question] [data-choice]:not([disabled])',
] as const;
const PICKED_UP = [
  '[data-choice]:not([disabled])',
  '[data-card][data-usable][aria-label^="Cleave"]',
  '[data-card][data-usable][aria-label^="Scalpel"]',
  '[data-card][data-usable][aria-label^="Hurl Knives"]',
  '[data-card][data-usable][aria-label^="Brawl"]',
] as const;

/** Plays a floor of The Stygian Society to the last step of the lesson, reading one step on the way. */
async function climb(page: Page, floor: number, last: string, read?: string): Promise<void> {
  for (let moves = 0; moves < 250; moves++) {
    const name = (await page.locator('[data-step]').count()) > 0 ? await stepOf(page) : undefined;
    if (name === last) return;
    if (name === read && name !== undefined) await next(page);
    await pressFirst(page, ANSWERED, PICKED_UP);
  }
  throw new Error(`Floor ${floor} was not cleared.`);
}

/** The list of lessons leads to this one, and it is played from there. */
const LISTED = 'mystic-spires/cascades';

/** Of the three lessons of each game, one is played on each screen; its boxes are looked at on all of them. */
const PLAYED = Object.entries(LESSONS)
  .map(([lesson, playLesson], place) => [lesson, SCREENS[place % 3] as Screen, playLesson] as const)
  .filter(([lesson]) => lesson !== LISTED);

test.each(PLAYED)('the lesson %s is played to the end at %o', async (lesson, viewport, playLesson) => {
  const page = await newPage({ viewport });
  await open(page, lesson);
  await playLesson(page);
  await at(page, 'won');
});

describe('the list of lessons', () => {
  test('marks what is finished, and each lesson leads to the next', async () => {
    const page = await newPage({ viewport: SCREENS[1] });
    await page.goto(app.url);
    await page.getByRole('link', { name: /Three short lessons: a duel/ }).click();
    const lessons = page.locator('[data-lesson]');
    await lessons.first().waitFor();
    expect(await lessons.count()).toBe(3);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Begin Cascades' }).click();
    await LESSONS[LISTED]?.(page);
    await at(page, 'won');
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Next lesson: Building a deck' }).click();
    await shown(page, 'welcome');
    await click(page, '[data-learn="leave"]');
    await page.locator('[data-lesson="cascades"][data-finished]').waitFor();
    expect(await page.locator('[data-finished]').count()).toBe(1);
  });

  test('is left, read back, skipped and gone through by keys', async () => {
    const page = await newPage();
    await open(page, 'slay-the-spire/fight');
    await settled(page);
    await page.locator('[data-spoken]').getByText('Welcome to the spire.').waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await shown(page, 'attack');
    await page.keyboard.press('Shift+N');
    await shown(page, 'pick');
    await page.keyboard.press('n');
    await shown(page, 'attack');
    await andWait(page, () => page.keyboard.press('e'));
    await shown(page, 'die');
    await page.reload();
    await shown(page, 'die');
    await next(page);
    await shown(page, 'bash');
    await click(page, '[data-learn="skip"]');
    await shown(page, 'double');
    await click(page, '[data-learn="back"]');
    await shown(page, 'bash');
    await click(page, '[data-learn="leave"]');
    await page.locator('[data-lesson="fight"]:not([data-finished])').waitFor();
  });

  test('teaches by touch', async () => {
    const page = await newPage(PHONE);
    await open(page, 'slay-the-spire/fight');
    await shown(page, 'pick');
    await page.locator(card('Strike')).first().tap();
    // The box may be folded while something is to be pressed.
    await page.locator('[data-step="attack"] p', { hasText: 'once more' }).waitFor({ state: 'attached' });
    await playCard(page, page.locator(card('Strike')).first(), 'touch');
    for (const name of ['energy', 'intent']) {
      await shown(page, name);
      await page.locator('[data-learn="next"]').tap();
    }
    await shown(page, 'block');
  });

  const LIFTED = [
    ['slay-the-spire/fight', 'pick', card('Strike')],
    ['mystic-spires/duel', 'summon', card('Cinder Lancer')],
    ['stygian-society/turn', 'pick', '[data-card][aria-label^="Cleave"]'],
  ] as const;
  test.each(LIFTED)('leaves a lifted card free on a phone, in %s', async (lesson, step, wanted) => {
    const page = await newPage(PHONE);
    await open(page, lesson);
    while ((await stepOf(page)) !== step) {
      const before = await stepOf(page);
      await page.locator('[data-learn="next"]').tap();
      await page.locator(`[data-step="${before}"]`).waitFor({ state: 'detached' });
    }
    await page.locator(wanted).first().tap();
    const lifted = ':is([data-hand-card], [data-card])[aria-pressed="true"]';
    await page.locator(lifted).waitFor();
    await expect.poll(() => pressedInPlaceOf(page, lifted)).toEqual([]);
  });
});

test('the box and the dimming are gone while events are told', async () => {
  const page = await newPage({ speed: 'normal', reducedMotion: 'no-preference' });
  await open(page, 'slay-the-spire/fight');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const telling = document.querySelector('[data-telling]') !== null;
      const boxes = document.querySelectorAll('[data-step], [data-ring]').length;
      if (telling) seen.push(`${boxes}`);
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  await andWait(page, () => page.keyboard.press('e'));
  await shown(page, 'die');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((boxes) => boxes !== '0')).toEqual([]);
});
