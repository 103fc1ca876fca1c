import { bubble, drop, glory, halo, orb, shiv } from '../../../shapes/companions.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const SHIV = shiv('steel', 'emerald');

/** The Silent's starters and best known cards. */
export const SILENT: Readonly<Record<string, Recipe>> = {
  'card/silent-strike': {
    ground: ground('rain', 'emerald', 'teal', 'venom', 'steel'),
    light: 'venom',
    layers: [drawn(SHIV, [-0.13, -0.02, 0.86, 38]), drawn(SHIV, [0.13, -0.02, 0.86, -38])],
    small: [drawn(SHIV, [-0.1, -0.05, 0.9, 38]), drawn(SHIV, [0.1, -0.05, 0.9, -38])],
  },
  'card/silent-defend': {
    ground: ground('scales', 'teal', 'emerald', 'steel', 'gold'),
    light: 'azure',
    layers: [
      ...both(drawn(SHIV, [-0.26, -0.02, 0.84, -42])),
      icon('viking-shield', [0, 0.01, 0.66], ['wood', 'steel', 'gold'], { holes: 'emerald', glow: 'azure' }),
    ],
  },
  'card/silent-neutralize': {
    ground: ground('broken', 'emerald', 'teal', 'violet', 'venom'),
    light: 'violet',
    layers: [drawn(halo('violet', 'plum', 12), [0, -0.02, 0.88]), drawn(SHIV, [0, -0.02, 0.92, 180])],
  },
  'card/silent-survivor': {
    ground: ground('niche', 'teal', 'emerald', 'moss', 'brass'),
    light: 'azure',
    layers: [
      ...both(drawn(SHIV, [-0.42, 0.03, 0.66, -14])),
      icon('cowled', [0, 0.02, 0.82], ['emerald', 'bone', 'skin'], { holes: 'night', glow: 'azure' }),
    ],
  },
  'card/silent-blade-dance': {
    ground: ground('whirl', 'teal', 'emerald', 'steel', 'venom'),
    light: 'pearl',
    layers: around(drawn(SHIV, [0, 0, 0.42]), 8, 0.25, 0, 315),
    small: around(drawn(SHIV, [0, 0, 0.5]), 5, 0.24, 0, 288),
  },
  'card/silent-dagger-spray': {
    ground: ground('burst', 'emerald', 'teal', 'venom', 'steel'),
    layers: around(drawn(SHIV, [0, 0, 0.56]), 5, 0.5, -62, 62, [0, 0.46]),
    small: around(drawn(SHIV, [0, 0, 0.66]), 3, 0.42, -46, 46, [0, 0.32]),
  },
  'card/silent-cloak-and-dagger': {
    layers: [
      icon('hooded-assassin', [-0.1, 0.02, 0.84], ['teal', 'ash', 'bone'], { glow: 'venom' }),
      drawn(SHIV, [0.36, -0.02, 0.7, 20]),
    ],
    small: [icon('hooded-assassin', [0, 0, 0.9], ['frost', 'ash', 'bone'])],
  },
  'card/silent-poisoned-stab': {
    layers: [
      drawn(drop('venom'), [0.3, 0.1, 0.22]),
      drawn(drop('venom'), [-0.32, -0.02, 0.17]),
      drawn(bubble('venom'), [0.34, -0.26, 0.13]),
      drawn(shiv('venom', 'leather'), [0, -0.03, 0.88, 196]),
    ],
  },
  'card/silent-deadly-poison': {
    layers: [
      drawn(bubble('venom'), [-0.42, 0.18, 0.18]),
      drawn(bubble('venom'), [0.42, -0.16, 0.2]),
      drawn(bubble('moss'), [0.36, 0.22, 0.12]),
      icon('poison-bottle', [0, 0, 0.86], ['venom', 'bone'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'card/silent-catalyst': {
    ground: ground('cells', 'teal', 'moss', 'venom', 'violet'),
    light: 'venom',
    layers: [
      drawn(bubble('violet'), [0.3, -0.3, 0.2]),
      drawn(bubble('venom'), [0.46, -0.12, 0.14]),
      drawn(bubble('violet'), [0.42, 0.18, 0.1]),
      icon('fizzing-flask', [-0.06, 0.02, 0.84], ['venom', 'frost', 'pearl'], {
        holes: 'emerald',
        glow: 'venom',
      }),
    ],
  },
  'card/silent-noxious-fumes': {
    ground: ground('whirl', 'emerald', 'moss', 'venom', 'teal'),
    light: 'venom',
    layers: [
      icon('poison-gas', [0, 0, 0.78], ['venom', 'emerald', 'moss'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'card/silent-infinite-blades': {
    ground: ground('rose', 'emerald', 'moss', 'steel', 'gold'),
    light: 'pearl',
    layers: [
      ...around(drawn(shiv('steel', 'leather'), [0, 0, 0.36]), 10, 0.3, 0, 324),
      icon('infinity', [0, 0, 0.46], ['gold', 'amber'], { glow: 'gold' }),
    ],
    small: [...both(drawn(SHIV, [-0.2, 0, 0.8, -24])), icon('infinity', [0, 0, 0.6], ['gold'])],
  },
  'card/silent-accuracy': {
    ground: ground('rings', 'emerald', 'teal', 'ruby', 'ivory'),
    light: 'gold',
    layers: [
      icon('archery-target', [0, 0, 0.74], ['ivory', 'ruby'], { holes: 'ruby' }),
      drawn(SHIV, [0.14, -0.12, 0.6, 228]),
    ],
    small: [icon('archery-target', [0, 0, 0.84], ['ivory', 'ruby'], { holes: 'ruby' })],
  },
  'card/silent-a-thousand-cuts': {
    ground: ground('broken', 'emerald', 'moss', 'steel', 'ruby'),
    light: 'ruby',
    layers: [icon('claw-slashes', [0, 0, 0.8], ['steel', 'ruby', 'rose'], { glow: 'ruby' })],
  },
  'card/silent-wraith-form': {
    ground: ground('rings', 'teal', 'indigo', 'frost', 'violet'),
    light: 'frost',
    layers: [
      icon('wing-cloak', [0, 0.02, 0.9], ['indigo', 'violet'], { glow: 'violet' }),
      icon('haunting', [0, -0.02, 0.66], ['frost', 'pearl', 'azure'], { holes: 'night', glow: 'frost' }),
    ],
  },
  'card/silent-after-image': {
    layers: [
      icon('ninja-heroic-stance', [-0.3, 0.02, 0.56], ['moss', 'emerald']),
      icon('ninja-heroic-stance', [-0.1, 0.01, 0.66], ['teal', 'venom']),
      icon('ninja-heroic-stance', [0.16, 0, 0.76], ['pearl', 'frost', 'gold'], { glow: 'frost' }),
    ],
  },
  'card/silent-die-die-die': {
    ground: ground('slash', 'emerald', 'teal', 'ruby', 'steel'),
    light: 'ruby',
    layers: [-0.4, 0, 0.4].map((x) =>
      drawn(shiv('steel', 'ruby'), [x, -0.04 + Math.abs(x) * 0.1, 0.78, 205]),
    ),
  },
  'card/silent-corpse-explosion': {
    ground: ground('burst', 'moss', 'emerald', 'venom', 'amber'),
    light: 'venom',
    layers: [
      icon('goo-explosion', [0, 0, 1.02], ['venom', 'moss'], { glow: 'venom' }),
      icon('broken-skull', [0, 0, 0.5], ['bone', 'ivory'], { holes: 'soot', glow: 'amber' }),
    ],
  },
  'card/silent-envenom': {
    layers: [
      drawn(drop('venom'), [-0.16, 0.3, 0.18]),
      drawn(drop('venom'), [0.16, 0.3, 0.18]),
      icon('snake-bite', [0, -0.04, 0.74], ['venom', 'ivory', 'ruby'], { holes: 'ruby', glow: 'venom' }),
    ],
  },
  'card/silent-riddle-with-holes': {
    ground: ground('burst', 'teal', 'emerald', 'steel', 'gold'),
    layers: [
      icon('scarecrow', [0, 0.02, 0.92], ['gold', 'wood', 'brass'], { glow: 'gold' }),
      drawn(SHIV, [-0.36, -0.22, 0.44, 120]),
      drawn(SHIV, [0.36, -0.2, 0.44, -120]),
      drawn(SHIV, [-0.34, 0.22, 0.44, 66]),
      drawn(SHIV, [0.34, 0.24, 0.44, -66]),
    ],
    small: [icon('scarecrow', [0, 0, 0.92], ['gold', 'wood', 'brass'])],
  },
  'card/silent-storm-of-steel': {
    ground: ground('rain', 'teal', 'emerald', 'steel', 'frost'),
    light: 'frost',
    layers: [
      [-0.5, -0.16, 0.46],
      [0.48, -0.2, 0.46],
      [-0.28, 0.14, 0.56],
      [0.3, 0.12, 0.56],
      [0, -0.06, 0.8],
    ].map(([x = 0, y = 0, size = 0]) => drawn(shiv('steel', 'leather'), [x, y, size, 194])),
  },
  'card/silent-unload': {
    ground: ground('slash', 'emerald', 'teal', 'venom', 'steel'),
    layers: around(drawn(SHIV, [0, 0, 0.56]), 5, 0.62, 50, 130, [-0.52, -0.04]),
    small: around(drawn(SHIV, [0, 0, 0.8]), 3, 0.4, 60, 120, [-0.36, -0.05]),
  },
  'card/silent-all-out-attack': {
    layers: [
      drawn(halo('amber', 'venom', 16), [0, -0.02, 0.4]),
      ...around(drawn(shiv('steel', 'ruby'), [0, 0, 0.42]), 7, 0.36, -110, 110, [0, 0.06]),
    ],
  },
  'card/silent-finisher': {
    ground: ground('burst', 'emerald', 'teal', 'ruby', 'gold'),
    light: 'ruby',
    layers: [
      icon('heart-organ', [0, 0.1, 0.52], ['ruby', 'rose', 'wine'], { glow: 'ruby' }),
      drawn(SHIV, [0, -0.12, 0.7, 180]),
    ],
  },
  'card/silent-grand-finale': {
    ground: ground('whirl', 'wine', 'plum', 'gold', 'ruby'),
    light: 'gold',
    layers: [
      ...around(drawn(SHIV, [0, 0, 0.36]), 9, 0.2, 0, 320, [0, -0.02]),
      icon('theater-curtains', [0, -0.03, 0.98], ['gold', 'ruby'], { glow: 'gold' }),
    ],
  },
  'card/silent-burst': {
    ground: ground('burst', 'teal', 'emerald', 'gold', 'frost'),
    light: 'gold',
    layers: [
      icon('ninja-star', [-0.22, -0.07, 0.56, 20], ['teal', 'frost']),
      icon('ninja-star', [0.16, 0.04, 0.72], ['steel', 'gold'], { holes: 'gold', glow: 'gold' }),
    ],
  },
  'card/silent-predator': {
    ground: ground('slash', 'emerald', 'teal', 'gold', 'venom'),
    light: 'gold',
    layers: [
      drawn(glory('venom', 'gold', 18), [0, -0.03, 1.02]),
      icon('tiger-head', [0, -0.03, 0.68], ['amber', 'ivory', 'gold'], { holes: 'soot', glow: 'gold' }),
    ],
  },
  'card/silent-sneaky-strike': {
    ground: ground('rings', 'emerald', 'teal', 'indigo', 'venom'),
    light: 'gold',
    layers: [
      ...both(drawn(orb('amber', 'gold'), [-0.45, -0.1, 0.24])),
      icon('cloak-dagger', [0, -0.03, 0.84], ['violet', 'steel', 'gold'], { holes: 'soot', glow: 'gold' }),
    ],
  },
  'card/silent-backstab': {
    ground: ground('slash', 'emerald', 'teal', 'ruby', 'wine'),
    light: 'ruby',
    layers: [
      icon('person', [0, 0.06, 0.86], ['indigo', 'teal']),
      drawn(drop('ruby'), [-0.3, 0.14, 0.18]),
      drawn(drop('ruby'), [0.32, 0.06, 0.14]),
      drawn(shiv('steel', 'ruby'), [0.07, -0.06, 0.72, 208]),
    ],
    small: [drawn(drop('ruby'), [-0.3, 0.1, 0.3]), drawn(shiv('steel', 'ruby'), [0.04, -0.05, 0.92, 208])],
  },
  'card/silent-blur': {
    ground: ground('slash', 'teal', 'emerald', 'azure', 'frost'),
    light: 'frost',
    layers: [
      icon('running-ninja', [-0.4, 0.14, 0.5], ['azure', 'teal']),
      icon('running-ninja', [0.14, -0.01, 0.86], ['pearl', 'frost', 'gold'], { glow: 'frost' }),
    ],
  },
  'card/silent-acrobatics': {
    ground: ground('whirl', 'teal', 'emerald', 'gold', 'azure'),
    light: 'gold',
    layers: [icon('acrobatic', [0, 0, 0.88], ['ivory', 'gold', 'skin'], { glow: 'gold' })],
  },
  'card/silent-backflip': {
    ground: ground('rings', 'teal', 'emerald', 'azure', 'frost'),
    light: 'azure',
    layers: [
      drawn(halo('azure', 'venom', 18), [0, 0, 0.97]),
      icon('contortionist', [0, 0, 0.7], ['skin', 'ivory', 'gold'], { glow: 'azure' }),
    ],
  },
  'card/silent-dagger-throw': {
    ground: ground('slash', 'emerald', 'teal', 'gold', 'venom'),
    light: 'gold',
    layers: [icon('thrown-daggers', [0, -0.03, 0.88], ['steel', 'gold', 'frost'], { glow: 'gold' })],
  },
  'card/silent-calculated-gamble': {
    ground: ground('whirl', 'teal', 'emerald', 'gold', 'ruby'),
    light: 'gold',
    layers: [
      ...both(icon('card-ace-spades', [-0.32, -0.04, 0.6, -16], ['ivory', 'night'])),
      icon('perspective-dice-six', [0, 0.1, 0.52], ['ruby', 'rose', 'wine'], {
        holes: 'ivory',
        glow: 'gold',
      }),
    ],
  },
  'card/silent-escape-plan': {
    ground: ground('niche', 'teal', 'emerald', 'gold', 'amber'),
    light: 'gold',
    layers: [
      icon('exit-door', [0.2, 0, 0.84], ['wood', 'gold', 'brass'], { holes: 'gold', glow: 'gold' }),
      icon('sprint', [-0.26, 0.04, 0.66], ['venom', 'ivory'], { glow: 'gold' }),
    ],
  },
  'card/silent-distraction': {
    ground: ground('rings', 'emerald', 'teal', 'gold', 'amber'),
    light: 'gold',
    layers: [
      drawn(halo('gold', 'amber', 20), [0, 0, 0.86]),
      icon('raven', [0, 0, 0.72], ['indigo', 'violet', 'night'], { holes: 'ruby', glow: 'gold' }),
    ],
  },
};
