import { drop, glory, halo } from '../../../shapes/companions.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const ticket: Recipe = {
  ground: ground('burst', 'bronze', 'leather', 'gold', 'amber'),
  light: 'gold',
  foil: true,
  layers: [
    drawn(glory('gold', 'ivory', 20), [0, 0, 1.02]),
    icon('ticket', [0, 0, 0.74], ['gold', 'amber'], { glow: 'gold' }),
  ],
};

/** Curses, Status cards, tickets and Colorless cards. */
export const SHARED: Readonly<Record<string, Recipe>> = {
  'card/clumsy': {
    layers: [icon('broken-pottery', [0, 0, 0.8, 24], ['bronze', 'brass'], { glow: 'amber' })],
  },
  'card/decay': {
    ground: ground('broken', 'night', 'moss', 'plum', 'venom'),
    light: 'venom',
    layers: [icon('skull-crack', [0, 0, 0.82], ['bone', 'moss', 'ash'], { holes: 'soot', glow: 'venom' })],
  },
  'card/doubt': {
    light: 'frost',
    layers: [
      ...both(icon('uncertainty', [-0.44, 0.1, 0.3, -14], ['plum', 'violet'])),
      icon('uncertainty', [0, 0, 0.76], ['pearl', 'violet'], { glow: 'frost' }),
    ],
  },
  'card/injury': {
    light: 'ruby',
    layers: [
      drawn(drop('ruby'), [0.34, 0.2, 0.2]),
      icon('broken-bone', [0, 0, 0.82], ['bone', 'ivory', 'ruby'], { glow: 'ruby' }),
    ],
  },
  'card/pain': {
    ground: ground('broken', 'night', 'wine', 'plum', 'ruby'),
    light: 'ruby',
    layers: [
      icon('hearts', [0, 0.03, 0.5], ['ruby', 'rose'], { glow: 'ruby' }),
      icon('crown-of-thorns', [0, 0, 0.92], ['bronze', 'wood', 'bone'], { glow: 'ruby' }),
    ],
    small: [icon('crown-of-thorns', [0, 0, 0.92], ['bronze', 'wood', 'bone'], { glow: 'ruby' })],
  },
  'card/parasite': {
    ground: ground('broken', 'night', 'plum', 'venom', 'wine'),
    light: 'rose',
    layers: [icon('leeching-worm', [0, 0, 0.82], ['rose', 'ivory', 'ruby'], { holes: 'wine', glow: 'rose' })],
  },
  'card/regret': {
    ground: ground('rain', 'night', 'plum', 'indigo', 'azure'),
    light: 'azure',
    layers: [
      icon('tear-tracks', [0, 0, 0.84], ['pearl', 'azure', 'frost'], { holes: 'night', glow: 'azure' }),
    ],
  },
  'card/shame': {
    light: 'rose',
    layers: [icon('oppression', [0, 0, 0.84], ['rose', 'violet', 'plum'], { glow: 'rose' })],
  },
  'card/writhe': {
    ground: ground('whirl', 'night', 'plum', 'violet', 'wine'),
    light: 'venom',
    layers: [
      icon('snake-spiral', [0, 0, 0.86], ['venom', 'moss', 'emerald'], { holes: 'soot', glow: 'venom' }),
    ],
  },
  'card/ascender-s-bane': {
    light: 'ruby',
    layers: [
      drawn(halo('iron', 'plum', 20), [0, 0, 0.97]),
      icon('cursed-star', [0, 0, 0.84], ['ruby', 'rose', 'violet'], { holes: 'wine', glow: 'ruby' }),
    ],
  },
  'card/slimed': {
    ground: ground('scales', 'soot', 'moss', 'venom', 'iron'),
    light: 'venom',
    layers: [icon('slime', [0, 0, 0.86], ['venom', 'emerald', 'ivory'], { holes: 'soot', glow: 'venom' })],
  },
  'card/burn': {
    ground: ground('tongues', 'soot', 'bronze', 'ember', 'amber'),
    light: 'ember',
    layers: [icon('small-fire', [0, 0, 0.86], ['ember', 'amber', 'gold'], { holes: 'gold', glow: 'ember' })],
  },
  'card/daze': {
    ground: ground('whirl', 'iron', 'ash', 'pearl', 'amber'),
    light: 'gold',
    layers: [
      ...around(icon('round-star', [0, 0, 0.24], ['gold', 'amber']), 5, 0.34, -100, 100, [0, 0.08]),
      icon('dead-head', [0, 0.06, 0.56], ['bone', 'ash'], { holes: 'soot', glow: 'gold' }),
    ],
    small: [icon('dead-head', [0, 0, 0.9], ['bone', 'ash'], { holes: 'soot', glow: 'gold' })],
  },
  'card/ironclad-golden-ticket': ticket,
  'card/silent-golden-ticket': ticket,
  'card/defect-golden-ticket': ticket,
  'card/watcher-golden-ticket': ticket,
  'card/apparition': {
    ground: ground('rings', 'teal', 'indigo', 'frost', 'violet'),
    light: 'frost',
    layers: [icon('haunting', [0, 0, 0.84], ['frost', 'pearl', 'azure'], { holes: 'night', glow: 'frost' })],
  },
  'card/apotheosis': {
    ground: ground('rose', 'iron', 'indigo', 'gold', 'amber'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'ivory', 24), [0, 0, 0.94]),
      icon('angel-wings', [0, 0.01, 0.62], ['pearl', 'ivory', 'gold'], { glow: 'gold' }),
    ],
  },
  'card/the-bomb': {
    ground: ground('burst', 'iron', 'wine', 'ember', 'amber'),
    light: 'ember',
    layers: [
      drawn(glory('ember', 'amber', 16), [0, 0, 1.02]),
      icon('unlit-bomb', [0, 0, 0.66], ['steel', 'gold', 'ember'], { glow: 'ember' }),
    ],
  },
  'card/hand-of-greed': {
    ground: ground('burst', 'iron', 'bronze', 'gold', 'amber'),
    light: 'gold',
    layers: [
      drawn(glory('gold', 'amber', 18), [0, -0.02, 1.02]),
      icon('robber-hand', [0, -0.02, 0.74], ['skin', 'ivory'], { holes: 'gold', glow: 'gold' }),
    ],
  },
  'card/flash-of-steel': {
    layers: [
      drawn(halo('frost', 'steel', 16), [0, -0.02, 0.9]),
      icon('sparkling-sabre', [0, -0.02, 0.84], ['steel', 'gold', 'frost'], { glow: 'frost' }),
    ],
  },
  'card/dramatic-entrance': {
    ground: ground('whirl', 'iron', 'teal', 'gold', 'ruby'),
    light: 'gold',
    layers: [
      icon('broadsword', [0, 0, 0.5, -45], ['steel', 'gold'], { holes: 'frost', glow: 'gold' }),
      icon('theater-curtains', [0, -0.03, 1], ['gold', 'ruby'], { glow: 'gold' }),
    ],
  },
  'card/mind-blast': {
    ground: ground('burst', 'iron', 'teal', 'rose', 'azure'),
    light: 'rose',
    layers: [
      drawn(glory('azure', 'frost', 18), [0, -0.02, 1]),
      icon('brain', [0, -0.02, 0.6], ['rose', 'pearl', 'plum'], { glow: 'rose' }),
    ],
  },
  'card/dark-shackles': {
    ground: ground('rings', 'night', 'iron', 'violet', 'plum'),
    light: 'violet',
    layers: [icon('manacles', [0, 0, 0.86], ['steel', 'iron', 'violet'], { glow: 'violet' })],
  },
  'card/mayhem': {
    ground: ground('whirl', 'iron', 'indigo', 'rose', 'gold'),
    light: 'rose',
    layers: [
      icon('card-joker', [-0.27, 0.05, 0.52, -20], ['ivory', 'ruby'], { holes: 'wine' }),
      icon('card-joker', [0.27, 0.05, 0.52, 20], ['ivory', 'cobalt'], { holes: 'cobalt' }),
      icon('card-joker', [0, -0.02, 0.68], ['ivory', 'ruby', 'gold'], { holes: 'plum', glow: 'rose' }),
    ],
  },
  'card/good-instincts': {
    ground: ground('rings', 'teal', 'iron', 'azure', 'gold'),
    light: 'gold',
    layers: [
      drawn(halo('azure', 'steel', 18), [0, 0, 0.96]),
      icon('owl', [0, 0.01, 0.76], ['gold', 'brass', 'amber'], { holes: 'ivory', glow: 'gold' }),
    ],
  },
  'card/impatience': {
    ground: ground('whirl', 'teal', 'iron', 'amber', 'gold'),
    light: 'gold',
    layers: [
      drawn(glory('amber', 'gold', 16), [0, 0, 1.02]),
      icon('hourglass', [0, 0, 0.64, 16], ['ruby', 'gold', 'ivory'], { holes: 'gold', glow: 'gold' }),
    ],
  },
  'card/purity': {
    ground: ground('swell', 'teal', 'cobalt', 'frost', 'pearl'),
    light: 'pearl',
    layers: [
      drawn(halo('pearl', 'frost', 20), [0, 0, 0.97]),
      drawn(drop('azure'), [0, -0.1, 0.44]),
      icon('lotus', [0, 0.16, 0.5], ['pearl', 'rose', 'ivory'], { glow: 'pearl' }),
    ],
  },
  'card/finesse': {
    ground: ground('rings', 'teal', 'iron', 'azure', 'frost'),
    light: 'frost',
    layers: [
      drawn(halo('frost', 'steel', 18), [0, 0, 0.97]),
      icon('hand-ok', [0, 0, 0.7], ['skin', 'ivory'], { holes: 'teal', glow: 'frost' }),
    ],
  },
};
