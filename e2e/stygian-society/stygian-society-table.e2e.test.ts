import type { ServerMessage } from '@three-spires/session/protocol';
import { COLOURS, type StygianSocietyView } from '@three-spires/stygian-society/info';
import { applyDelta, type Picture } from '@three-spires/table';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { closeDialog, showRule } from '../testing/dialog.ts';
import { andWait, seqOf } from '../testing/fight.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { stageStygianSociety } from '../testing/stygian-society-staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const KNIGHT = { hero: 'Knight', skills: ['Cleave'], treasures: ['Buckler'] };
const DOCTOR = { hero: 'Doctor', skills: ['Tonic'] };
const BURGLAR = { hero: 'Burglar', skills: ['Hurl Knives'] };
const HEROES = [KNIGHT, DOCTOR, BURGLAR];
/** Drawing the glass tower without a graphics card takes long on a large screen. */
const SMALL = { width: 1024, height: 768 };
const CUBES = { blue: 6, green: 4, white: 2 };

/** A turn with something in every area. */
const CROWDED = {
  heroes: [KNIGHT, { ...DOCTOR, exhausted: ['Tonic'], tokens: { Dazed: { white: 1 } } }, BURGLAR],
  place: 'Webbed Stair',
  field: { ...CUBES, red: 2, black: 1 },
  crypt: { blue: 1, yellow: 1 },
  tower: { white: 2, red: 1 },
  peril: 4,
  wounds: 20,
  luck: 2,
  partyTreasures: ['Healing Draught'],
};

const attribute = async (selector: string, name: string): Promise<string | undefined> => {
  const found = page.locator(selector).first();
  return (await found.count()) === 0 ? undefined : ((await found.getAttribute(name)) ?? undefined);
};

const question = (): Promise<string | undefined> => attribute('[data-question]', 'data-question');
const place = (): Promise<string | undefined> => attribute('[data-place]', 'data-place');

const click = (at: Locator): Promise<void> => at.click();
const tap = (at: Locator): Promise<void> => at.tap();

/** Presses what a person would, by mouse or touch: an answer, a lit target, or a skill that can be used. */
async function pressSomething(on = page, press = click): Promise<void> {
  const pay = on.locator('[data-does="pay"]').last();
  const asked = on.locator('[data-question] [data-choice]').first();
  const target = on.locator('[data-target]').first();
  const skill = on.locator('[data-acting] [data-type="action"][data-usable]').first();
  const generic = on.locator('[data-card][data-usable][aria-label^="Brawl"]');
  if (await pay.isVisible()) await press(pay);
  else if (await target.isVisible()) await press(target);
  else if (await asked.isVisible()) await press(asked);
  else {
    const card = (await skill.isVisible()) ? skill : generic;
    await press(card);
    // A tap takes effect a moment later.
    await on.locator('[data-picked]').waitFor();
    const aim = on.locator('[data-target]').first();
    await press((await aim.isVisible()) ? aim : card);
  }
}

describe('a floor by mouse', () => {
  test('is fought, its chest opened, treasures traded, and the next floor begun', async () => {
    await stageStygianSociety(page, app.url, {
      heroes: HEROES,
      place: 'Run and Gun',
      front: [{ enemy: 'Ripper', wounds: 2 }],
      rear: [{ enemy: 'Cannoneer', wounds: 4 }],
      field: CUBES,
      luck: 5,
    });
    const places = new Set<string>();
    const isNextFloor = async (): Promise<boolean> =>
      (await page.locator('[aria-current="step"]').first().textContent()) === '2';
    for (let presses = 0; presses < 120 && !(await isNextFloor()); presses++) {
      const here = await place();
      if (here !== undefined) places.add(here);
      if (here === 'trade') await andWait(page, () => page.getByRole('button', { name: 'Climb on' }).click());
      else if (here === 'chest')
        await andWait(page, () => page.getByRole('button', { name: 'Open the chest' }).click());
      else await andWait(page, () => pressSomething());
    }
    expect(await isNextFloor()).toBe(true);
    expect([...places]).toEqual(expect.arrayContaining(['chest', 'trade']));
    expect(await page.locator('[data-rank] [data-figure]').count()).toBeGreaterThan(0);
  });
});

