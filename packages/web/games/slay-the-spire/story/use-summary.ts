import type { SummaryAnswer } from '@three-spires/session/protocol';
import type { RunSummary } from '@three-spires/slay-the-spire/summary';
import { useEffect, useState } from 'react';
import { call } from '../../../connection/api.ts';

export type ClimbSummary = SummaryAnswer & { readonly summary: RunSummary };

/** The story of a finished table, once it has come. */
export const useSummary = (table: string | undefined) => {
  const [answer, setAnswer] = useState<ClimbSummary>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (table === undefined) return;
    let wanted = true;
    call<ClimbSummary>('GET', `/api/tables/${encodeURIComponent(table)}/summary`)
      .then((found) => {
        if (!wanted) return;
        if (found.past === undefined) setAnswer(found);
        else setFailure(found.past);
      })
      .catch((error: Error) => wanted && setFailure(error.message));
    return () => {
      wanted = false;
    };
  }, [table]);
  return { answer, failure };
};
