/** Every place: halls behind the play, rose windows, tall Towers, the front page. */

import type { GameId } from '../games.ts';
import { favicon, threeWindows } from './front.ts';
import { type Hall, renderFree, renderHall } from './hall.ts';
import { table } from './mystic.ts';
import { HEIGHT, WIDTH } from './nave.ts';
import type { Pane } from './panes.ts';
import type { Place } from './place.ts';
import { type Rose, roseWindow } from './rose.ts';
import { SLAY_ROSES, STYGIAN_ROSES } from './rose-windows.ts';
import { actFour, actOne, actThree, actTwo } from './slay-acts.ts';
import { bossOne, bossThree, bossTwo, heart } from './slay-bosses.ts';
import { campfire, event, merchant, neow, treasure } from './slay-rooms.ts';
import { map, title } from './slay-views.ts';
import { midBoss, tower, towerUpper, wizard } from './stygian.ts';
import { drawTallTower, TALL_HEIGHT, TALL_TOWERS, TALL_WIDTH } from './tall-towers.ts';

const HALL_QUALITY = 45;
const FREE_QUALITY = 48;
const ROSE_SIZE = 480;
const ICON_SIZE = 512;

/** Read from the panes, so that the credits cannot miss one. */
const iconsIn = (panes: readonly Pane[]): string[] =>
  [...new Set(panes.flatMap(({ icon }) => icon ?? []))].sort();

const hall = (name: string, make: () => Hall, width = WIDTH, height = HEIGHT): Place => ({
  key: `place/${name}`,
  width,
  height,
  alpha: false,
  quality: HALL_QUALITY,
  emblems: iconsIn(make().panes),
  draw: () => renderHall(make()),
});

const free = (key: string, size: number, panes: readonly Pane[]): Place => ({
  key,
  width: size,
  height: size,
  alpha: true,
  quality: FREE_QUALITY,
  emblems: iconsIn(panes),
  draw: () => renderFree(panes, size, size),
});

const roses = (of: Readonly<Record<string, Rose>>): Place[] =>
  Object.entries(of).map(([slug, rose]) => {
    const half = ROSE_SIZE / 2;
    return free(`rose/${slug}`, ROSE_SIZE, roseWindow({ x: half, y: half, r: half - 3, glow: 1 }, rose));
  });

const threeWindowsOf = (name: string, width: number, height: number): Place =>
  hall(name, () => threeWindows(width, height), width, height);

/** The pictures of the site itself are stored with the first game. */
const site = (): Place[] => [
  threeWindowsOf('front', 1600, 900),
  { ...threeWindowsOf('social', 1200, 630), format: 'jpeg', quality: 68 },
  { ...free('place/favicon', ICON_SIZE, favicon(ICON_SIZE)), format: 'png', stored: 96 },
];

const slayPlaces = (): Place[] => [
  hall('act-1', actOne),
  hall('act-2', actTwo),
  hall('act-3', actThree),
  hall('act-4', actFour),
  hall('boss-1', bossOne),
  hall('boss-2', bossTwo),
  hall('boss-3', bossThree),
  hall('heart', heart),
  hall('neow', neow),
  hall('merchant', merchant),
  hall('campfire', campfire),
  hall('treasure', treasure),
  hall('event', event),
  hall('map', map),
  hall('title', title),
  ...site(),
  ...roses(SLAY_ROSES),
];

const mysticPlaces = (): Place[] => [
  hall('table', table),
  ...TALL_TOWERS.map(
    ([set, light]): Place => ({
      key: `tower-tall/${set.toLowerCase()}`,
      width: TALL_WIDTH,
      height: TALL_HEIGHT,
      alpha: true,
      quality: FREE_QUALITY,
      emblems: [],
      draw: () => drawTallTower(set, light),
    }),
  ),
];

const stygianPlaces = (): Place[] => [
  hall('tower', tower),
  hall('tower-upper', towerUpper),
  hall('mid-boss', midBoss),
  hall('wizard', wizard),
  ...roses(STYGIAN_ROSES),
];

const PLACES: Readonly<Record<GameId, () => Place[]>> = {
  'slay-the-spire': slayPlaces,
  'mystic-spires': mysticPlaces,
  'stygian-society': stygianPlaces,
};

export const placesOf = (game: GameId): readonly Place[] => PLACES[game]();
