import type { ScenarioStep } from '@three-spires/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutPrompts, insideViewport, noOverlaps, pressedInPlaceOf, SIZES } from '../testing/geometry.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { stageStygianSociety } from '../testing/stygian-society-staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const HEROES = [
  { hero: 'Knight', skills: ['Cleave', 'Hold the Line'], treasures: ['Buckler'] },
  { hero: 'Doctor', skills: ['Scalpel', 'Tonic'], exhausted: ['Tonic'], tokens: { Dazed: { white: 2 } } },
  { hero: 'Burglar', skills: ['Hurl Knives', 'Smoke Pellet'] },
];
const FIGHT = {
  heroes: HEROES,
  place: 'Webbed Stair',
  floor: 2,
  front: [{ enemy: 'Ripper', wounds: 2 }, 'Ripper', 'Ripper'],
  rear: ['Weaver', 'Weaver'],
  field: { blue: 3, green: 2, white: 1, red: 2, yellow: 2, black: 1 },
  crypt: { blue: 1, green: 1, red: 1 },
  tower: { blue: 2, white: 1, red: 1 },
  luck: 2,
  wounds: 9,
  peril: 4,
};
const CLEAVE: readonly ScenarioStep[] = [{ do: 'act', card: 'Cleave', target: 'Ripper 1' }];
const BOSSES = { heroes: HEROES, wounds: 17, peril: 8, luck: 3 };

/** Peril, wounds and luck are never out of sight. */
const TRACKS = ['[data-track="wounds"]', '[data-track="peril"]', '[data-track="luck"]'];

type Scene = {
  readonly position: Parameters<typeof stageStygianSociety>[2];
  readonly moves?: readonly ScenarioStep[];
  /** What must be in sight without scrolling, besides the tracks. */
  readonly needed: readonly string[];
  /** What must not cover each other. */
  readonly apart?: readonly string[];
};

const SCENES: Readonly<Record<string, Scene>> = {
  'the start of a turn': {
    position: FIGHT,
    needed: ['[data-acting] [data-type="action"][data-usable]'],
    apart: [
      '[data-rank="front"] [data-figure]',
      '[data-acting] [data-card]',
      ...['[data-tower]', '[data-place="gathered"]', '[data-tray]', '[data-place="bank"]'],
      ...TRACKS,
    ],
  },
  'wild cubes': { position: FIGHT, moves: CLEAVE, needed: ['[data-question="wild"]'] },
  'a payment': {
    position: FIGHT,
    moves: [...CLEAVE, { do: 'wild', cube: 'green' }],
    needed: ['[data-question="pay"] [data-does="pay"]', '[data-question="pay"] [data-does="pay by hand"]'],
    apart: ['[data-question="pay"] button', ...TRACKS],
  },
  'paying by hand': {
    position: FIGHT,
    moves: [...CLEAVE, { do: 'wild', cube: 'green' }, { do: 'pay by hand', times: 1 }],
    needed: ['[data-question="spend"]'],
  },
  'a chest': {
    position: { heroes: HEROES, floor: 1, place: 'Guardroom', peril: 6, at: 'floor end' },
    needed: ['[data-place="chest"] [data-choice]'],
    apart: ['[data-place="chest"] button', ...TRACKS],
  },
  trading: {
    position: { heroes: HEROES, floor: 1, place: 'Run and Gun', at: 'floor end' },
    moves: [{ do: 'vote', chest: 'leave' }],
    needed: ['[data-question="trade"] [data-does="done"]'],
  },
  'a new level': {
    position: {
      ...FIGHT,
      xp: 7,
      front: [{ enemy: 'Ripper', wounds: 2 }, 'Ripper'],
      partyTreasures: ['Grenado'],
    },
    moves: [
      { do: 'support', card: 'Grenado' },
      { do: 'wound', target: 'Ripper 1' },
    ],
    needed: ['[data-place="skill"] h2'],
  },
  'a vote': {
    position: { heroes: HEROES, floor: 1, place: 'Guardroom', at: 'floor end', treasureDeck: ['Mail Shirt'] },
    moves: [{ do: 'vote', chest: 'open' }],
    needed: ['[data-place] h2'],
  },
  'a wizard': {
    position: { ...BOSSES, floor: 6, place: 'Lady Hemlock', field: { red: 3 } },
    needed: ['[data-figure][data-colour="boss"]'],
    apart: ['[data-rank] [data-figure]'],
  },
};

