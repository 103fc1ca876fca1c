/** Recipes for skills, generic actions, treasures and statuses. */
import { flask, halo, orb } from '../../../shapes/companions.ts';
import { clouds, cube, flames, gem, moon, refraction, sparkle } from '../../../shapes/scenery.ts';
import { BROKEN_SWORD, caltrop } from '../../../shapes/things.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

export const SKILL_RECIPES: Readonly<Record<string, Recipe>> = {
  'skill/steel-fist': {
    ground: { kind: 'burst', sheets: ['cobalt', 'iron', 'azure', 'indigo'] },
    light: 'gold',
    layers: [
      drawn(sparkle('gold'), [0.46, -0.24, 0.2], { glow: 'gold' }),
      drawn(sparkle('gold'), [0.54, 0.1, 0.14]),
      drawn(sparkle('amber'), [0.3, -0.36, 0.12]),
      icon('mailed-fist', [-0.06, 0.02, 0.88, 8], ['steel', 'gold', 'iron'], {
        holes: 'iron',
        glow: 'azure',
      }),
    ],
  },
  'skill/arc-bolt': {
    ground: { kind: 'whirl', sheets: ['indigo', 'violet', 'night', 'cobalt'] },
    light: 'pearl',
    layers: [
      icon('magic-palm', [-0.34, 0.14, 0.58, -14], ['skin', 'frost'], { holes: 'azure' }),
      icon('focused-lightning', [0.16, -0.02, 0.84], ['ivory', 'gold', 'frost'], { glow: 'azure' }),
    ],
  },
  'skill/field-dressing': {
    ground: { kind: 'rings', sheets: ['emerald', 'teal', 'moss', 'venom'] },
    layers: [
      icon('heart-organ', [0.34, 0.06, 0.56], ['ruby', 'rose', 'wine'], { glow: 'rose' }),
      icon('bandage-roll', [-0.12, 0, 0.82], ['ivory', 'bone', 'pearl'], { glow: 'venom' }),
    ],
  },
  'skill/burglary': {
    ground: { kind: 'quarry', sheets: ['wine', 'bronze', 'soot', 'amber'] },
    light: 'gold',
    layers: [
      icon('skeleton-key', [0.34, 0.1, 0.5, -20], ['gold', 'brass'], { holes: 'soot', glow: 'gold' }),
      icon('cowled', [-0.08, 0, 0.8], ['emerald', 'skin', 'moss'], { holes: 'soot', glow: 'amber' }),
    ],
  },
  'skill/giantslayer': {
    layers: [
      icon('ogre', [0.2, -0.02, 0.86], ['stone', 'ash', 'bone'], { holes: 'ruby' }),
      icon('broadsword', [-0.16, 0.02, 0.92, 90], ['steel', 'gold', 'leather'], { glow: 'azure' }),
    ],
  },
  'skill/last-stand': {
    ground: { kind: 'burst', sheets: ['cobalt', 'wine', 'iron', 'indigo'] },
    light: 'gold',
    layers: [
      icon('knight-banner', [0.22, -0.06, 0.8], ['ruby', 'gold', 'ivory'], { holes: 'gold' }),
      icon('sword-in-stone', [-0.2, 0.08, 0.76], ['steel', 'stone', 'gold'], { glow: 'gold' }),
    ],
  },
  'skill/meteor': {
    layers: [
      icon('burning-meteor', [0, -0.04, 0.9], ['gold', 'amber', 'ember'], { holes: 'wine', glow: 'ember' }),
      drawn(flames('ruby', 'ember'), [0, 0.4, 1.36]),
    ],
    main: 0,
  },
  'skill/archmage': {
    ground: { kind: 'rose', sheets: ['violet', 'indigo', 'plum', 'azure'] },
    layers: [
      icon('wizard-staff', [0.3, 0.02, 0.66], ['frost', 'azure'], { glow: 'frost' }),
      icon('pointy-hat', [-0.08, -0.02, 0.8], ['gold', 'amber', 'violet'], { glow: 'pearl' }),
      drawn(sparkle('ivory'), [-0.4, -0.2, 0.14]),
    ],
    main: 1,
  },
  'skill/miracle-cure': {
    ground: { kind: 'burst', sheets: ['emerald', 'teal', 'gold', 'moss'] },
    light: 'ivory',
    layers: [
      drawn(sparkle('gold'), [-0.48, -0.26, 0.16]),
      drawn(sparkle('gold'), [0.48, -0.26, 0.16]),
      icon('heart-wings', [0, 0, 1], ['ruby', 'ivory', 'gold'], { glow: 'gold' }),
    ],
  },
  'skill/galvanic-shock': {
    layers: [
      icon('heart-organ', [0, 0.04, 0.72], ['ruby', 'rose', 'wine'], { glow: 'ruby' }),
      icon('power-lightning', [-0.4, -0.04, 0.62], ['gold', 'ivory'], { glow: 'azure' }),
      icon('power-lightning', [0.4, -0.04, 0.62], ['gold', 'ivory'], { flip: true, glow: 'azure' }),
    ],
    main: 0,
  },
  'skill/vivisection': {
    layers: [
      icon('ribcage', [0.08, 0, 0.84], ['bone', 'ivory'], { holes: 'wine', glow: 'ruby' }),
      icon('scalpel', [-0.3, 0.04, 0.7], ['steel', 'brass'], { holes: 'iron' }),
    ],
    main: 0,
  },
  'skill/vanish': {
    layers: [
      drawn(moon('ivory'), [0.3, -0.16, 0.44], { glow: 'ivory' }),
      icon('hooded-figure', [-0.06, 0.02, 0.84], ['plum', 'indigo', 'violet']),
      drawn(clouds('ash', 'iron'), [0, 0.42, 1.36]),
    ],
    main: 1,
  },
  'skill/grand-heist': {
    ground: { kind: 'burst', sheets: ['wine', 'bronze', 'amber', 'soot'] },
    layers: [
      icon('jewel-crown', [0, -0.24, 0.5], ['gold', 'ruby', 'amber'], { glow: 'gold' }),
      icon('open-treasure-chest', [0, 0.14, 0.72], ['wood', 'gold', 'brass'], {
        holes: 'gold',
        glow: 'gold',
      }),
      drawn(gem('ruby'), [-0.46, 0.26, 0.2, -14]),
      drawn(gem('azure'), [0.46, 0.26, 0.2, 14]),
    ],
    main: 1,
  },
  'skill/master-thief': {
    ground: { kind: 'rose', sheets: ['wine', 'bronze', 'gold', 'soot'] },
    layers: [
      icon('jewel-crown', [0, -0.2, 0.46], ['gold', 'ruby', 'amber'], { glow: 'gold' }),
      icon('domino-mask', [0, 0.12, 0.72], ['emerald', 'moss'], { holes: 'gold', glow: 'amber' }),
    ],
  },
  'skill/quick-fingers': {
    layers: [
      icon('hand', [-0.06, 0.04, 0.82], ['skin', 'leather'], { glow: 'amber' }),
      drawn(cube('emerald'), [0.34, -0.26, 0.26, 16], { glow: 'emerald' }),
      drawn(cube('cobalt'), [0.46, 0.08, 0.22, -12], { glow: 'cobalt' }),
    ],
    main: 0,
  },
  'generic/regroup': {
    ground: { kind: 'land', sheets: ['teal', 'bronze', 'cobalt'] },
    light: 'gold',
    layers: [
      icon('knight-banner', [-0.28, -0.02, 0.7], ['ruby', 'gold'], { holes: 'gold' }),
      icon('rally-the-troops', [0.14, 0.04, 0.84], ['amber', 'steel', 'wood'], { glow: 'gold' }),
    ],
  },
  'generic/brawl': {
    ground: { kind: 'burst', sheets: ['bronze', 'teal', 'wine', 'amber'] },
    layers: [
      drawn(sparkle('gold'), [-0.46, -0.22, 0.18]),
      icon('punch', [0, 0, 0.9], ['skin', 'leather', 'bone'], { glow: 'amber' }),
    ],
  },
  'generic/catch-breath': {
    ground: { kind: 'land', sheets: ['indigo', 'teal', 'night'] },
    light: 'amber',
    layers: [
      drawn(moon('ivory'), [-0.4, -0.22, 0.26]),
      icon('campfire', [0.02, 0.08, 0.76], ['amber', 'gold', 'wood'], { glow: 'ember' }),
    ],
  },
  'treasure/grenado': {
    ground: { kind: 'burst', sheets: ['teal', 'iron', 'ember', 'soot'] },
    layers: [
      icon('unlit-bomb', [0.04, 0.04, 0.78], ['iron', 'brass', 'wood'], { glow: 'ember' }),
      drawn(sparkle('gold'), [-0.32, -0.3, 0.26], { glow: 'ember' }),
    ],
    main: 0,
  },
  'treasure/phoenix-feather': {
    ground: { kind: 'tongues', sheets: ['wine', 'plum', 'indigo', 'ruby'] },
    light: 'gold',
    layers: [
      icon('feather', [0, -0.02, 0.88], ['gold', 'amber', 'ember'], { glow: 'gold' }),
      drawn(flames('ruby', 'ember'), [0, 0.4, 1.36]),
    ],
    main: 0,
  },
  'treasure/prism-box': {
    ground: { kind: 'quarry', sheets: ['indigo', 'plum', 'night'] },
    light: 'pearl',
    layers: [drawn(refraction(), [0, 0.02, 1.4], { glow: 'pearl' })],
    small: [drawn(refraction(), [0, 0.02, 1.5])],
  },
  'treasure/runed-blade': {
    ground: { kind: 'slash', sheets: ['indigo', 'plum', 'cobalt', 'wine'] },
    light: 'frost',
    layers: [
      drawn(sparkle('frost'), [0.44, -0.3, 0.14]),
      icon('broadsword', [0, 0, 0.94], ['steel', 'gold', 'leather'], { holes: 'azure', glow: 'azure' }),
    ],
  },
  'treasure/caltrops': {
    ground: { kind: 'broken', sheets: ['wine', 'bronze', 'ember', 'iron'] },
    light: 'ember',
    layers: [
      drawn(caltrop('steel', 'iron'), [-0.42, -0.16, 0.42, 20]),
      drawn(caltrop('steel', 'iron'), [0.42, -0.2, 0.38, -24]),
      drawn(caltrop('steel', 'iron'), [0.38, 0.24, 0.34, 60]),
      drawn(caltrop('frost', 'steel'), [-0.04, 0.06, 0.72, -8], { glow: 'ember' }),
    ],
  },
  'treasure/salt-circle': {
    ground: { kind: 'rings', sheets: ['indigo', 'plum', 'night', 'violet'] },
    light: 'frost',
    layers: [
      drawn(halo('pearl', 'frost', 28), [0, 0, 0.95]),
      icon('pentacle', [0, 0, 0.72], ['gold', 'amber'], { glow: 'frost' }),
      icon('candle-flame', [0, 0, 0.3], ['ivory', 'gold', 'ember'], { glow: 'gold' }),
    ],
    small: [drawn(halo('pearl', 'frost', 12), [0, 0, 0.96]), icon('pentacle', [0, 0, 0.74], ['gold'])],
  },
  'status/weakened': {
    ground: { kind: 'rain', sheets: ['plum', 'wine', 'violet', 'azure'] },
    light: 'rose',
    layers: [drawn(BROKEN_SWORD, [0, 0, 0.84], { glow: 'frost' })],
  },
  'skill/fireball': {
    ground: { kind: 'burst', sheets: ['violet', 'indigo', 'plum', 'ember'] },
    light: 'ember',
    layers: [
      icon('fire', [0.2, -0.18, 0.62, 52], ['ember', 'amber'], { glow: 'ember' }),
      icon('fire', [0.02, -0.26, 0.46, 20], ['ruby', 'ember']),
      icon('fire', [0.3, 0.04, 0.46, 86], ['ruby', 'ember']),
      drawn(orb('ember', 'gold'), [-0.12, 0.08, 0.58], { glow: 'gold' }),
    ],
    small: [
      icon('fire', [0.16, -0.14, 0.8, 52], ['ember', 'amber']),
      drawn(orb('ember', 'gold'), [-0.1, 0.08, 0.66]),
    ],
  },
  'treasure/healing-draught': {
    ground: { kind: 'rings', sheets: ['teal', 'emerald', 'rose', 'gold'] },
    light: 'rose',
    layers: [
      drawn(flask('round', 'ruby'), [0, -0.02, 0.86], { glow: 'rose' }),
      icon('hearts', [0, 0.13, 0.26], ['pearl', 'ivory'], { glow: 'rose' }),
    ],
    small: [drawn(flask('round', 'ruby'), [0, -0.02, 0.98])],
  },
  'treasure/buckler': {
    ground: { kind: 'burst', sheets: ['teal', 'cobalt', 'gold', 'azure'] },
    light: 'gold',
    layers: [icon('viking-shield', [0, 0, 0.8], ['wood', 'gold', 'steel'], { holes: 'ruby', glow: 'gold' })],
  },
  'skill/force-shove': {
    ground: { kind: 'rings', sheets: ['indigo', 'violet', 'azure', 'plum'] },
    light: 'frost',
    layers: [
      drawn(halo('violet', 'azure', 20), [0.16, 0, 0.92]),
      drawn(halo('frost', 'pearl', 16), [0.16, 0, 0.62]),
      icon('push', [-0.08, 0.02, 0.8], ['skin', 'ivory', 'frost'], { glow: 'frost' }),
    ],
  },
};
