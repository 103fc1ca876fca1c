import { create } from 'zustand';
import { askWorker, canKeep } from './app-worker.ts';

/** Why a download cannot begin or go on. */
type DownloadProblem = 'full' | 'network' | 'unable';

type Download = {
  readonly isRunning: boolean;
  /** The size of all pictures, and of those that are not kept; undefined until known. */
  readonly size: { readonly all: number; readonly left: number } | undefined;
  readonly problem: DownloadProblem | undefined;
};

type Missing = { readonly missing: readonly (readonly [string, number])[]; readonly bytes: number };

/** Kept between two looks at whether the person wants to stop. */
const BATCH = 24;

export const useDownload = create<Download>(() => ({
  isRunning: false,
  size: undefined,
  problem: undefined,
}));

const show = useDownload.setState;

const sum = (files: Missing['missing']): number => files.reduce((bytes, [, size]) => bytes + size, 0);

const problemOf = (error: unknown): DownloadProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'unable' : 'network';
};

/** Looks what is missing; undefined if that cannot be known. */
const look = async (): Promise<Missing | undefined> => {
  if (!canKeep()) {
    show({ problem: 'unable' });
    return undefined;
  }
  const found = await askWorker<Missing>('missing');
  show({ size: { all: found.bytes, left: sum(found.missing) } });
  return found;
};

const failed = (error: unknown): void => show({ isRunning: false, problem: problemOf(error) });

/** Finds out how much a download would bring. */
export const measureDownload = (): void => {
  if (!useDownload.getState().isRunning) void look().catch(failed);
};

const run = async (): Promise<void> => {
  const found = await look();
  if (found === undefined) return;
  let left = [...found.missing];
  while (left.length > 0 && useDownload.getState().isRunning) {
    await askWorker('files', { files: left.slice(0, BATCH).map(([file]) => file) });
    left = left.slice(BATCH);
    show({ size: { all: found.bytes, left: sum(left) } });
  }
};

/** Downloads everything that is missing: from the beginning, or from where it was stopped. */
export const startDownload = (): void => {
  if (useDownload.getState().isRunning) return;
  show({ isRunning: true, problem: undefined });
  void run()
    .then(() => show({ isRunning: false }))
    .catch((error: unknown) => {
      failed(error);
      // Some files of the last batch may have come.
      measureDownload();
    });
};

/** What has come stays. */
export const stopDownload = (): void => show({ isRunning: false });
