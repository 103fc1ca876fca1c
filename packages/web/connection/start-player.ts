import type { PlayAnswer, PlayTask } from '@three-spires/what-if/figures';

/** A worker that plays for one page. It holds nothing that would be lost with it. */
export type Player = {
  tell(task: PlayTask): void;
  /** Ends it at once, whatever it is doing. */
  end(): void;
};

type PlayerEvents = {
  readonly answered: (answer: PlayAnswer) => void;
  /** The worker itself failed: its script could not be loaded, or the browser ended it. */
  readonly failed: (reason: string) => void;
};

export const startPlayer = ({ answered, failed }: PlayerEvents): Player => {
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), {
    type: 'module',
    name: 'player',
  });
  worker.onmessage = ({ data }: MessageEvent<PlayAnswer>) => answered(data);
  worker.onerror = (event) => {
    event.preventDefault();
    failed(event.message ?? '');
  };
  return { tell: (task) => worker.postMessage(task), end: () => worker.terminate() };
};
