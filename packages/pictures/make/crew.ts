/** Shares the pictures among processes. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { FigureGeometry } from './atlas.ts';
import type { Bytes } from './files.ts';

export type Done = { readonly name: string; readonly bytes: Bytes; readonly geometry?: FigureGeometry };

const WORKER = path.join(import.meta.dirname, 'worker.ts');

export const drawAll = async (names: readonly string[], report: (done: Done) => void): Promise<void> => {
  const waiting = [...names].reverse();
  const crew = Math.min(availableParallelism(), names.length);
  await Promise.all(Array.from({ length: crew }, () => workOff(waiting, report)));
};

const workOff = (waiting: string[], report: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = fork(WORKER);
    const next = (): void => {
      const name = waiting.pop();
      if (name === undefined) worker.disconnect();
      else worker.send(name);
    };
    worker.on('message', (message: Done | 'ready') => {
      if (message !== 'ready') report(message);
      next();
    });
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    );
    worker.on('error', reject);
  });
