import type { NewTableBody } from '@three-spires/session/protocol';
import type { Campaign } from '@three-spires/slay-the-spire/campaign';
import { fetchCampaign } from '../../../connection/api.ts';
import { fetchDaily } from '../../../history/queries.ts';
import { ALL_UNLOCKED, dayOf, isOfToday, requestOf, type SetUpPlan, type Unlocks } from './plan.ts';

/** What the campaign has unlocked. The game's code for it loads only when a climb begins. */
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

/** The server's date, because its clock decides which climb is open. */
const todayFor = async (plan: SetUpPlan): Promise<string> =>
  isOfToday(plan) ? (await fetchDaily('slay-the-spire', undefined)).today : dayOf(Date.now());

/** The request for a plan's table today, with what your campaign has unlocked. */
export const requestTable = async (plan: SetUpPlan): Promise<NewTableBody> =>
  requestOf(plan, await unlocksFor(plan.unlocks), await todayFor(plan));