describe('a turn on a phone', () => {
  test('is played by tapping, and nothing overflows sideways', async () => {
    const phone = await newPage(PHONE);
    await stageStygianSociety(phone, app.url, CROWDED);
    const acting = phone.locator('section[data-acting]');
    expect(await acting.getAttribute('aria-label')).toContain('Knight');
    for (let presses = 0; presses < 20; presses++) {
      if (!(await acting.getAttribute('aria-label'))?.includes('Knight')) break;
      await andWait(phone, () => pressSomething(phone, tap));
    }
    expect(await acting.getAttribute('aria-label')).toContain('Doctor');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a turn by keyboard alone', () => {
  test('from the skill to the payment, with announcements of what happened', async () => {
    await stageStygianSociety(page, app.url, {
      heroes: HEROES,
      place: 'Run and Gun',
      front: ['Ripper', 'Ripper'],
      rear: [],
      field: { blue: 2 },
    });
    const acting = page.locator('section[data-acting]');
    expect(await acting.getAttribute('aria-label')).toContain('Knight');
    await page.keyboard.press('1');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).toMatch(
      /^figure:/,
    );
    await andWait(page, () => page.keyboard.press('Enter'));
    for (let presses = 0; presses < 20; presses++) {
      if (!(await acting.getAttribute('aria-label'))?.includes('Knight')) break;
      await page.keyboard.press('1');
      await andWait(page, () => page.keyboard.press('Enter'));
    }
    expect(await acting.getAttribute('aria-label')).toContain('Doctor');
    await expect.poll(() => page.locator('[data-announcer]').textContent()).toContain('Turn 2: the Doctor');
  });

  test('escape puts a skill down again, and I looks closer', async () => {
    await page.keyboard.press('1');
    expect(await page.locator('[data-picked]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-picked]').count()).toBe(0);
    await page.keyboard.press('i');
    await closeDialog(page);
  });
});

describe('cubes', () => {
  test('of your choice pay for a skill, one press each', async () => {
    await stageStygianSociety(page, app.url, {
      heroes: HEROES,
      place: 'Run and Gun',
      front: ['Ripper', 'Ripper'],
      rear: [],
      field: { blue: 1 },
      crypt: { blue: 2 },
      luck: 1,
    });
    await page.locator('[data-card][aria-label^="Steel Fist"]').click();
    await andWait(page, () => page.locator('[data-target]').first().click());
    while ((await question()) === 'wild') await andWait(page, () => pressSomething());
    await andWait(page, () => page.locator('[data-does="pay by hand"]').first().click());
    expect(await page.locator('[data-question="spend"]').innerText()).toContain('Nothing paid yet.');
    // A cube that was chosen lies in its tray, marked, until the skill is paid for.
    const marked = page.locator('[data-tray="crypt"] [data-spot="cube:crypt:0"] [data-marked="sure"]');
    await page.mouse.move(0, 0);
    expect(await marked.count()).toBe(0);
    await andWait(page, () => page.locator('[data-target="cube:crypt:0"]').click());
    await page.mouse.move(0, 0);
    await expect.poll(() => marked.count()).toBe(1);
  });

  test('that a skill lacks are named with the rule', async () => {
    await stageStygianSociety(page, app.url, {
      heroes: [{ ...KNIGHT, exhausted: ['Cleave'] }, DOCTOR, BURGLAR],
      place: 'Run and Gun',
    });
    await page.locator('[data-card][aria-label^="Cleave"]').click();
    await showRule(page, () => page.getByRole('button', { name: 'Why can it not be used now?' }).click());
    await page.getByRole('dialog').getByText('STY-18.6').first().waitFor();
    await closeDialog(page);
  });
});

describe('axe finds no serious problem and nothing overflows', () => {
  test('while a skill is aimed', async () => {
    await stageStygianSociety(page, app.url, CROWDED);
    await page.locator('[data-card][aria-label^="Cleave"]').click();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('while cubes are gathered and paid', async () => {
    await andWait(page, () => page.locator('[data-target]').first().click());
    expect(await seriousProblems(page)).toEqual([]);
    while ((await question()) === 'wild') await andWait(page, () => pressSomething());
    expect(await question()).toBe('pay');
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await andWait(page, () => page.locator('[data-does="pay by hand"]').first().click());
    expect(await question()).toBe('spend');
  });

  test('between floors: chest, treasure, trading', async () => {
    await stageStygianSociety(page, app.url, {
      ...{ heroes: HEROES, place: 'Guardroom', peril: 0, at: 'floor end' },
      treasureDeck: ['Padded Coat', 'Mail Shirt'],
    });
    expect(await seriousProblems(page)).toEqual([]);
    await andWait(page, () => page.getByRole('button', { name: 'Open the chest' }).click());
    expect(await place()).toBe('holder');
    expect(await seriousProblems(page)).toEqual([]);
    while ((await place()) === 'holder') {
      await andWait(page, () => page.locator('[data-place="holder"] [data-choice]').first().click());
    }
    await andWait(page, () => page.getByRole('button', { name: 'Leave the chests alone' }).click());
    expect(await place()).toBe('trade');
    await page.locator('[data-place="trade"] [data-choice]').first().click();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('at a new level, in dialogs, and at both ends', async () => {
    const level = {
      heroes: HEROES,
      place: 'Run and Gun',
      front: [{ enemy: 'Ripper', wounds: 2 }, 'Ripper'],
      rear: [],
      xp: 7,
      partyTreasures: ['Grenado'],
    };
    await stageStygianSociety(page, app.url, level, [
      { do: 'support', card: 'Grenado' },
      { do: 'wound', target: 'Ripper 1' },
    ]);
    expect(await place()).toBe('skill');
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.locator('[data-figure], [data-spot="hero:0"]').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await closeDialog(page);
    await stageStygianSociety(page, app.url, {
      heroes: HEROES,
      ...{ floor: 6, place: 'Lady Hemlock', field: { red: 5 }, wounds: 24 },
    });
    await page.locator('[data-card][aria-label^="Catch Breath"]').click();
    await andWait(page, () => page.locator('[data-card][aria-label^="Catch Breath"]').click());
    for (let presses = 0; presses < 8 && !(await isOver()); presses++)
      await andWait(page, () => pressSomething());
    expect(await page.locator('main[data-result="defeat"]').count()).toBe(1);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
});

const isOver = async (): Promise<boolean> => (await page.locator('main[data-result]').count()) > 0;

/** Stops animation frames once cubes fall, so that the fall freezes. */
const stopFalling = (): boolean => {
  if (document.querySelector('[data-ready][data-falling="true"]') === null) return false;
  window.requestAnimationFrame = () => 0;
  return true;
};

/** How many cubes of each colour lie in a tray. */
const cubesShown = (on: Page, tray: 'field' | 'crypt'): Promise<number[]> =>
  Promise.all(
    COLOURS.map((_, colour) => on.locator(`[data-spot="cube:${tray}:${colour}"] [data-colour]`).count()),
  );

/** One press chooses all wild cubes of a drop, where there are any. */
const dropWild = async (page: Page): Promise<void> => {
  const wild = page.locator('[data-question="wild"]');
  if ((await wild.count()) === 0) return;
  await andWait(page, () => wild.locator('[data-choice]').click());
  await wild.waitFor({ state: 'detached' });
};

describe('a game on the server', () => {
  test('starts two clicks after the front page, and goes on after a reload while cubes fall', async () => {
    const own = await newPage();
    await own.goto(app.url);
    await own.getByRole('link', { name: /Enter the tower/ }).click();
    expect(await problemsAtBothWidths(own)).toEqual([]);
    await own.getByRole('button', { name: 'Enter the tower' }).click();
    await own.locator('[data-place="start"]').waitFor();
    expect(await seriousProblems(own)).toEqual([]);
    await andWait(own, () => own.locator('[data-place="start"] [data-choice]').first().click());
    await own.locator('[data-card][data-usable][aria-label^="Catch Breath"]').click();
    await andWait(own, () => own.locator('[data-card][aria-label^="Catch Breath"]').click());
    await dropWild(own);
    await own.reload();
    await own.locator('[data-table]').waitFor();
    const dropped = own.locator('[data-type="dropped"]');
    await dropped.waitFor();
    expect(await dropped.count()).toBe(1);
    expect(await seqOf(own)).toBeGreaterThan(3);
  });

  test('is reloaded during a fall: the recorded result stays, is not shown again, and play goes on', async () => {
    const own = await newPage({ viewport: SMALL, reducedMotion: 'no-preference' });
    const recorded: StygianSocietyView[] = [];
    let picture: Picture | undefined;
    own.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage;
        if (message.type === 'picture') picture = message.picture;
        else if (message.type === 'changes') picture = applyDelta(picture, message.changes) as Picture;
        else return;
        recorded.push(picture.outlooks[0]?.view as StygianSocietyView);
      }),
    );
    await own.goto(`${app.url}/new/stygian-society`);
    await own.getByRole('button', { name: 'Enter the tower' }).click();
    await own.locator('[data-place="start"] [data-choice]').first().click();
    await own.locator('[data-tower="glass"] [data-ready="true"]').waitFor();
    await own.locator('[data-card][data-usable][aria-label^="Catch Breath"]').click();
    await andWait(own, () => own.locator('[data-card][aria-label^="Catch Breath"]').click());
    await dropWild(own);
    await own.waitForFunction(stopFalling);
    const before = recorded.at(-1);
    await own.reload();
    await own.locator('[data-tower="glass"] [data-ready="true"][data-falling="false"]').waitFor();
    expect(recorded.at(-1)).toEqual(before);
    expect(await cubesShown(own, 'field')).toEqual(before?.field);
    expect(await cubesShown(own, 'crypt')).toEqual(before?.crypt);
    expect(await own.locator('[data-type="dropped"]').count()).toBe(1);
    expect(await own.locator('[data-drop]').count()).toBe(0);
    await andWait(own, () => pressSomething(own));
  });

  test('shows falling cubes with the fast tower too, and they land where the log says', async () => {
    const own = await newPage({ viewport: SMALL, reducedMotion: 'no-preference' });
    await stageStygianSociety(own, app.url, { heroes: HEROES, place: 'Run and Gun', tower: { red: 2 } });
    await own.locator('[data-tower="glass"] [data-ready="true"]').waitFor({ timeout: 60_000 });
    // Remembers every fall, however short.
    await own.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-ready][data-falling="true"]') === null) return;
        observer.disconnect();
        document.body.setAttribute('data-fell', '');
      }).observe(document.body, { subtree: true, attributes: true, childList: true });
    });
    await own.locator('[data-card][data-usable][aria-label^="Catch Breath"]').click();
    await andWait(own, () => own.locator('[data-card][aria-label^="Catch Breath"]').click());
    await dropWild(own);
    await own.locator('body[data-fell]').waitFor();
    await own.locator('[data-ready="true"][data-falling="false"]').waitFor();
    // The log tells of the drop once it has ended.
    await expect.poll(() => own.locator('[data-type="dropped"]').count()).toBe(1);
  });

  test('gives a hero three companions that bots play', async () => {
    const own = await newPage();
    await own.goto(`${app.url}/new/stygian-society`);
    await own.getByRole('radio', { name: /One hero, three companions/ }).check({ force: true });
    await own.getByRole('radio', { name: /Chance/ }).check({ force: true });
    await own.getByRole('button', { name: 'Enter the tower' }).click();
    await own.locator('[data-place="start"] [data-choice]').first().click();
    await own.locator('[data-rank] [data-figure]').first().waitFor();
    await own.locator('[data-type="turnBegan"]').first().waitFor();
    expect(await own.locator('section[data-hero]').count()).toBe(4);
  });
});
