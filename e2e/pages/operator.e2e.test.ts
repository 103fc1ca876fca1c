import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '../testing/app.ts';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';

const TOKEN = 'a-token-for-the-operator';
const { app, newPage } = inBrowser();
let operated: App;

beforeAll(async () => {
  operated = await startApp({ OPERATOR_TOKEN: TOKEN, NODE_ID: 'node-of-the-test' });
});
afterAll(() => operated.stop());

test('The page of the operator says that it is switched off without a token', async () => {
  const page = await newPage();
  await page.goto(`${app.url}/operator`);
  await page.getByText('This page is switched off on this server.').waitFor();
});

test('The page of the operator asks for the token and shows the server', async () => {
  const page = await newPage();
  await page.goto(`${operated.url}/operator`);
  const field = page.getByLabel('Token of the operator');
  await field.fill('something else entirely');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This is not the token of the operator.').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await field.fill(TOKEN);
  await page.keyboard.press('Enter');
  await page.getByText('node-of-the-test').waitFor();
  await page.getByText('can be read and written').waitFor();
  expect(await page.getByRole('row').count()).toBe(4);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.reload();
  await page.getByText('node-of-the-test').waitFor();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await field.waitFor();
});
