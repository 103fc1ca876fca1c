/** Shows the progress of a long command on stderr: one updating line on a terminal, plain lines elsewhere. */
import { performance } from 'node:perf_hooks';

const PLAIN_LINE_EVERY = 15_000;
const TERMINAL_LINE_EVERY = 250;

export type Progress = {
  /** Reports that one more unit of work is done, with an optional status. */
  readonly done: (said?: string) => void;
  readonly end: () => void;
};

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** `what` is the unit of work, in the plural. */
export const showProgress = (what: string, all: number): Progress => {
  const began = performance.now();
  const isTerminal = process.stderr.isTTY === true;
  let count = 0;
  let last = began;
  const line = (said: string): string => {
    const seconds = (performance.now() - began) / 1000;
    const left = (seconds / Math.max(1, count)) * (all - count);
    return `${count} of ${all} ${what}${said === '' ? '' : `, ${said}`}, ${minutes(left)} left`;
  };
  return {
    done: (said = '') => {
      count++;
      const now = performance.now();
      if (now - last < (isTerminal ? TERMINAL_LINE_EVERY : PLAIN_LINE_EVERY)) return;
      last = now;
      process.stderr.write(isTerminal ? `\r\u001b[2K${line(said)}` : `${line(said)}\n`);
    },
    end: () => {
      if (isTerminal) process.stderr.write('\r\u001b[2K');
    },
  };
};
