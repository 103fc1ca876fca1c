/** How each family of effects is composed: its ground, its light, its companions, its subject where a card has none. */
import type { GroundName, Layer, Sheet } from '../../model.ts';
import { arcOf, bubble, cardFan, drop, glory, halo, orb, shiv } from '../../shapes/companions.ts';
import type { Fact } from './facts.ts';
import type { Family } from './families.ts';
import { drawn, type Place } from './layers.ts';
import type { Palette } from './palettes.ts';

export type Stage = {
  readonly subject: Place;
  readonly facts: ReadonlySet<Fact>;
  readonly palette: Palette;
  readonly power: boolean;
};

export type Composition = {
  readonly ground: GroundName;
  /** The ground of a Power of this family; a rose window if it is not given. */
  readonly power?: GroundName;
  readonly accents: readonly [Sheet, Sheet];
  readonly light: Sheet;
  /** The subject of a card that the tables do not know. */
  readonly icon: string;
  /** The lowest first; the last one is the subject. */
  readonly layers: (stage: Stage) => readonly Layer[];
};

const ORBS: readonly (readonly [Fact, Sheet, Sheet])[] = [
  ['lightning', 'brass', 'gold'],
  ['frost', 'azure', 'frost'],
  ['dark', 'iron', 'plum'],
];

/** Three Orbs in an arc, of the kinds that the card names. */
const orbsOf = (facts: ReadonlySet<Fact>): readonly Layer[] => {
  const named = ORBS.filter(([fact]) => facts.has(fact));
  const kinds = named.length > 0 ? named : ORBS;
  const kind = (at: number) => kinds[at % kinds.length] as (typeof ORBS)[number];
  return [
    [-0.44, -0.1, 0.25],
    [0, -0.34, 0.25],
    [0.44, -0.1, 0.25],
  ].map(([x = 0, y = 0, size = 0], at) => drawn(orb(kind(at)[1], kind(at)[2]), [x, y], size));
};

const energies = (): readonly Layer[] => [
  drawn(orb('amber', 'gold'), [-0.45, -0.06], 0.22),
  drawn(orb('amber', 'gold'), [-0.27, -0.3], 0.22),
  drawn(orb('amber', 'gold'), [0.27, -0.3], 0.22),
  drawn(orb('amber', 'gold'), [0.45, -0.06], 0.22),
];

const daggers = (): readonly Layer[] =>
  [-56, -28, 28, 56].map((turn) =>
    drawn(shiv('steel', 'leather'), [turn / 118, -0.02 + Math.abs(turn) / 500], 0.6, turn * 0.9),
  );

