/** Who made the printed game. */
import type { Makers } from '@three-spires/kernel';

export const MAKERS: Makers = {
  roles: [
    { role: 'design', names: ['Gary Dworetsky', 'Anthony Giovannetti', 'Casey Yano'] },
    { role: 'basedOn', names: ['the video game by Mega Crit'] },
    {
      role: 'development',
      names: ['Penny Rose Feldman', 'Joseph Johnston', 'Arjun Krishna', 'Andrew Narzynski'],
    },
    { role: 'art', names: ['Bruce Brenneise', 'Anailis Dorta', 'Casey Yano'] },
    { role: 'graphicDesign', names: ['Casey Yano', 'Gary Dworetsky', 'David Lanza'] },
    { role: 'publisher', names: ['Contention Games'] },
  ],
  source: 'Credits of the rulebook; publisher as announced in the trade press (icv2.com, 2024).',
};
