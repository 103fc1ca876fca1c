import { lazy } from 'react';
import { isClimbPhase } from './climb-phases.ts';
import { Combat } from './combat.tsx';
import { Ending } from './ending.tsx';
import type { SpireView } from './library.ts';

const ClimbPlace = lazy(() => import('./climb/climb-place.tsx'));

/** Where the party is now. */
export const Place = ({ view: { phase, result } }: { readonly view: SpireView }) => {
  if (result !== undefined) return <Ending />;
  return isClimbPhase(phase) ? <ClimbPlace /> : <Combat />;
};
