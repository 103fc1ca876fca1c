import sharp from 'sharp';
import { framesOf, MOTIONS } from '../../packages/web/pictures/motions.ts';
import { until } from './driver.ts';
import type { EnginePage } from './page.ts';
import { openFront, openTable } from './smoke.ts';

/** A picture of one thing in one pose, in points of all three colours. */
export type Exhibit = { readonly name: string; readonly points: Buffer };

const BOX = 300;
/** Compared in little: engines smooth and round each in their own way. */
const POINTS = 60;
const POSES = [
  'hero at rest',
  'enemy at rest',
  'hero in a blow',
  'enemy in a blow',
  'enemy in pieces',
] as const;

/** A fight with a worm that the first blow kills. */
const FIGHT = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad'],
    position: {
      ...{ die: 4, round: 2 },
      players: [{ character: 'Ironclad', hand: ['Strike+'], draw: ['Strike'] }],
      enemies: [
        { name: 'Jaw Worm', row: 1, hp: 1 },
        { name: 'Cultist', row: 1 },
      ],
    },
  },
  seats: [{ holder: 'me' }],
  seed: 'exhibit',
};

declare global {
  interface Window {
    /** Puts a copy of a figure into a box of its own, as still as it is then. */
    exhibit?: (box: number, figure: Element) => HTMLElement;
  }
}

/** Runs in the page: an empty wall over the table, with a box for each pose. */
const hang = (size: number): void => {
  const wall = document.body.appendChild(document.createElement('div'));
  wall.style.cssText =
    'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: rgb(90 106 122)';
  window.exhibit = (box, figure) => {
    const copy = figure.cloneNode(true) as HTMLElement;
    const own = getComputedStyle(figure).getPropertyValue('--own');
    const frame = wall.appendChild(document.createElement('div'));
    frame.style.cssText =
      `position: absolute; left: ${(box % 3) * size}px; top: ${Math.floor(box / 3) * size}px; ` +
      `width: ${size}px; height: ${size}px; padding: ${size / 6}px; overflow: hidden; box-sizing: border-box; ` +
      `--own: ${own}; --speed: 1; --figure-size: ${(size * 2) / 3}px; --wait: 0ms`;
    frame.append(copy);
    for (const animation of copy.getAnimations({ subtree: true })) {
      animation.pause();
      // What has no end breathes on with the page.
      animation.effect?.updateTiming({ iterations: 1 });
      animation.currentTime = 500;
    }
    return copy;
  };
};

/** Runs in the page: copies a figure, and returns its joints. */
const copyFigure = (box: number, selector: string): readonly DOMStringMap[] => {
  const copy = window.exhibit?.(box, document.querySelector(selector) as Element);
  copy?.setAttribute('data-exhibit', String(box));
  return [...(copy?.querySelectorAll<HTMLElement>('[data-joint]') ?? [])].map(({ dataset }) => ({
    ...dataset,
  }));
};

/** Runs in the page: turns the joints of a copy, and stops in the middle of it. */
const turnJoints = (box: number, frames: readonly (Keyframe[] | null)[]): void => {
  document.querySelectorAll(`[data-exhibit="${box}"] [data-joint]`).forEach((joint, at) => {
    const turned = frames[at];
    if (turned === null || turned === undefined) return;
    const animation = joint.animate(turned, { duration: 1000, fill: 'both' });
    animation.pause();
    animation.currentTime = 620;
  });
};

/** Runs in the page: copies a figure as soon as it breaks. */
const copyPieces = (box: number, glass: string): void => {
  const look = (): void => {
    const pieces = document.querySelector(`[data-glass="${glass}"]:has([data-shards])`);
    if (pieces === null || pieces.closest('[data-exhibit]') !== null) return;
    watch.disconnect();
    window.exhibit?.(box, pieces).setAttribute('data-exhibit', String(box));
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true });
};

/** Runs in the page: resolves when all images have come and two frames were drawn. */
const drawn = async (): Promise<void> => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Strikes by key and mouse; the wall lets presses through to the table. A press that had no effect is made again. */
const strikeUntil = (page: EnginePage, seen: string): Promise<unknown> =>
  until(`${seen} in ${page.engine}`, async () => {
    if (await page.isThere(seen)) return true;
    const struck = await page.tryPress('[data-target="enemy:0"]');
    if (!struck && (await page.isThere('[data-hand-card][data-playable]'))) await page.type('1');
    return undefined;
  });

/** The figures of a fight on an empty wall: at rest, in the middle of a blow, and as they break. */
export async function exhibit(page: EnginePage, url: string): Promise<readonly Exhibit[]> {
  await openFront(page, url, 'full');
  await openTable(page, url, FIGHT);
  const figures = ['[data-glass="ironclad"]', '[data-glass="jaw-worm"]'] as const;
  for (const figure of figures) await page.waitFor(`${figure} [data-joint]`);
  await page.evaluate(hang, BOX);
  for (const [at, figure] of figures.entries()) {
    await page.evaluate(copyFigure, at, figure);
    const joints = await page.evaluate(copyFigure, at + 2, figure);
    const frames = joints.map((joint) =>
      MOTIONS.act === undefined ? null : (framesOf(joint, MOTIONS.act, at === 0 ? 1 : -1) ?? null),
    );
    await page.evaluate(turnJoints, at + 2, frames);
  }
  await page.evaluate(copyPieces, 4, 'jaw-worm');
  await strikeUntil(page, '[data-exhibit="4"]');
  await page.evaluate(drawn);
  const screenshot = await page.screenshot();
  return Promise.all(
    POSES.map(async (name, at) => ({
      name,
      points: await sharp(screenshot)
        .extract({ left: (at % 3) * BOX, top: Math.floor(at / 3) * BOX, width: BOX, height: BOX })
        .resize(POINTS, POINTS, { kernel: 'linear' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    })),
  );
}

/** How much two pictures differ, from 0 to 1: the mean of all points and colours. */
export const difference = (one: Exhibit, other: Exhibit): number =>
  one.points.reduce((sum, value, at) => sum + Math.abs(value - (other.points[at] ?? 0)), 0) /
  (one.points.length * 255);

/** How much of a picture is not the wall: an empty one proves nothing. */
export const shown = ({ points }: Exhibit): number => {
  const [red = 0, green = 0, blue = 0] = points;
  let seen = 0;
  for (let at = 0; at < points.length; at += 3) {
    const far =
      Math.abs((points[at] ?? 0) - red) +
      Math.abs((points[at + 1] ?? 0) - green) +
      Math.abs((points[at + 2] ?? 0) - blue);
    if (far > 60) seen += 1;
  }
  return seen / (points.length / 3);
};
