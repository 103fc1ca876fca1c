import type { AnalysisAnswer } from '@three-spires/session/protocol';
import { useEffect, useState } from 'react';
import { call } from '../../connection/api.ts';

/** The polling interval for progress. */
const ASK_MS = 800;

/** The state of a table's analysis, and the function that starts it. */
export const useAnalysis = (table: string) => {
  const [answer, setAnswer] = useState<AnalysisAnswer>();
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState(0);
  const address = `/api/tables/${encodeURIComponent(table)}/analysis`;
  const take = (found: Promise<AnalysisAnswer>): Promise<void> =>
    found.then(
      (next) => {
        setAnswer(next);
        setFailure(undefined);
      },
      (error: Error) => setFailure(error.message),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again after every answer
  useEffect(() => {
    let wanted = true;
    const ask = (): void =>
      void take(call('GET', address)).then(() => wanted && setAsked((count) => count + 1));
    if (answer !== undefined && answer.status !== 'running') return;
    const timer = setTimeout(ask, asked === 0 ? 0 : ASK_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [address, asked, answer?.status]);
  return { answer, failure, begin: () => void take(call('POST', address)) };
};
