import { useState } from 'react';
import { useLocation } from 'wouter';
import { openFight, type SeatPlan } from '../connection/api.ts';
import { say } from '../text/say.ts';

/** Opens a table and goes there; `failure` says why it could not. */
export const useOpening = () => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = async (plans: readonly SeatPlan[]): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { table } = await openFight(plans);
      go(`/table/${table}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say('failed'));
      setBusy(false);
    }
  };
  return { open, busy, failure };
};
