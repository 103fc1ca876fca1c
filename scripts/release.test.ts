import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeRelease } from './release.ts';

/** Compressing well takes longer than everything else together. */
const FAST = 1;
const COMMIT = '0123456789012345678901234567890123456789';

let folder: string;
let unpacked: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  vi.stubEnv('COMMIT', COMMIT);
  const archive = await makeRelease(path.join(folder, 'made', 'three-spires'), FAST);
  vi.unstubAllEnvs();
  unpacked = path.join(folder, 'three-spires');
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder]);
  expect(status).toBe(0);
});

afterAll(() => {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the release with nothing but Node and npm, in a process group of its own: npm starts a child. */
const start = (command: string, ...args: readonly string[]): ChildProcess =>
  spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: unpacked,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(folder, 'data') },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });

const firstMatch = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = pattern.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code} after: ${said}`)));
  });

test('an unpacked release serves the page, knows what it is, and can be backed up', async () => {
  server = start('start');
  const address = await firstMatch(server, /http:\/\/localhost:\d+/);
  const page = await (await fetch(address)).text();
  const script = /src="(\/[^"]+\.js)"/.exec(page)?.[1] ?? 'none';
  expect((await fetch(new URL(script, address))).status).toBe(200);
  const { version } = JSON.parse(readFileSync(path.join(unpacked, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const answer = await fetch(new URL('/api/version', address));
  expect(await answer.json()).toMatchObject({ version, commit: COMMIT });
  expect(await firstMatch(start('backup'), /Backed up .* to .*/)).toContain(path.join(folder, 'data'));
});

test('an unpacked release plays for other programs, and in a terminal with the rulebook at hand', async () => {
  const engine = start('engine');
  const setup = { characters: ['Ironclad'], encounter: 'first' };
  engine.stdin?.end(
    `${JSON.stringify({ do: 'play', game: 'slay-the-spire', setup, seed: 'a', games: 1 })}\n`,
  );
  expect(await firstMatch(engine, /.*\n/)).toContain('"ok":true,"games":[{"seed":"a/0"');
  const terminal = start('play', '--game', 'slay-the-spire');
  terminal.stdin?.end('? Vulnerable\n');
  expect(await firstMatch(terminal, /Vulnerable: .*/)).not.toBe('');
});

test('a release has the licences of what is bundled in it, of the server and of the page', () => {
  const licences = readFileSync(path.join(unpacked, 'LICENCES-OF-OTHERS'), 'utf8');
  for (const line of [/^fastify [\d.]+, MIT$/m, /^web-push [\d.]+, MPL-2.0$/m, /^three [\d.]+, MIT$/m])
    expect(licences).toMatch(line);
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});
