/** Recipes for The Hollow Barrow. */
import { drop, gem, graves, moon } from '../../../shapes/scenery.ts';
import { censer, chestFront, chestLid, openChest, worm } from '../../../shapes/things.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const GRAVES = drawn(graves('moss'), [0, 0.4, 1.36]);

export const BARROW_RECIPES: Readonly<Record<string, Recipe>> = {
  // Oathbound Sexton
  'card/grv-003': {
    layers: [
      icon('tombstone', [0.18, 0.06, 0.7], ['stone', 'ash']),
      icon('trench-spade', [-0.16, 0.02, 0.8], ['steel', 'wood', 'brass'], { glow: 'venom' }),
    ],
  },
  // Bone Piper
  'card/grv-007': {
    layers: [
      icon('broken-skull', [-0.2, 0, 0.62], ['bone', 'ivory'], { holes: 'soot', glow: 'venom' }),
      icon('pan-flute', [0.22, 0.1, 0.5], ['gold', 'brass', 'amber']),
      GRAVES,
    ],
    main: 0,
  },
  // Widow of Thorns
  'card/grv-010': {
    ground: { kind: 'scales', sheets: ['emerald', 'moss', 'venom'] },
    layers: [
      icon('crown-of-thorns', [0, 0, 1.02], ['wood', 'moss']),
      icon('masked-spider', [0, 0.02, 0.64], ['ruby', 'bone', 'wine'], { glow: 'venom' }),
      drawn(drop('venom'), [0.42, 0.22, 0.14]),
    ],
    main: 1,
  },
  // Binder of Souls
  'card/grv-011': {
    ground: { kind: 'rings', sheets: ['emerald', 'night', 'teal'] },
    layers: [
      icon('spectre', [-0.34, -0.02, 0.52], ['frost', 'teal'], { holes: 'night', glow: 'teal' }),
      icon('spectre', [0.34, -0.02, 0.52], ['frost', 'teal'], { holes: 'night', flip: true, glow: 'teal' }),
      icon('linked-rings', [0, 0.06, 0.6], ['gold', 'brass', 'amber'], { glow: 'gold' }),
      GRAVES,
    ],
    main: 2,
  },
  // Mourning Stag
  'card/grv-016': {
    ground: { kind: 'land', sheets: ['emerald', 'moss', 'teal', 'night'] },
    light: 'ivory',
    layers: [
      drawn(moon('bone'), [0, -0.2, 0.42], { glow: 'ivory' }),
      icon('deer-head', [0, 0.04, 0.84], ['ivory', 'bone', 'gold'], { holes: 'soot' }),
      GRAVES,
    ],
    main: 1,
  },
  // Rot Hierophant
  'card/grv-017': {
    ground: { kind: 'rose', sheets: ['moss', 'night', 'plum', 'venom'] },
    layers: [
      icon('pope-crown', [0, -0.24, 0.44], ['gold', 'venom', 'brass'], { glow: 'venom' }),
      icon('broken-skull', [0, 0.15, 0.56], ['bone', 'ivory'], { holes: 'soot' }),
      GRAVES,
    ],
    small: [
      icon('pope-crown', [0, -0.2, 0.5], ['gold', 'venom', 'brass']),
      icon('broken-skull', [0, 0.2, 0.58], ['bone', 'ivory'], { holes: 'soot' }),
    ],
  },
  // Executioner's Shade
  'card/grv-018': {
    ground: { kind: 'slash', sheets: ['emerald', 'night', 'wine', 'moss'] },
    light: 'ruby',
    layers: [
      drawn(moon('ruby'), [-0.18, -0.16, 0.5], { glow: 'ruby' }),
      icon('grim-reaper', [0, 0, 0.86], ['bone', 'ash', 'ivory'], { holes: 'soot' }),
      GRAVES,
    ],
    main: 1,
  },
  // Gallows Magus
  'card/grv-019': {
    ground: { kind: 'broken', sheets: ['moss', 'night', 'plum'] },
    layers: [
      icon('gibbet', [0.3, -0.04, 0.76], ['wood', 'leather'], { flip: true }),
      icon('cowled', [-0.1, 0.04, 0.8], ['plum', 'bone', 'violet'], {
        holes: 'soot',
        glow: 'venom',
      }),
      GRAVES,
    ],
    main: 1,
  },
  // Aldemar, Barrow King
  'card/grv-020': {
    ground: { kind: 'rose', sheets: ['emerald', 'moss', 'night', 'gold'] },
    light: 'gold',
    layers: [
      icon('crossed-swords', [0, 0, 1.06], ['steel', 'gold', 'iron']),
      icon('crowned-skull', [0, 0.02, 0.78], ['gold', 'bone', 'ivory'], { holes: 'soot', glow: 'venom' }),
      GRAVES,
    ],
    main: 1,
  },
  // Reaper's Sickle
  'card/grv-022': {
    layers: [
      drawn(moon('bone'), [0.2, -0.12, 0.5], { glow: 'venom' }),
      icon('sickle', [-0.06, 0.02, 0.88, -10], ['steel', 'gold', 'wood'], { glow: 'ruby' }),
    ],
  },
  // Bone Token
  'token/tok-04': {
    ground: { kind: 'cells', sheets: ['moss', 'emerald', 'night'] },
    layers: [
      icon('skull-crossed-bones', [0, 0, 0.78], ['bone', 'ivory', 'ash'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  // Wisp Token
  'token/tok-05': {
    ground: { kind: 'rain', sheets: ['teal', 'emerald', 'night'] },
    light: 'frost',
    layers: [
      icon('candle-holder', [0.36, 0.16, 0.34], ['brass', 'ivory', 'amber'], { glow: 'amber' }),
      icon('spectre', [-0.06, 0, 0.78], ['frost', 'pearl', 'teal'], { holes: 'night', glow: 'teal' }),
    ],
  },
  // Censer-Bearer
  'card/grv-008': {
    ground: { kind: 'scales', sheets: ['emerald', 'night', 'moss', 'venom'] },
    light: 'venom',
    layers: [drawn(censer('venom'), [0, -0.02, 0.92], { glow: 'venom' }), GRAVES],
    main: 0,
  },
  // Soul-Tethered Knight
  'card/grv-015': {
    ground: { kind: 'rings', sheets: ['emerald', 'night', 'teal', 'moss'] },
    light: 'frost',
    layers: [
      icon('spectre', [0.36, -0.04, 0.5], ['frost', 'teal'], { holes: 'night', glow: 'teal' }),
      icon('visored-helm', [-0.14, 0, 0.74], ['steel', 'iron', 'gold'], { holes: 'venom', glow: 'venom' }),
      icon('linked-rings', [0.2, 0.2, 0.34], ['gold', 'brass'], { glow: 'gold' }),
      GRAVES,
    ],
    main: 1,
  },
  // Spoils of Ruin
  'card/grv-028': {
    ground: { kind: 'rose', sheets: ['emerald', 'moss', 'night', 'gold'] },
    light: 'gold',
    layers: [
      drawn(chestLid('gold'), [0, 0.1, 0.76]),
      drawn(gem('azure'), [-0.17, 0.02, 0.22, -18]),
      drawn(gem('frost'), [0.17, 0.02, 0.22, 18]),
      icon('death-skull', [0, -0.08, 0.38], ['bone', 'ivory'], { holes: 'soot', glow: 'gold' }),
      drawn(chestFront(), [0, 0.1, 0.76]),
    ],
    small: [
      drawn(openChest('gold'), [0, 0.1, 0.9]),
      icon('death-skull', [0, -0.16, 0.42], ['bone', 'ivory'], { holes: 'soot' }),
    ],
  },
  // Feast of Worms
  'card/grv-030': {
    ground: { kind: 'whirl', sheets: ['moss', 'emerald', 'plum', 'night'] },
    light: 'venom',
    layers: [
      icon('death-skull', [0, -0.04, 0.66], ['bone', 'ivory', 'ash'], { holes: 'soot', glow: 'venom' }),
      drawn(worm('rose', 'skin'), [-0.26, 0.2, 0.42, 8]),
      drawn(worm('rose', 'skin'), [0.27, 0.12, 0.4, -20], { flip: true }),
    ],
    small: [
      icon('death-skull', [0, -0.06, 0.78], ['bone', 'ivory'], { holes: 'soot' }),
      drawn(worm('rose', 'skin'), [0, 0.24, 0.7]),
    ],
  },
  // Gravebound Footman
  'card/grv-002': {
    ground: { kind: 'land', sheets: ['emerald', 'moss', 'night', 'bone'] },
    light: 'venom',
    layers: [
      icon('death-skull', [-0.2, -0.02, 0.56], ['bone', 'ivory'], { holes: 'soot', glow: 'venom' }),
      icon('viking-shield', [0.2, 0.06, 0.5], ['wood', 'steel', 'gold'], { holes: 'ruby' }),
      GRAVES,
    ],
    main: 0,
  },
};
