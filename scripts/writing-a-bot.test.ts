/** docs/writing-a-bot.md, as a reader follows it: every block is run, in order, against a real server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../packages/client/index.ts';
import { HOSTED_GAMES } from '../packages/server/games.ts';
import { DEFAULT_SETTINGS, limitsFrom } from '../packages/server/settings/limits.ts';
import { type Loopback, startLoopback } from '../packages/server/testing/loopback.ts';
import { createProgram } from '../packages/server/testing/program.ts';
import { root } from './install.mjs';
import { pythonFile } from './python.ts';
import { blocksOf } from './writing-a-bot.ts';

const hasPython = pythonFile() !== undefined;
const blocks = blocksOf();
const commands = blocks.filter(({ kind }) => kind === 'sh' || (kind === 'sh python' && hasPython));

let server: Loopback;
/** What the commands so far have exported. */
let env: NodeJS.ProcessEnv = process.env;
beforeAll(async () => {
  server = await startLoopback(HOSTED_GAMES, {
    limits: limitsFrom({ ...DEFAULT_SETTINGS, requestsPerMinute: 0, movesPerHour: 0 }),
  });
  env = { ...process.env, THREE_SPIRES_URL: server.url };
});
afterAll(() => server.close());

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

const EXPORTED = '\0exported\0';

/** Runs commands in the folder of the repository, in a process group of their own. */
const run = (text: string): { readonly child: ChildProcess; readonly said: () => string } => {
  const script = `set -e\n${text}\nprintf '${EXPORTED.replaceAll('\0', '\\0')}'; env -0`;
  const child = spawn('bash', ['-c', script], { cwd: root, env, detached: true });
  running.add(child);
  child.on('close', () => running.delete(child));
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (part: Buffer) => {
      said += part.toString();
    });
  return { child, said: () => said };
};

/** Runs commands to their end. Answers with what they wrote. */
const runToTheEnd = async (text: string): Promise<string> => {
  const { child, said } = run(text);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const [written = '', exported = ''] = said().split(EXPORTED);
  expect(code, written).toBe(0);
  env = Object.fromEntries(
    exported.split('\0').flatMap((line) => {
      const at = line.indexOf('=');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
  return written;
};

const FIGHT_OVER = /'?result'?: '(victory|defeat)'/;
/** What shows that a command did what the page says, by a part of it. */
const SHOWN: readonly (readonly [string, RegExp])[] = [
  ['/first.', FIGHT_OVER],
  ['/ahead.', FIGHT_OVER],
  ['arena', /Ahead/],
  ['learn_fights', /learned/],
  ['/rated.', /result'?: '(victory|defeat|draw)'[\s\S]*not rated: newcomer[\s\S]*not rated: newcomer/],
  ['npm run -s engine', /"ok":true,"slot":1/],
];

const PATIENCE = { timeout: 120_000 };

/** A bot that stays: it takes an open seat, accepts a challenge for its game, and declines another. */
const tryHouse = async (text: string): Promise<void> => {
  const { client } = await createProgram(server.url, { bot: 'Ann' });
  const { id: person } = await createClient({ url: server.url, token: env.THREE_SPIRES_TOKEN ?? '' }).ask(
    'me',
  );
  const open = async (game: string, setup: Record<string, unknown>, listed: boolean) => {
    const seats = [{ holder: 'me' as const }, { holder: 'open' as const }];
    return (await client.ask('openTable', { game, setup, seats, listed })).table;
  };
  let count = 0;
  const play = (table: string) =>
    client.play(table, ({ options }) => options[count++ % options.length]?.move ?? 0);
  const challenge = async (table: string) => (await client.ask('challenge', { table, person })).id;
  const statusOf = async (id: string) =>
    (await client.ask('challenges')).challenges.find((each) => each.id === id)?.status;

  // A table is listed while someone who sits there is connected.
  const listed = await open('stygian-society', { players: 2 }, true);
  const first = play(listed);
  await expect.poll(async () => (await client.ask('openTables')).tables.length, PATIENCE).toBe(1);
  const { child, said } = run(text);
  expect((await first).seats[1]?.name).toBe('Rusty (bot)');

  const other = await challenge(await open('mystic-spires', { decks: [null, null] }, false));
  const table = await open('stygian-society', { players: 2 }, false);
  const known = await challenge(table);
  await expect.poll(() => statusOf(other), PATIENCE).toBe('declined');
  await expect.poll(() => statusOf(known), PATIENCE).toBe('accepted');
  await play(table);
  for (const each of [listed, table])
    await expect.poll(said, PATIENCE).toMatch(new RegExp(`Rusty \\(bot\\) at ${each}: (victory|defeat)`));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
};

describe('docs/writing-a-bot.md', () => {
  test('shows the examples as they are, and nothing that is not run', () => {
    for (const { kind, text } of blocks) {
      const [language, file] = kind.split(' ');
      if (kind === 'sh server') expect(text).toBe('npm start\n');
      else if (language === 'ts' || language === 'py')
        expect(text, file).toBe(readFileSync(path.join(root, file ?? ''), 'utf8'));
      else expect(['sh', 'sh python']).toContain(kind);
    }
    expect(commands.length).toBeGreaterThan(4);
  });

  const named = commands.map(({ text }) => [text.split('\n', 1)[0], text] as const);
  test.each(named)('%s', async (_name, text) => {
    if (text.includes('/house.')) return await tryHouse(text);
    const written = await runToTheEnd(text);
    if (text.includes('export THREE_SPIRES_TOKEN')) {
      expect(env.THREE_SPIRES_TOKEN).toMatch(/^spires_/);
      return;
    }
    const [, shown] = SHOWN.find(([part]) => text.includes(part)) ?? [];
    expect(shown, 'the test knows what this command shows').toBeDefined();
    expect(written).toMatch(shown ?? /./);
  });
});
