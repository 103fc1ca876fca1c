import type { Ground, Layer, Sheet } from '../../../model.ts';
import { cardFan, flask, glory, halo, NEOW } from '../../../shapes/companions.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

type Act = Pick<Recipe, 'ground' | 'light'>;

/** The light of each Act, for Events that more than one Act has: woods at dusk, the Beyond. */
const DUSK: Act = { ground: ground('land', 'teal', 'moss', 'gold', 'night'), light: 'amber' };
const BEYOND: Act = { ground: ground('land', 'violet', 'indigo', 'rose', 'night'), light: 'rose' };

const PINES = both(icon('pine-tree', [-0.52, 0.2, 0.46], ['night', 'teal']));
const CRYSTALS = both(icon('crystal-growth', [-0.52, 0.24, 0.38], ['indigo', 'violet']));

const bonfire = (act: Act, beside: readonly Layer[], spirits: readonly Sheet[]): Recipe => ({
  ...act,
  layers: [
    ...beside,
    icon('ghost', [-0.33, -0.1, 0.3], spirits, { holes: 'night', flip: true }),
    icon('ghost', [0.34, -0.05, 0.26], spirits, { holes: 'night' }),
    icon('campfire', [0, 0.13, 0.68], ['ember', 'amber', 'wood'], { holes: 'gold', glow: 'ember' }),
  ],
});

const wheel = (own: Ground, light: Sheet, rim: readonly [Sheet, Sheet], hub: Sheet): Recipe => ({
  ground: own,
  light,
  layers: [
    drawn(halo(rim[0], rim[1], 24), [0, 0.05, 0.98]),
    icon('ship-wheel', [0, 0.05, 0.78], ['gold', 'amber', 'brass'], { holes: hub, glow: 'gold' }),
  ],
});

const encounter = (
  own: Ground,
  light: Sheet,
  foe: string,
  sheets: readonly Sheet[],
  eyes: Sheet,
): Recipe => ({
  ground: own,
  light,
  layers: [
    ...both(icon('broadsword', [-0.3, 0.04, 0.74], ['steel', 'gold'], { holes: 'frost', flip: true })),
    icon(foe, [0, 0.07, 0.64], sheets, { holes: eyes, glow: light }),
  ],
});

/** The Merchant and his wares; they change from Act to Act. */
const merchant = (own: Ground, light: Sheet, left: Layer, right: Layer): Recipe => ({
  ground: own,
  light,
  layers: [
    left,
    right,
    icon('robber-mask', [0, 0.03, 0.72], ['azure', 'pearl', 'gold'], { holes: 'cobalt', glow: 'gold' }),
  ],
});

