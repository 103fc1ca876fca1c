import type { Text } from '@three-spires/kernel';

/** The icons that texts may name; the browser has an image for each. */
export const ICONS = [
  'hit',
  'block',
  'energy',
  'strength',
  'vulnerable',
  'weak',
  'poison',
  'shiv',
  'miracle',
  'daze',
  'slimed',
  'burn',
  'area',
  'gold',
  'lightning',
  'frost',
  'dark',
  'die',
] as const;
export type Icon = (typeof ICONS)[number];

/**
 * Countable things, with their plurals. The others are amounts ("2 Block") or invariable ("2 Slimed"); the
 * number before a hit is its damage, never a number of hits (STS-17.1).
 */
export const ICON_PLURALS: Readonly<Partial<Record<Icon, string>>> = {
  shiv: 'shivs',
  miracle: 'miracles',
  daze: 'dazes',
  burn: 'burns',
};

/** The icon for one thing, or for several. */
export const icon = (name: Icon, count = 1): Text => {
  const plural = count === 1 ? undefined : ICON_PLURALS[name];
  return [plural === undefined ? { icon: name } : { icon: name, word: plural }];
};