export const COMPOSITIONS: Readonly<Record<Family, Composition>> = {
  blow: {
    ground: 'slash',
    accents: ['amber', 'gold'],
    light: 'gold',
    icon: 'broadsword',
    layers: ({ subject }) => [subject([0.03, -0.01], 0.82)],
  },
  crash: {
    ground: 'burst',
    accents: ['amber', 'gold'],
    light: 'ember',
    icon: 'flanged-mace',
    layers: ({ subject }) => [drawn(glory('amber', 'ember'), [0, 0], 0.98), subject([0, 0], 0.7)],
  },
  flurry: {
    ground: 'rain',
    accents: ['steel', 'gold'],
    light: 'pearl',
    icon: 'gladius',
    layers: ({ subject }) => [
      subject([-0.4, 0.02], 0.46, -26),
      subject([0.4, 0.02], 0.46, 26),
      subject([0, -0.01], 0.74),
    ],
  },
  sweep: {
    ground: 'whirl',
    accents: ['amber', 'gold'],
    light: 'amber',
    icon: 'battle-axe',
    layers: ({ subject, power }) =>
      power
        ? [drawn(glory('amber', 'ember'), [0, 0], 1.04), subject([0, 0], 0.72)]
        : [drawn(arcOf('gold', 'amber'), [0, 0.13], 1.24), subject([0, -0.05], 0.78)],
  },
  riposte: {
    ground: 'niche',
    accents: ['steel', 'gold'],
    light: 'azure',
    icon: 'gladius',
    layers: ({ subject }) => [
      {
        shape: 'icon:edged-shield',
        at: [0.3, 0.02],
        size: 0.56,
        sheets: ['azure', 'gold', 'steel'],
        holes: 'azure',
      },
      subject([-0.14, -0.01], 0.72),
    ],
  },
  reach: {
    ground: 'slash',
    accents: ['frost', 'gold'],
    light: 'frost',
    icon: 'plain-dagger',
    layers: ({ subject, palette: { card } }) => [
      drawn(cardFan(3, card[0], card[1]), [0, -0.07], 1.26),
      subject([0, 0.05], 0.68),
    ],
  },
  hex: {
    ground: 'broken',
    accents: ['violet', 'rose'],
    light: 'violet',
    icon: 'cracked-shield',
    layers: ({ subject }) => [subject([0, 0], 0.78)],
  },
  guard: {
    ground: 'rings',
    power: 'rings',
    accents: ['azure', 'steel'],
    light: 'azure',
    icon: 'templar-shield',
    layers: ({ subject }) => [subject([0, 0], 0.74)],
  },
  cover: {
    ground: 'niche',
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'round-shield',
    layers: ({ subject, palette: { card } }) => [
      drawn(cardFan(3, card[0], card[1]), [0, -0.09], 1.24),
      subject([0, 0.06], 0.66),
    ],
  },
  hand: {
    ground: 'quarry',
    accents: ['frost', 'gold'],
    light: 'frost',
    icon: 'spell-book',
    layers: ({ subject, palette: { card } }) => [
      drawn(cardFan(5, card[0], card[1]), [0, -0.05], 1.12),
      subject([0, 0.08], 0.66),
    ],
  },
  surge: {
    ground: 'burst',
    accents: ['gold', 'amber'],
    light: 'gold',
    icon: 'power-lightning',
    layers: ({ subject }) => [...energies(), subject([0, 0.05], 0.68)],
  },
  might: {
    ground: 'tongues',
    power: 'tongues',
    accents: ['ember', 'gold'],
    light: 'ember',
    icon: 'biceps',
    layers: ({ subject }) => [subject([0, 0.01], 0.82)],
  },
  venom: {
    ground: 'scales',
    power: 'scales',
    accents: ['venom', 'moss'],
    light: 'venom',
    icon: 'poison-bottle',
    layers: ({ subject }) => [
      drawn(bubble('venom'), [-0.46, 0.2], 0.16),
      drawn(bubble('venom'), [-0.38, -0.14], 0.11),
      drawn(bubble('venom'), [0.44, -0.22], 0.18),
      drawn(drop('venom'), [0.42, 0.2], 0.24),
      subject([0, 0], 0.78),
    ],
  },
  shivs: {
    ground: 'slash',
    accents: ['steel', 'gold'],
    light: 'pearl',
    icon: 'plain-dagger',
    layers: ({ subject }) => [...daggers(), subject([0, 0.05], 0.6)],
  },
  orbs: {
    ground: 'cells',
    power: 'cells',
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'unstable-orb',
    layers: ({ subject, facts }) => [...orbsOf(facts), subject([0, 0.1], 0.68)],
  },
  wrath: {
    ground: 'tongues',
    power: 'tongues',
    accents: ['ember', 'ruby'],
    light: 'ruby',
    icon: 'fire-punch',
    layers: ({ subject }) => [drawn(halo('ember', 'ruby'), [0, 0], 0.96), subject([0, 0], 0.68)],
  },
  calm: {
    ground: 'swell',
    power: 'swell',
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'lotus',
    layers: ({ subject }) => [drawn(halo('azure', 'frost'), [0, 0], 0.96), subject([0, 0], 0.68)],
  },
  stillness: {
    ground: 'rings',
    accents: ['pearl', 'ash'],
    light: 'pearl',
    icon: 'meditation',
    layers: ({ subject }) => [drawn(halo('pearl', 'ash'), [0, 0], 0.96), subject([0, 0], 0.68)],
  },
  miracle: {
    ground: 'rose',
    accents: ['gold', 'amber'],
    light: 'gold',
    icon: 'prayer',
    layers: ({ subject }) => [drawn(glory('gold', 'ivory', 16), [0, 0], 0.98), subject([0, 0], 0.64)],
  },
  vision: {
    ground: 'cells',
    accents: ['azure', 'pearl'],
    light: 'pearl',
    icon: 'third-eye',
    layers: ({ subject }) => [drawn(halo('gold', 'azure', 24), [0, 0], 0.98), subject([0, 0], 0.66)],
  },
  pyre: {
    ground: 'rain',
    power: 'tongues',
    accents: ['ember', 'amber'],
    light: 'ember',
    icon: 'burning-embers',
    layers: ({ subject }) => [drawn(cardFan(5, 'amber', 'soot'), [0, -0.05], 1.14), subject([0, 0.06], 0.68)],
  },
  echo: {
    ground: 'whirl',
    accents: ['pearl', 'frost'],
    light: 'pearl',
    icon: 'echo-ripples',
    layers: ({ subject }) => [subject([-0.24, -0.06], 0.6, 0, true), subject([0.2, 0.05], 0.68)],
  },
  blood: {
    ground: 'swell',
    accents: ['ruby', 'rose'],
    light: 'ruby',
    icon: 'bleeding-heart',
    layers: ({ subject }) => [
      drawn(drop('ruby'), [-0.44, -0.1], 0.24),
      drawn(drop('ruby'), [0.44, -0.18], 0.2),
      drawn(drop('ruby'), [0.38, 0.22], 0.28),
      subject([0, 0], 0.76),
    ],
  },
  plain: {
    ground: 'niche',
    accents: ['gold', 'amber'],
    light: 'ivory',
    icon: 'magic-swirl',
    layers: ({ subject }) => [subject([0, 0.02], 0.72)],
  },
};

/** What X energy looks like: three flames of energy, each larger than the last. */
export const rising = (): readonly Layer[] => [
  drawn(orb('amber', 'gold'), [-0.52, 0.17], 0.12),
  drawn(orb('amber', 'gold'), [-0.5, -0.02], 0.17),
  drawn(orb('amber', 'gold'), [-0.46, -0.27], 0.23),
];
