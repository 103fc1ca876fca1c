import { useState } from 'react';
import { ApiFailure } from '../connection/api.ts';
import { FileProblem } from './file-problem.ts';
import { say } from './words.ts';

/** Runs one task at a time; `busy` says what it is doing, `failure` why it failed. */
export const useTask = () => {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const run = (doing: string, work: (tell: (doing: string) => void) => Promise<void>): void => {
    setBusy(doing);
    setFailure(undefined);
    work(setBusy)
      .catch((error: unknown) =>
        setFailure(
          error instanceof ApiFailure || error instanceof FileProblem ? error.message : say('moving.failed'),
        ),
      )
      .finally(() => setBusy(undefined));
  };
  return { busy, failure, run };
};
