import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientMessage, ServerMessage } from '@three-spires/session/protocol';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { play, watch } from '../testing/at-table.ts';
import { createTestDatabase } from '../testing/brokers.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { SERVER } from '../testing/test-stores.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const TIMEOUT_MS = 240_000;

type Place = { readonly env: Readonly<Record<string, string>>; close(): Promise<void> };

const places: readonly (readonly [name: string, make: () => Promise<Place>])[] = [
  ['SQLite', async () => ({ env: {}, close: async () => undefined })],
  ...(SERVER === undefined
    ? []
    : [
        [
          'PostgreSQL',
          async (): Promise<Place> => {
            const database = await createTestDatabase();
            return { env: { DATABASE_URL: database.url }, close: database.close };
          },
        ] as const,
      ]),
];

describe.each(places)('on %s', (_, make) => {
  let dataDir: string;
  let place: Place;
  let server: ChildServer;

  const start = async (port: string): Promise<void> => {
    server = await startChildServer({ ...place.env, PORT: port, DATA_DIR: dataDir });
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-answers-'));
    place = await make();
    await start('0');
  }, TIMEOUT_MS);

  afterEach(async () => {
    await server.end('SIGKILL');
    await place.close();
    rmSync(dataDir, { recursive: true, force: true });
  }, TIMEOUT_MS);

  type Command = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'giveUp' | 'consent' }>;
  type Sent = { readonly who: Visitor; readonly message: Command };

  /** `Command` without the command id, for each kind of it. */
  type Wish<Kind = Command> = Kind extends Command ? Omit<Kind, 'command'> : never;

  const ask = async ({ who, message }: Sent): Promise<ServerMessage> => {
    const line = await who.connect();
    const answer = await line.ask(message);
    await line.close();
    return answer;
  };

  it(
    'answers a command that left no entry as before, after it was killed',
    async () => {
      const [ann, bob] = [createVisitor(server.url), createVisitor(server.url)];
      const { table, invite } = await ann.openTable(
        'slay-the-spire',
        { characters: ['Ironclad', 'Silent'] },
        ['me', 'open'],
        { freeUndo: true },
      );
      expect((await bob.request('POST', `/api/tables/${table}/seats`, { invite })).status).toBe(200);
      const line = await bob.connect();
      const [seq = 0] = await play(line, table, 1, 1);
      await line.close();

      const kept: (Sent & { readonly answer: ServerMessage })[] = [];
      const say = async (who: Visitor, wish: Wish): Promise<ServerMessage> => {
        const message: Command = { ...wish, command: nanoid() };
        const answer = await ask({ who, message });
        kept.push({ who, message, answer });
        return answer;
      };
      const accepted = { type: 'accepted', seq };
      expect(await say(ann, { type: 'undo', table, seat: 0, to: 0 })).toMatchObject(accepted);
      expect(await say(bob, { type: 'consent', table, accept: false })).toMatchObject(accepted);
      expect(await say(ann, { type: 'giveUp', table, seat: 0 })).toMatchObject(accepted);
      // Refused: a request is already open. Later there is none.
      expect(await say(ann, { type: 'undo', table, seat: 0, to: 0 })).toMatchObject({ type: 'refused' });
      expect(await say(ann, { type: 'consent', table, accept: false })).toMatchObject(accepted);
      // From here on Ann would need nobody's consent.
      expect((await bob.request('DELETE', `/api/tables/${table}/seats/1`)).status).toBe(200);

      await server.end('SIGKILL');
      await start(new URL(server.url).port);
      for (const sent of kept) expect(await ask(sent)).toEqual(sent.answer);
      const after = await ann.connect();
      expect(await watch(after, table)).toMatchObject({ seq });
      await after.close();
    },
    TIMEOUT_MS,
  );
});
