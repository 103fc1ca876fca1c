import { type Campaign, unlocksOf } from '@three-spires/slay-the-spire/campaign';
import { fetchCampaign } from '../../../connection/api.ts';
import { useLoaded } from '../../../connection/use-loaded.ts';

type Reached = {
  /** The highest unlocked Ascension level. */
  readonly ascension: number;
  readonly unlocks: ReturnType<typeof unlocksOf>;
};

const fetchReached = async (): Promise<Reached> => {
  const { campaign } = await fetchCampaign('slay-the-spire');
  const own = campaign as Campaign;
  return { ascension: own.ascension, unlocks: unlocksOf(own) };
};

/** The progress of the reader's campaign; undefined until loaded. */
export const useCampaign = (): Reached | undefined => useLoaded(fetchReached).loaded;
