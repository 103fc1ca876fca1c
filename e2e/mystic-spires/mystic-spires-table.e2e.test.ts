import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { brightness } from '../testing/brightness.ts';
import { closeDialog, showRule } from '../testing/dialog.ts';
import { andWait, isOver, seqOf } from '../testing/fight.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import {
  BATTLE,
  CASCADE,
  GRAVEYARD,
  LETHAL,
  ORDER,
  openMysticSpires,
  openPosition,
  RACE,
  RICH,
  step,
} from '../testing/mystic-spires-battle.ts';

const { app, newPage } = inBrowser();
let page: Page;

const PROGRAM = [{ holder: 'me' }, { holder: 'bot', level: 'adept' }] as const;
const ONE_SCREEN = [{ holder: 'me' }, { holder: 'me' }] as const;
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  page = await newPage();
});

const card = (name: string) => page.locator(`[data-hand-card][aria-label^="${name}"]`);
const thing = (name: string) => page.locator(`[data-thing][aria-label^="${name}"]`);
const noProblems = async (): Promise<void> => {
  expect(await seriousProblems(page)).toEqual([]);
};
const noProblemsAtBothWidths = async (): Promise<void> => {
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize(WIDE);
};

/** Plays against a bot until the game is over. */
const playOut = async (): Promise<void> => {
  for (let steps = 0; steps < 150 && !(await isOver(page)); steps++) {
    await page.locator('[data-moment]:not([data-moment="waiting"]), main[data-result]').first().waitFor();
    if (!(await isOver(page))) await step(page);
  }
  if (!(await isOver(page))) throw new Error('The game did not end.');
};

