/** The composition that each word of an effect asks for. A new word gets a row here, or the picture of its kind. */
import type { Layer, Sheet } from '../../model.ts';
import { cube, sparkle, tear } from '../../shapes/scenery.ts';
import type { Family } from '../compose/family.ts';
import { drawn, type Spot, scattered } from '../compose/layers.ts';

const CORNERS: readonly Spot[] = [
  [-0.5, -0.28, 0.14],
  [0.5, -0.3, 0.16],
  [-0.52, 0.26, 0.12],
  [0.52, 0.28, 0.12],
];

/** Cubes that fall into the tower, one colour each. */
const cubes = (...sheets: readonly Sheet[]): readonly Layer[] => {
  const spots: readonly Spot[] = [
    [-0.48, 0.24, 0.24, -12],
    [0.49, 0.2, 0.22, 14],
    [0.44, -0.26, 0.17, -20],
    [-0.46, -0.22, 0.16, 22],
  ];
  return spots.map((spot, n) => {
    const sheet = sheets[n % sheets.length] ?? 'pearl';
    return drawn(cube(sheet), spot, { glow: sheet });
  });
};

export const FAMILIES: Readonly<Record<string, Family>> = {
  'wound melee': {
    ground: 'slash',
    accents: ['steel', 'ruby'],
    light: 'pearl',
    size: 0.86,
    turn: -6,
    at: [-0.04, 0],
  },
  'wound projectile': {
    ground: 'burst',
    accents: ['amber', 'steel'],
    light: 'amber',
    size: 0.84,
    at: [0.04, 0],
  },
  'wound magic': { ground: 'whirl', accents: ['azure', 'pearl'], light: 'pearl', glow: 'frost', size: 0.84 },
  'wound many': {
    ground: 'burst',
    accents: ['ember', 'ruby', 'gold'],
    light: 'gold',
    glow: 'ember',
    size: 0.92,
  },
  wound: { ground: 'burst', accents: ['ember', 'soot'], light: 'ember', glow: 'ember', size: 0.84 },
  hurt: { ground: 'slash', accents: ['ruby', 'soot'], light: 'ruby', glow: 'ruby' },
  defeat: {
    ground: 'burst',
    accents: ['gold', 'ivory'],
    light: 'ivory',
    glow: 'gold',
    size: 0.84,
    behind: scattered(sparkle('gold'), CORNERS, 'gold'),
  },
  cancel: { ground: 'broken', accents: ['pearl', 'azure'], light: 'frost', glow: 'frost', size: 0.82 },
  ward: { ground: 'scales', accents: ['pearl', 'gold'], light: 'pearl', glow: 'gold', size: 0.8 },
  guard: { ground: 'scales', accents: ['azure', 'steel'], light: 'azure', glow: 'azure', size: 0.86 },
  shield: { ground: 'niche', accents: ['steel', 'gold'], light: 'azure', size: 0.88 },
  heal: {
    ground: 'rings',
    accents: ['venom', 'gold'],
    light: 'venom',
    glow: 'emerald',
    size: 0.8,
    behind: scattered(sparkle('venom'), CORNERS, 'emerald'),
  },
  cleanse: {
    ground: 'rain',
    accents: ['pearl', 'frost'],
    light: 'pearl',
    glow: 'frost',
    size: 0.78,
    before: scattered(
      tear('frost'),
      [
        [-0.48, 0.2, 0.2],
        [0.5, 0.14, 0.17],
        [0.42, -0.26, 0.12],
      ],
      'frost',
    ),
  },
  luck: {
    ground: 'rose',
    accents: ['emerald', 'gold'],
    light: 'gold',
    glow: 'gold',
    size: 0.78,
    behind: scattered(sparkle('gold'), CORNERS, 'gold'),
  },
  hush: { ground: 'swell', accents: ['night', 'indigo'], light: 'frost', size: 0.82 },
  alarm: { ground: 'rings', accents: ['ruby', 'gold'], light: 'ruby', glow: 'ruby', size: 0.8 },
  purge: { ground: 'broken', accents: ['ruby', 'gold', 'soot'], light: 'ivory', size: 0.84 },
  'gain blue': { ground: 'cells', accents: ['azure'], light: 'azure', size: 0.74, before: cubes('cobalt') },
  'gain green': { ground: 'cells', accents: ['venom'], light: 'venom', size: 0.74, before: cubes('emerald') },
  'gain white': { ground: 'cells', accents: ['pearl'], light: 'pearl', size: 0.74, before: cubes('pearl') },
  'gain many': {
    ground: 'cells',
    accents: ['azure', 'venom', 'pearl'],
    light: 'ivory',
    size: 0.74,
    before: cubes('cobalt', 'emerald', 'pearl'),
  },
  'gain enemy': {
    ground: 'cells',
    accents: ['ruby', 'soot'],
    light: 'ruby',
    size: 0.74,
    before: cubes('ruby', 'gold', 'soot'),
  },
  recolor: {
    ground: 'whirl',
    accents: ['pearl', 'emerald', 'cobalt'],
    light: 'ivory',
    size: 0.74,
    before: cubes('cobalt', 'emerald', 'pearl'),
  },
  bury: {
    ground: 'swell',
    accents: ['gold', 'soot'],
    light: 'gold',
    size: 0.78,
    before: cubes('emerald', 'cobalt'),
  },
  refresh: { ground: 'rings', accents: ['gold', 'azure'], light: 'gold', glow: 'gold', size: 0.82 },
  tire: { ground: 'swell', accents: ['indigo', 'ash'], light: 'frost', size: 0.8 },
  regroup: { ground: 'land', accents: ['azure', 'gold'], light: 'gold', size: 0.84 },
  empty: { ground: 'quarry', accents: ['soot', 'iron'], light: 'ash', size: 0.8 },
  summon: { ground: 'broken', accents: ['ruby', 'plum'], light: 'ruby', glow: 'ruby', size: 0.84 },
  xp: { ground: 'rose', accents: ['gold', 'ruby'], light: 'gold', size: 0.8 },
  Stricken: { ground: 'scales', accents: ['venom', 'moss'], light: 'venom', glow: 'venom', size: 0.8 },
  Dazed: { ground: 'whirl', accents: ['indigo', 'gold'], light: 'pearl', glow: 'violet', size: 0.8 },
  Weakened: { ground: 'rain', accents: ['ash', 'azure'], light: 'frost', glow: 'azure', size: 0.8 },
  Hexed: { ground: 'rose', accents: ['violet', 'venom'], light: 'rose', glow: 'violet', size: 0.8 },
  'better melee': { ground: 'slash', accents: ['gold', 'steel'], light: 'gold', glow: 'gold', size: 0.82 },
  'better projectile': {
    ground: 'burst',
    accents: ['gold', 'wood'],
    light: 'gold',
    glow: 'amber',
    size: 0.82,
  },
  'better magic': { ground: 'whirl', accents: ['azure', 'pearl'], light: 'pearl', glow: 'azure', size: 0.82 },
  'better chests': { ground: 'quarry', accents: ['gold', 'amber'], light: 'gold', glow: 'amber', size: 0.82 },
  'more wounds': { ground: 'tongues', accents: ['ruby', 'ember'], light: 'ruby', size: 0.84 },
};

/** Where no word decides, by kind. */
export const PLAIN: Readonly<Record<string, Family>> = {
  skill: { ground: 'quarry', size: 0.84 },
  generic: { ground: 'quarry', size: 0.84 },
  treasure: { ground: 'niche', size: 0.82 },
  room: { ground: 'land', size: 0.76, at: [0, 0.04] },
  chest: { ground: 'niche', size: 0.8 },
  status: { ground: 'broken', size: 0.82 },
};

/** The words in the order in which they decide. */
export const DECISIVE: readonly string[] = [
  'wound many',
  'wound melee',
  'wound projectile',
  'wound magic',
  'wound',
  'defeat',
  'regroup',
  'cancel',
  'ward',
  'guard',
  'summon',
  'cleanse',
  'heal',
  'luck',
  'purge',
  'hush',
  'refresh',
  'recolor',
  'gain many',
  'gain blue',
  'gain green',
  'gain white',
  'gain enemy',
  'bury',
  'Stricken',
  'Dazed',
  'Weakened',
  'Hexed',
  'hurt',
  'tire',
  'alarm',
  'xp',
  'empty',
  'better melee',
  'better projectile',
  'better magic',
  'better chests',
  'more wounds',
  'shield',
];
