import type { Worker } from 'node:cluster';
import type { ToPrimary, ToProcess } from './letters.ts';

/** A process that is busy for longer is left out. */
const LIMIT_MS = 2_000;

/** Collects the metrics of all processes for one of them. */
export type Gatherer = { take(from: Worker, letter: ToPrimary): void };

export const createGatherer = (all: () => readonly Worker[]): Gatherer => {
  const waiting = new Map<number, (text: string) => void>();
  let last = 0;
  const tell = (worker: Worker, letter: ToProcess): void => {
    if (worker.isConnected()) worker.send(letter, () => undefined);
  };

  const ask = (worker: Worker): Promise<string | undefined> =>
    new Promise((resolve) => {
      const id = ++last;
      const answer = (text?: string): void => {
        clearTimeout(limit);
        waiting.delete(id);
        resolve(text);
      };
      const limit = setTimeout(answer, LIMIT_MS);
      waiting.set(id, answer);
      tell(worker, { kind: 'metrics', id });
    });

  return {
    take(from, letter) {
      if (letter.kind === 'metrics') waiting.get(letter.id)?.(letter.text);
      if (letter.kind !== 'gather') return;
      void Promise.all(all().map(ask)).then((texts) =>
        tell(from, { kind: 'gathered', id: letter.id, texts: texts.filter((text) => text !== undefined) }),
      );
    },
  };
};
