import { arcOf, drop, glory, halo, orb, shiv } from '../../../shapes/companions.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

/** The Ironclad's starters and best known cards. */
export const IRONCLAD: Readonly<Record<string, Recipe>> = {
  'card/ironclad-strike': {
    ground: ground('slash', 'ruby', 'wine', 'amber', 'gold'),
    layers: [
      drawn(arcOf('ember', 'amber'), [0.02, 0.08, 1.2, -18]),
      icon('broadsword', [0, -0.04, 0.9], ['steel', 'gold'], { holes: 'frost', glow: 'ember' }),
    ],
  },
  'card/ironclad-defend': {
    ground: ground('quarry', 'wine', 'ruby', 'steel', 'gold'),
    light: 'ember',
    layers: [
      drawn(halo('ruby', 'gold', 20), [0, 0, 0.96]),
      icon('checked-shield', [0, 0.01, 0.76], ['steel'], { holes: 'ruby', glow: 'ember' }),
    ],
  },
  'card/ironclad-bash': {
    ground: ground('broken', 'ruby', 'wine', 'amber', 'violet'),
    light: 'amber',
    layers: [
      drawn(glory('gold', 'ember', 14), [0, -0.02, 0.98]),
      icon('mailed-fist', [0, -0.02, 0.66, 90], ['steel', 'iron'], { glow: 'amber' }),
    ],
  },
  'card/ironclad-twin-strike': {
    layers: [
      ...both(icon('gladius', [-0.09, -0.03, 0.88], ['steel', 'gold'], { flip: true })),
      drawn(glory('gold', 'amber', 8), [0, 0.02, 0.2]),
    ],
    small: both(icon('gladius', [-0.04, -0.04, 0.84], ['steel', 'gold'], { flip: true })),
  },
  'card/ironclad-heavy-blade': {
    ground: ground('burst', 'ruby', 'wine', 'ember', 'gold'),
    layers: [
      icon('broadsword', [0.02, -0.02, 1.16, 22], ['steel', 'gold'], { holes: 'frost', glow: 'gold' }),
    ],
  },
  'card/ironclad-iron-wave': {
    layers: [
      icon('big-wave', [-0.14, 0.04, 0.86], ['steel', 'frost', 'azure'], { glow: 'azure' }),
      icon('templar-shield', [0.28, -0.03, 0.56], ['steel'], { holes: 'ruby', glow: 'azure' }),
    ],
    small: [icon('big-wave', [0, -0.05, 0.86], ['steel', 'frost', 'azure'])],
  },
  'card/ironclad-whirlwind': {
    ground: ground('whirl', 'ruby', 'wine', 'frost', 'amber'),
    light: 'frost',
    layers: [
      ...around(
        icon('broadsword', [0, 0, 0.42], ['steel', 'gold'], { holes: 'frost' }),
        5,
        0.25,
        0,
        288,
        [0, -0.03],
      ),
      drawn(halo('frost', 'steel', 10), [0, -0.03, 0.22]),
    ],
    small: around(
      icon('broadsword', [0, 0, 0.6], ['steel', 'gold'], { holes: 'frost' }),
      3,
      0.24,
      0,
      240,
      [0, -0.05],
    ),
  },
  'card/ironclad-feed': {
    ground: ground('swell', 'ruby', 'wine', 'rose', 'ember'),
    light: 'ruby',
    layers: [
      icon('sharp-lips', [0, -0.03, 0.84], ['wine', 'ivory', 'bone'], { holes: 'soot', glow: 'ruby' }),
    ],
  },
  'card/ironclad-fiend-fire': {
    ground: ground('tongues', 'wine', 'ruby', 'ember', 'gold'),
    layers: [
      icon('flame', [0, -0.04, 0.94], ['ember', 'amber'], { glow: 'ember' }),
      icon('death-skull', [0, 0.09, 0.5], ['bone', 'ivory'], { holes: 'soot', glow: 'gold' }),
    ],
    small: [
      icon('flame', [0, -0.06, 0.92], ['ember', 'amber']),
      icon('death-skull', [0, 0.06, 0.5], ['bone', 'ivory'], { holes: 'soot' }),
    ],
  },
  'card/ironclad-immolate': {
    ground: ground('tongues', 'wine', 'ruby', 'ember', 'amber'),
    light: 'amber',
    layers: [
      ...both(icon('flame', [-0.42, 0.07, 0.5], ['ruby', 'ember'], { glow: 'ember' })),
      icon('celebration-fire', [0, -0.03, 0.9], ['ember', 'amber', 'gold'], { holes: 'gold', glow: 'amber' }),
    ],
  },
  'card/ironclad-limit-break': {
    ground: ground('burst', 'wine', 'ruby', 'ember', 'gold'),
    light: 'ember',
    layers: [
      drawn(glory('ember', 'amber', 16), [0, 0, 1.02]),
      icon('muscle-up', [0, 0.02, 0.72], ['skin', 'ivory'], { glow: 'ember' }),
    ],
  },
  'card/ironclad-offering': {
    ground: ground('niche', 'wine', 'plum', 'ruby', 'gold'),
    light: 'ruby',
    layers: [
      drawn(drop('ruby'), [-0.3, 0.08, 0.24]),
      drawn(drop('ruby'), [0.3, 0.14, 0.2]),
      drawn(drop('ruby'), [0.2, -0.24, 0.16]),
      icon('sacrificial-dagger', [0, -0.02, 0.86, 90], ['steel', 'gold', 'ruby'], { glow: 'ruby' }),
    ],
  },
  'card/ironclad-impervious': {
    ground: ground('rings', 'wine', 'ruby', 'gold', 'steel'),
    light: 'azure',
    layers: [
      ...both(icon('stone-tower', [-0.42, 0.08, 0.5], ['stone', 'ash'])),
      icon('roman-shield', [0, 0, 0.86], ['steel', 'gold'], { holes: 'ruby', glow: 'azure' }),
    ],
  },
  'card/ironclad-barricade': {
    ground: ground('rings', 'wine', 'plum', 'ruby', 'gold'),
    layers: [
      icon('medieval-gate', [0, 0.02, 0.78], ['stone', 'bone', 'steel'], { holes: 'amber', glow: 'gold' }),
    ],
  },
  'card/ironclad-corruption': {
    ground: ground('whirl', 'plum', 'ruby', 'violet', 'ember'),
    light: 'violet',
    layers: [
      ...both(icon('bat-wing', [-0.34, -0.02, 0.46], ['plum', 'violet'])),
      icon('diablo-skull', [0, 0, 0.76], ['bone', 'violet', 'ash'], { holes: 'soot', glow: 'violet' }),
    ],
  },
  'card/ironclad-demon-form': {
    ground: ground('rose', 'wine', 'plum', 'ember', 'ruby'),
    light: 'ember',
    layers: [
      ...both(icon('bat-wing', [0.34, -0.04, 0.52], ['ruby', 'rose'])),
      icon('flame', [0, -0.07, 0.8], ['ember', 'amber'], { glow: 'ember' }),
      icon('daemon-skull', [0, 0.07, 0.56], ['bone', 'ivory'], { holes: 'soot', glow: 'amber' }),
    ],
    small: [icon('daemon-skull', [0, 0, 0.84], ['bone', 'ivory'], { holes: 'soot', glow: 'ember' })],
  },
  'card/ironclad-juggernaut': {
    ground: ground('burst', 'ruby', 'plum', 'azure', 'gold'),
    light: 'azure',
    layers: [
      icon('overlord-helm', [0, 0, 0.76], ['steel', 'gold', 'iron'], { holes: 'ruby', glow: 'azure' }),
    ],
  },
  'card/ironclad-inflame': {
    ground: ground('rose', 'ruby', 'wine', 'amber', 'ember'),
    layers: [
      icon('small-fire', [0, -0.01, 0.78], ['ember', 'amber', 'gold'], { holes: 'gold', glow: 'amber' }),
    ],
  },
  'card/ironclad-exhume': {
    ground: ground('land', 'wine', 'plum', 'bone', 'soot'),
    light: 'venom',
    layers: [
      ...both(icon('tombstone', [-0.44, 0.2, 0.36], ['stone', 'ash'])),
      icon('raise-skeleton', [0, 0.04, 0.86], ['bone', 'ivory', 'ash'], { glow: 'venom' }),
    ],
  },
  'card/ironclad-double-tap': {
    ground: ground('slash', 'wine', 'ruby', 'pearl', 'amber'),
    light: 'gold',
    layers: [
      icon('broadsword', [-0.16, -0.02, 0.82], ['iron', 'bronze'], { glow: 'amber' }),
      icon('broadsword', [0.16, 0.02, 0.82], ['steel', 'gold'], { holes: 'frost', glow: 'gold' }),
    ],
  },
  'card/ironclad-uppercut': {
    ground: ground('burst', 'ruby', 'wine', 'violet', 'gold'),
    layers: [
      drawn(glory('gold', 'ember', 12), [0, -0.12, 0.76]),
      icon('fist', [0, 0, 0.78], ['skin', 'ivory', 'leather'], { glow: 'amber' }),
    ],
  },
  'card/ironclad-bludgeon': {
    layers: [
      drawn(glory('amber', 'ember', 14), [0.08, -0.06, 0.94]),
      icon('flanged-mace', [0, -0.02, 0.94], ['steel', 'gold', 'wood'], { glow: 'amber' }),
    ],
  },
  'card/ironclad-evolve': {
    ground: ground('tongues', 'wine', 'plum', 'ember', 'gold'),
    light: 'gold',
    layers: [
      drawn(halo('ember', 'gold', 20), [0, 0, 0.9]),
      icon('dna1', [0, 0, 0.74], ['ivory', 'ruby', 'gold', 'rose'], { glow: 'gold' }),
    ],
  },
  'card/ironclad-blood-for-blood': {
    ground: ground('slash', 'ruby', 'wine', 'rose', 'plum'),
    light: 'rose',
    layers: [
      drawn(drop('ruby'), [-0.34, -0.06, 0.26]),
      drawn(drop('ruby'), [0.34, 0, 0.22]),
      drawn(drop('ruby'), [0.3, -0.3, 0.16]),
      drawn(shiv('steel', 'ruby'), [0, -0.02, 0.9, 180]),
      drawn(drop('ruby'), [0, 0.3, 0.2]),
    ],
    small: [
      drawn(shiv('steel', 'ruby'), [0, -0.05, 0.92, 180]),
      drawn(drop('ruby'), [-0.34, 0, 0.4]),
      drawn(drop('ruby'), [0.34, 0, 0.4]),
    ],
  },
  'card/ironclad-pommel-strike': {
    ground: ground('burst', 'wine', 'ruby', 'gold', 'amber'),
    light: 'gold',
    layers: [
      icon('sword-hilt', [0, -0.03, 0.88], ['gold', 'leather', 'steel'], { holes: 'ruby', glow: 'gold' }),
    ],
  },
  'card/ironclad-shrug-it-off': {
    ground: ground('niche', 'wine', 'ruby', 'azure', 'steel'),
    light: 'frost',
    layers: [
      ...both(icon('broken-arrow', [-0.44, 0, 0.42], ['amber', 'steel', 'wood'])),
      icon('shrug', [0, 0, 0.84], ['steel', 'gold', 'skin'], { holes: 'ruby', glow: 'frost' }),
    ],
  },
  'card/ironclad-true-grit': {
    ground: ground('tongues', 'wine', 'plum', 'ember', 'amber'),
    light: 'ember',
    layers: [
      icon('muscular-torso', [0, 0, 0.86], ['skin', 'ivory', 'bronze'], { holes: 'leather', glow: 'ember' }),
    ],
  },
  'card/ironclad-warcry': {
    ground: ground('burst', 'ruby', 'wine', 'ember', 'gold'),
    light: 'gold',
    layers: [
      drawn(glory('ember', 'amber', 20), [0, 0, 1.06]),
      icon('lion', [0, 0, 0.68], ['gold', 'ivory', 'amber'], { holes: 'soot', glow: 'gold' }),
    ],
  },
  'card/ironclad-headbutt': {
    ground: ground('burst', 'wine', 'ruby', 'ember', 'gold'),
    light: 'ember',
    layers: [
      drawn(glory('gold', 'ember', 14), [0.3, -0.02, 0.6]),
      icon('ram-profile', [-0.06, -0.02, 0.8], ['bone', 'bronze', 'ivory'], { holes: 'soot', glow: 'ember' }),
    ],
  },
  'card/ironclad-sever-soul': {
    ground: ground('slash', 'wine', 'plum', 'frost', 'ember'),
    light: 'frost',
    layers: [
      icon('ghost', [-0.06, -0.02, 0.78], ['frost', 'pearl', 'azure'], { holes: 'night', glow: 'frost' }),
      drawn(shiv('steel', 'ruby'), [0.22, 0, 0.8, 214]),
    ],
    small: [
      icon('ghost', [-0.08, -0.04, 0.84], ['frost', 'pearl'], { holes: 'night' }),
      drawn(shiv('steel', 'ruby'), [0.22, -0.02, 0.84, 214]),
    ],
  },
  'card/ironclad-second-wind': {
    ground: ground('whirl', 'wine', 'ruby', 'azure', 'frost'),
    light: 'frost',
    layers: [
      drawn(halo('azure', 'frost', 20), [0, 0, 0.97]),
      icon('lungs', [0, 0, 0.7], ['rose', 'ruby', 'pearl'], { glow: 'frost' }),
    ],
  },
  'card/ironclad-dark-embrace': {
    ground: ground('whirl', 'plum', 'night', 'violet', 'ember'),
    light: 'violet',
    layers: [
      drawn(orb('violet', 'plum'), [0, 0, 0.36]),
      ...both(icon('evil-hand', [-0.26, 0, 0.56], ['violet', 'rose'], { glow: 'violet' })),
    ],
    small: [icon('evil-hand', [0, 0, 0.84], ['violet', 'rose'])],
  },
  'card/ironclad-feel-no-pain': {
    ground: ground('rings', 'wine', 'plum', 'azure', 'steel'),
    light: 'rose',
    layers: [
      icon('shield', [0, 0.01, 0.84], ['steel', 'frost'], { glow: 'frost' }),
      icon('hearts', [0, -0.02, 0.44], ['ruby', 'rose'], { glow: 'rose' }),
    ],
    small: [
      icon('shield', [0, 0, 0.92], ['steel', 'frost']),
      icon('hearts', [0, -0.02, 0.48], ['ruby', 'rose']),
    ],
  },
};
