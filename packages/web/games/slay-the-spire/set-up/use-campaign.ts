import { type Campaign, unlocksOf } from '@three-spires/slay-the-spire/campaign';
import { useEffect, useState } from 'react';
import { fetchCampaign } from '../../../connection/api.ts';

type Reached = {
  /** The highest level of Ascension that is unlocked. */
  readonly ascension: number;
  readonly unlocks: ReturnType<typeof unlocksOf>;
};

/** What your campaign has reached; undefined until it is known. */
export const useCampaign = (): Reached | undefined => {
  const [reached, setReached] = useState<Reached>();
  useEffect(() => {
    fetchCampaign('slay-the-spire')
      .then(({ campaign }) => {
        const own = campaign as Campaign;
        setReached({ ascension: own.ascension, unlocks: unlocksOf(own) });
      })
      .catch(() => undefined);
  }, []);
  return reached;
};
