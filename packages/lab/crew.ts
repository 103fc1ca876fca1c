/**
 * A pool of worker processes, one per core. Each helper runs the same script again, which must call `serve`
 * when `isHelper` is true. Where one worker is wanted, no process is started.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * A search discards most of its positions; with a larger young generation they die before they are copied.
 */
const ROOM_FOR_SEARCH = '--max-semi-space-size=64';

/** Set only in the environment of a helper. */
const MARK = 'LAB_HELPER';

export const isHelper = (): boolean => process.env[MARK] !== undefined;

type Work = (job: never) => unknown;

let ownWork: Work | undefined;

/** What the helpers of this command do. A single worker does it in this process. */
export const workHere = (work: Work): void => {
  ownWork = work;
};

/** Runs every job the main process sends, until it disconnects. */
export const serve = (work: Work): void => {
  process.on('message', async (job) => process.send?.(await work(job as never)));
  process.on('disconnect', () => process.exit());
};

const doInTurn = async <Job, Result>(
  jobs: readonly Job[],
  report: (result: Result, job: Job) => void,
  work: Work,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const job of jobs) {
    const result = (await work(job as never)) as Result;
    report(result, job);
    results.push(result);
  }
  return results;
};

/** Returns the results of all jobs in their order, and reports each as it arrives. `most` is the maximum of workers. */
export const shareOut = <Job, Result>(
  script: string,
  jobs: readonly Job[],
  report: (result: Result, job: Job) => void,
  most = availableParallelism(),
): Promise<Result[]> =>
  most === 1 && ownWork !== undefined ? doInTurn(jobs, report, ownWork) : sendOut(script, jobs, report, most);

/** Sends each helper one job at a time. */
const sendOut = <Job, Result>(
  script: string,
  jobs: readonly Job[],
  report: (result: Result, job: Job) => void,
  most: number,
): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const results: Result[] = new Array(jobs.length);
    const helpers: ChildProcess[] = [];
    let [next, done] = [0, 0];
    let isOver = false;
    const end = (problem?: Error): void => {
      isOver = true;
      for (const helper of helpers) helper.kill();
      if (problem === undefined) resolve(results);
      else reject(problem);
    };
    const start = (): void => {
      const helper = fork(script, [], {
        env: { ...process.env, [MARK]: '1' },
        execArgv: [...process.execArgv, ROOM_FOR_SEARCH],
      });
      helpers.push(helper);
      let at = next;
      const sendNext = (): void => {
        at = next++;
        helper.send(jobs[at] as object);
      };
      sendNext();
      helper.on('message', (result) => {
        results[at] = result as Result;
        report(result as Result, jobs[at] as Job);
        done++;
        if (done === jobs.length) end();
        else if (next < jobs.length) sendNext();
      });
      // A helper killed by the system, for example for lack of memory, has no exit code: its job would never
      // finish.
      helper.on('exit', (code, signal) => {
        if (!isOver && code !== 0) end(new Error(`a helper ended with ${code ?? signal}`));
      });
    };
    while (helpers.length < Math.min(most, jobs.length)) start();
  });