describe('the table of Mystic Spires', () => {
  test('has a bright button to end the turn only when nothing is left to play', async () => {
    const end = page.locator('[data-moment="acting"] [data-action="end-turn"]');
    const brightWith = async (hand: readonly string[]): Promise<number> => {
      await openPosition(page, app.url, { turn: 4, keepers: [{ crystal: 10, hand }, { hp: 20 }] }, PROGRAM);
      await end.waitFor();
      return brightness(end);
    };
    const plain = await brightWith(['Kindling Imp', 'Kiln Spark']);
    expect(await brightWith([])).toBeGreaterThan(plain + 0.2);
  });

  test('shows both fields, statuses, Equipment, Crystal and its danger', async () => {
    await openPosition(page, app.url, RICH);
    await thing('Oneiros the Weaver').waitFor();
    expect(await thing('Berserk Emberborn').getAttribute('aria-label')).toMatch(
      /Necrotic.*Paralyzed.*Poisoned/,
    );
    expect(await thing('Quilted Sentinel').getAttribute('aria-label')).toContain('Fatigued');
    expect(await page.getByText('Molten Edge', { exact: true }).count()).toBe(1);
    expect(await page.locator('[data-crystal="1"]').getAttribute('data-danger')).toBe('deadly');
    expect(await page.locator('[data-hand-size="3"]').count()).toBe(1);
    expect(await page.content()).not.toContain('Smother the Spark');
    await noProblemsAtBothWidths();
  });

  test('says exactly what an aimed card would do, and why another cannot be played', async () => {
    await card('Greedy Hands').click();
    await thing('Cinder Lancer').hover();
    await page.locator('[role="status"]').getByText('Crystal 14 → 11').waitFor();
    await expect.poll(() => page.locator('[data-arrow="plan"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await showRule(page, async () => {
      await card('Rude Awakening').click();
      await page.getByRole('alert').getByText('nothing it can answer').waitFor();
    });
    await closeDialog(page);
  });

  test('looks into cards and zones', async () => {
    await thing('Forge Matron').hover();
    await page.locator('[data-peeked]').getByText('Forge Matron').waitFor();
    await thing('Berserk Emberborn').click();
    await page.getByRole('dialog').getByText('must attack').first().waitFor();
    await noProblems();
    await closeDialog(page);
    await page.locator('[data-figure="zone:0:tokens"]').click();
    await page.getByRole('dialog').getByText('Only their owner').waitFor();
    expect(await page.locator('[data-pile-card]').count()).toBe(2);
    await closeDialog(page);
    await page.locator('[data-figure="zone:1:tokens"]').click();
    await page.getByRole('dialog').getByText('8 Tokens').waitFor();
    expect(await page.locator('[data-pile-card]').count()).toBe(0);
    await closeDialog(page);
    for (const [zone, cards] of [
      ['graveyard', 3],
      ['exiled', 1],
    ] as const) {
      await page.locator(`[data-figure="zone:0:${zone}"]`).click();
      await page.getByRole('dialog').waitFor();
      expect(await page.locator('[data-pile-card]').count()).toBe(cards);
      if (zone === 'graveyard') await noProblemsAtBothWidths();
      await closeDialog(page);
    }
  });

  test('chooses from the graveyard, offers what may happen, and opens the deck to search', async () => {
    await openPosition(page, app.url, GRAVEYARD);
    await thing('Rise Again').click();
    await andWait(page, () => thing('Rise Again').click());
    for (const name of ['Dusk Moth', 'Drowsy Pixie'])
      await andWait(page, () =>
        page.getByRole('dialog').locator(`[data-pile-card][data-choice][aria-label="${name}"]`).click(),
      );
    await page.locator('[data-question="may"]').waitFor();
    await noProblems();
    await andWait(page, () => page.locator('[data-choice="yes"]').click());
    await thing('Tomb Scarab').waitFor();
    expect(await card('Dusk Moth').count()).toBe(1);
    await andWait(page, () => card('Lucid Dreaming').click());
    await page.locator('[data-question="search"]').waitFor();
    expect(await page.locator('[data-search-card]').count()).toBe(1);
    await noProblemsAtBothWidths();
    await andWait(page, () => page.locator('[data-search-card]').click());
    await card('Lullaby Sprite').waitFor();
    // One of two copies is picked up, and cards of both graveyards can be chosen.
    await card('Rites at the Threshold').last().click();
    await page.getByRole('button', { name: 'Choose from the graveyard of Keeper 2' }).click();
    expect(await page.locator('[data-hand-card][aria-pressed="true"]').count()).toBe(1);
    await andWait(page, () =>
      page.getByRole('dialog').locator('[data-pile-card][data-choice][aria-label="Kindling Imp"]').click(),
    );
    await page.locator('[data-figure="zone:1:exiled"]').getByText('1', { exact: true }).waitFor();
  });

  test('orders effects and asks for prices', async () => {
    await openPosition(page, app.url, ORDER);
    await page.locator('[data-question="order"]').waitFor();
    await noProblems();
    while ((await page.locator('[data-question="order"]').count()) > 0)
      await andWait(page, () => page.locator('[data-question="order"] [data-choice]').first().click());
    await page.locator('[data-question="toll"]').waitFor();
    await andWait(page, () => page.locator('[data-choice="none"]').click());
    await thing('Indentured Colossus').waitFor({ state: 'detached' });
  });

  test('takes cards by drag and drop', async () => {
    await openPosition(page, app.url, BATTLE);
    await andWait(page, () => thing('Cinder Lancer').dragTo(page.locator('[data-tower="1"]')));
    // The defender could intercept, but is not here to decide.
    await page.locator('[data-arrow="attack"]').waitFor();
    await page.locator('[data-moment="waiting"]').waitFor();
    await noProblems();
  });

  test('plays a duel against a bot to the end, on a phone', async () => {
    await page.setViewportSize(PHONE);
    await openPosition(page, app.url, RACE, PROGRAM);
    await playOut();
    await page.locator('main[data-result]').waitFor();
    await noProblemsAtBothWidths();
    await page.locator('[data-action="rematch"]').click();
    await page.locator('[data-hand-card]').first().waitFor();
  });

  test('hands the screen over without showing a hand', async () => {
    await openPosition(page, app.url, CASCADE, ONE_SCREEN);
    await page.locator('[data-hand-over]').waitFor();
    expect(await page.content()).not.toContain('Answering Flame');
    await noProblems();
    await page.getByRole('button', { name: 'I am Keeper 1' }).click();
    await page.locator('[data-ability]').first().click();
    await andWait(page, () => page.locator('[data-thing][data-target]').click());
    await page.locator('[data-hand-over]').waitFor();
    expect(await page.content()).not.toContain('Answering Flame');
    await page.getByRole('button', { name: 'I am Keeper 2' }).click();
    await card('Answering Flame').waitFor();
    await page.locator('[data-moment="respond"]').waitFor();
    await expect.poll(() => page.locator('[data-arrow="aim"]').count()).toBe(1);
    await noProblemsAtBothWidths();
  });

  test('plays a match with clocks against the strongest bot, and a rematch', async () => {
    await page.goto(`${app.url}/new/mystic-spires`);
    for (const [name, value] of [
      ['level', 'master'],
      ['first', 'second'],
      ['match', '3'],
      ['clock', 'quick'],
    ])
      await page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    const concede = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('button', { name: 'Concede the game' }).click();
      await page.locator('main[data-result="defeat"]').waitFor();
    };
    const begun = async (game: string): Promise<void> => {
      await page.locator(`[data-match="${game}"]`).waitFor();
      expect(await page.getByRole('timer').count()).toBe(1);
    };
    await begun('1:3');
    // The bot goes first and moves without help.
    await expect.poll(() => seqOf(page)).toBeGreaterThan(0);
    await concede();
    await page.locator('[data-action="next-game"]').click();
    await begun('2:3');
    await page.getByText('Game 2 of 3 · 0 : 1').waitFor();
    await page.locator('[data-choice="first"]').click();
    await page.locator('[data-moment="acting"]').waitFor();
    await concede();
    await page.getByText(/wins the match, 0 : 2/).waitFor();
    await page.locator('[data-action="rematch"]').click();
    await begun('1:3');
    await page.getByText('Game 1 of 3 · 0 : 0').waitFor();
  });

  test('plays rock, paper, scissors on its own screen', async () => {
    await openMysticSpires(page, app.url, { first: 'throw' }, [{ holder: 'me' }, { holder: 'open' }]);
    await page.locator('[data-choice="rock"]').waitFor();
    await noProblemsAtBothWidths();
  });
});

