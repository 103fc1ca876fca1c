import { lazy } from 'react';
import { Combat } from './combat.tsx';
import { Ending } from './ending.tsx';
import type { SpireView } from './library.ts';
import { RewardsPlace } from './rewards-place.tsx';

const ClimbPlace = lazy(() => import('./climb/climb-place.tsx'));

const CLIMB_PHASES: readonly string[] = [
  'neow',
  'map',
  'room',
  'merchant',
  'bossRelics',
  'actEnd',
  'roomDone',
  'quickStart',
];

/** Where the party is now. */
export const Place = ({ view: { phase, result } }: { readonly view: SpireView }) => {
  if (result !== undefined) return <Ending />;
  if (phase === 'rewards') return <RewardsPlace />;
  return CLIMB_PHASES.includes(phase) ? <ClimbPlace /> : <Combat />;
};
