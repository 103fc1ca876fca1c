import { removeAt } from '@three-spires/kernel';
import type { Player } from './state.ts';
import type { FaceEntry } from './tables.ts';

/** The waiting effect that plays this card twice, used up; only one works on a card (STS-26.7). */
export const takeDoubling = (player: Player, face: FaceEntry): number => {
  if (player.doubling.length === 0 || face.uncopied) return 0;
  const at = player.doubling.indexOf(face.type);
  if (at < 0) return 0;
  removeAt(player.doubling, at);
  return 1;
};
