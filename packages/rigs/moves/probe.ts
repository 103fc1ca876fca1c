/** Loaded into the measured server before anything else. It answers what the measuring process asks. */
import cluster, { type Worker } from 'node:cluster';
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Processor time used so far; or where the time goes from now on; or that written to a file. */
export type Question = 'cpu' | 'profile' | { readonly write: string };

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Of a process that this one has started. It says other things as well. */
const usedBy = (worker: Worker): Promise<number> =>
  new Promise((resolve) => {
    const hear = (answer: unknown): void => {
      if (typeof answer !== 'number') return;
      worker.off('message', hear);
      resolve(answer);
    };
    worker.on('message', hear);
    worker.send('cpu');
  });

/** With the processes that share the work. */
const usedByAll = async (): Promise<number> => {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const counts = await Promise.all(workers.map(usedBy));
  return counts.reduce((sum, count) => sum + count, used());
};

/** A move takes less than the millisecond between two samples that is usual. */
const SAMPLED_US = 200;

const inspector = new Session();

const startProfile = async (): Promise<void> => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.setSamplingInterval', { interval: SAMPLED_US });
  await inspector.post('Profiler.start');
};

const writeProfile = async (file: string): Promise<void> => {
  const { profile } = await inspector.post('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
};

const carryOut = async (question: Question): Promise<void> => {
  if (question === 'profile') await startProfile();
  else if (question !== 'cpu') await writeProfile(question.write);
};

const isQuestion = (message: unknown): message is Question =>
  message === 'cpu' ||
  message === 'profile' ||
  (typeof message === 'object' && message !== null && 'write' in message);

process.on('message', (message: unknown) => {
  // A process that shares the work hears its primary as well.
  if (isQuestion(message))
    void carryOut(message)
      .then(usedByAll)
      .then((count) => process.send?.(count));
});
// The channel alone does not keep a server alive that has been told to stop.
if (cluster.isPrimary) process.channel?.unref();
