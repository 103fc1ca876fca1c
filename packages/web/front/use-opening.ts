import type { NewTableBody } from '@three-spires/server/protocol';
import type { Campaign } from '@three-spires/slay-the-spire/campaign';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure, fetchCampaign, openTable } from '../connection/api.ts';
import { say } from '../text/say.ts';
import { ALL_UNLOCKED, dayOf, type RunPlan, requestOf, type Unlocks } from './run-plan.ts';

/** What the campaign has unlocked; the game's own code for it comes only when somebody sets out. */
const unlockedByCampaign = async (): Promise<unknown> => {
  const [{ campaign }, { unlocksOf }] = await Promise.all([
    fetchCampaign('slay-the-spire'),
    import('@three-spires/slay-the-spire/campaign'),
  ]);
  return unlocksOf(campaign as Campaign);
};

const unlocksFor = async (wanted: Unlocks): Promise<unknown> => {
  if (wanted === 'campaign') return unlockedByCampaign();
  return wanted === 'all' ? ALL_UNLOCKED : {};
};

export type OpeningFailure = { readonly text: string; readonly field: string | undefined };

/** Opens a table and goes there; `failure` says why it could not, and at which field. */
export const useOpening = () => {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<OpeningFailure>();
  const attempt = async (request: () => NewTableBody | Promise<NewTableBody>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { table } = await openTable(await request());
      go(`/table/${table}`);
    } catch (error) {
      setFailure({
        text: error instanceof Error ? error.message : say('failed'),
        field: error instanceof ApiFailure ? error.field : undefined,
      });
      setBusy(false);
    }
  };
  return {
    /** Sets out on a plan. */
    setOut: (plan: RunPlan): Promise<void> =>
      attempt(async () => requestOf(plan, await unlocksFor(plan.unlocks), dayOf(Date.now()))),
    /** Opens a table as it is asked for. */
    open: (body: NewTableBody): Promise<void> => attempt(() => body),
    busy,
    failure,
  };
};
