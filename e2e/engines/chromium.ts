import { launchBrowser } from '../testing/browser.ts';
import type { Driver } from './driver.ts';

export async function startChromium(): Promise<Driver> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    keys: async (keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
