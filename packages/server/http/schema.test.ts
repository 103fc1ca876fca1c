import { CALLS, STREAMS } from '@three-spires/session/door';
import { toyGame } from '@three-spires/table/toy-game';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback.ts';

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback([{ game: toyGame }]);
});
afterAll(() => server.close());

const read = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(server.url + path);
  return { status: response.status, body: await response.json() };
};

it('serves every schema that it names', async () => {
  const { body } = await read('/api/schema');
  const { schemas } = body as { schemas: readonly { name: string; path: string }[] };
  expect(schemas.map(({ name }) => name)).toEqual([
    'openapi',
    'asyncapi',
    'slay-the-spire',
    'mystic-spires',
    'stygian-society',
  ]);
  for (const { path } of schemas) expect(await read(path), path).toMatchObject({ status: 200 });
});

it('describes every call over HTTP and every reference leads somewhere', async () => {
  const { body } = await read('/api/schema/openapi');
  const { paths } = body as {
    paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
  };
  const described = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys({ ...CALLS, ...STREAMS }).sort());
  for (const name of ['openapi', 'asyncapi', 'slay-the-spire', 'mystic-spires', 'stygian-society']) {
    const { body: schema } = await read(`/api/schema/${name}`);
    const broken = [...JSON.stringify(schema).matchAll(/"\$ref":"#\/([^"]+)"/g)].filter(
      ([, path = '']) =>
        path.split('/').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], schema) ===
        undefined,
    );
    expect(
      broken.map(([, path]) => path),
      name,
    ).toEqual([]);
  }
});

it('names the schemas where one is asked for that there is not', async () => {
  expect(await read('/api/schema/nothing')).toMatchObject({
    status: 404,
    body: { error: { code: 'no-such-schema' } },
  });
});
