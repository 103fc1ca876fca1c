/**
 * Creates a database as a release leaves it: `npm run release-fixture -- <name> [checkout]`. It starts the
 * server of a checkout (this one by default), plays one running and one finished table of each game over
 * sockets, and saves the database in fixtures/<name>.db.gz. See the README there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { mysticSpires } from '@three-spires/mystic-spires';
import Libsql from 'libsql';
import { nanoid } from 'nanoid';
import { createVisitor, type Line, type MessageOf, type Visitor } from '../testing/visitor.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(import.meta.dirname, 'fixtures');
const ADDRESS = /Three Spires is at (http:\S+)/;
const MOVES_LIMIT = 1500;

/** Enough moves for a snapshot and some moves after it. */
const RUNNING_MOVES = 57;

const GAMES = [
  { game: 'slay-the-spire', setup: { characters: ['Ironclad'] }, seats: 1, running: 9 },
  {
    game: 'slay-the-spire',
    setup: { characters: ['Silent', 'Defect'], climb: {} },
    seats: 2,
    running: RUNNING_MOVES,
  },
  {
    game: 'mystic-spires',
    setup: { decks: ['March of Cinders', 'Overdue Tides'] },
    seats: 2,
    running: RUNNING_MOVES,
    end: mysticSpires.concession,
  },
  { game: 'stygian-society', setup: { players: 2 }, seats: 2, running: 30 },
] as const;

/** The same choices in every run of the same game. */
const createChoice = () => {
  let state = 12_345;
  return (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
};

type Played = { readonly table: string; readonly moves: number };

/**
 * Makes random moves until the game is over or the limit is reached; then the move that ends it, if there is
 * one.
 */
const play = async (
  ann: Visitor,
  line: Line,
  { game, setup, seats }: (typeof GAMES)[number],
  most: number,
  end?: number,
): Promise<Played> => {
  const choose = createChoice();
  const holders = Array.from({ length: seats }, () => 'me' as const);
  const { table } = await ann.openTable(game, setup, holders);
  line.send({ type: 'watch', table });
  let shown: MessageOf<'picture'> = await line.next('picture', (message) => message.table === table);
  const move = async (seat: number, number: number): Promise<void> => {
    const answer = await line.ask({ type: 'move', command: nanoid(), table, seat, move: number });
    if (answer.type !== 'accepted') throw new Error(`${game}: ${JSON.stringify(answer)}`);
    const { seq } = answer;
    shown = await line.next('picture', (message) => message.table === table && message.seq === seq);
  };
  while (shown.picture.outcome === undefined && shown.seq < most) {
    const outlooks = shown.picture.outlooks.filter(({ options }) => options.length > 0);
    const outlook = outlooks[choose(outlooks.length)];
    const option = outlook?.options[choose(outlook.options.length)];
    if (outlook === undefined || option === undefined) throw new Error(`${game}: no seat can move`);
    await move(Number(outlook.viewer), option.move);
  }
  if (end !== undefined) await move(shown.picture.deciding[0] ?? 0, end);
  line.send({ type: 'leave', table });
  return { table, moves: shown.seq };
};

const startServer = async (checkout: string, dataDir: string) => {
  const main = path.join(checkout, 'packages/server/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: checkout,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const url = ADDRESS.exec(output)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`the server did not start; it printed:\n${output}`);
};

/** The database in one file, including what was still in its write-ahead log. */
const wholeFile = (file: string): Buffer => {
  const opened = new Libsql(file);
  opened.pragma('wal_checkpoint(truncate)');
  opened.close();
  return readFileSync(file);
};

const makeFixture = async (name: string, checkout: string): Promise<void> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-release-'));
  const { child, url } = await startServer(checkout, dataDir);
  const ann = createVisitor(url);
  await ann.request('GET', '/api/me');
  await ann.request('PATCH', '/api/me', { name: 'Ann' });
  const line = await ann.connect();
  for (const subject of GAMES) {
    const running = await play(ann, line, subject, subject.running);
    const end = 'end' in subject ? subject.end : undefined;
    const finished = await play(ann, line, subject, end === undefined ? MOVES_LIMIT : 30, end);
    console.log(`${subject.game}: running after ${running.moves}, finished after ${finished.moves} moves`);
  }
  await line.close();
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  mkdirSync(FOLDER, { recursive: true });
  const packed = gzipSync(wholeFile(path.join(dataDir, 'three-spires.db')), { level: 9 });
  writeFileSync(path.join(FOLDER, `${name}.db.gz`), packed);
  console.log(`${name}.db.gz: ${Math.round(packed.length / 1024)} KB`);
  rmSync(dataDir, { recursive: true, force: true });
};

const [name, checkout = ROOT] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) {
  console.error('Give the fixture a name: npm run release-fixture -- <name> [checkout]');
  process.exitCode = 1;
} else await makeFixture(name, path.resolve(checkout));
