import type { NewTableBody } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Who can find a new table and look on. */
export type FindingPlan = {
  readonly listed: boolean;
  readonly spectators: boolean;
};

export const USUAL_FINDING: FindingPlan = { listed: false, spectators: true };

export type Circumstances = {
  /** Whether a seat is open: else there is nobody to come. */
  readonly hasOpenSeat: boolean;
};

/** What a request says of it, where it is not as usual. */
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
