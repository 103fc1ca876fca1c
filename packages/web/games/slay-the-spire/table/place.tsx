import { lazy, useEffect } from 'react';
import { isClimbPhase } from '../board/climb-phases.ts';
import type { SlayTheSpireView } from '../pieces/content.ts';
import { Combat } from './combat.tsx';
import { Ending } from './ending.tsx';

const loadClimb = () => import('../climb/climb-place.tsx');
const ClimbPlace = lazy(loadClimb);

/** Where the party is now. What comes after a fight is fetched during it, so that there is no wait for it then. */
export const Place = ({ view: { phase, result } }: { readonly view: SlayTheSpireView }) => {
  useEffect(() => {
    void loadClimb();
  }, []);
  if (result !== undefined) return <Ending />;
  return isClimbPhase(phase) ? <ClimbPlace /> : <Combat />;
};
