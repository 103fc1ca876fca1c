/** What lies behind and before each Tower; the Towers themselves are drawn in shapes/spires.ts. */
import type { Ground, Layer, Sheet } from '../../model.ts';
import { clouds, crystals, flames, graves, moon, sparkle, volcano, waves } from '../../shapes/scenery.ts';

type TowerScene = {
  readonly ground: Ground;
  readonly light: Sheet;
  readonly behind: readonly Layer[];
  readonly before: readonly Layer[];
};

const foot = (shape: Layer['shape'], y: number): Layer => ({ shape, at: [0, y], size: 1.36 });

/** By the id of the Tower. */
export const TOWER_SCENES: Readonly<Record<string, TowerScene>> = {
  'twr-01': {
    ground: { kind: 'whirl', sheets: ['indigo', 'violet', 'plum', 'cobalt'] },
    light: 'rose',
    behind: [
      { shape: sparkle(), at: [-0.42, -0.08], size: 0.12 },
      { shape: sparkle(), at: [0.4, -0.16], size: 0.14 },
      { shape: sparkle('rose'), at: [-0.3, -0.28], size: 0.1 },
    ],
    before: [foot(clouds('plum', 'indigo'), 0.46)],
  },
  'twr-02': {
    ground: { kind: 'tongues', sheets: ['wine', 'ruby', 'bronze', 'ember'] },
    light: 'amber',
    behind: [{ shape: volcano('soot', 'ember'), at: [-0.42, 0.2], size: 0.6 }],
    before: [foot(flames('ruby', 'ember'), 0.44)],
  },
  'twr-03': {
    ground: { kind: 'niche', sheets: ['moss', 'emerald', 'night', 'ash'] },
    light: 'venom',
    behind: [
      { shape: 'icon:dead-wood', at: [-0.42, 0.12], size: 0.56, sheets: ['soot'] },
      { shape: 'icon:dead-wood', at: [0.43, 0.14], size: 0.5, sheets: ['soot'], flip: true },
    ],
    before: [foot(graves('moss'), 0.45)],
  },
  'twr-04': {
    ground: { kind: 'swell', sheets: ['cobalt', 'teal', 'indigo', 'azure'] },
    light: 'frost',
    behind: [{ shape: moon('frost'), at: [0.36, -0.14], size: 0.26 }],
    before: [foot(waves(['cobalt', 'azure', 'teal']), 0.45)],
  },
  'twr-05': {
    ground: { kind: 'burst', sheets: ['bronze', 'amber', 'cobalt', 'violet'] },
    light: 'gold',
    behind: [],
    before: [foot(crystals(['gold', 'azure', 'violet']), 0.42)],
  },
  'twr-06': {
    ground: { kind: 'rings', sheets: ['plum', 'indigo', 'violet', 'night'] },
    light: 'rose',
    behind: [
      { shape: sparkle('ivory'), at: [-0.44, 0], size: 0.13 },
      { shape: sparkle('ivory'), at: [0.45, -0.06], size: 0.11 },
    ],
    before: [foot(clouds('violet', 'plum'), 0.46)],
  },
  'twr-07': {
    ground: { kind: 'rain', sheets: ['emerald', 'night', 'moss', 'teal'] },
    light: 'venom',
    behind: [],
    before: [foot(graves('soot'), 0.45)],
  },
  'twr-08': {
    ground: { kind: 'burst', sheets: ['wine', 'ruby', 'ember', 'plum'] },
    light: 'gold',
    behind: [
      { shape: moon('amber'), at: [0, -0.08], size: 0.74, glow: 'gold' },
      { shape: 'icon:menhir', at: [-0.48, 0.26], size: 0.36, sheets: ['plum', 'wine'] },
      { shape: 'icon:menhir', at: [0.48, 0.26], size: 0.36, sheets: ['plum', 'wine'], flip: true },
    ],
    before: [foot(flames('ruby', 'ember'), 0.46)],
  },
};
