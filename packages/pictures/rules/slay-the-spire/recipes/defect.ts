import { bubble, cardFan, glory, halo, orb, shiv } from '../../../shapes/companions.ts';
import { clouds } from '../../../shapes/scenery.ts';
import { around, both, drawn, ground, icon } from '../../compose/layers.ts';
import type { Recipe } from '../../compose/recipe.ts';

const LIGHTNING = orb('brass', 'gold');
const FROST = orb('azure', 'frost');
const DARK = orb('iron', 'plum');

/** The Defect's starters and best known cards. */
export const DEFECT: Readonly<Record<string, Recipe>> = {
  'card/defect-strike': {
    ground: ground('burst', 'cobalt', 'indigo', 'azure', 'gold'),
    light: 'azure',
    layers: [icon('zeus-sword', [0, -0.03, 0.94], ['gold', 'ivory', 'steel'], { glow: 'gold' })],
  },
  'card/defect-defend': {
    ground: ground('cells', 'indigo', 'cobalt', 'azure', 'frost'),
    light: 'frost',
    layers: [
      drawn(halo('azure', 'frost', 18), [0, 0, 0.97]),
      icon('energy-shield', [0, 0.01, 0.74], ['steel', 'frost'], { holes: 'azure', glow: 'frost' }),
    ],
  },
  'card/defect-zap': {
    ground: ground('slash', 'indigo', 'cobalt', 'gold', 'azure'),
    light: 'gold',
    layers: [
      drawn(LIGHTNING, [0.3, 0.2, 0.4]),
      icon('power-lightning', [-0.06, -0.06, 0.78], ['gold', 'ivory'], { glow: 'gold' }),
    ],
    small: [icon('power-lightning', [0, 0, 0.92], ['gold', 'ivory'], { glow: 'gold' })],
  },
  'card/defect-dual-cast': {
    ground: ground('whirl', 'indigo', 'cobalt', 'azure', 'gold'),
    light: 'gold',
    layers: [
      icon('power-lightning', [0, -0.02, 0.62], ['ivory', 'gold'], { glow: 'gold' }),
      ...both(drawn(LIGHTNING, [-0.37, 0, 0.46])),
    ],
    small: both(drawn(LIGHTNING, [-0.28, 0, 0.54])),
  },
  'card/defect-ball-lightning': {
    layers: [
      ...around(icon('power-lightning', [0, 0, 0.36, -40], ['gold', 'ivory']), 5, 0.32, -110, 110),
      drawn(LIGHTNING, [0, 0, 0.56]),
    ],
  },
  'card/defect-claw': {
    ground: ground('slash', 'cobalt', 'indigo', 'ruby', 'steel'),
    light: 'frost',
    layers: [icon('claw-slashes', [0, -0.02, 0.9], ['steel', 'frost', 'azure'], { glow: 'frost' })],
  },
  'card/defect-blizzard': {
    ground: ground('rain', 'cobalt', 'indigo', 'frost', 'azure'),
    light: 'frost',
    layers: [
      icon('snowflake-2', [-0.42, 0.02, 0.3], ['frost', 'pearl']),
      icon('snowflake-1', [0.42, -0.16, 0.34], ['frost', 'pearl']),
      icon('snowflake-2', [0, -0.02, 0.74], ['frost', 'pearl', 'azure'], { glow: 'frost' }),
    ],
  },
  'card/defect-glacier': {
    ground: ground('land', 'indigo', 'cobalt', 'frost', 'azure'),
    light: 'frost',
    layers: [
      ...both(icon('crystal-growth', [-0.44, 0.16, 0.44], ['azure', 'frost'])),
      icon('crystal-growth', [0, 0.04, 0.78], ['frost', 'pearl', 'azure'], { glow: 'frost' }),
    ],
  },
  'card/defect-rainbow': {
    ground: ground('rings', 'indigo', 'cobalt', 'amber', 'rose'),
    light: 'pearl',
    layers: [
      drawn(halo('ruby', 'amber', 18), [0, 0.06, 1.04]),
      drawn(halo('emerald', 'azure', 18), [0, 0.06, 0.8]),
      drawn(LIGHTNING, [-0.2, 0.06, 0.34]),
      drawn(DARK, [0.2, 0.06, 0.34]),
      drawn(FROST, [0, -0.14, 0.34]),
    ],
    small: [
      drawn(LIGHTNING, [-0.25, 0.16, 0.46]),
      drawn(DARK, [0.25, 0.16, 0.46]),
      drawn(FROST, [0, -0.2, 0.46]),
    ],
  },
  'card/defect-hyperbeam': {
    ground: ground('burst', 'cobalt', 'indigo', 'frost', 'rose'),
    light: 'frost',
    layers: [
      drawn(glory('frost', 'azure', 20), [0, -0.02, 1.06]),
      icon('cyber-eye', [0, -0.02, 0.6], ['steel', 'ruby', 'azure'], { holes: 'ruby', glow: 'frost' }),
    ],
  },
  'card/defect-meteor-strike': {
    ground: ground('slash', 'indigo', 'cobalt', 'ember', 'amber'),
    light: 'ember',
    layers: [
      icon('burning-meteor', [-0.02, -0.03, 0.94], ['ember', 'amber', 'stone'], {
        holes: 'stone',
        glow: 'ember',
      }),
    ],
  },
  'card/defect-defragment': {
    ground: ground('cells', 'cobalt', 'teal', 'azure', 'gold'),
    light: 'frost',
    layers: [
      ...around(drawn(FROST, [0, 0, 0.2]), 4, 0.36, 0, 270),
      icon('divided-square', [0, 0, 0.56], ['frost', 'azure', 'pearl'], { glow: 'frost' }),
    ],
    small: [icon('divided-square', [0, 0, 0.84], ['frost', 'azure', 'pearl'])],
  },
  'card/defect-echo-form': {
    ground: ground('rings', 'cobalt', 'indigo', 'azure', 'frost'),
    light: 'frost',
    layers: [
      ...both(icon('robot-golem', [-0.4, 0.02, 0.42], ['azure', 'frost'])),
      icon('robot-golem', [0, 0, 0.7], ['steel', 'gold', 'azure'], { holes: 'night', glow: 'frost' }),
    ],
  },
  'card/defect-electrodynamics': {
    ground: ground('rose', 'cobalt', 'indigo', 'gold', 'azure'),
    light: 'gold',
    layers: [
      ...around(icon('power-lightning', [0, 0, 0.3, -40], ['gold', 'ivory']), 8, 0.31, 0, 315),
      drawn(LIGHTNING, [0, 0, 0.38]),
    ],
    small: [drawn(LIGHTNING, [0, 0, 0.8])],
  },
  'card/defect-fusion': {
    ground: ground('rose', 'cobalt', 'teal', 'gold', 'amber'),
    light: 'gold',
    layers: [
      icon('atom', [0, 0, 0.84], ['frost', 'azure'], { glow: 'azure' }),
      drawn(orb('amber', 'ember'), [0, 0, 0.34]),
    ],
    small: [drawn(orb('amber', 'ember'), [0, 0, 0.8])],
  },
  'card/defect-multi-cast': {
    layers: [
      ...around(drawn(FROST, [0, 0, 0.22]), 3, 0.36, -60, 60, [0, 0.06]),
      ...around(drawn(DARK, [0, 0, 0.22]), 2, 0.4, -96, 96, [0, 0.06]),
      drawn(LIGHTNING, [0, 0.1, 0.52]),
    ],
  },
  'card/defect-darkness': {
    ground: ground('whirl', 'night', 'indigo', 'plum', 'violet'),
    light: 'plum',
    layers: [drawn(halo('plum', 'iron', 16), [0, 0, 0.92]), drawn(DARK, [0, 0, 0.64])],
  },
  'card/defect-seek': {
    layers: [
      drawn(cardFan(5, 'frost', 'cobalt'), [0, -0.05, 1.12]),
      icon('magnifying-glass', [0.06, 0.04, 0.74], ['gold', 'brass'], { holes: 'frost', glow: 'frost' }),
    ],
  },
  'card/defect-buffer': {
    layers: [
      drawn(halo('frost', 'azure', 20), [0, 0, 0.9]),
      drawn(bubble('azure'), [0, 0, 0.62]),
      icon('hearts', [0, 0.01, 0.4], ['ruby', 'rose'], { glow: 'rose' }),
    ],
    small: [drawn(bubble('azure'), [0, 0, 0.88]), icon('hearts', [0, 0.01, 0.5], ['ruby', 'rose'])],
  },
  'card/defect-hologram': {
    ground: ground('cells', 'night', 'indigo', 'azure', 'frost'),
    light: 'frost',
    layers: [
      drawn(halo('azure', 'frost', 24), [0, 0, 0.97]),
      icon('holosphere', [0, 0, 0.64], ['pearl', 'frost', 'azure'], { glow: 'frost' }),
    ],
  },
  'card/defect-all-for-one': {
    ground: ground('burst', 'cobalt', 'indigo', 'gold', 'azure'),
    light: 'gold',
    layers: [
      ...around(drawn(shiv('frost', 'cobalt'), [0, 0, 0.4, 180]), 5, 0.3, -115, 115, [0, 0.03]),
      drawn(LIGHTNING, [0, 0.04, 0.28]),
    ],
    small: [
      ...around(drawn(shiv('frost', 'gold'), [0, 0, 0.56, 180]), 3, 0.32, -64, 64, [0, 0.16]),
      drawn(LIGHTNING, [0, 0.2, 0.36]),
    ],
  },
  'card/defect-melter': {
    ground: ground('tongues', 'indigo', 'cobalt', 'ember', 'amber'),
    light: 'ember',
    layers: [
      icon('foundry-bucket', [0, -0.02, 0.88], ['amber', 'steel', 'iron'], { holes: 'ember', glow: 'ember' }),
    ],
  },
  'card/defect-skim': {
    ground: ground('swell', 'indigo', 'cobalt', 'frost', 'azure'),
    light: 'frost',
    layers: [
      drawn(cardFan(5, 'frost', 'cobalt'), [0, -0.14, 1.06]),
      icon('robot-grab', [0, 0.2, 0.56, -45], ['gold', 'brass', 'amber'], { glow: 'gold' }),
    ],
    small: [
      drawn(cardFan(3, 'frost', 'cobalt'), [0, -0.14, 1.2]),
      icon('robot-grab', [0, 0.16, 0.64, -45], ['gold', 'brass']),
    ],
  },
  'card/defect-overclock': {
    ground: ground('tongues', 'indigo', 'cobalt', 'ember', 'gold'),
    light: 'ember',
    layers: [
      drawn(glory('ember', 'amber', 20), [0, 0, 1.06]),
      icon('cpu', [0, 0, 0.66], ['azure', 'gold', 'frost'], { holes: 'ember', glow: 'ember' }),
    ],
  },
  'card/defect-beam-cell': {
    ground: ground('slash', 'cobalt', 'indigo', 'rose', 'azure'),
    light: 'rose',
    layers: [
      icon('laser-precision', [-0.02, -0.03, 0.9], ['rose', 'pearl', 'gold'], {
        holes: 'ruby',
        glow: 'rose',
      }),
    ],
  },
  'card/defect-streamline': {
    ground: ground('burst', 'cobalt', 'indigo', 'azure', 'frost'),
    light: 'gold',
    layers: [
      icon('energy-arrow', [0, -0.02, 0.88], ['gold', 'amber', 'ivory'], { holes: 'azure', glow: 'gold' }),
    ],
  },
  'card/defect-steam-barrier': {
    ground: ground('swell', 'indigo', 'cobalt', 'frost', 'azure'),
    light: 'frost',
    layers: [
      icon('bordered-shield', [0, -0.05, 0.76], ['steel', 'brass', 'gold'], {
        holes: 'cobalt',
        glow: 'frost',
      }),
      drawn(clouds('pearl', 'frost'), [0, 0.42, 1.36]),
    ],
    small: [icon('bordered-shield', [0, 0, 0.88], ['steel', 'brass', 'gold'], { holes: 'cobalt' })],
  },
  'card/defect-thunder-strike': {
    ground: ground('burst', 'indigo', 'cobalt', 'gold', 'violet'),
    light: 'gold',
    layers: [
      ...both(icon('power-lightning', [-0.42, -0.1, 0.5, 14], ['amber', 'gold'])),
      icon('power-lightning', [0, -0.03, 0.86], ['ivory', 'gold'], { glow: 'gold' }),
    ],
  },
  'card/defect-equilibrium': {
    ground: ground('rings', 'indigo', 'cobalt', 'frost', 'gold'),
    light: 'gold',
    layers: [
      drawn(halo('azure', 'frost', 20), [0, 0, 0.97]),
      icon('scales', [0, 0.01, 0.72], ['gold', 'amber', 'brass'], { glow: 'gold' }),
    ],
  },
  'card/defect-ftl': {
    ground: ground('burst', 'indigo', 'cobalt', 'rose', 'frost'),
    light: 'frost',
    layers: [icon('hypersonic-bolt', [0, -0.03, 0.86], ['frost', 'gold', 'rose'], { glow: 'frost' })],
  },
  'card/defect-scrape': {
    ground: ground('slash', 'cobalt', 'indigo', 'ember', 'gold'),
    light: 'ember',
    layers: [icon('triple-scratches', [0, -0.03, 0.92], ['ember', 'amber', 'gold'], { glow: 'ember' })],
  },
  'card/defect-claw-claw-pack-': {
    ground: ground('slash', 'cobalt', 'indigo', 'ruby', 'steel'),
    light: 'frost',
    layers: [icon('wolverine-claws', [0, -0.03, 0.88], ['steel', 'frost', 'gold'], { glow: 'frost' })],
  },
};
