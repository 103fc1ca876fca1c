// npm run games -- N [--players 1-4] [--from K] [--game ID] [--seed TEXT]: plays N whole games over all
// modes, with random and sensible moves, and checks every position. A failing game is saved as a scenario
// file.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Scenario } from '@three-spires/kernel';
import { readArguments, readNumber, runCommand, UsageError } from '../command.ts';
import { fromRoot, ROOT } from '../folders.ts';
import { findGame } from '../games-list.ts';
import { playRandomGame } from './random-game.ts';

const USAGE = 'npm run games -- N [--players 1-4] [--from K] [--game ID] [--seed TEXT]';
const MOST_GAMES = 100_000_000;
const PROGRESS_EVERY = 10_000;
/** Stops after this many failures. */
const MOST_FAILURES = 20;

const OPTIONS = {
  players: { type: 'string' },
  from: { type: 'string', default: '0' },
  game: { type: 'string', default: 'slay-the-spire' },
  seed: { type: 'string', default: 'games' },
} as const;

const FAILED = path.join(ROOT, 'dist/failed-games');

const report = (problem: string, scenario: Scenario): void => {
  mkdirSync(FAILED, { recursive: true });
  const file = path.join(FAILED, `${String(scenario.seed).replaceAll(/[^\w-]+/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(scenario, null, 1)}\n`);
  console.error(`The game with the seed "${scenario.seed}" failed: ${problem}`);
  console.error(`npm run scenario -- ${fromRoot(file)}`);
};

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, times]) => `${times} ${what}`)
    .join(', ');

const add = (counts: Map<string, number>, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

runCommand(USAGE, (args) => {
  const { positionals, values } = readArguments(args, OPTIONS);
  const [wanted, extra] = positionals;
  if (wanted === undefined) throw new UsageError('the number of games is missing');
  if (extra !== undefined) throw new UsageError(`"${extra}" is too much`);
  const count = readNumber(wanted, 'the number of games', 1, MOST_GAMES);
  const from = readNumber(values.from, '--from', 0, MOST_GAMES);
  const lab = findGame(values.game);
  const { least, most } = lab.game.seats;
  const players =
    values.players === undefined ? undefined : readNumber(values.players, '--players', least, most);
  const results = new Map<string, number>();
  const reached = new Map<string, number>();
  let [decisions, failures, played] = [0, 0, 0];
  const began = performance.now();
  let next = began + PROGRESS_EVERY;
  for (; played < count && failures < MOST_FAILURES; played++) {
    const seed = `${values.seed} ${from + played}`;
    const game = playRandomGame(lab, lab.startOf(seed, players), seed);
    if (game.failure !== undefined) {
      failures++;
      report(game.failure.problem, game.failure.scenario);
    }
    decisions += game.decisions;
    add(results, game.result);
    add(reached, game.reached);
    if (performance.now() < next) continue;
    next += PROGRESS_EVERY;
    console.error(`${played + 1} of ${count} games, ${decisions} decisions, ${failures} failures`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${played} games: ${counted(results)}; ended in ${counted(reached)}`);
  console.log(
    `${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(played / seconds)} games and ${Math.round(decisions / seconds)} decisions per second, checks included`,
  );
  console.log(failures === 0 ? 'all checks hold' : `${failures} games failed; see ${fromRoot(FAILED)}`);
  return failures === 0 ? 0 : 1;
});
