/** Recipes for Cinderwrought. */
import { flames, sparkle, volcano } from '../../../shapes/scenery.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const FLAMES = drawn(flames('ruby', 'ember'), [0, 0.38, 1.36]);

export const EMBER_RECIPES: Readonly<Record<string, Recipe>> = {
  // Match-Striker Twins
  'card/emb-005': {
    ground: { kind: 'tongues', sheets: ['wine', 'soot', 'ruby', 'plum'] },
    layers: [
      icon('match-head', [-0.27, 0, 0.76], ['amber', 'gold', 'wood'], { glow: 'ember' }),
      icon('match-head', [0.27, 0, 0.76], ['amber', 'gold', 'wood'], { flip: true, glow: 'ember' }),
    ],
  },
  // Ashwake Phoenix
  'card/emb-012': {
    ground: { kind: 'burst', sheets: ['wine', 'ruby', 'plum', 'bronze'] },
    light: 'gold',
    layers: [
      icon('hawk-emblem', [0, -0.02, 0.84], ['gold', 'ivory', 'amber'], { holes: 'ember', glow: 'gold' }),
      FLAMES,
    ],
    main: 0,
  },
  // Headsman of the Crucible
  'card/emb-013': {
    ground: { kind: 'slash', sheets: ['wine', 'soot', 'ruby'] },
    light: 'ember',
    layers: [
      icon('battle-axe', [-0.32, -0.02, 0.66], ['steel', 'wood', 'gold'], { flip: true }),
      icon('battle-axe', [0.32, -0.02, 0.66], ['steel', 'wood', 'gold']),
      icon('executioner-hood', [0, 0.04, 0.78], ['ember', 'ruby', 'wine'], { holes: 'gold', glow: 'ember' }),
      FLAMES,
    ],
    main: 2,
  },
  // Pyre Drake
  'card/emb-014': {
    ground: { kind: 'tongues', sheets: ['wine', 'soot', 'plum'] },
    light: 'gold',
    layers: [icon('wyvern', [0, -0.02, 0.88], ['ember', 'gold', 'amber'], { glow: 'gold' }), FLAMES],
    main: 0,
  },
  // Caldera Behemoth
  'card/emb-015': {
    ground: { kind: 'burst', sheets: ['wine', 'plum', 'ruby', 'bronze'] },
    light: 'gold',
    layers: [
      drawn(volcano('iron', 'ember'), [-0.4, 0.12, 0.64]),
      drawn(volcano('iron', 'ember'), [0.42, 0.16, 0.56]),
      icon('brute', [0, 0.02, 0.9], ['amber', 'gold', 'ember'], { glow: 'ember' }),
      FLAMES,
    ],
    main: 2,
  },
  // Molten Edge
  'card/emb-017': {
    ground: { kind: 'slash', sheets: ['wine', 'soot', 'bronze', 'ruby'] },
    light: 'gold',
    layers: [
      drawn(flames('ruby', 'ember'), [0, 0.38, 1.36]),
      icon('broadsword', [0, -0.03, 0.92], ['amber', 'gold', 'iron'], { glow: 'ember' }),
    ],
  },
  // Kiln Spark
  'card/emb-018': {
    layers: [
      drawn(sparkle('gold'), [0.46, 0.16, 0.16]),
      drawn(sparkle('amber'), [0.36, -0.2, 0.12]),
      icon('fire-tail', [-0.04, 0, 0.82], ['gold', 'amber', 'ember'], { glow: 'ember' }),
    ],
  },
  // Smother the Spark
  'card/emb-022': {
    layers: [
      icon('flame', [0, 0.22, 0.5], ['gold', 'amber'], { glow: 'ember' }),
      icon('hand', [0, -0.14, 0.6, 180], ['frost', 'azure'], { glow: 'frost' }),
    ],
    small: [
      icon('flame', [0, 0.26, 0.5], ['gold', 'amber']),
      icon('hand', [0, -0.14, 0.66, 180], ['frost', 'azure']),
    ],
  },
  // Answering Flame
  'card/emb-023': {
    ground: { kind: 'slash', sheets: ['wine', 'cobalt', 'soot', 'indigo'] },
    light: 'gold',
    layers: [
      icon('fire-tail', [0.3, -0.1, 0.56, 180], ['azure', 'frost'], { glow: 'azure' }),
      icon('fire-dash', [-0.14, 0.04, 0.8], ['gold', 'amber', 'ember'], { glow: 'ember' }),
    ],
  },
  // Ember Token
  'token/tok-03': {
    ground: { kind: 'tongues', sheets: ['wine', 'soot', 'ruby'] },
    light: 'gold',
    layers: [
      drawn(sparkle('gold'), [-0.36, -0.12, 0.11]),
      drawn(sparkle('gold'), [0.38, -0.02, 0.13]),
      icon('spark-spirit', [0, 0, 0.78], ['amber', 'gold', 'ember'], { holes: 'wine', glow: 'ember' }),
    ],
  },
  // Second Breath of Ash
  'card/emb-021': {
    ground: { kind: 'tongues', sheets: ['wine', 'soot', 'ember', 'amber'] },
    light: 'gold',
    layers: [
      icon('lungs', [0, 0, 0.86], ['rose', 'ruby', 'wine'], { glow: 'gold' }),
      icon('fire', [-0.21, 0.08, 0.3], ['gold', 'amber'], { glow: 'gold' }),
      icon('fire', [0.21, 0.08, 0.3], ['gold', 'amber'], { glow: 'gold' }),
    ],
    small: [icon('lungs', [0, 0.02, 0.92], ['rose', 'amber', 'ruby'])],
  },
  // Kindling Imp
  'card/emb-001': {
    ground: { kind: 'tongues', sheets: ['wine', 'plum', 'ruby', 'amber'] },
    light: 'gold',
    layers: [
      icon('imp-laugh', [0, 0, 0.8], ['ember', 'amber', 'gold'], { holes: 'soot', glow: 'gold' }),
      drawn(flames('ruby', 'ember'), [0, 0.44, 1.36]),
    ],
    main: 0,
  },
};