describe.each(Object.entries(SCENES))('%s', (_name, { position, moves = [], needed, apart }) => {
  test('is laid out without overlaps and shows what is needed at every size', async () => {
    await stageStygianSociety(page, app.url, position, moves);
    const problems: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
      const found = [
        ...(await insideViewport(page, [
          ...TRACKS,
          ...needed.map((each) => `${each}:nth-child(1 of ${each})`),
        ])),
        ...(await noOverlaps(page, apart ?? TRACKS)),
        ...((await page.evaluate(() => document.documentElement.scrollWidth)) > size.width
          ? ['too wide']
          : []),
      ];
      problems.push(...found.map((problem) => `${size.width}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});

/** Words of skills that their own box cuts, that leave their plate, or of actions that have to be scrolled for. */
const cutSkills = (at: Page): Promise<string[]> =>
  at.evaluate(() => {
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
      );
    const skills = [...document.querySelectorAll('[data-card]')].filter((skill) => skill.checkVisibility());
    return skills.flatMap((skill) => {
      const plate = skill.getBoundingClientRect();
      const scroller = skill.parentElement?.getBoundingClientRect();
      const isOffered = skill.matches('[data-acting] [data-type="action"][data-usable]:nth-child(-n + 2)');
      const isHidden = isOffered && scroller !== undefined && plate.bottom > scroller.bottom + 1;
      const cut = [...skill.querySelectorAll('*')].filter(hasWords).filter((words) => {
        const { right, bottom } = words.getBoundingClientRect();
        const isInline = getComputedStyle(words).display === 'inline';
        const isClipped = !isInline && words.scrollWidth > words.clientWidth + 1;
        return isClipped || right > plate.right + 1 || bottom > plate.bottom + 1;
      });
      return [
        ...cut.map(({ textContent }) => `${textContent}`),
        ...(isHidden ? [`${skill.textContent}`] : []),
      ];
    });
  });

test.each(['normal', 'large', 'largest'])('no skill is cut with letters of the size %s', async (text) => {
  const reader = await newPage();
  await reader.addInitScript((value) => {
    localStorage.setItem('three-spires.settings', JSON.stringify({ text: value, speed: 'instant' }));
  }, text);
  await stageStygianSociety(reader, app.url, FIGHT);
  for (const size of SIZES) {
    await reader.setViewportSize(size);
    await expect.poll(async () => ({ size, cut: await cutSkills(reader) })).toEqual({ size, cut: [] });
    if (size.width < 761) continue;
    expect(await noOverlaps(reader, ['[data-place="bank"]', '[data-explain^="step:"]'])).toEqual([]);
  }
});

test('the open chat leaves the prompt and the tracks in sight', async () => {
  const { heroes } = FIGHT;
  const seated = heroes.map((hero, at) => ({ ...hero, seat: Math.min(at, 1) }));
  await stageStygianSociety(page, app.url, { ...FIGHT, players: 2, heroes: seated });
  await page.keyboard.press('c');
  await page.locator('#chat').waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const overlaps = () => noOverlaps(page, ['#chat', 'header p[role="status"]', ...TRACKS]);
    const outside = () => insideViewport(page, ['#chat', '#chat button', '#chat input']);
    // The chat takes its place after the prompt has.
    await expect.poll(async () => [size, await overlaps(), await outside()]).toEqual([size, [], []]);
  }
  await page.locator('#chat').getByRole('button', { name: 'Close' }).click();
});

test('a boss is clearly larger than those who serve it', async () => {
  await stageStygianSociety(page, app.url, { ...BOSSES, floor: 6, place: 'Lady Hemlock' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const height = async (colour: string): Promise<number> =>
      (await page.locator(`[data-figure][data-colour="${colour}"] > span`).first().boundingBox())?.height ??
      0;
    expect(await height('boss')).toBeGreaterThan(1.5 * (await height('yellow')));
  }
});

test('on a wide screen figures grow', async () => {
  await stageStygianSociety(page, app.url, FIGHT);
  const heightAt = async (width: number, height: number): Promise<number> => {
    await page.setViewportSize({ width, height });
    return (await page.locator('[data-figure][data-colour="red"] > span').first().boundingBox())?.height ?? 0;
  };
  const usual = await heightAt(1440, 900);
  const wide = await heightAt(1920, 1080);
  expect(wide).toBeGreaterThan(usual);
  expect(await heightAt(2560, 1440)).toBeGreaterThan(wide);
});

test('on a phone peril and the tower are seen while cubes fall', async () => {
  const phone = await newPage({ ...PHONE, reducedMotion: 'no-preference' });
  await stageStygianSociety(phone, app.url, FIGHT);
  const breath = phone.locator('[data-card][aria-label^="Catch Breath"]');
  await breath.tap();
  await phone.locator('[data-picked]').waitFor();
  await breath.tap();
  await phone.locator('[data-question="wild"] [data-choice]').tap();
  await phone.locator('section[data-falling]').waitFor();
  expect(await insideViewport(phone, ['[data-tower]', ...TRACKS])).toEqual([]);
  expect(await noOverlaps(phone, ['[data-tower]', ...TRACKS])).toEqual([]);
});

test('on a phone nothing lies over a card that was picked up', async () => {
  const phone = await newPage(PHONE);
  await stageStygianSociety(phone, app.url, FIGHT);
  const usable = phone.locator('[data-acting] [data-card][data-usable]');
  for (let place = 0; place < (await usable.count()); place++) {
    const card = `[data-card="${await usable.nth(place).getAttribute('data-card')}"][data-picked]`;
    await usable.nth(place).tap();
    await phone.locator(card).waitFor();
    expect(await pressedInPlaceOf(phone, card)).toEqual([]);
    expect(await cutPrompts(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Cancel' }).tap();
    await phone.locator(card).waitFor({ state: 'detached' });
  }
});
