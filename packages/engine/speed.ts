// npm run engine-speed: how many decisions a second the rules make alone, with observations, and over standard input.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { createMoveList, createRandom, randomBelow } from '@three-spires/kernel';
import { createEngine } from './answering.ts';
import { gameNamed, startGame } from './games.ts';

const SETUPS: Readonly<Record<string, unknown>> = {
  'slay-the-spire': { characters: ['Ironclad'], climb: {} },
  'mystic-spires': { decks: [null, null] },
  'stygian-society': { players: 1 },
};

const SECONDS = 3;
const GAMES_AT_ONCE = 256;

/** Processor seconds of this process. */
const processorSeconds = (): number => {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
};

/** Repeats a work until the time is up; prints decisions by wall clock and by processor time. */
const measure = async (what: string, work: () => number | Promise<number>): Promise<void> => {
  for (let warm = 0; warm < 20; warm++) await work();
  const [wall, own] = [performance.now(), processorSeconds()];
  let decisions = 0;
  while (performance.now() - wall < SECONDS * 1000) decisions += await work();
  const seconds = (performance.now() - wall) / 1000;
  const busy = processorSeconds() - own;
  console.log(
    `${what}: ${Math.round(decisions / seconds)} decisions a second, ${Math.round(decisions / busy)} per second of this process`,
  );
};

/** Random games by the rules alone. */
const rulesAlone = (id: string): (() => number) => {
  const game = gameNamed(id);
  const random = createRandom(id, 1);
  const list = createMoveList();
  let number = 0;
  return () => {
    const state = startGame(game, SETUPS[id], `${number++}`);
    let decisions = 0;
    for (; game.outcome(state) === undefined && decisions < 2000; decisions++) {
      const seat = 31 - Math.clz32(game.deciding(state));
      game.legal(state, seat, list);
      game.apply(state, seat, list.moves[randomBelow(random, 0, list.length)] as number);
    }
    return decisions;
  };
};

const HEAD = 8;

/** A group, with the requests and answers that another process would send and get. */
const inGroup = (id: string): (() => number) => {
  const engine = createEngine();
  const random = createRandom(id, 1);
  const open = {
    do: 'group',
    game: id,
    setups: [SETUPS[id]],
    seed: 'speed',
    games: GAMES_AT_ONCE,
    binary: true,
  };
  const { line, after } = engine.answer(JSON.stringify(open));
  const { group } = JSON.parse(line) as { group: number };
  let [heads, , actions] = after as [Int16Array, Int16Array, Int16Array];
  return () => {
    let from = 0;
    const chosen = Array.from({ length: GAMES_AT_ONCE }, (_, game) => {
      const count = heads[game * HEAD + 1] ?? 0;
      from += count;
      return actions[from - count + randomBelow(random, 0, count)];
    });
    const answer = engine.answer(JSON.stringify({ do: 'step', group, actions: chosen }));
    [heads, , actions] = answer.after as [Int16Array, Int16Array, Int16Array];
    return GAMES_AT_ONCE;
  };
};

/** One game over standard input: a line to list the moves and a line to make one. */
const overInput = async (id: string): Promise<void> => {
  const child = spawn('node', ['scripts/run.mjs', '--bundled', 'packages/engine/engine.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<Record<string, unknown>> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await lines.next()).value as string);
  };
  const random = createRandom(id, 1);
  let number = 0;
  let status = await ask({ do: 'new', game: id, setup: SETUPS[id], seed: '0' });
  let slot = status.slot;
  await measure(`${id}, one game over standard input`, async () => {
    if (status.outcome !== undefined) {
      await ask({ do: 'drop', slot });
      status = await ask({ do: 'new', game: id, setup: SETUPS[id], seed: `${++number}` });
      slot = status.slot;
    }
    const [seat] = status.deciding as number[];
    const { moves } = await ask({ do: 'legal', slot, seat });
    const possible = moves as number[];
    status = await ask({ do: 'apply', slot, seat, move: possible[randomBelow(random, 0, possible.length)] });
    return 1;
  });
  child.stdin.end();
  await new Promise((resolve) => child.on('exit', resolve));
};

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`);
for (const id of Object.keys(SETUPS)) {
  await measure(`${id}, rules alone`, rulesAlone(id));
  await measure(`${id}, ${GAMES_AT_ONCE} games in a group`, inGroup(id));
  await overInput(id);
}
