/** Who made the printed game. */
import type { Makers } from '@three-spires/kernel';

export const MAKERS: Makers = {
  roles: [
    { role: 'design', names: ['Kevin Wilson'] },
    { role: 'art', names: [] },
    { role: 'publisher', names: ['APE Games'] },
  ],
  source:
    'The rulebook names Mr. Wilson as the designer and the publisher’s address; the crowdfunding campaign gives his full name.',
};
