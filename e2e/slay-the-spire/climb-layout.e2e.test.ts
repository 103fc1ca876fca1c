import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { insideViewport, noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { BETWEEN, QUESTIONS, ROOMS, type Room } from '../testing/room-positions.ts';
import { settled } from '../testing/settled.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

type Place = {
  readonly room: Room;
  /** What a player needs to go on; it is in view without scrolling. */
  readonly needed: readonly string[];
  /** In view too, where the screen is not a phone's. */
  readonly wide?: readonly string[];
};

const REWARDS = ['[data-action="take-all"]', '[data-action="confirm-rewards"]'];
const STALL = ['[data-goods="remove"] button', '[data-action="leave"]'];
const RELICS = 'main [data-choice][data-item]';
const MENU = 'main [data-choice]';

const PLACES = {
  neow: { room: BETWEEN.neow, needed: ['[data-question] [data-choice]', '[data-action="done"]'] },
  neowParty: { room: BETWEEN.neowParty, needed: ['[data-question] [data-choice]', '[data-action="done"]'] },
  neowGifts: { room: BETWEEN.neowGifts, needed: ['[data-target^="option:"]'] },
  map: { room: BETWEEN.map, needed: ['[data-action="way"]'] },
  mapParty: { room: BETWEEN.mapParty, needed: ['[data-action="way"]'] },
  merchant: { room: ROOMS.merchant, needed: STALL, wide: ['[data-goods="relic"] [data-choice]'] },
  merchantParty: { room: ROOMS.merchantParty, needed: STALL },
  campfire: { room: ROOMS.campfire, needed: [MENU] },
  campfireParty: { room: ROOMS.campfireParty, needed: [MENU] },
  treasure: { room: ROOMS.treasure, needed: REWARDS },
  treasureParty: { room: ROOMS.treasureParty, needed: REWARDS },
  event: { room: ROOMS.event, needed: [], wide: [MENU] },
  partyEvent: { room: ROOMS.partyEvent, needed: [], wide: [MENU] },
  rewards: { room: ROOMS.rewards, needed: REWARDS, wide: ['[data-reward]'] },
  rewardsParty: { room: ROOMS.rewardsParty, needed: REWARDS },
  bossRelics: { room: ROOMS.bossRelics, needed: ['[data-action="leave"]'], wide: [RELICS] },
  bossRelicsParty: { room: ROOMS.bossRelicsParty, needed: ['[data-action="leave"]'] },
  actEnd: { room: BETWEEN.actEnd, needed: ['[data-choice="on"]', '[data-choice="stay"]'] },
  actEndParty: { room: BETWEEN.actEndParty, needed: ['[data-choice="on"]', '[data-choice="stay"]'] },
  quickStart: { room: BETWEEN.quickStart, needed: ['[data-question] [data-choice]'] },
  upgrade: { room: QUESTIONS.upgrade, needed: ['[data-question]'] },
} as const satisfies Readonly<Record<string, Place>>;

const [PHONE_SIZE] = SIZES;

/** The bar above and the party below: nothing needed lies under them. */
const FRAME = ['header:not(main header)', 'aside[data-count]'];

describe('what a player needs to go on is in view at every size, and nothing scrolls sideways on a phone', () => {
  test.each(Object.entries<Place>(PLACES))('%s', async (_, { room, needed, wide = [] }) => {
    await page.setViewportSize(PHONE_SIZE);
    await stage(page, app.url, room.position, room.position.players.length, room.moves);
    await page.locator('main[data-place]').waitFor();
    // Nothing scrolls sideways on a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_SIZE.width);
    const problems: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      const wanted = size.width < 1000 ? needed : [...needed, ...wide];
      const found = [
        ...(await insideViewport(page, wanted)),
        ...(await noOverlaps(page, [...FRAME, ...wanted])),
      ];
      problems.push(...found.map((problem) => `${size.width} x ${size.height}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});
