import { type ChildProcess, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from './answering.ts';
import { LIMITS } from './protocol/limits.ts';
import { type BundledEngine, bundleEngine } from './testing/bundled-engine.ts';
import { KINDS, playRandomly } from './testing/random-games.ts';

let bundled: BundledEngine;
beforeAll(async () => {
  bundled = await bundleEngine();
});
afterAll(() => bundled.end());

type Ended = { readonly out: string; readonly error: string; readonly code: number | null };

const pipesOf = ({ stdin, stdout, stderr }: ChildProcess) => {
  if (stdin === null || stdout === null || stderr === null) throw new Error('the engine has no pipes');
  return { stdin, stdout, stderr };
};

/** Sends pieces of input to the engine, and waits for its end. */
const run = async (...pieces: (string | Buffer)[]): Promise<Ended> => {
  const child = bundled.start();
  const { stdin, stdout, stderr } = pipesOf(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  for (const piece of pieces) stdin.write(piece);
  stdin.end();
  const [out, error, code] = await Promise.all([text(stdout), text(stderr), ended]);
  return { out, error, code };
};

const line = (request: object): string => `${JSON.stringify(request)}\n`;
const NEW = line({
  do: 'new',
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad'], encounter: 'first' },
  seed: 'a',
});

test('answers over standard input as in process, line by line, and ends with its input', async () => {
  const [kind] = KINDS;
  if (kind === undefined) throw new Error('there are no games');
  const made = playRandomly(kind, 'lines', 100);
  const lines = [
    line({ do: 'hello' }),
    line({ do: 'new', game: kind.game.id, setup: kind.setup, seed: 'lines' }),
    ...made.flatMap(({ seat, move }) => [
      line({ do: 'apply', slot: 1, seat, move }),
      line({ do: 'hash', slot: 1 }),
    ]),
    line({ do: 'view', slot: 1, viewer: 0 }),
  ];
  const engine = createEngine();
  const expected = lines.map((one) => `${engine.answer(one).line}\n`).join('');
  expect(await run(...lines)).toEqual({ out: expected, error: '', code: 0 });
});

test('lines come in pieces, many at once, empty ones among them, the last one without an end', async () => {
  const { out, code } = await run(NEW.slice(0, 20), `${NEW.slice(20)}\n\r\n${NEW}`, NEW.trimEnd());
  expect(code).toBe(0);
  const slots = out
    .trim()
    .split('\n')
    .map((answer) => (JSON.parse(answer) as { slot: number }).slot);
  expect(slots).toEqual([1, 2, 3]);
});

test('a line that is too long is refused, and the next one answered', async () => {
  const long = Buffer.alloc(LIMITS.line + 1, 'x');
  const { out, error, code } = await run(long, '\n', NEW, Buffer.from([0xff, 0xfe, 0, 10]), NEW);
  expect([error, code]).toEqual(['', 0]);
  const answers = out
    .trim()
    .split('\n')
    .map((answer) => JSON.parse(answer) as { ok: boolean; message?: string });
  expect(answers.map(({ ok }) => ok)).toEqual([false, true, false, true]);
  expect(answers[0]?.message).toContain('bytes');
});

test('integers follow the line as bytes where a group asks for it', async () => {
  const child = bundled.start();
  const { stdin, stdout } = pipesOf(child);
  stdin.write(
    line({
      do: 'group',
      game: 'mystic-spires',
      setups: [{ decks: [null, null] }],
      seed: 'b',
      games: 100,
      binary: true,
    }),
  );
  stdin.end(line({ do: 'hello' }));
  const chunks: Buffer[] = [];
  for await (const chunk of stdout) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const end = all.indexOf(10);
  const frame = JSON.parse(all.toString('utf8', 0, end)) as Record<string, number>;
  const lists = ['heads', 'observations', 'actions', 'last'].map((name) => frame[name] ?? 0);
  const length = lists.reduce((sum, one) => sum + one, 0);
  expect(length).toBeGreaterThan(100_000);
  expect(JSON.parse(all.toString('utf8', end + 1 + length))).toMatchObject({ engine: 'three-spires' });
});

test('ends when nobody reads its answers any more', async () => {
  const child = bundled.start();
  const { stdin, stdout } = pipesOf(child);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  stdin.on('error', () => undefined);
  stdout.destroy();
  // The input stays open: only the lost reader ends the process.
  const view = NEW + line({ do: 'view', slot: 1, viewer: 0 }).repeat(100);
  stdin.write(view);
  expect(await ended).toBe(0);
});

test('says where requests belong when they come as arguments', () => {
  const [node, file] = bundled.command;
  const { status, stderr, stdout } = spawnSync(node, [file, '--game'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('docs/engine.md');
});