/** Events: by their name, or by their key where each Act has one of its own. */
export const EVENTS: Readonly<Record<string, Recipe>> = {
  'event/neow': {
    ground: ground('swell', 'indigo', 'cobalt', 'frost', 'azure'),
    light: 'gold',
    layers: [drawn(halo('gold', 'amber', 28), [0, 0.03, 0.86]), drawn(NEOW, [0, 0.07, 1.08])],
    small: [drawn(NEOW, [0, 0.05, 1.14])],
  },
  'event:Living Wall': {
    ground: ground('quarry', 'stone', 'teal', 'moss', 'night'),
    light: 'amber',
    layers: [
      ...both(icon('totem-head', [-0.42, 0.16, 0.4], ['stone', 'moss'], { holes: 'night' })),
      icon('totem-head', [0, 0.04, 0.72], ['stone', 'bone', 'ash'], { holes: 'ember', glow: 'amber' }),
    ],
  },
  'event:Ancient Temple': {
    layers: [
      ...both(icon('pine-tree', [-0.5, 0.22, 0.4], ['night', 'teal'])),
      icon('greek-temple', [0, 0.08, 0.8], ['ivory', 'stone', 'gold'], { holes: 'night', glow: 'gold' }),
    ],
  },
  'event:The Library': {
    ground: ground('niche', 'bronze', 'leather', 'gold', 'amber'),
    light: 'amber',
    layers: [
      ...both(icon('candle-light', [-0.44, 0.14, 0.4], ['ivory', 'ember', 'gold'], { glow: 'amber' })),
      icon('bookshelf', [0, 0.07, 0.7], ['ruby', 'emerald', 'cobalt', 'gold'], { glow: 'amber' }),
    ],
  },
  'event:Big Fish': {
    ground: ground('swell', 'cobalt', 'teal', 'frost', 'gold'),
    light: 'gold',
    layers: [
      icon('angler-fish', [0, 0.05, 0.84], ['azure', 'gold', 'frost'], { holes: 'night', glow: 'gold' }),
    ],
  },
  'event:Transmogriphier': {
    ground: ground('whirl', 'violet', 'teal', 'venom', 'gold'),
    light: 'venom',
    layers: [
      icon('cauldron', [0, 0.08, 0.76], ['iron', 'venom', 'steel'], { holes: 'venom', glow: 'venom' }),
    ],
  },
  'event:The Cleric': {
    ground: ground('niche', 'cobalt', 'teal', 'gold', 'ivory'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 20), [0, 0, 0.9]),
      icon('prayer', [0, 0.1, 0.74], ['pearl', 'skin', 'gold'], { glow: 'gold' }),
    ],
  },
  'event:Wing Statue': {
    layers: [
      ...both(icon('pine-tree', [-0.52, 0.24, 0.36], ['night', 'teal'])),
      icon('angel-wings', [0, 0.06, 0.84], ['gold', 'ivory', 'stone'], { glow: 'gold' }),
    ],
  },
  'event:Ominous Forge': {
    ground: ground('tongues', 'wine', 'soot', 'ember', 'amber'),
    light: 'ember',
    layers: [icon('anvil-impact', [0, 0.06, 0.84], ['steel', 'amber', 'iron'], { glow: 'ember' })],
  },
  'event:Dead Adventurer': {
    ground: ground('land', 'teal', 'moss', 'bone', 'night'),
    light: 'frost',
    layers: [
      icon('broadsword', [0.34, 0.08, 0.54, 180], ['steel', 'brass'], { holes: 'frost' }),
      icon('pirate-grave', [-0.08, 0.12, 0.66], ['stone', 'bone', 'ash'], { holes: 'night', glow: 'frost' }),
    ],
  },
  'event:Knowing Skull': {
    ground: ground('niche', 'wine', 'plum', 'ember', 'gold'),
    light: 'ember',
    layers: [
      icon('candle-skull', [0, 0.05, 0.82], ['bone', 'ivory', 'ember'], { holes: 'soot', glow: 'ember' }),
    ],
  },
  'event:Cursed Tome': {
    ground: ground('broken', 'plum', 'night', 'violet', 'ruby'),
    light: 'violet',
    layers: [
      drawn(glory('violet', 'plum', 16), [0, 0.04, 0.96]),
      icon('evil-book', [0, 0.05, 0.74], ['leather', 'gold', 'ruby'], { holes: 'ruby', glow: 'violet' }),
    ],
  },
  'event:Colosseum': {
    ground: ground('burst', 'bronze', 'wine', 'gold', 'ember'),
    light: 'amber',
    layers: [
      icon('laurels', [0, 0.06, 0.9], ['gold', 'moss'], { glow: 'gold' }),
      icon('spartan-helmet', [0, 0.05, 0.58], ['brass', 'ruby', 'gold'], { glow: 'amber' }),
    ],
  },
  'event:The Joust': {
    ground: ground('land', 'azure', 'moss', 'gold', 'emerald'),
    light: 'gold',
    layers: [icon('mounted-knight', [0, 0.06, 0.86], ['steel', 'ruby', 'gold'], { glow: 'gold' })],
  },
  'event:The Mausoleum': {
    ground: ground('land', 'indigo', 'wine', 'pearl', 'night'),
    light: 'frost',
    layers: [
      icon('graveyard', [0, 0.24, 1], ['night', 'plum']),
      icon('coffin', [0, 0.02, 0.74], ['wood', 'gold', 'bone'], { holes: 'leather', glow: 'frost' }),
    ],
  },
  'event:Golden Shrine': {
    ground: ground('niche', 'bronze', 'wine', 'gold', 'amber'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 20), [0, 0, 0.92]),
      icon('crystal-shrine', [0, 0.06, 0.78], ['gold', 'amber', 'ivory'], { glow: 'gold' }),
    ],
  },
  'event:Falling': {
    ground: ground('rain', 'violet', 'indigo', 'frost', 'night'),
    light: 'frost',
    layers: [icon('falling', [0, 0.04, 0.78], ['pearl', 'frost', 'skin'], { glow: 'frost' })],
  },
  'event:Mind Bloom': {
    ground: ground('whirl', 'violet', 'plum', 'rose', 'gold'),
    light: 'rose',
    layers: [
      ...around(icon('lotus', [0, 0, 0.28], ['plum', 'rose']), 5, 0.44, -90, 90, [0, 0.14]),
      icon('brain', [0, 0.08, 0.6], ['rose', 'pearl', 'violet'], { glow: 'rose' }),
    ],
  },
  'event:Secret Portal': {
    ground: ground('whirl', 'indigo', 'violet', 'azure', 'frost'),
    light: 'frost',
    layers: [icon('portal', [0, 0.04, 0.9], ['azure', 'frost', 'pearl'], { holes: 'violet', glow: 'frost' })],
  },
  'event:The Moai Head': {
    layers: [
      icon('moai', [-0.4, 0.2, 0.4], ['indigo', 'plum']),
      icon('moai', [0.06, 0.06, 0.82], ['stone', 'bone', 'ash'], { holes: 'night', glow: 'rose' }),
    ],
  },
  'event:World of Goop': {
    ground: ground('swell', 'moss', 'teal', 'venom', 'emerald'),
    light: 'venom',
    layers: [icon('slime', [0, 0.06, 0.82], ['venom', 'emerald', 'gold'], { holes: 'soot', glow: 'venom' })],
  },
  'event:Scrap Ooze': {
    ground: ground('scales', 'moss', 'teal', 'venom', 'bronze'),
    light: 'venom',
    layers: [
      ...both(icon('big-gear', [-0.42, 0.16, 0.36], ['brass', 'bronze'])),
      icon('goo-skull', [0, 0.05, 0.8], ['venom', 'bone', 'moss'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'event:Winding Halls': {
    ground: ground('whirl', 'indigo', 'violet', 'plum', 'frost'),
    light: 'rose',
    layers: [
      icon('dungeon-gate', [0, 0.06, 0.84], ['stone', 'bone', 'ember'], { holes: 'night', glow: 'rose' }),
    ],
  },
  'event:Tomb of Lord Red Mask': {
    ground: ground('niche', 'indigo', 'violet', 'ruby', 'gold'),
    light: 'ruby',
    layers: [
      drawn(glory('gold', 'amber', 20), [0, 0.03, 0.94]),
      icon('carnival-mask', [0, 0.06, 0.84], ['ruby', 'gold'], { glow: 'ruby' }),
    ],
  },
  'event:Designer In-Spire': {
    ground: ground('niche', 'plum', 'wine', 'gold', 'rose'),
    light: 'rose',
    layers: [icon('large-dress', [0, 0.05, 0.82], ['rose', 'gold', 'pearl'], { glow: 'rose' })],
  },
  'event/event-3': bonfire(DUSK, PINES, ['frost', 'pearl']),
  'event/event-37': bonfire(BEYOND, CRYSTALS, ['rose', 'pearl']),
  'event/event-6': wheel(
    ground('burst', 'teal', 'moss', 'gold', 'venom'),
    'gold',
    ['gold', 'emerald'],
    'ruby',
  ),
  'event/event-21': wheel(
    ground('burst', 'wine', 'bronze', 'ember', 'gold'),
    'ember',
    ['ember', 'ivory'],
    'cobalt',
  ),
  'event/event-38': wheel(
    ground('burst', 'violet', 'indigo', 'gold', 'rose'),
    'rose',
    ['rose', 'azure'],
    'plum',
  ),
  'event/event-13': encounter(
    ground('broken', 'teal', 'moss', 'venom', 'night'),
    'venom',
    'goblin-head',
    ['venom', 'moss', 'ivory'],
    'soot',
  ),
  'event/event-14': encounter(
    ground('slash', 'moss', 'night', 'ember', 'teal'),
    'ember',
    'wolf-head',
    ['steel', 'ivory', 'ruby'],
    'soot',
  ),
  'event/event-33': encounter(
    ground('broken', 'bronze', 'wine', 'amber', 'night'),
    'ember',
    'minotaur',
    ['ruby', 'bone', 'gold'],
    'soot',
  ),
  'event/event-49': encounter(
    ground('broken', 'violet', 'night', 'rose', 'indigo'),
    'rose',
    'daemon-skull',
    ['bone', 'ivory'],
    'plum',
  ),
  'event/event-15': merchant(
    ground('niche', 'teal', 'moss', 'gold', 'amber'),
    'gold',
    icon('gold-stack', [-0.44, 0.24, 0.34], ['gold', 'amber'], { glow: 'gold' }),
    icon('locked-chest', [0.45, 0.24, 0.34], ['wood', 'gold']),
  ),
  'event/event-34': merchant(
    ground('niche', 'wine', 'bronze', 'gold', 'ember'),
    'ember',
    drawn(flask('round', 'ruby'), [-0.45, 0.2, 0.4]),
    drawn(flask('tall', 'venom'), [0.45, 0.2, 0.4]),
  ),
  'event/event-48': merchant(
    ground('niche', 'violet', 'indigo', 'rose', 'gold'),
    'rose',
    icon('cut-diamond', [-0.46, 0.22, 0.3], ['rose', 'pearl', 'violet'], { glow: 'rose' }),
    drawn(cardFan(3, 'pearl', 'ruby'), [0.45, 0.22, 0.44]),
  ),
};
