import { flask, halo, shiv } from '../../../shapes/companions.ts';
import { ABACUS, CALIPERS, censer } from '../../../shapes/things.ts';
import { around, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

/** Relics and potions that their own drawing tells better than the rule. */
export const ITEMS: Readonly<Record<string, Recipe>> = {
  'potion/fairy-in-a-bottle': {
    light: 'rose',
    layers: [
      drawn(flask('square', 'teal'), [0, -0.01, 0.9]),
      icon('fairy', [0, 0.13, 0.42], ['rose', 'pearl', 'gold'], { glow: 'rose' }),
    ],
  },
  'potion/ghost-in-a-jar': {
    light: 'frost',
    layers: [
      drawn(flask('square', 'indigo'), [0, -0.01, 0.9]),
      icon('ghost', [0, 0.14, 0.42], ['frost', 'pearl'], { holes: 'night', glow: 'frost' }),
    ],
  },
  'potion/entropic-brew': {
    ground: ground('whirl', 'wine', 'plum', 'venom', 'amber'),
    light: 'venom',
    layers: [icon('cauldron', [0, 0, 0.72], ['iron', 'venom', 'gold'], { holes: 'venom', glow: 'venom' })],
  },
  'relic/prismatic-shard': {
    ground: ground('rose', 'indigo', 'night', 'rose', 'azure'),
    light: 'pearl',
    layers: [
      drawn(halo('ruby', 'amber', 18), [0, 0, 0.86]),
      drawn(halo('emerald', 'azure', 18), [0, 0, 0.66]),
      icon('cut-diamond', [0, 0, 0.52], ['pearl', 'frost', 'rose', 'azure'], { glow: 'pearl' }),
    ],
  },
  'relic/wrist-blade': {
    layers: [
      ...around(drawn(shiv('steel', 'leather'), [0, 0, 0.44]), 3, 0.2, -34, 34, [0, 0.04]),
      icon('bracers', [0, 0.14, 0.5], ['leather', 'brass', 'gold'], { glow: 'gold' }),
    ],
  },
  'relic/red-mask': {
    light: 'amber',
    layers: [icon('robber-mask', [0, 0, 0.68], ['ruby', 'rose', 'wine'], { holes: 'skin', glow: 'amber' })],
    small: [icon('robber-mask', [0, 0, 0.76], ['ruby', 'rose', 'wine'], { holes: 'skin' })],
  },
  'relic/calipers': {
    layers: [drawn(CALIPERS, [0, 0, 0.72])],
    small: [drawn(CALIPERS, [0, 0, 0.8])],
  },
  'relic/the-abacus': {
    ground: ground('rose', 'teal', 'cobalt', 'azure', 'amber'),
    layers: [drawn(ABACUS, [0, 0, 0.7])],
    small: [drawn(ABACUS, [0, 0, 0.8])],
  },
  'relic/mummified-hand': {
    ground: ground('rings', 'teal', 'cobalt', 'venom', 'gold'),
    light: 'venom',
    layers: [
      icon('hand-bandage', [0, 0, 0.72], ['ivory', 'bone', 'leather'], { holes: 'leather', glow: 'venom' }),
    ],
  },
  'relic/incense-burner': {
    ground: ground('rings', 'plum', 'indigo', 'violet', 'gold'),
    light: 'rose',
    layers: [drawn(censer('rose'), [0, -0.01, 0.78])],
    small: [drawn(censer('rose'), [0, 0, 0.84])],
  },
  'relic/dead-branch': {
    ground: ground('rings', 'teal', 'cobalt', 'violet', 'frost'),
    light: 'frost',
    layers: [icon('dead-wood', [0, 0, 0.7], ['leather', 'wood', 'bone'], { glow: 'frost' })],
    small: [icon('dead-wood', [0, 0, 0.76], ['leather', 'wood', 'bone'])],
  },
};