describe('by keyboard alone', () => {
  test('a duel is won', async () => {
    await openPosition(page, app.url, LETHAL, PROGRAM);
    await card('Kiln Spark').waitFor();
    await page.keyboard.press('2');
    await page.locator('[data-hand-card][aria-pressed="true"][aria-label^="Moonlit"]').waitFor();
    await andWait(page, () => page.keyboard.press('Enter'));
    await thing('Moonlit Courser').waitFor();
    await page.locator('[data-moment="acting"]').waitFor();
    await page.keyboard.press('1');
    await page.locator('[data-hand-card][aria-pressed="true"][aria-label^="Kiln Spark"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.locator('[data-hand-card][aria-pressed="true"]').waitFor({ state: 'detached' });
    await page.keyboard.press('i');
    await closeDialog(page);
    await andWait(page, () => page.keyboard.press('b'));
    await page.locator('[data-moment="acting"]').waitFor();
    await page.keyboard.press('a');
    await page.locator('[data-tower="1"][data-target]:focus').waitFor();
    await page.locator('[role="status"]').getByText('HP 4 → 0').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('main[data-result="victory"]').waitFor();
  });

  test('the result has an analysis, lines in the colours of the table, and says where its image went', async () => {
    await page.getByRole('link', { name: 'Analysis' }).waitFor();
    const strokes = page.locator('main[data-result] figure polyline');
    await strokes.nth(1).waitFor();
    expect(
      await strokes.evaluateAll((lines) => lines.map((line) => (line as SVGElement).style.stroke)),
    ).toEqual(['var(--mine)', 'var(--theirs)']);
    await page.getByText('Damage its Tower took').first().waitFor();
    const saved = page.waitForEvent('download');
    await page.locator('[data-action="share"]').click();
    await saved;
    await page.getByRole('button', { name: 'Saved as three-spires.png' }).waitFor();
  });

  test('keys are listed, rules searched and passing set', async () => {
    await openPosition(page, app.url, RICH);
    await card('Lucid Dreaming').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Pass everything').waitFor();
    await closeDialog(page);
    await page.keyboard.press(',');
    await page.getByRole('radio', { name: 'Ask at every step' }).check();
    await page.getByRole('radio', { name: 'Ask at the steps below' }).check();
    const standby = page.getByRole('combobox', { name: 'is in the Standby Phase' });
    expect(await standby.inputValue()).toBe('never');
    await standby.selectOption('Always');
    expect(await standby.inputValue()).toBe('stop');
    await noProblems();
    await closeDialog(page);
  });
});
