import { cardFan, glory, halo, staff } from '../../../shapes/companions.ts';
import { lash } from '../../../shapes/things.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

/** The Watcher's starters and best known cards. */
export const WATCHER: Readonly<Record<string, Recipe>> = {
  'card/watcher-strike': {
    ground: ground('slash', 'violet', 'plum', 'rose', 'gold'),
    light: 'rose',
    layers: [
      drawn(glory('rose', 'gold', 12), [0.2, -0.2, 0.52]),
      drawn(staff('ivory', 'gold', 'rose'), [0, -0.02, 1.02, 45]),
    ],
  },
  'card/watcher-defend': {
    ground: ground('scales', 'plum', 'violet', 'gold', 'rose'),
    light: 'rose',
    layers: [
      drawn(glory('gold', 'rose', 18), [0, 0, 1.02]),
      icon('rosa-shield', [0, 0.02, 0.72], ['pearl', 'gold'], { holes: 'violet', glow: 'rose' }),
    ],
  },
  'card/watcher-eruption': {
    ground: ground('tongues', 'plum', 'violet', 'ember', 'ruby'),
    light: 'ember',
    layers: [icon('volcano', [0, 0.03, 0.92], ['ember', 'amber', 'ruby'], { glow: 'ember' })],
  },
  'card/watcher-vigilance': {
    ground: ground('swell', 'indigo', 'violet', 'azure', 'frost'),
    light: 'azure',
    layers: [
      drawn(halo('azure', 'pearl', 20), [0, 0, 0.96]),
      icon('all-seeing-eye', [0, -0.01, 0.66], ['gold', 'ivory', 'azure'], { holes: 'azure', glow: 'frost' }),
    ],
  },
  'card/watcher-tantrum': {
    layers: [
      drawn(glory('ember', 'ruby', 14), [0, -0.02, 0.98]),
      icon('fire-punch', [0, -0.02, 0.68], ['ember', 'amber', 'skin'], { glow: 'ruby' }),
    ],
  },
  'card/watcher-sash-whip': {
    ground: ground('swell', 'plum', 'violet', 'rose', 'frost'),
    light: 'rose',
    layers: [
      drawn(glory('gold', 'rose', 12), [0.48, -0.28, 0.36]),
      drawn(lash('rose', 'pearl'), [0.02, -0.05, 1.1]),
      icon('fist', [-0.48, 0.2, 0.34], ['skin', 'ivory'], { glow: 'rose' }),
    ],
    small: [drawn(lash('rose', 'pearl'), [0, -0.05, 1.14])],
  },
  'card/watcher-windmill-strike': {
    ground: ground('whirl', 'violet', 'plum', 'gold', 'rose'),
    light: 'gold',
    layers: [
      ...around(icon('gladius', [0, 0, 0.46, -45], ['steel', 'gold']), 4, 0.24, 45, 315, [0, -0.02]),
      drawn(halo('gold', 'amber', 8), [0, -0.02, 0.2]),
    ],
    small: around(icon('gladius', [0, 0, 0.52, -45], ['steel', 'gold']), 4, 0.24, 45, 315, [0, -0.04]),
  },
  'card/watcher-ragnarok': {
    ground: ground('tongues', 'violet', 'plum', 'ember', 'gold'),
    light: 'ember',
    layers: [
      ...around(icon('power-lightning', [0, 0, 0.3], ['gold', 'ivory']), 4, 0.46, -80, 80, [0, 0.1]),
      icon('burning-tree', [0, 0, 0.86], ['ember', 'amber', 'wood'], { glow: 'ember' }),
    ],
  },
  'card/watcher-brilliance': {
    ground: ground('burst', 'violet', 'plum', 'gold', 'ivory'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 20), [0, -0.02, 1.02]),
      icon('cut-diamond', [0, 0, 0.52], ['pearl', 'frost', 'rose'], { glow: 'gold' }),
    ],
  },
  'card/watcher-spirit-shield': {
    ground: ground('rings', 'plum', 'violet', 'frost', 'gold'),
    layers: [
      ...both(icon('ghost', [-0.42, -0.04, 0.38], ['frost', 'pearl'], { holes: 'night' })),
      icon('winged-shield', [0, 0.01, 0.86], ['pearl', 'gold', 'frost'], { holes: 'violet', glow: 'frost' }),
    ],
  },
  'card/watcher-judgment': {
    ground: ground('niche', 'violet', 'indigo', 'gold', 'ivory'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 16), [0, -0.04, 0.9]),
      icon('gavel', [0, 0.02, 0.74], ['wood', 'gold', 'brass'], { glow: 'gold' }),
    ],
  },
  'card/watcher-blasphemy': {
    ground: ground('broken', 'plum', 'violet', 'ruby', 'ember'),
    light: 'ruby',
    layers: [
      drawn(glory('ruby', 'ember', 12), [0, 0, 0.98]),
      icon('angel-outfit', [0, 0, 0.74], ['ash', 'ivory', 'gold'], { glow: 'ruby' }),
    ],
  },
  'card/watcher-wish': {
    ground: ground('whirl', 'plum', 'violet', 'gold', 'rose'),
    light: 'gold',
    layers: [
      icon('sparkles', [0.3, -0.24, 0.34], ['ivory', 'gold']),
      icon('magic-lamp', [0, 0.06, 0.86], ['gold', 'amber'], { glow: 'gold' }),
    ],
  },
  'card/watcher-scrawl': {
    layers: [
      drawn(cardFan(5, 'pearl', 'violet'), [0, -0.06, 1.16]),
      icon('scroll-quill', [0, 0.06, 0.7], ['ivory', 'bone', 'gold'], { holes: 'leather', glow: 'gold' }),
    ],
  },
  'card/watcher-deva-form': {
    ground: ground('rose', 'violet', 'indigo', 'gold', 'rose'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 24), [0, -0.01, 0.92]),
      ...both(icon('feathered-wing', [-0.26, 0.02, 0.4], ['pearl', 'ivory'], { flip: true })),
      icon('meditation', [0, 0.02, 0.6], ['violet', 'skin', 'gold'], { glow: 'gold' }),
    ],
    small: [icon('meditation', [0, 0, 0.84], ['pearl', 'skin', 'gold'], { glow: 'gold' })],
  },
  'card/watcher-omega': {
    ground: ground('burst', 'violet', 'indigo', 'rose', 'gold'),
    light: 'rose',
    layers: [icon('shiny-omega', [0, 0, 0.8], ['gold', 'ivory', 'rose'], { holes: 'plum', glow: 'rose' })],
  },
  'card/watcher-conjure-blade': {
    ground: ground('rose', 'violet', 'indigo', 'frost', 'gold'),
    light: 'frost',
    layers: [icon('winged-sword', [0, 0, 0.84], ['frost', 'pearl', 'gold'], { glow: 'frost' })],
  },
  'card/watcher-pray': {
    layers: [
      drawn(glory('gold', 'ivory', 16), [0, -0.04, 0.94]),
      icon('prayer', [0, 0.05, 0.74], ['violet', 'skin', 'gold'], { glow: 'gold' }),
    ],
  },
  'card/watcher-meditate': {
    layers: [
      drawn(halo('azure', 'frost'), [0, 0, 0.96]),
      icon('meditation', [0, 0.03, 0.74], ['pearl', 'skin', 'azure'], { glow: 'frost' }),
    ],
  },
  'card/watcher-flurry-of-blows': {
    ground: ground('rain', 'violet', 'plum', 'rose', 'gold'),
    light: 'gold',
    layers: [
      icon('punch', [-0.38, 0.06, 0.38], ['skin', 'ivory']),
      icon('punch', [0.36, -0.22, 0.36], ['skin', 'ivory']),
      drawn(glory('gold', 'rose', 12), [0, 0, 0.8]),
      icon('punch', [0, 0, 0.52], ['skin', 'ivory'], { glow: 'gold' }),
    ],
  },
  'card/watcher-flying-sleeves': {
    ground: ground('whirl', 'violet', 'plum', 'gold', 'rose'),
    light: 'gold',
    layers: [
      ...both(drawn(lash('rose', 'gold'), [0.36, -0.12, 0.64, 10])),
      icon('kimono', [0, 0.03, 0.62], ['rose', 'gold', 'pearl'], { holes: 'plum', glow: 'gold' }),
    ],
  },
  'card/watcher-carve-reality': {
    ground: ground('broken', 'violet', 'plum', 'frost', 'rose'),
    light: 'frost',
    layers: [icon('shard-sword', [0, -0.02, 0.96], ['frost', 'pearl', 'gold'], { glow: 'frost' })],
  },
  'card/watcher-wreath-of-flame': {
    layers: [
      icon('fire-ring', [0, 0, 1], ['ember', 'amber', 'gold'], { glow: 'ember' }),
      icon('fist', [0, 0.06, 0.5], ['skin', 'ivory'], { glow: 'amber' }),
    ],
  },
  'card/watcher-cut-through-fate': {
    ground: ground('slash', 'violet', 'plum', 'gold', 'rose'),
    light: 'gold',
    layers: [icon('scissors', [0, -0.02, 0.88], ['steel', 'steel', 'gold'], { holes: 'plum', glow: 'gold' })],
  },
};
