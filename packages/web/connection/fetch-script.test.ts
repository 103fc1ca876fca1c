import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchFirst, fetchScript, ScriptFailure } from './fetch-script.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server that answers as listed, and then for ever as the last time: a status, or none. */
const serve = async (answers: readonly (number | 'none')[]) => {
  let asked = 0;
  const server = createServer((_, reply) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked++;
    if (answer === 'none' || answer === undefined) reply.destroy();
    else reply.writeHead(answer).end('a script');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const pauses: number[] = [];
  const fetchIt = (isReplaced = false) =>
    fetchScript(`http://127.0.0.1:${(server.address() as AddressInfo).port}/table.js`, {
      get: (address) => fetch(address),
      wait: async (ms) => void pauses.push(ms),
      isReplaced: async () => isReplaced,
    });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetchIt,
    pauses,
    asked: () => asked,
  };
};

it('asks once where the script comes', async () => {
  const { fetchIt, pauses, asked } = await serve([200]);
  await fetchIt();
  expect([asked(), pauses]).toEqual([1, []]);
});

it('asks again after growing pauses, whatever went wrong', async () => {
  const { fetchIt, pauses, asked } = await serve(['none', 503, 404, 200]);
  await fetchIt();
  expect(asked()).toBe(4);
  expect(pauses).toHaveLength(3);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
});

it('gives up after some tries, and says which script and why', async () => {
  const { fetchIt, asked } = await serve(['none', 500]);
  const failure = await fetchIt().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ScriptFailure);
  expect(String(failure)).toMatch(/table\.js: status 500/);
  expect(asked()).toBe(4);
});

it('gives up at once where a deploy has taken the script away', async () => {
  const { fetchIt, asked } = await serve([404]);
  await expect(fetchIt(true)).rejects.toThrow('status 404');
  expect(asked()).toBe(1);
});

it('does not ask for what has come with the page, but for what has failed to', async () => {
  const { url, asked } = await serve([200]);
  vi.stubGlobal('location', { href: `${url}/` });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const statuses: Readonly<Record<string, number>> = { [`${url}/here.js`]: 200, [`${url}/failed.js`]: 503 };
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) => (name in statuses ? [{ responseStatus: statuses[name] }] : []),
  });
  await fetchFirst(['/here.js']);
  expect(asked()).toBe(0);
  await fetchFirst([`${url}/failed.js`, `${url}/unknown.js`]);
  expect(asked()).toBe(2);
  vi.unstubAllGlobals();
});
