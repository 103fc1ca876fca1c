import type { SummaryAnswer } from '@three-spires/session/protocol';
import { useEffect, useState } from 'react';
import { call } from '../connection/api.ts';

/** The story of a finished game; `Summary` is the game's own part of it. */
export type StoryAnswer<Summary = unknown> = SummaryAnswer & { readonly summary: Summary };

/** Loads the story of a finished table. */
export const useSummary = <Summary>(table: string | undefined) => {
  const [answer, setAnswer] = useState<StoryAnswer<Summary>>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (table === undefined) return;
    let wanted = true;
    call<StoryAnswer<Summary>>('GET', `/api/tables/${encodeURIComponent(table)}/summary`)
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
