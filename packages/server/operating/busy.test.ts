import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { createVisitor, type Line } from '../testing/visitor.ts';

const TIMEOUT_MS = 240_000;

let dataDir: string;
let server: ChildServer;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-busy-'));
  server = await startChildServer({ PORT: '0', DATA_DIR: dataDir });
}, TIMEOUT_MS);

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const LIBSQL = JSON.stringify(createRequire(import.meta.url).resolve('libsql'));

/** Another process that holds the write lock of the database until it is told to let go. */
const holdLock = async (): Promise<{ release(): Promise<void> }> => {
  const file = JSON.stringify(path.join(dataDir, 'three-spires.db'));
  const program = `
    const file = new (require(${LIBSQL}))(${file});
    file.pragma('busy_timeout = 5000');
    file.exec('begin immediate');
    console.log('held');
    process.stdin.once('data', () => { file.exec('rollback'); process.exit(0); });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async release() {
      const exit = once(child, 'exit');
      child.stdin.write('\n');
      await exit;
    },
  };
};

const endTurn = async (line: Line, table: string, seat: number) => {
  line.send({ type: 'watch', table });
  const { picture } = await line.next('picture');
  const outlook = picture.outlooks.find(({ viewer }) => viewer === seat);
  const [move, decision] = [outlook?.options[0]?.move, outlook?.decisions[0]?.id];
  if (move === undefined || decision === undefined) throw new Error('there is nothing to do');
  return { type: 'move', command: nanoid(), table, seat, move, decision } as const;
};

it(
  'answers others while another process holds the database, and makes the move when it is released',
  async () => {
    const ann = createVisitor(server.url);
    const setup = { characters: ['Ironclad', 'Silent'] };
    const { table } = await ann.openTable('slay-the-spire', setup, ['me', 'me']);
    const line = await ann.connect();
    const move = await endTurn(line, table, 0);

    const answered: string[] = [];
    const lock = await holdLock();
    const made = line.ask(move).then((answer) => {
      answered.push('move');
      return answer;
    });
    for (const address of ['/api/health', '/api/me', '/api/tables', `/api/tables/${table}`]) {
      expect((await ann.request('GET', address)).status).toBe(200);
      answered.push(address);
    }
    expect(answered).not.toContain('move');
    await lock.release();
    expect(await made).toEqual({ type: 'accepted', command: move.command, seq: 1 });
    expect(await line.ask(move)).toEqual({ type: 'accepted', command: move.command, seq: 1 });

    // Where the lock stays, the answer is to try again, and the same command then counts once.
    const second = await endTurn(line, table, 1);
    const lasting = await holdLock();
    const [refused, renamed] = await Promise.all([
      line.ask(second),
      ann.request('PATCH', '/api/me', { name: 'Ann' }),
    ]);
    expect(refused).toMatchObject({ type: 'error', code: 'try-again' });
    expect(renamed.status).toBe(503);
    expect(await ann.request('GET', '/api/health')).toMatchObject({
      status: 503,
      body: { error: { code: 'try-again', text: expect.stringContaining('Another program') } },
    });
    expect((await ann.request('GET', '/api/health/live')).body).toEqual({ ok: true });
    await lasting.release();
    expect(await line.ask(second)).toEqual({ type: 'accepted', command: second.command, seq: 2 });
    expect(server.output()).not.toContain('cannot rollback');
  },
  TIMEOUT_MS,
);
