/** Commands that split their work among the cores of this machine, or of another one that has only Node. */
import { copyFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Options, onlyArgument, readArguments, readNumber, runCommand, UsageError } from './command.ts';
import { isHelper, serve, shareOut, workHere } from './crew.ts';
import { percent } from './interval.ts';
import { isBotHost, serveBot } from './programs/host.ts';
import { endPlayers } from './programs/players.ts';
import { showProgress } from './progress.ts';

const SHARED = { workers: { type: 'string' }, bundle: { type: 'string' } } as const;

export type ValuesOf<Own extends Options> = ReturnType<typeof readArguments<Own>>['values'];

export type Given<Own extends Options> = {
  readonly values: ValuesOf<Own>;
  readonly workers: number;
  /** The arguments as typed. */
  readonly args: readonly string[];
  /** The positional argument, if the command takes one. */
  readonly argument: string;
};

type Command<Own extends Options, Job> = {
  /** The file of the command. */
  readonly script: string;
  readonly usage: string;
  readonly options: Own;
  /** What the positional argument is, if the command takes one. */
  readonly argument?: string;
  /** Does one job in a helper. */
  readonly work: (job: Job) => unknown;
  readonly main: (given: Given<Own>) => number | Promise<number>;
};

/**
 * Runs such a command. `--workers` limits the helpers. `--bundle` writes the command as one file, which it
 * already is when run from a bundle (scripts/run.mjs --bundled).
 */
export const runOnCores = <Own extends Options, Job>({
  script,
  usage,
  options,
  argument,
  work,
  main,
}: Command<Own, Job>): void => {
  if (isBotHost()) {
    void serveBot();
    return;
  }
  if (isHelper()) {
    serve(work as (job: never) => unknown);
    return;
  }
  workHere(work as (job: never) => unknown);
  runCommand(usage, async (args) => {
    const { positionals, values } = readArguments(args, { ...options, ...SHARED });
    const { workers, bundle } = values as { readonly workers?: string; readonly bundle?: string };
    if (argument === undefined && positionals.length > 0)
      throw new UsageError(`"${positionals[0]}" is too much`);
    if (bundle !== undefined) return writeBundle(script, bundle);
    const code = await main({
      values: values as ValuesOf<Own>,
      workers: workers === undefined ? availableParallelism() : readNumber(workers, '--workers', 1, 256),
      args,
      argument: argument === undefined ? '' : onlyArgument(positionals, argument),
    });
    endPlayers();
    return code;
  });
};

const writeBundle = (script: string, to: string): number => {
  if (!script.endsWith('.mjs')) throw new UsageError('--bundle works with npm run only');
  copyFileSync(script, to);
  console.log(`${to} is the whole command: node ${to} --workers 16`);
  return 0;
};

/**
 * The results of all jobs in their order, whichever helper did them. `what` names the jobs in the plural;
 * `said` returns a status to show beside the remaining time.
 */
export const workAll = async <Job, Result>(
  script: string,
  what: string,
  jobs: readonly Job[],
  workers: number,
  said: (result: Result, job: Job) => string = () => '',
): Promise<Result[]> => {
  const progress = showProgress(what, jobs.length);
  const report = (result: Result, job: Job): void => progress.done(said(result, job));
  const results = await shareOut(script, jobs, report, workers);
  progress.end();
  return results;
};

/** Plays whole games and shows the proportion won so far. */
export const playAll = <Game, End>(
  script: string,
  what: string,
  games: readonly Game[],
  workers: number,
  isWon: (end: End, game: Game) => boolean,
): Promise<End[]> => {
  let [won, played] = [0, 0];
  return workAll(script, what, games, workers, (end: End, game) => {
    played++;
    if (isWon(end, game)) won++;
    return `${percent(won / played)} won`;
  });
};

/** Plays the games one after the other in this process, so that what they print stays in order. */
export const playInTurn = async <Game, End>(
  games: readonly Game[],
  play: (game: Game) => End | Promise<End>,
): Promise<End[]> => {
  const ends: End[] = [];
  for (const game of games) ends.push(await play(game));
  return ends;
};
