/** Recipes for The Brimming Prism. */
import { crystals, gem, refraction, sparkle } from '../../../shapes/scenery.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const CRYSTALS = drawn(crystals(['gold', 'azure', 'violet']), [0, 0.36, 1.36]);

export const PRISM_RECIPES: Readonly<Record<string, Recipe>> = {
  // Saturation Engine
  'card/pri-010': {
    layers: [
      icon('big-gear', [-0.26, -0.06, 0.6], ['brass', 'gold'], { holes: 'azure' }),
      icon('big-gear', [0.24, 0.08, 0.66, 22], ['gold', 'brass'], { holes: 'azure', glow: 'gold' }),
      drawn(gem('azure'), [-0.26, -0.06, 0.2], { glow: 'azure' }),
      drawn(gem('azure'), [0.24, 0.08, 0.22], { glow: 'azure' }),
    ],
    main: 1,
  },
  // Null Warden
  'card/pri-011': {
    ground: { kind: 'broken', sheets: ['cobalt', 'bronze', 'azure', 'night'] },
    layers: [
      icon('shield', [0, 0.02, 0.94], ['gold', 'amber']),
      icon('iron-mask', [0, -0.02, 0.6], ['pearl', 'frost', 'steel'], { holes: 'azure', glow: 'frost' }),
      CRYSTALS,
    ],
    main: 1,
  },
  // Resonant Colossus
  'card/pri-013': {
    ground: { kind: 'rings', sheets: ['bronze', 'indigo', 'amber', 'cobalt'] },
    layers: [
      icon('rock-golem', [0, 0, 0.9], ['frost', 'azure', 'pearl', 'violet'], { glow: 'frost' }),
      CRYSTALS,
    ],
    main: 0,
  },
  // Apex of Lenses
  'card/pri-014': {
    ground: { kind: 'burst', sheets: ['indigo', 'bronze', 'cobalt', 'amber'] },
    light: 'ivory',
    layers: [
      icon('all-seeing-eye', [0, 0.02, 0.96], ['gold', 'ivory', 'amber'], { holes: 'azure', glow: 'gold' }),
      CRYSTALS,
    ],
    main: 0,
  },
  // Refracted Answer
  'card/pri-019': {
    ground: { kind: 'quarry', sheets: ['indigo', 'night', 'cobalt'] },
    light: 'pearl',
    layers: [drawn(refraction(), [0, 0.02, 1.36], { glow: 'pearl' })],
    small: [drawn(refraction(), [0, 0.02, 1.5])],
  },
  // Trade of Glass
  'card/pri-020': {
    layers: [
      drawn(gem('azure'), [-0.36, -0.06, 0.34, -10], { glow: 'azure' }),
      drawn(gem('rose'), [0.36, -0.06, 0.34, 10], { glow: 'rose' }),
      icon('shaking-hands', [0, 0.12, 0.66], ['gold', 'skin', 'brass'], { glow: 'gold' }),
    ],
  },
  // Critical Mass
  'card/pri-024': {
    ground: { kind: 'burst', sheets: ['indigo', 'bronze', 'cobalt', 'gold'] },
    light: 'ivory',
    layers: [
      drawn(gem('azure'), [-0.46, 0.06, 0.22, -30], { glow: 'azure' }),
      drawn(gem('azure'), [0.46, 0.06, 0.22, 30], { glow: 'azure' }),
      icon('unstable-orb', [0, 0, 0.86], ['gold', 'ivory', 'amber'], { holes: 'azure', glow: 'gold' }),
    ],
  },
  // Nova of the Ninth Lens
  'card/pri-025': {
    ground: { kind: 'rings', sheets: ['indigo', 'cobalt', 'bronze', 'amber'] },
    light: 'ivory',
    layers: [icon('implosion', [0, 0, 0.98], ['gold', 'ivory', 'amber'], { glow: 'gold' })],
  },
  // Pour Out the Sky
  'card/pri-026': {
    ground: { kind: 'burst', sheets: ['indigo', 'cobalt', 'violet', 'gold'] },
    light: 'gold',
    layers: [
      drawn(sparkle('ivory'), [-0.46, 0.02, 0.1]),
      icon('pouring-pot', [-0.14, -0.1, 0.66], ['gold', 'amber', 'brass'], { glow: 'gold' }),
      drawn(gem('azure'), [0.24, -0.08, 0.14, 24]),
      drawn(gem('rose'), [0.33, 0.06, 0.17, -12]),
      drawn(gem('venom'), [0.22, 0.16, 0.15, 14]),
      drawn(gem('azure'), [0.38, 0.24, 0.2, 8]),
      drawn(gem('gold'), [0.2, 0.33, 0.19, -18]),
      drawn(gem('frost'), [0.02, 0.36, 0.17, 12]),
      drawn(gem('rose'), [-0.16, 0.38, 0.15, -8]),
    ],
    main: 1,
  },
  // Brimming Chalice
  'card/pri-027': {
    ground: { kind: 'rose', sheets: ['indigo', 'bronze', 'gold', 'azure'] },
    layers: [
      icon('jeweled-chalice', [0, 0.08, 0.74], ['gold', 'azure', 'brass'], { holes: 'azure', glow: 'gold' }),
      drawn(gem('azure'), [0, -0.3, 0.22], { glow: 'azure' }),
      drawn(gem('frost'), [-0.2, -0.24, 0.15, -20]),
      drawn(gem('frost'), [0.2, -0.24, 0.15, 20]),
    ],
    main: 0,
  },
  // Shard Token
  'token/tok-07': {
    ground: { kind: 'burst', sheets: ['bronze', 'indigo', 'amber'] },
    light: 'ivory',
    layers: [
      drawn(sparkle('ivory'), [-0.36, -0.14, 0.14]),
      drawn(sparkle('ivory'), [0.38, 0, 0.12]),
      icon('crystal-growth', [0, 0, 0.76], ['frost', 'azure', 'pearl', 'violet'], { glow: 'frost' }),
    ],
  },
  // Golem Token
  'token/tok-08': {
    ground: { kind: 'niche', sheets: ['bronze', 'indigo', 'amber'] },
    light: 'gold',
    layers: [
      icon('golem-head', [0, 0.02, 0.74], ['frost', 'pearl', 'azure', 'gold'], {
        holes: 'cobalt',
        glow: 'frost',
      }),
    ],
  },
  // Ground the Charge
  'card/pri-015': {
    ground: { kind: 'burst', sheets: ['bronze', 'cobalt', 'azure', 'gold'] },
    light: 'gold',
    layers: [icon('power-lightning', [0, -0.06, 0.84], ['gold', 'ivory'], { glow: 'gold' }), CRYSTALS],
    main: 0,
  },
};
