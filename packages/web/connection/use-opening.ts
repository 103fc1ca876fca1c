import type { NewTableBody } from '@three-spires/session/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { say } from '../text/say.ts';
import { ApiFailure, openTable } from './api.ts';

export type OpeningFailure = { readonly text: string; readonly field: string | undefined };

/** Opens the requested table and navigates to it. If that fails, `failure` gives the reason and the field. */
export const useOpening = () => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OpeningFailure>();
  const open = async (body: NewTableBody | Promise<NewTableBody>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { table } = await openTable(await body);
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
