/** Recipes for chests: what rises out of them, or what they are themselves. */
import type { GroundName, Layer, Sheet } from '../../../model.ts';
import { bubble, flask, orb } from '../../../shapes/companions.ts';
import { drop, gem, page } from '../../../shapes/scenery.ts';
import { chestFront, chestLid, MIMIC, openChest } from '../../../shapes/things.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

type Sheets = readonly [Sheet, Sheet, ...Sheet[]];

/** What rises out of an open chest: between its lid, lit from within, and its front. */
const risen = (kind: GroundName, sheets: Sheets, light: Sheet, ...things: readonly Layer[]): Recipe => ({
  ground: { kind, sheets },
  light,
  layers: [drawn(chestLid(light), [0, 0.25, 0.68]), ...things, drawn(chestFront(), [0, 0.25, 0.68])],
  main: 1,
});

/** A thing at the place where it rises. */
const thing = (name: string, size: number, sheets: readonly Sheet[], more: Partial<Layer> = {}): Layer =>
  icon(name, [0, 0.13 - size / 2, size, more.turn ?? 0], sheets, more);

export const CHEST_RECIPES: Readonly<Record<string, Recipe>> = {
  'chest/mimic': {
    ground: { kind: 'burst', sheets: ['plum', 'indigo', 'ruby', 'wine'] },
    light: 'ruby',
    layers: [drawn(MIMIC, [0, 0.02, 1.06], { glow: 'ruby' })],
    small: [drawn(MIMIC, [0, 0, 1.12])],
  },
  'chest/rusted-shut': {
    ground: { kind: 'quarry', sheets: ['teal', 'indigo', 'ember'] },
    light: 'ember',
    layers: [
      icon('locked-chest', [0, 0.02, 0.82], ['bronze', 'ember', 'iron'], { holes: 'soot' }),
      icon('padlock', [0.36, 0.2, 0.34], ['bronze', 'iron'], { holes: 'soot' }),
    ],
    main: 0,
  },
  'chest/false-bottom': {
    ground: { kind: 'niche', sheets: ['teal', 'cobalt', 'night', 'gold'] },
    light: 'gold',
    layers: [
      drawn(gem('azure'), [-0.26, 0.36, 0.2, -30], { glow: 'azure' }),
      drawn(gem('ruby'), [0.27, 0.37, 0.18, 24], { glow: 'ruby' }),
      drawn(gem('venom'), [0, 0.38, 0.2, 8], { glow: 'gold' }),
      drawn(openChest('soot'), [0, -0.06, 0.72]),
    ],
  },
  'chest/ray-of-agony': risen(
    'burst',
    ['wine', 'soot', 'ruby', 'plum'],
    'ruby',
    thing('bleeding-eye', 0.62, ['gold', 'ruby', 'bone'], { holes: 'soot', glow: 'ruby' }),
  ),
  'chest/the-weaver-has-awakened': {
    ground: { kind: 'broken', sheets: ['plum', 'indigo', 'wine'] },
    light: 'ruby',
    layers: [
      icon('spider-web', [0, -0.1, 1.16], ['pearl', 'ash'], { holes: 'plum' }),
      drawn(chestLid('ruby'), [0, 0.25, 0.68]),
      icon('masked-spider', [0, -0.14, 0.62], ['iron', 'ruby', 'bone'], { glow: 'ruby' }),
      drawn(chestFront(), [0, 0.25, 0.68]),
    ],
    main: 2,
  },
  'chest/thunder-rune': risen(
    'burst',
    ['indigo', 'cobalt', 'violet', 'night'],
    'gold',
    thing('rune-stone', 0.58, ['stone', 'frost', 'ash'], { holes: 'gold', glow: 'gold' }),
    icon('power-lightning', [-0.42, -0.06, 0.5], ['gold', 'ivory'], { glow: 'azure' }),
    icon('power-lightning', [0.42, -0.06, 0.5], ['gold', 'ivory'], { flip: true, glow: 'azure' }),
  ),
  'chest/forgotten-flask': risen(
    'rings',
    ['teal', 'cobalt', 'emerald', 'rose'],
    'rose',
    drawn(flask('round', 'ruby'), [0, -0.16, 0.58], { glow: 'rose' }),
  ),
  'chest/coin-in-the-lining': risen(
    'rose',
    ['cobalt', 'indigo', 'gold', 'amber'],
    'gold',
    thing('two-coins', 0.56, ['gold', 'amber', 'brass'], { glow: 'gold' }),
  ),
  'chest/poison-needle': risen(
    'scales',
    ['emerald', 'moss', 'venom', 'night'],
    'venom',
    thing('syringe', 0.62, ['steel', 'venom', 'brass'], { turn: 40, glow: 'venom' }),
    drawn(drop('venom'), [-0.34, -0.04, 0.18]),
    drawn(drop('venom'), [0.36, -0.14, 0.14]),
  ),
  'chest/biting-hinge': risen(
    'slash',
    ['wine', 'plum', 'ruby', 'night'],
    'ruby',
    thing('bestial-fangs', 0.6, ['ivory', 'bone', 'ruby'], { glow: 'ruby' }),
  ),
  'chest/alarm-wire': risen(
    'rings',
    ['wine', 'bronze', 'gold', 'ember'],
    'gold',
    thing('ringing-bell', 0.6, ['gold', 'amber', 'brass'], { glow: 'gold' }),
  ),
  'chest/swinging-blade': risen(
    'slash',
    ['teal', 'indigo', 'ruby', 'iron'],
    'frost',
    thing('crescent-blade', 0.62, ['steel', 'gold', 'leather'], { glow: 'frost' }),
  ),
  'chest/sleeping-gas': risen(
    'swell',
    ['indigo', 'violet', 'plum', 'azure'],
    'violet',
    icon('sleepy', [0, -0.16, 0.52], ['pearl', 'frost'], { holes: 'indigo', glow: 'violet' }),
    drawn(bubble('violet'), [-0.36, -0.06, 0.2]),
    drawn(bubble('plum'), [-0.26, -0.3, 0.14]),
    drawn(bubble('violet'), [0.36, -0.12, 0.18]),
    drawn(bubble('plum'), [0.3, -0.34, 0.12]),
  ),
  'chest/cursed-penny': {
    ...risen(
      'broken',
      ['moss', 'emerald', 'plum', 'night'],
      'venom',
      drawn(orb('brass', 'gold'), [0, -0.15, 0.52], { glow: 'venom' }),
      icon('skull-crossed-bones', [0, -0.15, 0.34], ['soot', 'iron'], { holes: 'gold' }),
    ),
    small: [
      drawn(orb('brass', 'gold'), [0, 0, 0.94]),
      icon('skull-crossed-bones', [0, 0, 0.62], ['soot', 'iron'], { holes: 'gold' }),
    ],
  },

  'chest/paper-hex': {
    ...risen(
      'rose',
      ['violet', 'plum', 'indigo', 'rose'],
      'violet',
      drawn(page('ivory', 'ivory'), [0, -0.14, 0.58, 8], { glow: 'violet' }),
      icon('cursed-star', [0.01, -0.15, 0.34], ['ruby', 'rose'], { holes: 'wine' }),
    ),
    small: [
      drawn(page('ivory', 'ivory'), [0, 0, 0.94, 8]),
      icon('cursed-star', [0, 0, 0.6], ['ruby', 'rose'], { holes: 'wine' }),
    ],
  },

  'chest/spring-snare': risen(
    'broken',
    ['teal', 'iron', 'wine', 'night'],
    'ember',
    thing('wolf-trap', 0.7, ['steel', 'iron', 'ruby'], { holes: 'wine', glow: 'ember' }),
  ),
  'chest/wasp-jar': risen(
    'cells',
    ['indigo', 'cobalt', 'gold', 'amber'],
    'gold',
    icon('bee', [0, -0.15, 0.54], ['gold', 'amber', 'soot'], { holes: 'soot', glow: 'gold' }),
    icon('bee', [-0.42, -0.14, 0.24], ['gold', 'amber'], { holes: 'soot' }),
    icon('bee', [0.42, -0.24, 0.22], ['gold', 'amber'], { holes: 'soot', flip: true }),
  ),
  'chest/acid-spray': risen(
    'rain',
    ['teal', 'emerald', 'venom', 'night'],
    'venom',
    thing('dripping-goo', 0.6, ['venom', 'emerald'], { glow: 'venom' }),
  ),
  'chest/draining-gem': risen(
    'whirl',
    ['indigo', 'plum', 'violet', 'azure'],
    'violet',
    thing('cut-diamond', 0.56, ['violet', 'frost', 'rose', 'azure'], { glow: 'violet' }),
  ),
  'chest/chill-of-the-grave': risen(
    'rain',
    ['cobalt', 'indigo', 'frost', 'azure'],
    'frost',
    thing('haunting', 0.64, ['frost', 'pearl', 'azure'], { holes: 'night', glow: 'azure' }),
    icon('snowflake-2', [-0.42, -0.14, 0.22], ['pearl', 'frost']),
    icon('snowflake-1', [0.42, -0.2, 0.2], ['pearl', 'frost']),
  ),
  'chest/fire-rune': risen(
    'tongues',
    ['wine', 'indigo', 'ember', 'amber'],
    'ember',
    thing('flame', 0.62, ['ember', 'amber', 'gold'], { holes: 'gold', glow: 'ember' }),
  ),
  'chest/whispering-skull': risen(
    'cells',
    ['plum', 'indigo', 'wine', 'violet'],
    'violet',
    thing('candle-skull', 0.6, ['bone', 'ivory', 'amber'], { holes: 'soot', glow: 'violet' }),
  ),
  'chest/choking-spores': risen(
    'scales',
    ['plum', 'wine', 'moss', 'rose'],
    'venom',
    thing('mushroom-gills', 0.6, ['ruby', 'bone', 'rose'], { glow: 'venom' }),
    drawn(bubble('venom'), [-0.4, -0.06, 0.14]),
    drawn(bubble('venom'), [-0.34, -0.28, 0.1]),
    drawn(bubble('venom'), [0.4, -0.16, 0.16]),
    drawn(bubble('venom'), [0.34, 0.06, 0.09]),
  ),
  'chest/blood-tithe': risen(
    'swell',
    ['wine', 'plum', 'ruby', 'night'],
    'ruby',
    thing('chalice-drops', 0.6, ['gold', 'ruby', 'brass'], { glow: 'ruby' }),
  ),
  'chest/soul-mirror': risen(
    'rings',
    ['indigo', 'violet', 'frost', 'plum'],
    'frost',
    thing('mirror-mirror', 0.58, ['gold', 'brass'], { holes: 'frost', glow: 'frost' }),
    icon('ghost', [0, -0.16, 0.26], ['violet', 'plum'], { holes: 'frost' }),
  ),
};
