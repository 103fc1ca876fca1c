/** The colours of whose it is. */
import type { Sheet } from '../../model.ts';

export type Palette = {
  /** The ground of Attacks, of Skills, and of Powers: one hand has three shades of its owner's colour. */
  readonly attack: readonly [Sheet, Sheet];
  readonly skill: readonly [Sheet, Sheet];
  readonly power: readonly [Sheet, Sheet];
  readonly beads: Sheet;
  /** The owner's own light, and the pair of colours of cards and halos. */
  readonly light: Sheet;
  readonly card: readonly [Sheet, Sheet];
};

const COLORLESS: Palette = {
  attack: ['iron', 'teal'],
  skill: ['teal', 'iron'],
  power: ['iron', 'indigo'],
  beads: 'steel',
  light: 'frost',
  card: ['pearl', 'iron'],
};

const PALETTES: Readonly<Record<string, Palette>> = {
  Ironclad: {
    attack: ['ruby', 'wine'],
    skill: ['wine', 'ruby'],
    power: ['ruby', 'plum'],
    beads: 'bronze',
    light: 'ember',
    card: ['ivory', 'ruby'],
  },
  Silent: {
    attack: ['emerald', 'teal'],
    skill: ['teal', 'emerald'],
    power: ['emerald', 'moss'],
    beads: 'brass',
    light: 'venom',
    card: ['ivory', 'emerald'],
  },
  Defect: {
    attack: ['cobalt', 'indigo'],
    skill: ['indigo', 'cobalt'],
    power: ['cobalt', 'teal'],
    beads: 'azure',
    light: 'azure',
    card: ['frost', 'cobalt'],
  },
  Watcher: {
    attack: ['violet', 'plum'],
    skill: ['plum', 'violet'],
    power: ['violet', 'indigo'],
    beads: 'gold',
    light: 'rose',
    card: ['pearl', 'violet'],
  },
};

export const paletteOf = (owner: string | undefined): Palette => PALETTES[owner ?? ''] ?? COLORLESS;
