import { isClimbPhase } from '../board/climb-phases.ts';
import { ClimbPlace } from '../climb/climb-place.tsx';
import type { SlayTheSpireView } from '../pieces/content.ts';
import { Ending } from './ending/ending.tsx';
import { Combat } from './fight/combat.tsx';

/** Where the party is now. */
export const Place = ({ view: { phase, result } }: { readonly view: SlayTheSpireView }) => {
  if (result !== undefined) return <Ending />;
  return isClimbPhase(phase) ? <ClimbPlace /> : <Combat />;
};
