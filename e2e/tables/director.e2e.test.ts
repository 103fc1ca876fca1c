import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBrowser } from '../testing/in-browser.ts';
import { openTable } from '../testing/opened.ts';
import { eventsHeard, playAside, recordedGame } from '../testing/recorded-game.ts';

const { app, newPage } = inBrowser();

type Told = Readonly<Record<string, unknown>>;
/** A figure on the screen gets a new number. */
type Change = { readonly figure: string; readonly value: number };
/** The changes that were seen in one drawing of the screen. */
type Frame = readonly Change[];

type Case = {
  readonly game: string;
  readonly fixture: string;
  /** The moves that are watched; those before them are played unseen. */
  readonly moves: readonly [from: number, to: number];
  /** How many numbers change in them at least. */
  readonly changes: number;
  readonly seats: number;
  /** The number a figure has after an event, where the event says it. */
  readonly changeOf: (event: Told, now: ReadonlyMap<string, number>) => Change | undefined;
};

const lose = (figure: string, lost: unknown, now: ReadonlyMap<string, number>): Change | undefined => {
  const hp = now.get(figure);
  return hp === undefined ? undefined : { figure, value: hp - Number(lost) };
};

/** Towers are numbered from here on, see mystic-spires/rules. */
const figureOfRef = (ref: number): string => (ref <= -2 ? `tower:${-2 - ref}` : `thing:${ref}`);

const CASES: readonly Case[] = [
  {
    ...{ game: 'slay-the-spire', fixture: 'two', moves: [122, 165], changes: 20, seats: 2 },
    changeOf: (event, now) => {
      const figure = `${event.side}:${event.index}`;
      if (event.type === 'damaged' || event.type === 'hpLost') return lose(figure, event.lost, now);
      return event.type === 'healed' ? lose(figure, -Number(event.amount), now) : undefined;
    },
  },
  {
    ...{ game: 'mystic-spires', fixture: 'throw', moves: [364, 414], changes: 5, seats: 2 },
    changeOf: (event) =>
      ['damaged', 'lostHp', 'healed'].includes(String(event.type))
        ? { figure: figureOfRef(Number(event.ref)), value: Number(event.left) }
        : undefined,
  },
  {
    ...{ game: 'stygian-society', fixture: 'two-players', moves: [0, 30], changes: 10, seats: 2 },
    changeOf: (event) => {
      if (event.type === 'suffered' || event.type === 'healed')
        return { figure: 'wounds', value: Number(event.now) };
      if (event.type === 'peril' || event.type === 'luck')
        return { figure: event.type, value: Number(event.now) };
      return event.type === 'wounded'
        ? { figure: `figure:${event.figure}`, value: Number(event.left) }
        : undefined;
    },
  },
];

/** Writes down every change of a number on the screen, drawing by drawing. */
const startWatching = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const read = (): Map<string, number> => {
      const numbers = new Map<string, number>();
      for (const each of document.querySelectorAll<HTMLElement>('[data-figure][data-hp]'))
        numbers.set(each.dataset.figure ?? '', Number(each.dataset.hp));
      for (const each of document.querySelectorAll<HTMLElement>('[data-track][data-now]'))
        numbers.set(each.dataset.track ?? '', Number(each.dataset.now));
      return numbers;
    };
    let shown = read();
    const frames: Change[][] = [];
    new MutationObserver(() => {
      const now = read();
      const changes = [...now].filter(([figure, value]) => shown.has(figure) && shown.get(figure) !== value);
      shown = now;
      if (changes.length > 0) frames.push(changes.map(([figure, value]) => ({ figure, value })));
    }).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['data-hp', 'data-now'],
    });
    Object.assign(window, {
      numbersNow: () => [...read()],
      takeFrames: () => frames.splice(0),
    });
  });

type Watching = { numbersNow(): [string, number][]; takeFrames(): Change[][] };

const numbersNow = async (page: Page): Promise<Map<string, number>> =>
  new Map(await page.evaluate(() => (window as unknown as Watching).numbersNow()));
