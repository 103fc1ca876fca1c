import type { OperatorFigures } from '@three-spires/session/protocol';
import { useEffect, useState } from 'react';
import { ApiFailure, call } from '../connection/api.ts';

const REFRESH_MS = 4_000;

export type Shown = {
  readonly figures?: OperatorFigures;
  /** Why there is nothing newer. */
  readonly failure?: string;
  readonly code?: string | undefined;
};

/** Polls the figures every few seconds. A wrong token is not retried. */
export const useFigures = (token: string | undefined): Shown => {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    let timer: number | undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      let isRefused = false;
      try {
        const figures = await call<OperatorFigures>('GET', '/api/operator', undefined, token ?? '');
        if (isWanted) setShown({ figures });
      } catch (error) {
        const code = error instanceof ApiFailure ? error.code : undefined;
        isRefused = code === 'wrong-token' || code === 'switched-off';
        const failure = { failure: (error as Error).message, code };
        if (isWanted) setShown((before) => (isRefused ? failure : { ...before, ...failure }));
      }
      if (isWanted && !isRefused) timer = window.setTimeout(ask, REFRESH_MS);
    };
    void ask();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [token]);
  return shown;
};
