import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { andWait, reached, seqOf } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { stageStygianSociety } from '../testing/stygian-society-staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const KNIGHT = { hero: 'Knight', skills: ['Cleave'] };
const DOCTOR = { hero: 'Doctor', skills: ['Tonic'] };
const HEROES = [KNIGHT, DOCTOR];
const RIPPERS = { place: 'Run and Gun', front: ['Ripper', 'Ripper'], rear: [] };

describe('heroes are chosen by their pictures', () => {
  const tile = (hero: string) => page.locator(`li[data-hero="${hero}"] button`);

  test('and the one that is pressed is led by me', async () => {
    await page.goto(`${app.url}/new/stygian-society`);
    await page.getByRole('radio', { name: /One hero, three companions/ }).check({ force: true });
    await page.getByRole('radio', { name: /Chance/ }).check({ force: true });
    await tile('doctor').click();
    expect(await tile('doctor').innerText()).toContain('Yours');
    expect(await tile('doctor').innerText()).toContain('Keeps the wounds down.');
    expect(await tile('knight').innerText()).toContain('Player 3');
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Enter the tower' }).click();
    const mine = page.locator('[data-hero="doctor"] [data-spot="hero:0"]');
    await mine.waitFor();
    expect(await mine.getAttribute('aria-label')).toContain('You');
  });

  test('one press picks one hero, and none that was picked goes home', async () => {
    await page.goto(`${app.url}/new/stygian-society`);
    const yours = (): Promise<readonly (string | null)[]> =>
      page
        .locator('li[data-hero][data-mine]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-hero')));
    await tile('knight').click();
    expect(await yours()).toEqual(['knight']);
    await tile('spellsling').click();
    expect((await yours()).toSorted()).toEqual(['knight', 'spellsling']);
    await tile('knight').click();
    expect(await yours()).toEqual(['spellsling']);
  });

  test('and with friends all other seats are open', async () => {
    await page.goto(`${app.url}/new/stygian-society`);
    await page.getByRole('radio', { name: /With friends/ }).check({ force: true });
    const open = page.getByRole('radio', { name: 'By link', exact: true });
    expect(await open.count()).toBe(4);
    expect(await open.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('a turn', () => {
  test('asks for all wild cubes at once, with the drop of the skill shown before', async () => {
    await stageStygianSociety(page, app.url, {
      heroes: [{ hero: 'Spellsling' }, DOCTOR],
      ...RIPPERS,
      field: { white: 2 },
    });
    const skill = page.locator('[data-card][data-type="action"][data-usable]').filter({ hasText: 'Drop' });
    expect(await skill.count()).toBeGreaterThan(0);
    const breath = page.locator('[data-card][aria-label^="Catch Breath"]');
    await breath.click();
    await andWait(page, () => breath.click());
    const panel = page.locator('[data-question="wild"]');
    await panel.waitFor();
    const before = await seqOf(page);
    const more = panel.getByRole('button', { name: 'One green cube more' });
    while (await more.isEnabled()) await more.click();
    const drop = panel.getByRole('button', { name: 'Drop 2 green' });
    await drop.click();
    // One move for each cube.
    await reached(page, before + 2);
    await panel.waitFor({ state: 'detached' });
  });

  test('says in words what is paid', async () => {
    await stageStygianSociety(page, app.url, { heroes: HEROES, ...RIPPERS, field: { blue: 4 } }, [
      { do: 'act', card: 'Steel Fist', target: 'Ripper 1' },
      { do: 'wild', cube: 'green' },
    ]);
    const pay = page.locator('[data-question="pay"] [data-does="pay"]');
    expect(await pay.innerText()).toMatch(/^Pay \d blue from the field/);
    await page.getByRole('radio', { name: '1 time', exact: true }).check({ force: true });
    expect(await pay.innerText()).toMatch(/^Pay 2 blue from the field/);
    const bright = page.locator('[data-question="pay"] button').filter({ hasText: /^Pay/ });
    expect(await bright.count()).toBe(1);
  });

  test('with too few cubes stops and says why until the next input', async () => {
    await stageStygianSociety(page, app.url, {
      // Dazed strikes all that it would drop.
      heroes: [{ ...KNIGHT, tokens: { Dazed: { white: 3 } } }, DOCTOR],
      ...RIPPERS,
    });
    await page.locator('[data-card][aria-label^="Steel Fist"]').click();
    await andWait(page, () => page.locator('[data-target]').first().click());
    const notice = page.locator('[data-lack="cubes"]');
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Steel Fist has no effect');
    expect(await notice.innerText()).toContain('needed 2 blue');
    expect(await seriousProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Go on' }).click();
    await notice.waitFor({ state: 'detached' });
  });
});

describe('the story of a turn', () => {
  test('shows the fall before its outcome, and ends as the newest picture', async () => {
    const own = await newPage({ speed: 'fast', reducedMotion: 'no-preference' });
    await stageStygianSociety(own, app.url, {
      heroes: HEROES,
      ...RIPPERS,
      field: { red: 3 },
      crypt: { red: 1 },
    });
    await own.locator('[data-tower="glass"] [data-ready="true"]').waitFor();
    // Remembers what the table shows at every change: wounds, whether cubes fall, and the last line of the log.
    await own.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const wounds = document.querySelector('[data-track="wounds"]')?.getAttribute('aria-label') ?? '';
        const falls = document.querySelector('[data-ready][data-falling="true"]') === null ? '' : ' falling';
        const now = `${wounds}${falls}`;
        if (seen.at(-1) !== now) seen.push(now);
      };
      look();
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
    });
    await own.locator('[data-card][aria-label^="Catch Breath"]').click();
    await own.locator('[data-card][aria-label^="Catch Breath"]').click();
    await own.locator('[data-question="wild"] [data-choice]').click();
    await own.locator('[data-type="acted"]').first().waitFor();
    await own.waitForFunction(() => document.querySelector('[data-table]:not([data-telling])') !== null);
    const seen = await own.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const lastFall = seen.findLastIndex((now) => now.endsWith('falling'));
    const firstWound = seen.findIndex((now) => !now.startsWith('Wounds: 0'));
    expect(lastFall).toBeGreaterThan(0);
    expect(firstWound).toBeGreaterThan(lastFall);
  });
});
