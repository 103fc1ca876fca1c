// Screens of The Stygian Society: a turn step by step, the places between floors, victory and defeat.
import type { Page } from 'playwright-core';
import { stageStygianSociety } from '../../e2e/testing/stygian-society-staged.ts';

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

const HEROES = [
  {
    hero: 'Knight',
    skills: ['Cleave', 'Hold the Line', 'Heater Shield'],
    treasures: ['Buckler', 'Boar Spear'],
  },
  {
    hero: 'Doctor',
    skills: ['Scalpel', 'Tonic', 'Vitriol Flask'],
    exhausted: ['Tonic'],
    tokens: { Stricken: { green: 1 }, Dazed: { white: 2 } },
  },
  { hero: 'Burglar', skills: ['Hurl Knives', 'Smoke Pellet'], treasures: ['Lucky Florin'] },
] as const;

export const FIGHT = {
  heroes: HEROES,
  place: 'Webbed Stair',
  floor: 2,
  front: [{ enemy: 'Ripper', wounds: 2 }, 'Ripper', 'Ripper'],
  rear: ['Weaver', { enemy: 'Weaver', wounds: 1 }],
  field: { blue: 3, green: 2, white: 1, red: 2, yellow: 2, black: 1 },
  crypt: { blue: 1, green: 1, red: 1 },
  tower: { blue: 2, white: 1, red: 1, black: 2 },
  luck: 2,
  xp: 5,
  wounds: 9,
  peril: 4,
  partyTreasures: ['Healing Draught', 'Dark Lantern'],
};

const settle = (page: Page): Promise<void> => page.waitForTimeout(700);

/** A turn from the choice of a skill to its payment. */
export async function turn(page: Page, url: string, shoot: Shoot): Promise<void> {
  await stageStygianSociety(page, url, FIGHT);
  await settle(page);
  await shoot(page, 'stygian-society-turn', true);
  await page.locator('[data-card][aria-label^="Cleave"]').click();
  await page.locator('[data-target]').first().hover();
  await shoot(page, 'stygian-society-target');
  await page.locator('[data-target]').first().click();
  await page.locator('[data-question="wild"]').waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-wild');
  await page.locator('[data-question] [data-choice]').first().click();
  await page.locator('[data-question="pay"]').waitFor();
  await settle(page);
  await page.locator('[data-does="pay"]').last().hover();
  await shoot(page, 'stygian-society-pay', true);
  await page.locator('[data-does="pay by hand"]').last().click();
  await page.locator('[data-question="spend"]').waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-spend');
}

/** The screens between two floors, and the last floor. */
export async function places(page: Page, url: string, shoot: Shoot): Promise<void> {
  await stageStygianSociety(page, url, {
    heroes: HEROES,
    floor: 1,
    place: 'Guardroom',
    peril: 6,
    at: 'floor end',
  });
  await settle(page);
  await shoot(page, 'stygian-society-chest');
  await page.getByRole('button', { name: 'Open the chest' }).click();
  await settle(page);
  await shoot(page, 'stygian-society-treasure');
  await stageStygianSociety(page, url, { heroes: HEROES, floor: 1, place: 'Run and Gun', at: 'floor end' });
  await page.getByRole('button', { name: 'Leave the chests alone' }).click();
  await settle(page);
  await page.locator('[data-place="trade"] [data-choice]').first().click();
  await shoot(page, 'stygian-society-trade', true);
  await stageStygianSociety(
    page,
    url,
    {
      ...FIGHT,
      xp: 7,
      front: [{ enemy: 'Ripper', wounds: 2 }, 'Ripper'],
      partyTreasures: ['Grenado'],
    },
    [
      { do: 'support', card: 'Grenado' },
      { do: 'wound', target: 'Ripper 1' },
    ],
  );
  await settle(page);
  await shoot(page, 'stygian-society-level', true);
  await stageStygianSociety(page, url, {
    heroes: HEROES,
    floor: 6,
    place: 'Lady Hemlock',
    wounds: 17,
    peril: 8,
    luck: 3,
    field: { red: 3, black: 2, white: 2 },
  });
  await settle(page);
  await shoot(page, 'stygian-society-wizard');
}

/** The first lesson, and both endings. */
export async function endings(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/learn/stygian-society/turn`);
  await page.locator('[data-rank]').first().waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-learn');
  const last = { heroes: HEROES, floor: 6, place: 'Lady Hemlock' };
  await stageStygianSociety(
    page,
    url,
    {
      ...last,
      front: ['Weaver', { enemy: 'Lady Hemlock', wounds: 69 }],
      field: { blue: 3 },
      wounds: 9,
      xp: 5,
      partyTreasures: ['Healing Draught'],
    },
    [
      { do: 'act', card: 'Steel Fist', target: 'Lady Hemlock' },
      { do: 'wild', cube: 'white' },
    ],
  );
  await page.locator('[data-does="pay"]').first().click();
  await page.locator('main[data-result="victory"]').waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-victory', true);
  await stageStygianSociety(page, url, { ...last, field: { red: 5 }, wounds: 24 }, [
    { do: 'act', card: 'Catch Breath' },
    { do: 'wild', cube: 'white' },
  ]);
  await page.locator('[data-question="wild"] [data-choice]').first().click();
  await page.locator('main[data-result="defeat"]').waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-defeat', true);
}

/** The set-up page, the library, the rulebook and the sandbox. */
export async function shelf(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/new/stygian-society`);
  await page.getByRole('button', { name: 'Enter the tower' }).waitFor();
  await page.getByRole('radio', { name: /One hero, three companions/ }).check({ force: true });
  await page.getByRole('button', { name: /^Burglar/ }).click();
  await shoot(page, 'stygian-society-new', true);
  await page.goto(`${url}/library/stygian-society`);
  await settle(page);
  await shoot(page, 'stygian-society-library');
  await page.goto(`${url}/library/stygian-society/room/webbed-stair`);
  await page.getByRole('dialog').waitFor();
  await settle(page);
  await shoot(page, 'stygian-society-library-room');
  await page.goto(`${url}/rules/stygian-society`);
  await settle(page);
  await shoot(page, 'stygian-society-rules');
  await page.goto(`${url}/sandbox/stygian-society`);
  await settle(page);
  await shoot(page, 'stygian-society-sandbox', true);
}
