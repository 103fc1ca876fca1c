import type { NewTableBody } from '@three-spires/session/protocol';
import type { Campaign } from '@three-spires/slay-the-spire/campaign';
import { fetchCampaign } from '../connection/api.ts';
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

/** The table a plan asks for today, with what one's campaign has unlocked. */
export const requestRun = async (plan: RunPlan): Promise<NewTableBody> =>
  requestOf(plan, await unlocksFor(plan.unlocks), dayOf(Date.now()));
