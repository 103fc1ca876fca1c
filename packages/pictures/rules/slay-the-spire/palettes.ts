/** The colours of whose it is. */
import type { Sheet } from '../../model.ts';

export type OwnerPalette = {
  /** The ground of Attacks, of Skills, and of Powers: one hand has three shades of its owner's colour. */
  readonly attack: readonly [Sheet, Sheet];
  readonly skill: readonly [Sheet, Sheet];
  readonly power: readonly [Sheet, Sheet];
  readonly beads: Sheet;
  /** The pair of colours of cards. */
  readonly card: readonly [Sheet, Sheet];
};

const COLORLESS: OwnerPalette = {
  attack: ['iron', 'teal'],
  skill: ['teal', 'iron'],
  power: ['iron', 'indigo'],
  beads: 'steel',
  card: ['pearl', 'iron'],
};

const PALETTES: Readonly<Record<string, OwnerPalette>> = {
  Ironclad: {
    attack: ['ruby', 'wine'],
    skill: ['wine', 'ruby'],
    power: ['ruby', 'plum'],
    beads: 'bronze',
    card: ['ivory', 'ruby'],
  },
  Silent: {
    attack: ['emerald', 'teal'],
    skill: ['teal', 'emerald'],
    power: ['emerald', 'moss'],
    beads: 'brass',
    card: ['ivory', 'emerald'],
  },
  Defect: {
    attack: ['cobalt', 'indigo'],
    skill: ['indigo', 'cobalt'],
    power: ['cobalt', 'teal'],
    beads: 'azure',
    card: ['frost', 'cobalt'],
  },
  Watcher: {
    attack: ['violet', 'plum'],
    skill: ['plum', 'violet'],
    power: ['violet', 'indigo'],
    beads: 'gold',
    card: ['pearl', 'violet'],
  },
};

export const paletteOf = (owner: string | undefined): OwnerPalette => PALETTES[owner ?? ''] ?? COLORLESS;
