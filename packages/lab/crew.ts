/**
 * Work shared out among processes, one for each processor. The same program is started again as each helper; it must
 * call `serve` where it finds itself to be one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** In the environment of a helper, and nowhere else. */
const MARK = 'LAB_HELPER';

export const isHelper = (): boolean => process.env[MARK] !== undefined;

/** Does every job that the first process hands over, until it hangs up. */
export const serve = (work: (job: never) => unknown): void => {
  process.on('message', (job) => process.send?.(work(job as never)));
  process.on('disconnect', () => process.exit());
};

/** Hands all jobs out, each helper one at a time, and tells every result as it comes. */
export const shareOut = <Job, Result>(
  program: string,
  jobs: readonly Job[],
  told: (result: Result, job: Job) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const helpers: ChildProcess[] = [];
    let [next, done] = [0, 0];
    const end = (problem?: Error): void => {
      for (const helper of helpers) helper.kill();
      if (problem === undefined) resolve();
      else reject(problem);
    };
    const start = (): void => {
      const helper = fork(program, [], { env: { ...process.env, [MARK]: '1' } });
      helpers.push(helper);
      let job = jobs[next++] as Job;
      helper.send(job as object);
      helper.on('message', (result) => {
        told(result as Result, job);
        done++;
        if (done === jobs.length) end();
        else if (next < jobs.length) {
          job = jobs[next++] as Job;
          helper.send(job as object);
        }
      });
      helper.on('exit', (code) => {
        if (done < jobs.length && code !== null && code !== 0) end(new Error(`a helper ended with ${code}`));
      });
    };
    while (helpers.length < Math.min(availableParallelism(), jobs.length)) start();
  });
