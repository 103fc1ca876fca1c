import type { NewTableBody } from '@three-spires/session/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../text/say.ts';
import { ApiFailure, openTable } from './api.ts';
import { type Challenged, useChallenged } from './challenged.ts';
import { openFor } from './open-for.ts';

export type OpeningFailure = { readonly text: string; readonly field: string | undefined };

/**
 * Opens the requested table and navigates to it. If that fails, `failure` gives the reason and the field. The table is
 * for the person whom the address names, unless another is given.
 */
export const useOpening = (given?: Challenged) => {
  const [, go] = useLocation();
  const named = useChallenged();
  const challenged = given ?? named;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OpeningFailure>();
  const open = async (wanted: NewTableBody | Promise<NewTableBody>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = await wanted;
      const table = challenged ? await openFor(challenged, body) : (await openTable(body)).table;
      go(`/table/${table}`);
    } catch (error) {
      setFailure({
        text: error instanceof Error ? error.message : say('failed'),
        field: error instanceof ApiFailure ? error.field : undefined,
      });
      setBusy(false);
    }
  };
  return { open, busy, failure };
};
