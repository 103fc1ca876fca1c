/** The colours of heroes, treasures, rooms, chests and statuses. */
import type { Palette } from '../compose/family.ts';

export const HERO_PALETTES: Readonly<Record<string, Palette>> = {
  Knight: {
    ground: ['cobalt', 'iron'],
    accent: 'azure',
    light: 'azure',
    figure: ['steel', 'gold', 'cobalt'],
    beads: 'steel',
  },
  Spellsling: {
    ground: ['violet', 'indigo'],
    accent: 'azure',
    light: 'pearl',
    figure: ['pearl', 'frost', 'violet'],
    beads: 'pearl',
  },
  Doctor: {
    ground: ['emerald', 'teal'],
    accent: 'moss',
    light: 'venom',
    figure: ['bone', 'brass', 'leather'],
    beads: 'emerald',
  },
  Burglar: {
    ground: ['wine', 'bronze'],
    accent: 'bronze',
    light: 'amber',
    figure: ['amber', 'leather', 'gold'],
    beads: 'amber',
  },
};

const LOWER_TREASURE: Palette = {
  ground: ['teal', 'iron'],
  accent: 'moss',
  light: 'amber',
  figure: ['brass', 'gold', 'bone'],
  beads: 'brass',
};

const LOWER_ROOM: Palette = {
  ground: ['moss', 'teal'],
  accent: 'night',
  light: 'amber',
  figure: ['bone', 'brass', 'stone'],
  beads: 'stone',
};

/** By kind, or by kind and deck where the deck matters. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  generic: {
    ground: ['bronze', 'teal'],
    accent: 'leather',
    light: 'amber',
    figure: ['skin', 'bone', 'leather'],
    beads: 'brass',
  },
  treasure: LOWER_TREASURE,
  'treasure upper': {
    ...LOWER_TREASURE,
    ground: ['indigo', 'plum'],
    accent: 'wine',
    light: 'gold',
    beads: 'gold',
  },
  room: LOWER_ROOM,
  'room upper': { ...LOWER_ROOM, ground: ['plum', 'night'], accent: 'wine', light: 'ember', beads: 'ash' },
  chest: {
    ground: ['moss', 'night'],
    accent: 'teal',
    light: 'amber',
    figure: ['bone', 'gold', 'ash'],
    beads: 'wood',
  },
  status: {
    ground: ['plum', 'night'],
    accent: 'wine',
    light: 'rose',
    figure: ['rose', 'bone', 'plum'],
    beads: 'plum',
  },
};

/** For an entry of a kind that nobody has thought of yet. */
export const OTHER: Palette = LOWER_ROOM;
