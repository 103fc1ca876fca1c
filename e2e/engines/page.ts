import { startChromium } from './chromium.ts';
import { type Driver, type Point, until } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { ENGINES, type EngineName, firefoxFile, webKitFiles } from './installed.ts';
import { startWebKit } from './webkit.ts';

/** What a person does with a page, the same in every engine. */
export type EnginePage = Omit<Driver, 'evaluate' | 'click' | 'keys'> & {
  readonly engine: EngineName;
  evaluate<T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Waits until something matches that can be seen. */
  waitFor(selector: string): Promise<void>;
  isThere(selector: string): Promise<boolean>;
  /** Presses the first match in sight that nothing covers, once it stands still; waits for it. */
  press(selector: string): Promise<void>;
  /** The same without waiting; false if there is nothing to press. */
  tryPress(selector: string): Promise<boolean>;
  type(text: string): Promise<void>;
};

export const installedEngines = (): readonly EngineName[] => [
  'chromium',
  ...ENGINES.filter(({ isInstalled }) => isInstalled()).map(({ name }) => name),
];

function start(engine: EngineName, app: string): Promise<Driver> {
  if (engine === 'chromium') return startChromium();
  if (engine === 'firefox') return startFirefox(firefoxFile() ?? '');
  const files = webKitFiles();
  if (files === undefined) throw new Error('WebKit is not installed.');
  return startWebKit(files, app);
}

/** Runs in the page: a free point of the first match in sight, if it has not moved since the frame before. */
const freePoint = async (selector: string): Promise<Point | undefined> => {
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      // A page that is not drawn has no frames.
      setTimeout(resolve, 100);
    });
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const before = boxOf(element);
    await nextFrame();
    const { left, top, width, height } = boxOf(element);
    if (left !== before.left || top !== before.top || width === 0 || height === 0) continue;
    // Cards of a full hand overlap: the left edge of each is free.
    for (const [across, down] of [
      [0.5, 0.5],
      [0.15, 0.5],
      [0.15, 0.2],
    ] as const) {
      const point = { x: left + width * across, y: top + height * down };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)) return point;
    }
  }
  return undefined;
};

const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Starts an engine with one page for an application. */
export async function startEngine(engine: EngineName, app: string): Promise<EnginePage> {
  const { evaluate: run, click, keys, ...driver } = await start(engine, app);
  const evaluate: EnginePage['evaluate'] = async (code, ...args) => {
    const text = await run(
      `(async () => JSON.stringify((await (${code})(...${JSON.stringify(args)})) ?? null))()`,
    );
    return (JSON.parse(text) ?? undefined) as never;
  };
  const tryPress = async (selector: string): Promise<boolean> => {
    const point = await evaluate(freePoint, selector);
    if (point !== undefined) await click(point);
    return point !== undefined;
  };
  const named = (selector: string): string => `${selector} in ${engine}`;
  return {
    ...driver,
    engine,
    evaluate,
    waitFor: async (selector) => {
      await until(named(selector), async () => (await evaluate(isVisible, selector)) || undefined);
    },
    isThere: (selector) => evaluate(isVisible, selector),
    press: async (selector) => {
      await until(`A free ${named(selector)}`, async () => (await tryPress(selector)) || undefined);
    },
    tryPress,
    type: (text) => keys([...text]),
  };
}
