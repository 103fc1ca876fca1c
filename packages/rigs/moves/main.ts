/**
 * npm run moves [-- --tree FOLDER] [--rounds N] [--alone N] [--warm-up SECONDS] [--profile FOLDER]: processor time of the
 * server for each move that people make over sockets. With --tree, another checkout is measured in turn with this one.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildTree } from '@three-spires/server/testing';
import { PROBE } from '../built-server.ts';
import { checkoutFolder, readOptions, wholeNumber } from '../options.ts';
import { PLAYS } from './games-played.ts';
import { type MeasuredServer, startServer } from './measured-server.ts';
import { buildCrowd, type Crowd, openCrowd } from './open-crowd.ts';
import { createReport, type Report } from './report.ts';

const values = readOptions({
  tree: { type: 'string', multiple: true, default: [] },
  rounds: { type: 'string', default: '5' },
  alone: { type: 'string', default: '150' },
  'warm-up': { type: 'string', default: '12' },
  profile: { type: 'string' },
});
const ROUNDS = wholeNumber('rounds', values.rounds, 1);
const ALONE = wholeNumber('alone', values.alone, 0);
/** Processor time that a server spends before anything counts, in seconds: real servers have long been compiled. */
const WARM_UP = wholeNumber('warm-up', values['warm-up'], 0);
const TREES = values.tree.map((tree) => checkoutFolder('tree', tree));
const GAMES = PLAYS.map(({ game }) => game);

type Side = {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly order: Crowd['order'];
  readonly report: Report;
  readonly end: () => Promise<void>;
};

const openSide = async (tree: string, name: string, crowdFile: string): Promise<Side> => {
  const folder = path.resolve('dist/moves', name);
  await buildTree(path.resolve(tree), folder, PROBE);
  const server = await startServer(folder);
  const { order, disperse } = openCrowd(crowdFile);
  const end = async (): Promise<void> => {
    disperse();
    await server.end();
  };
  return { name, server, order, report: createReport(), end };
};

/** All tables of some games at once. */
const playTogether = async ({ server, order, report }: Side, games: readonly string[], seed: string) => {
  await order({ open: games, urls: [server.url], seed, rounds: games.length > 1 ? 1 : 2 });
  const before = await server.cpu();
  const done = await order({ play: true });
  const used = (await server.cpu()) - before;
  report.together(games.length > 1 ? 'mixed' : String(games[0]), done, used);
  await order({ leave: true });
};

/** One move at a time with nothing beside it: what each costs from the message to the last picture. */
const playAlone = async ({ server, order, report }: Side, seed: string): Promise<void> => {
  const { tables } = await order({ open: GAMES, urls: [server.url], seed, rounds: 1 });
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
const trees = [...TREES, '.'];
const sides: Side[] = [];
for (const tree of trees)
  sides.push(await openSide(tree, tree === '.' ? 'here' : path.basename(path.resolve(tree)), crowdFile));
for (const side of sides)
  for (let round = 0; (await side.server.cpu()) < WARM_UP * 1e6; round++)
    await playTogether({ ...side, report: createReport() }, GAMES, `warm ${round}`);
if (values.profile !== undefined) for (const { server } of sides) await server.startProfile();
for (let round = 0; round < ROUNDS; round++)
  for (const side of sides) {
    for (const game of GAMES) await playTogether(side, [game], `${game} ${round}`);
    await playTogether(side, GAMES, `mixed ${round}`);
    await playAlone(side, `alone ${round}`);
  }
if (values.profile !== undefined) {
  mkdirSync(values.profile, { recursive: true });
  for (const { name, server } of sides)
    await server.writeProfile(path.resolve(values.profile, `${name}.cpuprofile`));
}
for (const { name, report } of sides) console.log(`\n${name}\n${report.lines().join('\n')}`);
for (const side of sides) await side.end();
