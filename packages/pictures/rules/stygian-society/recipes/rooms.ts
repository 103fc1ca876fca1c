/** Recipes for rooms that one thing does not tell. */
import { archway, moon } from '../../../shapes/scenery.ts';
import { cellBars } from '../../../shapes/things.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const LOWER_GATE = drawn(archway(['stone', 'iron']), [0, 0, 1.34]);
const UPPER_GATE = drawn(archway(['ash', 'iron']), [0, 0, 1.34]);

export const ROOM_RECIPES: Readonly<Record<string, Recipe>> = {
  'room/webbed-stair': {
    ground: { kind: 'land', sheets: ['plum', 'moss', 'night'] },
    layers: [
      LOWER_GATE,
      icon('3d-stairs', [-0.12, 0.16, 0.62], ['stone', 'ash', 'bone']),
      icon('spider-web', [0.1, -0.06, 0.72], ['pearl', 'ash']),
      icon('masked-spider', [0.16, 0.02, 0.34], ['ruby', 'iron'], { glow: 'ruby' }),
    ],
    main: 2,
  },
  'room/moonlit-ambush': {
    ground: { kind: 'land', sheets: ['indigo', 'night', 'teal'] },
    light: 'ivory',
    layers: [
      LOWER_GATE,
      drawn(moon('ivory'), [0, -0.08, 0.54], { glow: 'ivory' }),
      icon('evil-bat', [-0.26, 0.02, 0.36], ['wine', 'ruby']),
      icon('evil-bat', [0.28, 0.12, 0.3], ['wine', 'ruby'], { flip: true }),
      icon('horse-head', [0.02, 0.22, 0.42], ['iron', 'stone'], { flip: true }),
    ],
    small: [drawn(moon('ivory'), [0, -0.02, 0.76]), icon('evil-bat', [0, 0.06, 0.66], ['wine', 'ruby'])],
  },
  'room/clockwork-heart': {
    ground: { kind: 'rings', sheets: ['wine', 'night', 'bronze'] },
    light: 'gold',
    layers: [
      UPPER_GATE,
      icon('clockwork', [0, 0, 0.82], ['gold', 'brass', 'bronze']),
      icon('heart-organ', [0, 0.02, 0.4], ['ruby', 'rose', 'wine'], { glow: 'ruby' }),
    ],
    small: [
      icon('clockwork', [0, 0.04, 0.92], ['gold', 'brass', 'bronze']),
      icon('heart-organ', [0, 0.05, 0.44], ['ruby', 'rose', 'wine']),
    ],
  },
  'room/theatre-of-strings': {
    ground: { kind: 'burst', sheets: ['wine', 'plum', 'night', 'bronze'] },
    light: 'gold',
    layers: [
      icon('theater-curtains', [0, 0, 0.98], ['ruby', 'gold', 'wine']),
      icon('puppet', [0, 0.04, 0.6], ['wood', 'bone', 'brass'], { glow: 'gold' }),
      UPPER_GATE,
    ],
    main: 1,
  },
  'room/ooze-cistern': {
    ground: { kind: 'scales', sheets: ['moss', 'teal', 'emerald'] },
    light: 'venom',
    layers: [
      LOWER_GATE,
      icon('well', [-0.14, 0.02, 0.66], ['stone', 'wood', 'ash']),
      icon('slime', [0.22, 0.16, 0.48], ['venom', 'emerald'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'room/spawning-vats': {
    ground: { kind: 'scales', sheets: ['plum', 'night', 'moss'] },
    light: 'venom',
    layers: [
      UPPER_GATE,
      icon('chemical-tank', [-0.24, 0, 0.58], ['brass', 'iron'], { holes: 'venom' }),
      icon('chemical-tank', [0.24, 0, 0.58], ['brass', 'iron'], { holes: 'venom' }),
      icon('slime', [0, 0.18, 0.46], ['venom', 'emerald'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'room/hall-of-mirrors': {
    ground: { kind: 'quarry', sheets: ['violet', 'night', 'azure'] },
    light: 'frost',
    layers: [
      UPPER_GATE,
      icon('mirror-mirror', [-0.3, 0.02, 0.58], ['gold', 'brass'], { holes: 'frost' }),
      icon('mirror-mirror', [0.3, 0.02, 0.58], ['gold', 'brass'], { holes: 'frost', flip: true }),
      icon('drama-masks', [0, 0.06, 0.56], ['pearl', 'rose', 'violet'], { holes: 'night', glow: 'frost' }),
    ],
  },
  'room/powder-magazine': {
    ground: { kind: 'tongues', sheets: ['wine', 'moss', 'bronze', 'ember'] },
    light: 'ember',
    layers: [
      LOWER_GATE,
      icon('cellar-barrels', [0, 0.08, 0.7], ['wood', 'amber', 'leather'], { holes: 'soot', glow: 'ember' }),
      icon('torch', [0.34, -0.14, 0.36], ['gold', 'amber', 'wood'], { glow: 'ember' }),
    ],
    main: 1,
  },
  'room/wardens-cells': {
    ground: { kind: 'quarry', sheets: ['bronze', 'wine', 'amber', 'night'] },
    light: 'ember',
    layers: [
      LOWER_GATE,
      icon('death-skull', [0, 0.04, 0.5], ['bone', 'ivory'], { holes: 'soot', glow: 'ember' }),
      drawn(cellBars('steel'), [0, 0.05, 0.74]),
      icon('skull-crossed-bones', [-0.42, 0.32, 0.22], ['bone', 'ivory'], { holes: 'soot' }),
    ],
    small: [
      icon('death-skull', [0, 0.04, 0.56], ['bone', 'ivory'], { holes: 'soot' }),
      drawn(cellBars('steel'), [0, 0.04, 0.94]),
    ],
  },
};
