/** Recipes for The Drowned Archive. */
import { bubble } from '../../../shapes/companions.ts';
import { crystals, gem, moon, page, waves } from '../../../shapes/scenery.ts';
import { KELP, stillWater } from '../../../shapes/things.ts';
import { drawn, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const WAVES = drawn(waves(['cobalt', 'azure', 'teal']), [0, 0.42, 1.36]);

const PAGES = [
  drawn(page('ivory', 'cobalt'), [-0.46, 0, 0.2, -24]),
  drawn(page('ivory', 'cobalt'), [-0.36, -0.24, 0.16, 14]),
  drawn(page('ivory', 'cobalt'), [0.46, -0.04, 0.2, 22]),
  drawn(page('ivory', 'cobalt'), [0.36, -0.26, 0.15, -16]),
];

export const TIDE_RECIPES: Readonly<Record<string, Recipe>> = {
  // Siren of the Ninth Fathom
  'card/tid-013': {
    ground: { kind: 'cells', sheets: ['cobalt', 'indigo', 'teal'] },
    layers: [
      drawn(moon('ivory'), [0.4, -0.16, 0.28], { glow: 'frost' }),
      icon('mermaid', [0, 0, 0.86], ['frost', 'rose', 'gold'], { glow: 'teal' }),
      WAVES,
    ],
    main: 1,
  },
  // Leviathan Unread
  'card/tid-014': {
    ground: { kind: 'swell', sheets: ['cobalt', 'night', 'indigo', 'teal'] },
    light: 'frost',
    layers: [
      drawn(moon('ivory'), [-0.42, -0.12, 0.26], { glow: 'ivory' }),
      icon('sea-dragon', [-0.04, 0, 0.92], ['emerald', 'venom', 'ivory'], {
        holes: 'ruby',
        glow: 'teal',
      }),
      icon('sailboat', [0.46, 0.2, 0.26, 14], ['ivory', 'wood']),
      WAVES,
    ],
    main: 1,
  },
  // Becalm
  'card/tid-020': {
    ground: { kind: 'rings', sheets: ['azure', 'cobalt', 'rose'] },
    light: 'ivory',
    layers: [
      drawn(moon('gold'), [0, -0.06, 0.66], { glow: 'ivory' }),
      icon('sailboat', [0, 0, 0.72], ['pearl', 'ruby', 'wood'], { glow: 'ivory' }),
      drawn(stillWater(['cobalt', 'azure', 'frost']), [0, 0.4, 1.36]),
    ],
    main: 1,
  },
  // Flood the Stacks
  'card/tid-021': {
    ground: { kind: 'swell', sheets: ['cobalt', 'teal', 'indigo'] },
    layers: [
      ...PAGES,
      icon('book-pile', [0, 0, 0.72], ['ruby', 'ivory', 'gold', 'emerald'], { glow: 'frost' }),
      WAVES,
    ],
    main: 4,
  },
  // Seal of Salt
  'card/tid-023': {
    ground: { kind: 'broken', sheets: ['cobalt', 'night', 'azure', 'pearl'] },
    layers: [
      drawn(crystals(['pearl', 'frost', 'azure']), [0, 0.36, 1.36]),
      icon('wax-seal', [0, -0.02, 0.78], ['pearl', 'azure', 'frost'], { holes: 'cobalt', glow: 'frost' }),
    ],
  },
  // Crushing Depths
  'card/tid-024': {
    ground: { kind: 'whirl', sheets: ['cobalt', 'night', 'indigo', 'teal'] },
    layers: [
      icon('caravel', [0.1, 0.06, 0.5, 24], ['wood', 'ivory', 'bone']),
      icon('octopus', [0, -0.02, 0.94], ['emerald', 'teal', 'frost'], { glow: 'teal' }),
      WAVES,
    ],
    main: 1,
  },
  // Erase from the Record
  'card/tid-025': {
    layers: [...PAGES, icon('broken-tablet', [0, 0.02, 0.78], ['ivory', 'stone', 'bone'], { glow: 'pearl' })],
  },
  // The Unwritten Hour
  'card/tid-027': {
    layers: [
      ...PAGES.slice(0, 2),
      drawn(page('ivory', 'ivory'), [0.44, 0.02, 0.22, 20]),
      icon('empty-hourglass', [0, 0, 0.8], ['gold', 'frost', 'brass'], { holes: 'cobalt', glow: 'frost' }),
    ],
  },
  // Ink Token
  'token/tok-06': {
    ground: { kind: 'swell', sheets: ['teal', 'azure', 'cobalt'] },
    light: 'frost',
    layers: [
      drawn(page(), [-0.34, 0.06, 0.3, -16]),
      drawn(page(), [0.34, 0.1, 0.28, 14]),
      icon('slime', [0, 0.02, 0.74], ['indigo', 'violet', 'night'], { holes: 'frost', glow: 'frost' }),
    ],
  },
  // Tithe of Salt
  'card/tid-028': {
    layers: [
      icon('coins-pile', [0, 0.1, 0.72], ['gold', 'pearl', 'brass'], { glow: 'gold' }),
      drawn(gem('frost'), [0, -0.22, 0.24], { glow: 'frost' }),
    ],
    main: 0,
  },
  // Kelp Strangler
  'card/tid-006': {
    ground: { kind: 'cells', sheets: ['cobalt', 'indigo', 'azure'] },
    light: 'frost',
    layers: [
      drawn(bubble('frost'), [-0.5, -0.06, 0.1]),
      drawn(bubble('frost'), [0.46, -0.2, 0.08]),
      drawn(KELP, [0, 0.05, 0.94], { glow: 'venom' }),
      drawn(waves(['cobalt', 'azure', 'teal']), [0, 0.48, 1.36]),
    ],
    main: 2,
  },
  // Maelstrom Tutor
  'card/tid-007': {
    ground: { kind: 'whirl', sheets: ['cobalt', 'teal', 'azure', 'indigo'] },
    light: 'frost',
    layers: [
      ...PAGES,
      icon('nautilus-shell', [0, 0, 0.78], ['ivory', 'amber', 'rose', 'gold'], { glow: 'frost' }),
      WAVES,
    ],
    main: 4,
  },
};
