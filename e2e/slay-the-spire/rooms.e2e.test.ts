import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { QUESTIONS, ROOMS, type Room } from '../testing/room-positions.ts';
import { settled } from '../testing/settled.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

/** Opens a room, and does something there. */
async function inRoom(room: Room, act: (page: Page) => Promise<void>, own?: number): Promise<void> {
  await page.setViewportSize(WIDE);
  await stage(page, app.url, room.position, own ?? room.position.players.length, room.moves);
  await page.locator('main[data-place]').waitFor();
  await settled(page);
  await act(page);
}

const choose = (page: Page, name: string): Promise<void> =>
  andWait(page, () => page.locator(`main [data-choice="${name}"]`).first().click());
const press = (page: Page, action: string): Promise<void> =>
  andWait(page, () => page.locator(`main [data-action="${action}"]`).click());
const at = (page: Page, place: string): Promise<void> =>
  page.locator(`main[data-place="${place}"]`).waitFor();

async function pickFromDeck(page: Page, card: string): Promise<void> {
  await page.locator(`[data-deck-card="${card}"]`).first().click();
  await press(page, 'confirm-choice');
}

const deckOf = async (page: Page, character: string): Promise<number> =>
  Number(await page.locator(`[data-board="${character}"] [data-action="deck"]`).innerText());

describe('every room is played by clicks', () => {
  test('an Event: a card of the deck is forgotten', () =>
    inRoom(ROOMS.event, async (page) => {
      await page.getByText('three faces yawn awake').waitFor();
      expect(await deckOf(page, 'Ironclad')).toBe(9);
      await choose(page, 'Forget');
      await pickFromDeck(page, 'Strike');
      await at(page, 'map');
      expect(await deckOf(page, 'Ironclad')).toBe(8);
    }));

  test('an Event with prices: closed options say why, and Gold can be shared', () =>
    inRoom(ROOMS.paidEvent, async (page) => {
      const service = page.locator('main [data-choice="Full Service"]');
      expect(await service.getAttribute('aria-disabled')).toBe('true');
      expect(await service.innerText()).toContain('Not enough Gold');
      await page.getByRole('button', { name: 'Silent', exact: true }).click();
      await press(page, 'share');
      expect(await page.locator('[data-offers]').innerText()).toContain('4 Gold');
      await press(page, 'share-less');
      await page.getByRole('button', { name: 'Ironclad', exact: true }).click();
      expect(await service.innerText()).toContain('Others pay: Silent 3');
      await choose(page, 'Full Service');
      await pickFromDeck(page, 'Strike');
      await pickFromDeck(page, 'Bash');
      expect(await service.innerText()).toContain('Chosen by');
    }));

  test('Insanity: its player Transforms a card before the rewards are taken', () =>
    inRoom(ROOMS.insanity, async (page) => {
      const piece = page.locator('[data-reward="insanity"]');
      expect(await piece.innerText()).toContain('after your rewards');
      await andWait(page, () => piece.locator('[data-choice="take"]').click());
      expect(await piece.innerText()).toContain('A card has been Transformed');
      expect(await piece.locator('button').count()).toBe(0);
    }));

  test('an Event of the party: votes are shown, and the room becomes a fight', () =>
    inRoom(ROOMS.partyEvent, async (page) => {
      for (let votes = 0; votes < 4; votes++) await choose(page, 'Warm Up');
      await page.locator('[data-hand-card]').first().waitFor();
    }));

  test('a campfire: one rests, one smiths and sees what becomes of the card', () =>
    inRoom(ROOMS.campfireParty, async (page) => {
      await choose(page, 'Rest');
      await choose(page, 'Smith');
      await page.locator('[data-deck-card="Survivor"]').click();
      expect(await page.locator('[data-change="upgrade"]').innerText()).toContain('Survivor+');
      await press(page, 'confirm-choice');
      await choose(page, 'Rest');
      await at(page, 'map');
    }));

  test('a chest opens, and its relic is taken', () =>
    inRoom(ROOMS.treasure, async (page) => {
      await page.locator('[data-chest="closed"]').waitFor();
      await choose(page, 'reveal');
      await page.locator('[data-chest="open"]').waitFor();
      await choose(page, 'Sundial');
      await press(page, 'confirm-rewards');
      await at(page, 'map');
      await page.locator('[data-board] [aria-label^="Sundial"]').waitFor();
    }));

  test('the Merchant: a relic, a potion for another player, a card less, and away', () =>
    inRoom(
      ROOMS.merchantParty,
      async (page) => {
        await choose(page, 'Anger');
        expect(await deckOf(page, 'Ironclad')).toBe(10);
        await andWait(page, () =>
          page.getByRole('button', { name: 'Buy Block Potion for the Silent' }).click(),
        );
        await page.locator('[data-board="Silent"] [aria-label^="Block Potion"]').waitFor();
        await choose(page, 'remove');
        // It is paid for, so that there is no way around it.
        await page.locator('[data-question="card"] [data-deck-card]').first().waitFor();
        expect(await page.locator('[data-question="card"] [data-action="done"]').count()).toBe(0);
        await pickFromDeck(page, 'Defend');
        expect(await deckOf(page, 'Ironclad')).toBe(9);
        await press(page, 'leave');
        expect(await page.locator('[data-waiting]').innerText()).toContain('Silent');
      },
      1,
    ));

  test('Boss relics: a claim is made, changed and confirmed', () =>
    inRoom(ROOMS.bossRelicsParty, async (page) => {
      await choose(page, 'Black Blood');
      await choose(page, 'Coffee Dripper');
      expect(
        await page.locator('main [data-item][aria-pressed="true"]').getAttribute('aria-label'),
      ).toContain('Coffee Dripper');
      await press(page, 'leave');
      for (let seats = 1; seats < 4; seats++) {
        await page.locator('main [data-action="leave"]').click();
        await andWait(page, () => page.locator('[data-action="leave-relic"]').click());
      }
      await page.locator('[data-board="Ironclad"] [aria-label^="Coffee Dripper"]').waitFor();
    }));

  test('rewards: a potion makes room, one is given away, a card is taken', () =>
    inRoom(ROOMS.rewardsFull, async (page) => {
      await andWait(page, () => page.getByRole('button', { name: 'Reveal potion' }).click());
      await page.getByText('You have no room for it').waitFor();
      await page.locator('[data-board="Ironclad"] [aria-label="Fire Potion"]').click();
      await andWait(page, () => page.locator('[data-item-action="drop"]').click());
      await choose(page, 'Block Potion');
      await andWait(page, () => page.getByRole('button', { name: 'Reveal card reward' }).click());
      await choose(page, 'Carnage');
      await press(page, 'confirm-rewards');
      await page.getByRole('button', { name: 'Skip potion' }).waitFor();
    }));

  test('the deck is sorted and searched, also those of others', () =>
    inRoom(ROOMS.campfireParty, async (page) => {
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog');
      const cards = dialog.locator('[data-face]');
      await dialog.getByLabel('Sort').selectOption('rarity');
      expect(await cards.first().getAttribute('aria-label')).toBe('Inflame');
      await dialog.getByLabel('Search names and texts').fill('vulnerable');
      expect(await cards.count()).toBe(1);
      await dialog.getByLabel('Search names and texts').fill('');
      await dialog.getByLabel('Upgraded only').check();
      expect(await cards.first().getAttribute('aria-label')).toBe('Anger+');
      await dialog.getByLabel('Upgraded only').uncheck();
      await dialog.getByRole('button', { name: 'Silent' }).click();
      expect(await cards.count()).toBe(6);
      await closeDialog(page);
    }));

  test('a potion is drunk outside combat, and a relic is looked at', () =>
    inRoom(ROOMS.merchant, async (page) => {
      await page.locator('[data-board] [aria-label="Blood Potion"]').click();
      await andWait(page, () => page.locator('[data-item-action="potion"]').click());
      expect(await page.locator('[data-board]').innerText()).toContain('8/10');
      await page.locator('[data-board] [aria-label^="Lantern"]').focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog', { name: 'Lantern' }).waitFor();
    }));
});

