/**
 * npm run moves [-- --tree FOLDER] [--rounds N] [--alone N] [--profile FOLDER]: processor time of the server for each
 * move that people make over sockets. With --tree, another checkout is measured in turn with this one.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Done, Order } from './crowd.ts';
import { PLAYS } from './games-played.ts';
import { buildTree, type MeasuredServer, startServer } from './measured-server.ts';
import { createReport, type Report } from './report.ts';
import type { ServerAt } from './seated-table.ts';

const { values } = parseArgs({
  options: {
    tree: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    alone: { type: 'string', default: '150' },
    profile: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const ALONE = Number(values.alone);
/** Rounds before anything counts: until the compiler of the engine has seen it all. */
const WARM_UP = 3;
const GAMES = PLAYS.map(({ game }) => game);

const buildCrowd = async (): Promise<string> => {
  const outfile = path.resolve('dist/moves/crowd.mjs');
  await build({
    ...{ entryPoints: ['packages/server/moves/crowd.ts'], outfile, bundle: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', external: ['ws'], logLevel: 'error' },
  });
  return outfile;
};

type Side = {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly at: ServerAt;
  readonly order: (order: Order) => Promise<Done>;
  readonly report: Report;
  readonly end: () => Promise<void>;
};

/** Checkouts before `changes` refuse to be asked for them. */
const knowsChanges = (tree: string): boolean => {
  const protocol = path.join(tree, 'packages/session/protocol/index.ts');
  return existsSync(protocol) && readFileSync(protocol, 'utf8').includes("v.literal('preview')");
};

const openSide = async (tree: string, name: string, crowdFile: string): Promise<Side> => {
  const folder = await buildTree(path.resolve(tree), name);
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const server = await startServer(folder, profiling);
  const crowd = fork(crowdFile, []);
  const order = async (wanted: Order): Promise<Done> => {
    const done = once(crowd, 'message');
    crowd.send(wanted);
    const [counts] = await done;
    return counts as Done;
  };
  const end = async (): Promise<void> => {
    crowd.disconnect();
    await server.end();
  };
  const at = { url: server.url, changes: knowsChanges(tree) };
  return { name, server, at, order, report: createReport(), end };
};

/** All tables of some games at once. */
const playTogether = async ({ server, at, order, report }: Side, games: readonly string[], seed: string) => {
  await order({ open: games, at, seed, rounds: games.length > 1 ? 1 : 2 });
  const before = await server.cpu();
  const done = await order({ play: true });
  const used = (await server.cpu()) - before;
  report.together(games.length > 1 ? 'mixed' : String(games[0]), done, used);
  await order({ leave: true });
};

/** One move at a time with nothing beside it: what each costs from the message to the last picture. */
const playAlone = async ({ server, at, order, report }: Side, seed: string): Promise<void> => {
  const { tables } = await order({ open: GAMES, at, seed, rounds: 1 });
  for (let step = 0; step < ALONE; step++) {
    // Asking costs a little too: what it costs is known from asking twice.
    const [empty, before] = [await server.cpu(), await server.cpu()];
    const { game, moves } = await order({ step: step % tables });
    const used = (await server.cpu()) - before;
    if (moves === 1) report.alone(String(game), Math.max(0, used - (before - empty)));
  }
  await order({ leave: true });
};

const crowdFile = await buildCrowd();
const trees = [...values.tree, '.'];
const sides: Side[] = [];
for (const tree of trees)
  sides.push(await openSide(tree, tree === '.' ? 'here' : path.basename(path.resolve(tree)), crowdFile));
for (const side of sides)
  for (let round = 0; round < WARM_UP; round++)
    await playTogether({ ...side, report: createReport() }, GAMES, `warm ${round}`);
for (let round = 0; round < ROUNDS; round++)
  for (const side of sides) {
    for (const game of GAMES) await playTogether(side, [game], `${game} ${round}`);
    await playTogether(side, GAMES, `mixed ${round}`);
    await playAlone(side, `alone ${round}`);
  }
for (const { name, report } of sides) console.log(`\n${name}\n${report.lines().join('\n')}`);
for (const side of sides) await side.end();
