/** Who made the printed game, as far as the rulebook says. */
import type { Makers } from '@three-spires/kernel';

export const MAKERS: Makers = {
  roles: [
    { role: 'design', names: [] },
    { role: 'art', names: [] },
    { role: 'publisher', names: [] },
  ],
  source:
    'The Core Rule Book (in effect from 15 October 2022) names nobody. It points to www.MysticSpires.com.',
};
