/** The pictures that texts may name; the browser has one for each. */
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

export const icon = (name: Icon): readonly [{ readonly icon: Icon }] => [{ icon: name }];
