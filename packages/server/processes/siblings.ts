import type { ToPrimary, ToProcess } from './letters.ts';
import { mergeMetrics } from './merge-metrics.ts';

/** The connection of a process to its primary, and through it to the other processes. */
export type Siblings = {
  ready(port: number): void;
  /** The metrics of all processes that answer in time. */
  metrics(): Promise<string>;
};

const tell = (letter: ToPrimary): void => {
  process.send?.(letter);
};

/** `ownMetrics` is this process's answer to the others. */
export const createSiblings = (ownMetrics: () => Promise<string>): Siblings => {
  const asked = new Map<number, (texts: readonly string[]) => void>();
  let last = 0;
  process.on('message', (letter: ToProcess) => {
    if (letter.kind === 'gathered') {
      asked.get(letter.id)?.(letter.texts);
      asked.delete(letter.id);
    } else if (letter.kind === 'metrics')
      void ownMetrics().then((text) => tell({ kind: 'metrics', id: letter.id, text }));
  });
  return {
    ready: (port) => tell({ kind: 'ready', port }),
    async metrics() {
      const texts = await new Promise<readonly string[]>((resolve) => {
        asked.set(++last, resolve);
        tell({ kind: 'gather', id: last });
      });
      return mergeMetrics(texts);
    },
  };
};