const takeFrames = (page: Page): Promise<Change[][]> =>
  page.evaluate(() => (window as unknown as Watching).takeFrames());

/** Waits until everything up to an entry has been told. */
const toldUntil = (page: Page, seq: number): Promise<unknown> =>
  page.locator(`[data-table][data-seq="${seq}"]:not([data-telling])`).waitFor();

/** What the events say will be seen, in order. */
const expectedChanges = (
  events: readonly Told[],
  before: ReadonlyMap<string, number>,
  { changeOf }: Case,
): Change[] => {
  const now = new Map(before);
  return events.flatMap((event) => {
    const change = changeOf(event, now);
    if (change === undefined || now.get(change.figure) === change.value) return [];
    now.set(change.figure, change.value);
    return [change];
  });
};

/** Each change that is seen was told by an event, and none is seen before one of an earlier event. */
const outOfOrder = (frames: readonly Frame[], expected: readonly Change[]): string[] => {
  const left = expected.map((change, place) => ({ ...change, place }));
  let latest = -1;
  return frames.flatMap((frame) => {
    const places: number[] = [];
    const problems = frame.flatMap(({ figure, value }) => {
      const found = left.find((each) => each.figure === figure && each.value === value);
      // Where no event says the number of a figure, as for an enemy that changes its form, nothing is compared.
      if (found === undefined)
        return expected.some((each) => each.figure === figure)
          ? [`${figure} became ${value} without an event`]
          : [];
      left.splice(left.indexOf(found), 1);
      places.push(found.place);
      return found.place < latest ? [`${figure} became ${value} after something later`] : [];
    });
    latest = Math.max(latest, ...places);
    return problems;
  });
};

/** The whole board in words, for two screens to be compared. */
const boardInWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-figure], [data-track], [data-zone]')]
      .map(({ dataset, ariaLabel, textContent }) =>
        [
          dataset.figure ?? dataset.track ?? dataset.zone,
          dataset.hp,
          dataset.now,
          ariaLabel ?? textContent,
        ].join(' '),
      )
      .sort(),
  );

describe.each(CASES)('a recorded game of $game', (each) => {
  test('every number changes in the order of its events, and the last picture is the server’s', async () => {
    const recorded = recordedGame(each.game, each.fixture);
    const host = await newPage();
    await host.goto(`${app.url}/credits`);
    await host.request.get(`${app.url}/api/me`);
    const { table, invite } = await openTable(host, app.url, {
      game: each.game,
      ...{ setup: recorded.setup, seed: recorded.seed },
      seats: Array.from({ length: each.seats }, () => ({ holder: 'me' })),
    });
    const { play } = await playAside(host, table);
    const [from, to] = each.moves;
    for (const { seat, move } of recorded.moves.slice(0, from)) await play(seat, move);
    const page = await newPage({ speed: 'fast' });
    const heard = eventsHeard(page);
    await page.goto(`${app.url}/table/${table}?invite=${invite}`);
    await page.locator('[data-table] main').waitFor();
    await startWatching(page);
    const problems: string[] = [];
    let seen = 0;
    for (const { seat, move } of recorded.moves.slice(from, to)) {
      const before = await numbersNow(page);
      const seq = await play(seat, move);
      await toldUntil(page, seq);
      const frames = await takeFrames(page);
      const expected = expectedChanges(heard.of(seq), before, each);
      seen += frames.flat().length;
      problems.push(...outOfOrder(frames, expected).map((problem) => `entry ${seq}: ${problem}`));
      const after = await numbersNow(page);
      for (const { figure, value } of [...new Map(expected.map((one) => [one.figure, one])).values()])
        if (after.has(figure) && after.get(figure) !== value)
          problems.push(`entry ${seq}: ${figure} ends as ${after.get(figure)}, its events say ${value}`);
    }
    expect(problems).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(each.changes);
    const fresh = await newPage();
    await fresh.goto(`${app.url}/table/${table}?invite=${invite}`);
    await fresh.locator('[data-table] main').waitFor();
    expect(await boardInWords(page)).toEqual(await boardInWords(fresh));
  }, 300_000);
});
