/** Recipes for chests that are themselves what waits in them. */
import { gem, sparkle } from '../../../shapes/scenery.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

export const CHEST_RECIPES: Readonly<Record<string, Recipe>> = {
  'chest/mimic': {
    ground: { kind: 'burst', sheets: ['wine', 'soot', 'moss', 'leather'] },
    light: 'ruby',
    layers: [
      icon('mimic-chest', [0, 0, 0.92], ['wood', 'ivory', 'ruby', 'brass'], { holes: 'ruby', glow: 'ruby' }),
    ],
  },
  'chest/rusted-shut': {
    ground: { kind: 'quarry', sheets: ['moss', 'soot', 'iron'] },
    light: 'ember',
    layers: [
      icon('locked-chest', [0, 0.02, 0.82], ['bronze', 'ember', 'iron'], { holes: 'soot' }),
      icon('padlock', [0.36, 0.2, 0.34], ['bronze', 'iron'], { holes: 'soot' }),
    ],
    main: 0,
  },
  'chest/false-bottom': {
    ground: { kind: 'niche', sheets: ['teal', 'moss', 'soot'] },
    layers: [
      icon('open-chest', [0, -0.06, 0.74], ['wood', 'brass', 'leather'], { holes: 'soot' }),
      drawn(gem('azure'), [-0.34, 0.3, 0.2, -30], { glow: 'azure' }),
      drawn(gem('ruby'), [0.36, 0.32, 0.18, 24], { glow: 'ruby' }),
      drawn(sparkle('gold'), [0.02, 0.4, 0.14]),
    ],
    main: 0,
  },
  'chest/ray-of-agony': {
    ground: { kind: 'burst', sheets: ['wine', 'soot', 'ruby', 'plum'] },
    light: 'ruby',
    layers: [
      icon('open-chest', [0, 0.32, 0.6], ['wood', 'brass', 'leather'], { holes: 'ruby' }),
      icon('bleeding-eye', [0, -0.1, 0.78], ['gold', 'ruby', 'bone'], { holes: 'soot', glow: 'ruby' }),
    ],
  },
  'chest/the-weaver-has-awakened': {
    ground: { kind: 'broken', sheets: ['plum', 'soot', 'wine'] },
    light: 'ruby',
    layers: [
      icon('spider-web', [0, -0.08, 1.1], ['pearl', 'ash'], { holes: 'plum' }),
      icon('open-chest', [0, 0.34, 0.56], ['wood', 'brass', 'leather'], { holes: 'ruby' }),
      icon('masked-spider', [0, -0.08, 0.7], ['iron', 'ruby', 'bone'], { glow: 'ruby' }),
    ],
  },
  'chest/thunder-rune': {
    ground: { kind: 'burst', sheets: ['indigo', 'cobalt', 'soot', 'violet'] },
    light: 'ivory',
    layers: [
      icon('open-chest', [0, 0.34, 0.56], ['wood', 'brass', 'leather'], { holes: 'gold' }),
      icon('power-lightning', [-0.42, -0.04, 0.54], ['gold', 'ivory'], { glow: 'azure' }),
      icon('power-lightning', [0.42, -0.04, 0.54], ['gold', 'ivory'], { flip: true, glow: 'azure' }),
      icon('rune-stone', [0, -0.12, 0.6], ['stone', 'frost', 'ash'], { holes: 'gold', glow: 'gold' }),
    ],
  },
};
