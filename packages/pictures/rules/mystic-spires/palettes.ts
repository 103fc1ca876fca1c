/** The colours and the landscape of each set. */
import type { SetId } from '@three-spires/mystic-spires/library';
import type { Layer } from '../../model.ts';
import {
  clouds,
  crescentMoon,
  crystals,
  flames,
  graves,
  moon,
  volcano,
  waves,
} from '../../shapes/scenery.ts';
import type { Palette } from '../compose/family.ts';

export const PALETTES: Readonly<Record<SetId, Palette>> = {
  DRM: {
    ground: ['violet', 'indigo'],
    accent: 'plum',
    light: 'rose',
    figure: ['pearl', 'rose', 'violet'],
    beads: 'violet',
  },
  EMB: {
    ground: ['wine', 'soot'],
    accent: 'ruby',
    light: 'ember',
    figure: ['amber', 'gold', 'ember'],
    beads: 'ember',
  },
  GRV: {
    ground: ['moss', 'emerald'],
    accent: 'ash',
    light: 'venom',
    figure: ['bone', 'ivory', 'ash'],
    beads: 'bone',
  },
  TID: {
    ground: ['cobalt', 'teal'],
    accent: 'azure',
    light: 'frost',
    figure: ['frost', 'azure', 'pearl'],
    beads: 'azure',
  },
  PRI: {
    ground: ['bronze', 'cobalt'],
    accent: 'amber',
    light: 'gold',
    figure: ['ivory', 'frost', 'gold'],
    beads: 'gold',
  },
};

/** A strip of landscape at the lower edge. */
const atFoot = (shape: Layer['shape'], y: number): Layer => ({ shape, at: [0, y], size: 1.36 });

/** What stands behind a Unit of the set, and what lies in front of its feet. */
export const LAND: Readonly<Record<SetId, { readonly behind: readonly Layer[]; readonly foot: Layer }>> = {
  DRM: {
    behind: [{ shape: crescentMoon(), at: [0.36, -0.22], size: 0.26, glow: 'pearl' }],
    foot: atFoot(clouds('violet', 'plum'), 0.49),
  },
  EMB: {
    behind: [{ shape: volcano('soot', 'ember'), at: [0.36, 0.16], size: 0.7, glow: 'ember' }],
    foot: atFoot(flames('ruby', 'ember'), 0.38),
  },
  GRV: {
    behind: [{ shape: moon('bone'), at: [-0.34, -0.18], size: 0.3, glow: 'venom' }],
    foot: atFoot(graves('moss'), 0.4),
  },
  TID: {
    behind: [{ shape: moon('frost'), at: [0.32, -0.2], size: 0.28, glow: 'frost' }],
    foot: atFoot(waves(['cobalt', 'azure', 'teal']), 0.42),
  },
  PRI: {
    behind: [{ shape: 'icon:sun', at: [0.36, -0.18], size: 0.34, sheets: ['ivory', 'gold'], glow: 'gold' }],
    foot: atFoot(crystals(['gold', 'azure', 'bronze']), 0.36),
  },
};