test('a campfire is played by keyboard alone', () =>
  inRoom(ROOMS.campfire, async (page) => {
    await page.keyboard.press('2');
    await andWait(page, () => page.keyboard.press('Enter'));
    await page.locator('[data-question="card"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-action="confirm-choice"]').waitFor();
    await andWait(page, () => page.keyboard.press('Enter'));
    await at(page, 'map');
  }));

describe('a reload comes back to the same question', () => {
  const asked = async (page: Page): Promise<string> => {
    const question = page.locator('[data-question]').first();
    await question.waitFor();
    return `${await question.getAttribute('data-question')}: ${await question.innerText()}`;
  };
  const KINDS = {
    upgrade: 'card',
    remove: 'card',
    transformTwo: 'card',
    offerCards: 'offer',
    offerPotion: 'offer',
    offerRelic: 'offer',
    player: 'player',
    agree: 'option',
    partyPlayer: 'party',
    die: 'die',
  } as const satisfies Readonly<Record<keyof typeof QUESTIONS, string>>;

  test.each(Object.entries(KINDS))('%s', async (name, kind) =>
    inRoom(QUESTIONS[name as keyof typeof QUESTIONS], async (page) => {
      const before = await asked(page);
      expect(before.startsWith(`${kind}: `)).toBe(true);
      await page.reload();
      expect(await asked(page)).toBe(before);
      await page.locator('[data-question] [data-choice], [data-question] [data-action]').first().waitFor();
    }),
  );
});

describe('axe finds no serious problem', () => {
  const { paidEvent, partyEvent, campfireParty, treasureParty, merchantParty, bossRelicsParty } = ROOMS;
  const { rewardsParty, rewardsFull } = ROOMS;
  const { upgrade, offerPotion, player, agree, partyPlayer, die } = QUESTIONS;
  const places = {
    ...{ paidEvent, partyEvent, campfireParty, treasureParty, merchantParty, bossRelicsParty },
    ...{ rewardsParty, rewardsFull },
    ...{ upgrade, offerPotion, player, agree, partyPlayer, die },
  };
  test.each(Object.keys(places))('%s', async (name) =>
    inRoom(places[name as keyof typeof places], async (page) => {
      expect(await seriousProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await seriousProblems(page)).toEqual([]);
    }),
  );
});
