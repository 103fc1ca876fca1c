import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { insideViewport } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.goto(`${app.url}/credits`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

const opacity = (): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).opacity);

/** Adds a line with a style of its own to the page. */
const addLine = (id: string, style: string): Promise<void> =>
  page.evaluate(
    ([name, css]) => {
      const line = document.createElement('p');
      line.id = name as string;
      line.textContent = 'A line for the test.';
      line.setAttribute('style', css as string);
      document.querySelector('main')?.prepend(line);
    },
    [id, style],
  );

describe('a page on which nothing is drawn', () => {
  test('is transparent, also after a look at its colours', async () => {
    expect(await opacity()).toBe('0');
    expect(await seriousProblems(page)).toEqual([]);
    expect(await opacity()).toBe('0');
  });

  test('shows its colours to axe', async () => {
    await addLine('pale', 'position: relative; z-index: 1; color: #777; background: #888');
    expect((await seriousProblems(page)).join()).toContain('color-contrast');
  });

  test('shows what is visible, and only that, to those who measure it', async () => {
    await addLine('plain', 'position: fixed; top: 0; left: 0');
    await addLine('faint', 'opacity: 0');
    await addLine('outside', 'position: fixed; left: 5000px; top: 0');
    expect(await insideViewport(page, ['#plain'])).toEqual([]);
    expect(await insideViewport(page, ['#faint'])).toEqual(['Nothing on the page matches #faint.']);
    expect(await insideViewport(page, ['#outside'])).toHaveLength(1);
  });
});
