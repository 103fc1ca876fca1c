import type { Seat } from '@three-spires/kernel';

/** What programs are called at a table, by game and seat. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'slay-the-spire': ['Ash', 'Wren', 'Cinder', 'Moth'],
  'mystic-spires': ['Orrin Vale', 'Thessaly'],
  'stygian-society': ['Perpetua', 'Grist', 'Morwen', 'Old Lantern'],
};

export const botName = (game: string, seat: Seat): string => NAMES[game]?.[seat] ?? `Automaton ${seat + 1}`;
