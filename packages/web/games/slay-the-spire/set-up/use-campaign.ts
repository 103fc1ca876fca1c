import { type Campaign, unlocksOf } from '@three-spires/slay-the-spire/campaign';
import { fetchCampaign } from '../../../connection/api.ts';
import { useLoaded } from '../../../connection/use-loaded.ts';

type Reached = {
  /** The highest level of Ascension that is unlocked. */
  readonly ascension: number;
  readonly unlocks: ReturnType<typeof unlocksOf>;
};

const fetchReached = async (): Promise<Reached> => {
  const { campaign } = await fetchCampaign('slay-the-spire');
  const own = campaign as Campaign;
  return { ascension: own.ascension, unlocks: unlocksOf(own) };
};

/** What the reader's campaign has reached; undefined until it is known. */
export const useCampaign = (): Reached | undefined => useLoaded(fetchReached).loaded;
