/** The examples of docs/protocol.md, played against a real server as they are written. */
import { readFileSync } from 'node:fs';
import type { AccountEvent, Challenge, NewTableAnswer, PictureAnswer } from '@three-spires/session/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTED_GAMES } from '../games.ts';
import { type Loopback, startLoopback } from '../testing/loopback.ts';
import { createProgram, type TestProgram } from '../testing/program.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES);
});
afterAll(() => server.close());

type Example = { readonly method: string; readonly path: string; readonly body: string | undefined };

const PAGE = new URL('../../../docs/protocol.md', import.meta.url);
const examples = (): Example[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(/```http\n(\w+) (\S+)\n(?:(\{[^`]*\})\n)?```/g)].map(
    ([, method = '', path = '', body]) => ({ method, path, body }),
  );

it('are answered as the page says, one after the other', async () => {
  const [ann, bob] = [await createProgram(server.url), await createProgram(server.url, { bot: 'Bob' })];
  const heard = bob.client.events();
  await heard.next();
  const known: Record<string, string> = { person: bob.person };
  const filled = (text: string): string =>
    text.replaceAll(/(?<!^)\{(\w+)\}/g, (_, name: string) => {
      const { [name]: value } = known;
      if (value === undefined) throw new Error(`the page has not said where {${name}} comes from`);
      return value;
    });
  const ask = async ({ secret }: TestProgram, { method, path, body }: Example): Promise<unknown> => {
    const answer = await fetch(server.url + filled(path), {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: filled(body) }),
    });
    expect([method, path, answer.ok]).toEqual([method, path, true]);
    return await answer.json();
  };
  const played = examples();
  expect(played).toHaveLength(8);
  for (const example of played) {
    const isAnswer = example.path.endsWith('/accept');
    const answer = await ask(isAnswer ? bob : ann, example);
    if (example.path === '/api/tables') known.table = (answer as NewTableAnswer).table;
    if (example.path.endsWith('/picture')) {
      const [outlook] = (answer as PictureAnswer).picture.outlooks;
      known.move = String(outlook?.options[0]?.move);
      known.decision = String(outlook?.decisions[0]?.id);
    }
    if (example.path === '/api/challenges') known.challenge = (answer as Challenge).id;
    if (isAnswer) expect(answer).toMatchObject({ table: known.table, seat: 1 });
  }
  for await (const event of heard as AsyncIterable<AccountEvent>)
    if (event.type === 'challenge' && event.challenge.status === 'accepted') {
      expect(event.challenge.id).toBe(known.challenge);
      break;
    }
});
