/** Ends workers that a mutant keeps busy for ever: a fault outside a loop can make the loop endless. */
import { endTrial, noteDeath, readTrials } from './notes.ts';

const LIMIT_MS = 120_000;
const LOOK_MS = 2_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Counts the mutant of a worker that is stuck or has died as noticed. Returns how to stop. */
export const watchTrials = (folder: string): (() => void) => {
  const look = (): void => {
    for (const { pid, id, since } of readTrials(folder)) {
      const isAlive = isRunning(pid);
      if (isAlive && Date.now() - since < LIMIT_MS) continue;
      noteDeath(folder, { id, noticed: isAlive ? 'it never ends' : 'it ends the process' });
      endTrial(folder, pid);
      if (isAlive) process.kill(pid, 'SIGKILL');
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    look();
    clearInterval(timer);
  };
};
