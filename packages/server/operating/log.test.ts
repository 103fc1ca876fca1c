import { toyGame } from '@three-spires/table/toy-game';
import { expect, it } from 'vitest';
import { startLoopback } from '../testing/loopback.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { createVisitor } from '../testing/visitor.ts';
import { createLog } from './log.ts';

it('never shows an invitation', async () => {
  let written = '';
  const log = createLog('trace', {
    write: (line) => {
      written += line;
    },
  });
  const server = await startLoopback([{ game: toyGame }], { log });
  const ann = createVisitor(server.url);
  const eve = createVisitor(server.url);
  const { table, invite } = await ann.openTable('toy', { players: 2, rounds: 3 }, ['me', 'open']);
  for (const address of [
    `/api/tables/${table}?invite=${invite}`,
    `/api/tables/${table}/replay?invite=${invite}`,
    `/join/${table}/${invite}`,
    `/api/nothing?invite=${invite}`,
  ])
    await eve.request('GET', address);
  await eve.request('POST', `/api/tables/${table}/seats`, { invite });
  const upgrade = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket'];
  await rawRequest(server.url, `GET /%zz?invite=${invite} HTTP/1.1`, 'Host: here');
  await rawRequest(server.url, `GET /api/me?invite=${invite} HTTP/1.1`, ...upgrade);
  log.error(new Error(`cannot read /api/tables/${table}?invite=${invite}`));
  log.error({ err: new Error(`cannot read /join/${table}/${invite}`) }, 'a page');
  log.error({ body: { invite } }, 'a body');
  await server.close();
  expect(written).toContain('"route":"/api/tables/:table"');
  expect(written).toContain(`"table":"${table}"`);
  expect(written).toContain('cannot read /api/tables/');
  expect(written).not.toContain(invite);
});
