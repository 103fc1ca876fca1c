import type { NewTableBody } from '@three-spires/session/protocol';
import { say } from '../text/say.ts';

/** Who can find a new table and look on, and whether it is rated. */
export type FindingPlan = {
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
};

export const USUAL_FINDING: FindingPlan = { listed: false, spectators: true, rated: true };

export type Circumstances = {
  /** Whether a seat is open: else there is nobody to come. */
  readonly hasOpenSeat: boolean;
  /** Whether the game is one that can be rated. */
  readonly mayRate: boolean;
};

/** What a request says of it, where it is not as usual. */
export const findingRequest = (
  { listed, spectators, rated }: FindingPlan,
  { hasOpenSeat, mayRate }: Circumstances,
): Pick<NewTableBody, 'listed' | 'spectators' | 'rated'> => ({
  ...(hasOpenSeat && listed ? { listed } : {}),
  ...(hasOpenSeat && !spectators ? { spectators } : {}),
  ...(hasOpenSeat && mayRate && rated ? { rated } : {}),
});

/** The same in words. */
export const findingLines = (plan: FindingPlan, circumstances: Circumstances): readonly string[] => {
  const { listed, spectators, rated } = findingRequest(plan, circumstances);
  return [
    ...(listed === true ? [say('setUp.listed')] : []),
    ...(rated === true ? [say('setUp.rated')] : []),
    ...(spectators === false ? [say('setUp.playersOnly')] : []),
  ];
};
