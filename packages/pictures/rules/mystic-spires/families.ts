/** The composition that each word of an effect asks for. A new word gets a row here, or the picture of its kind. */
import type { Layer, Sheet } from '../../model.ts';
import { crescentMoon, drop, gem, page, sparkle } from '../../shapes/scenery.ts';
import type { Family } from '../compose/family.ts';

const around = (
  shape: Layer['shape'],
  places: readonly (readonly [number, number, number, number?])[],
  glow?: Sheet,
): readonly Layer[] =>
  places.map(
    ([x, y, size, turn = 0]): Layer => ({
      shape,
      at: [x, y],
      size,
      turn,
      ...(glow === undefined ? {} : { glow }),
    }),
  );

const LEAVES = [
  [-0.46, 0.14, 0.2, -24],
  [-0.38, -0.18, 0.16, 18],
  [0.45, 0.06, 0.2, 26],
  [0.38, -0.22, 0.15, -12],
] as const;

const SPARKS = [
  [-0.44, -0.06, 0.13],
  [0.46, -0.1, 0.15],
  [-0.4, 0.24, 0.1],
  [0.4, 0.22, 0.1],
] as const;

/** By the word of the effect; see `wordsOf`. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  disrupt: {
    ground: 'broken',
    accents: ['azure', 'pearl'],
    light: 'frost',
    glow: 'frost',
    turn: -8,
    size: 0.76,
  },
  negate: { ground: 'slash', accents: ['frost', 'azure'], light: 'frost', glow: 'frost', at: [-0.06, 0] },
  exile: { ground: 'whirl', accents: ['night', 'pearl'], light: 'pearl', glow: 'pearl', size: 0.64 },
  skip: { ground: 'rings', accents: ['night', 'rose'], light: 'ivory', size: 0.7 },
  damage: {
    ground: 'burst',
    accents: ['ember', 'gold'],
    light: 'ember',
    glow: 'ember',
    size: 0.78,
    turn: -6,
  },
  damageAll: { ground: 'burst', accents: ['ruby', 'ember'], light: 'gold', glow: 'gold', size: 0.86 },
  destroy: { ground: 'slash', accents: ['ruby', 'soot'], light: 'ruby', glow: 'ruby', size: 0.76, turn: 8 },
  'give:Sleep': {
    ground: 'swell',
    accents: ['indigo', 'pearl'],
    light: 'pearl',
    at: [-0.06, 0.02],
    behind: [{ shape: crescentMoon(), at: [0.4, -0.2], size: 0.28, glow: 'pearl' }],
  },
  'give:Paralyzed': { ground: 'cells', accents: ['frost', 'pearl'], light: 'frost', glow: 'frost' },
  'give:Necrotic': { ground: 'broken', accents: ['plum', 'venom'], light: 'venom', glow: 'plum' },
  'give:Poisoned': {
    ground: 'scales',
    accents: ['venom'],
    light: 'venom',
    glow: 'venom',
    before: around(
      drop('venom'),
      [
        [0.42, 0.2, 0.17],
        [0.48, -0.06, 0.11],
        [-0.44, 0.22, 0.12],
      ],
      'venom',
    ),
  },
  'give:Piercing': { ground: 'burst', accents: ['amber', 'steel'], light: 'gold', turn: -10 },
  'give:Fatal': { ground: 'slash', accents: ['ruby', 'soot'], light: 'ruby', glow: 'ruby' },
  'give:Levitating': {
    ground: 'rings',
    accents: ['frost', 'pearl'],
    light: 'pearl',
    at: [0, -0.04],
    behind: around(sparkle(), SPARKS),
  },
  'give:Ignite': { ground: 'tongues', accents: ['ember', 'gold'], light: 'ember', glow: 'ember' },
  mill: {
    ground: 'rain',
    accents: ['frost', 'night'],
    light: 'frost',
    size: 0.7,
    behind: around(page('ivory', 'cobalt'), LEAVES),
  },
  discard: {
    ground: 'rain',
    accents: ['ash', 'night'],
    light: 'frost',
    behind: around(page('ivory', 'ash'), LEAVES),
  },
  gain: {
    ground: 'cells',
    accents: ['azure', 'gold'],
    light: 'gold',
    glow: 'gold',
    size: 0.7,
    before: around(
      gem('azure'),
      [
        [-0.46, 0.16, 0.22, -10],
        [0.46, 0.18, 0.2, 12],
        [0.4, -0.16, 0.13, -6],
      ],
      'azure',
    ),
  },
  flood: { ground: 'burst', accents: ['gold', 'ivory'], light: 'ivory', glow: 'gold', size: 0.8 },
  drain: {
    ground: 'whirl',
    accents: ['azure', 'gold'],
    light: 'azure',
    before: around(
      gem('azure'),
      [
        [-0.44, 0.18, 0.18, 20],
        [0.44, -0.14, 0.14, -20],
      ],
      'azure',
    ),
  },
  heal: {
    ground: 'rings',
    accents: ['emerald', 'gold'],
    light: 'venom',
    glow: 'emerald',
    size: 0.7,
    behind: around(sparkle('venom'), SPARKS, 'emerald'),
  },
  tokens: { ground: 'rose', accents: ['amber'], light: 'ivory', size: 0.66 },
  summon: { ground: 'land', accents: ['night'], light: 'ivory', size: 0.76, at: [0, 0.04] },
  bond: { ground: 'rings', accents: ['rose', 'gold'], light: 'rose', glow: 'rose', size: 0.7 },
  search: {
    ground: 'quarry',
    accents: ['gold', 'ivory'],
    light: 'ivory',
    glow: 'gold',
    size: 0.7,
    behind: around(page(), LEAVES.slice(0, 3)),
  },
  draw: {
    ground: 'quarry',
    accents: ['gold', 'ivory'],
    light: 'ivory',
    glow: 'gold',
    behind: around(page(), LEAVES),
  },
  toHand: { ground: 'swell', accents: ['frost', 'pearl'], light: 'frost', size: 0.76, turn: -8 },
  toDeck: { ground: 'land', accents: ['wood'], light: 'bone', size: 0.74 },
  ready: { ground: 'tongues', accents: ['ember', 'gold'], light: 'gold', glow: 'ember' },
  raise: { ground: 'rose', accents: ['gold'], light: 'gold', glow: 'gold' },
  strip: { ground: 'rose', accents: ['amber', 'ivory'], light: 'ivory', glow: 'gold' },
  tax: { ground: 'quarry', accents: ['gold', 'iron'], light: 'gold', size: 0.78 },
  limit: { ground: 'niche', accents: ['iron', 'gold'], light: 'gold', size: 0.8 },
  forbid: { ground: 'quarry', accents: ['iron', 'soot'], light: 'ash', glow: 'ruby', size: 0.8 },
  permit: { ground: 'rings', accents: ['teal', 'pearl'], light: 'frost', glow: 'teal' },
  force: {
    ground: 'slash',
    accents: ['ember', 'gold'],
    light: 'ember',
    glow: 'ember',
    at: [-0.05, 0.02],
    size: 0.82,
  },
  toll: { ground: 'scales', accents: ['gold', 'iron'], light: 'gold' },
  // Printed statuses of Units.
  Ignite: { ground: 'tongues', accents: ['ember', 'gold'], light: 'amber', glow: 'ember', size: 0.76 },
  Poison: {
    ground: 'scales',
    accents: ['venom'],
    light: 'venom',
    glow: 'venom',
    before: around(
      drop('venom'),
      [
        [0.4, 0.18, 0.15],
        [0.47, -0.02, 0.1],
        [-0.42, 0.2, 0.11],
      ],
      'venom',
    ),
  },
  Levitating: { ground: 'whirl', accents: ['pearl', 'frost'], light: 'pearl', at: [0, -0.05], size: 0.76 },
  Ethereal: { ground: 'rain', accents: ['frost', 'pearl'], light: 'frost', glow: 'frost', size: 0.74 },
  Fatal: { ground: 'slash', accents: ['ruby', 'soot'], light: 'ruby', glow: 'ruby', size: 0.8 },
  Piercing: { ground: 'burst', accents: ['amber', 'gold'], light: 'gold', size: 0.82 },
};

/** Where no word decides: by the label of a Unit, and by the typing of an Equipment. */
export const PLAIN: Readonly<Record<string, Family>> = {
  Assault: { ground: 'land', size: 0.8, at: [-0.04, 0.02] },
  Defense: { ground: 'niche', size: 0.8, at: [0, 0.04] },
  Special: { ground: 'rings', size: 0.74 },
  Resource: { ground: 'cells', accents: ['azure', 'gold'], light: 'gold' },
  Spell: { ground: 'whirl', size: 0.76 },
  Charm: { ground: 'rose', accents: ['gold', 'pearl'], size: 0.74 },
  Weapon: { ground: 'slash', accents: ['steel', 'gold'], size: 0.84, turn: -6 },
  Curse: { ground: 'broken', accents: ['plum', 'soot'], light: 'plum', size: 0.78 },
};

/** The words in the order in which they decide: what answers and removes goes before what only helps. */
export const DECISIVE: readonly string[] = [
  'disrupt',
  'negate',
  'exile',
  'skip',
  'damageAll',
  'damage',
  'destroy',
  'give:Paralyzed',
  'give:Sleep',
  'give:Necrotic',
  'give:Poisoned',
  'give:Fatal',
  'give:Piercing',
  'give:Levitating',
  'give:Ignite',
  'bond',
  'tokens',
  'summon',
  'mill',
  'discard',
  'drain',
  'flood',
  'gain',
  'toHand',
  'search',
  'draw',
  'toDeck',
  'heal',
  'force',
  'forbid',
  'permit',
  'limit',
  'tax',
  'toll',
  'strip',
  'raise',
  'ready',
];
