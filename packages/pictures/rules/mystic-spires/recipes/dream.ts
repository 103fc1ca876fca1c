/** Recipes for The Woven Slumber. */
import { clouds, crescentMoon, drop, gem, moon, sparkle } from '../../../shapes/scenery.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const CLOUDS = drawn(clouds('violet', 'plum'), [0, 0.49, 1.36]);

export const DREAM_RECIPES: Readonly<Record<string, Recipe>> = {
  // Oneiros the Weaver
  'card/drm-001': {
    ground: { kind: 'burst', sheets: ['indigo', 'violet', 'plum', 'night'] },
    layers: [
      icon('spider-web', [0, 0, 1.16], ['pearl', 'violet'], { holes: 'indigo' }),
      icon('masked-spider', [0, 0.02, 0.74], ['gold', 'rose', 'violet'], { glow: 'rose' }),
    ],
  },
  // Lucid Dreaming
  'card/drm-002': {
    ground: { kind: 'rings', sheets: ['violet', 'indigo', 'rose', 'plum'] },
    layers: [
      drawn(crescentMoon(), [0.4, -0.16, 0.24]),
      drawn(crescentMoon(), [-0.4, -0.16, 0.24], { flip: true }),
      icon('third-eye', [0, 0.02, 0.82], ['pearl', 'rose', 'gold'], { holes: 'indigo', glow: 'rose' }),
    ],
  },
  // Rise Again
  'card/drm-003': {
    ground: { kind: 'swell', sheets: ['indigo', 'violet', 'plum', 'cobalt'] },
    light: 'ivory',
    layers: [
      drawn(moon('ivory'), [0, -0.08, 0.72], { glow: 'pearl' }),
      icon('raise-zombie', [0, 0, 0.92], ['rose', 'violet', 'plum'], { glow: 'ivory' }),
      CLOUDS,
    ],
    main: 1,
  },
  // Greedy Hands
  'card/drm-004': {
    ground: { kind: 'cells', sheets: ['violet', 'plum', 'indigo'] },
    light: 'gold',
    layers: [
      icon('grab', [-0.3, 0.04, 0.64], ['gold', 'amber', 'brass'], { glow: 'gold' }),
      icon('grab', [0.3, 0.04, 0.64], ['gold', 'amber', 'brass'], { flip: true, glow: 'gold' }),
      drawn(gem('azure'), [0, 0.02, 0.36], { glow: 'azure' }),
    ],
    main: 0,
  },
  // Drowsy Pixie
  'card/drm-005': {
    ground: { kind: 'land', sheets: ['violet', 'indigo', 'plum'] },
    layers: [
      icon('fairy-wings', [0, 0, 0.98], ['azure', 'frost', 'violet'], { glow: 'frost' }),
      icon('woman-elf-face', [0, 0.06, 0.66], ['rose', 'ivory', 'gold'], { holes: 'plum' }),
      CLOUDS,
    ],
    main: 1,
  },
  // Nightmare Stalker
  'card/drm-016': {
    ground: { kind: 'slash', sheets: ['plum', 'night', 'wine', 'indigo'] },
    light: 'ruby',
    layers: [
      icon('evil-bat', [0, -0.02, 1], ['night', 'plum']),
      icon('beast-eye', [0, 0.06, 0.68], ['ruby', 'gold', 'rose'], { holes: 'soot', glow: 'ruby' }),
      CLOUDS,
    ],
    main: 1,
  },
  // Somnia, Queen of Dew
  'card/drm-017': {
    ground: { kind: 'rose', sheets: ['violet', 'indigo', 'rose', 'pearl'] },
    light: 'ivory',
    layers: [
      icon('fairy-wings', [0, 0, 1.04], ['rose', 'pearl', 'violet'], { glow: 'rose' }),
      icon('cleopatra', [0, 0.04, 0.64], ['ivory', 'gold', 'violet', 'rose'], {
        holes: 'plum',
        glow: 'gold',
      }),
      drawn(drop('frost'), [-0.48, 0.2, 0.16]),
      drawn(drop('frost'), [0.48, 0.2, 0.16]),
      CLOUDS,
    ],
    main: 1,
  },
  // Feathered Nightcap
  'card/drm-018': {
    layers: [
      drawn(crescentMoon(), [0.46, -0.22, 0.26]),
      icon('feather', [0.24, -0.04, 0.66, 8], ['ivory', 'pearl', 'rose'], { glow: 'pearl' }),
      icon('santa-hat', [-0.1, 0.06, 0.8], ['violet', 'pearl', 'gold'], { glow: 'rose' }),
    ],
  },
  // Pact of Two Sleepers
  'card/drm-019': {
    layers: [
      icon('sleepy', [-0.3, 0.06, 0.62, -10], ['pearl', 'rose'], { holes: 'indigo' }),
      icon('sleepy', [0.3, 0.06, 0.62, 10], ['rose', 'pearl'], { holes: 'indigo', flip: true }),
      icon('linked-rings', [0, 0.18, 0.36], ['gold', 'brass'], { glow: 'gold' }),
    ],
    small: [
      icon('sleepy', [-0.26, 0.04, 0.74, -8], ['pearl', 'rose'], { holes: 'indigo' }),
      icon('sleepy', [0.26, 0.04, 0.74, 8], ['rose', 'pearl'], { holes: 'indigo', flip: true }),
    ],
  },
  // Hush Before Dawn
  'card/drm-024': {
    ground: { kind: 'burst', sheets: ['rose', 'violet', 'plum', 'amber'] },
    light: 'gold',
    layers: [
      drawn(sparkle('ivory'), [-0.42, -0.16, 0.12]),
      drawn(sparkle('ivory'), [0.44, -0.1, 0.1]),
      icon('sun', [0, 0.14, 0.84], ['gold', 'amber'], { glow: 'gold' }),
      CLOUDS,
    ],
    main: 2,
  },
  // Dream Token
  'token/tok-01': {
    ground: { kind: 'rings', sheets: ['violet', 'indigo', 'plum'] },
    light: 'rose',
    layers: [
      drawn(crescentMoon(), [-0.24, -0.16, 0.36], { glow: 'ivory' }),
      drawn(sparkle('gold'), [0.34, -0.2, 0.14]),
      icon('sheep', [0.04, 0.08, 0.66], ['pearl', 'rose', 'violet'], { glow: 'rose' }),
    ],
  },
  // Nightmare Token
  'token/tok-02': {
    ground: { kind: 'broken', sheets: ['plum', 'night', 'wine'] },
    light: 'ruby',
    layers: [
      drawn(crescentMoon('ruby'), [0.34, -0.14, 0.3]),
      icon('horse-head', [-0.02, 0.02, 0.76], ['violet', 'ruby', 'plum'], { glow: 'ruby', flip: true }),
    ],
  },
};
