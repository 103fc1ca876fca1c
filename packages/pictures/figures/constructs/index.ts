/** Constructs, undead and villains, by game. */
import type { Figure } from '../../model.ts';
import { ACT_ONE } from './act-one.ts';
import { ACT_THREE } from './act-three.ts';
import { ACT_THREE_ELITES } from './act-three-elites.ts';
import { ACT_TWO } from './act-two.ts';
import { BARON_BRASS } from './baron-brass.ts';
import { BONE_WARDEN } from './bone-warden.ts';
import { COLONEL_GALLOWS } from './colonel-gallows.ts';
import { CORRUPT_HEART } from './corrupt-heart.ts';
import { GRAVEDIGGER } from './gravedigger.ts';
import { PATCHWORK_ADAMS } from './patchwork-adams.ts';
import { RIDER } from './rider.ts';
import { RIPPER } from './ripper.ts';
import { SPIRE_GUARDS } from './spire-guards.ts';
import { STYGIAN_MACHINES } from './stygian-machines.ts';
import { WIZARDS } from './wizards.ts';
import { SCHOLARS } from './wizards-scholars.ts';

export const SLAY_CONSTRUCTS: readonly Figure[] = [
  ...ACT_ONE,
  ...ACT_TWO,
  ...ACT_THREE,
  ...ACT_THREE_ELITES,
  CORRUPT_HEART,
  ...SPIRE_GUARDS,
];

export const STYGIAN_CONSTRUCTS: readonly Figure[] = [
  PATCHWORK_ADAMS,
  BARON_BRASS,
  COLONEL_GALLOWS,
  ...WIZARDS,
  ...SCHOLARS,
  ...STYGIAN_MACHINES,
  RIPPER,
  BONE_WARDEN,
  RIDER,
  GRAVEDIGGER,
];
