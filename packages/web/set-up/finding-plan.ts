import type { NewTableBody } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Who can find a new table and watch it. */
export type FindingPlan = {
  readonly listed: boolean;
  readonly spectators: boolean;
};

export const USUAL_FINDING: FindingPlan = { listed: false, spectators: true };

export type Circumstances = {
  /** Whether a seat is open: otherwise nobody could join. */
  readonly hasOpenSeat: boolean;
};

/** The request's fields for settings that are not the default. */
export const findingRequest = (
  { listed, spectators }: FindingPlan,
  { hasOpenSeat }: Circumstances,
): Pick<NewTableBody, 'listed' | 'spectators'> => ({
  ...(hasOpenSeat && listed ? { listed } : {}),
  ...(hasOpenSeat && !spectators ? { spectators } : {}),
});

/** The same in words. */
export const findingLines = (plan: FindingPlan, circumstances: Circumstances): readonly string[] => {
  const { listed, spectators } = findingRequest(plan, circumstances);
  return [
    ...(listed === true ? [say('setUp.listed')] : []),
    ...(spectators === false ? [say('setUp.playersOnly')] : []),
  ];
};
