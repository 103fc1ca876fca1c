/** How each family of effects is composed: its ground, its light, its companions, its subject where a card has none. */
import type { Layer, Sheet } from '../../model.ts';
import { arcOf, bubble, cardFan, drop, glory, halo, orb, shiv } from '../../shapes/companions.ts';
import type { Family } from '../compose/family.ts';
import { drawn, icon, scattered } from '../compose/layers.ts';
import type { FamilyName } from './family-rules.ts';
import type { OwnerPalette } from './palettes.ts';
import type { Place } from './subject-layer.ts';
import type { Fact } from './words.ts';

/** What companions may depend on. */
type Stage = { readonly subject: Place; readonly facts: ReadonlySet<Fact>; readonly palette: OwnerPalette };

export type CardFamily = Required<Pick<Family, 'ground' | 'accents' | 'light' | 'at' | 'size'>> &
  Pick<Family, 'behind'> & {
    /** The subject of a card that the tables do not know. */
    readonly icon: string;
    /** Companions that differ from card to card, in place of `behind`. */
    readonly companions?: (stage: Stage) => readonly Layer[];
    /** What a Power of this family has instead; without it, the ground is a rose window. */
    readonly power?: Partial<CardFamily>;
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
  ].map(([x = 0, y = 0, size = 0], at) => drawn(orb(kind(at)[1], kind(at)[2]), [x, y, size]));
};

const energies = (): readonly Layer[] =>
  scattered(orb('amber', 'gold'), [
    [-0.45, -0.06, 0.22],
    [-0.27, -0.3, 0.22],
    [0.27, -0.3, 0.22],
    [0.45, -0.06, 0.22],
  ]);

const daggers = (): readonly Layer[] =>
  [-56, -28, 28, 56].map((turn) =>
    drawn(shiv('steel', 'leather'), [turn / 118, -0.02 + Math.abs(turn) / 500, 0.6, turn * 0.9]),
  );

export const FAMILIES: Readonly<Record<FamilyName, CardFamily>> = {
  blow: {
    ground: 'slash',
    accents: ['amber', 'gold'],
    light: 'gold',
    icon: 'broadsword',
    at: [0.03, -0.01],
    size: 0.82,
  },
  crash: {
    ground: 'burst',
    accents: ['amber', 'gold'],
    light: 'ember',
    icon: 'flanged-mace',
    at: [0, 0],
    size: 0.7,
    behind: [drawn(glory('amber', 'ember'), [0, 0, 0.98])],
  },
  flurry: {
    ground: 'rain',
    accents: ['steel', 'gold'],
    light: 'pearl',
    icon: 'gladius',
    at: [0, -0.01],
    size: 0.74,
    companions: ({ subject }) => [subject([-0.4, 0.02], 0.46, -26), subject([0.4, 0.02], 0.46, 26)],
  },
  sweep: {
    ground: 'whirl',
    accents: ['amber', 'gold'],
    light: 'amber',
    icon: 'battle-axe',
    at: [0, -0.05],
    size: 0.78,
    behind: [drawn(arcOf('gold', 'amber'), [0, 0.13, 1.24])],
    power: { at: [0, 0], size: 0.72, behind: [drawn(glory('amber', 'ember'), [0, 0, 1.04])] },
  },
  riposte: {
    ground: 'niche',
    accents: ['steel', 'gold'],
    light: 'azure',
    icon: 'gladius',
    at: [-0.14, -0.01],
    size: 0.72,
    behind: [icon('edged-shield', [0.3, 0.02, 0.56], ['azure', 'gold', 'steel'], { holes: 'azure' })],
  },
  reach: {
    ground: 'slash',
    accents: ['frost', 'gold'],
    light: 'frost',
    icon: 'plain-dagger',
    at: [0, 0.05],
    size: 0.68,
    companions: ({ palette: { card } }) => [drawn(cardFan(3, card[0], card[1]), [0, -0.07, 1.26])],
  },
  hex: {
    ground: 'broken',
    accents: ['violet', 'rose'],
    light: 'violet',
    icon: 'cracked-shield',
    at: [0, 0],
    size: 0.78,
  },
  guard: {
    ground: 'rings',
    power: { ground: 'rings' },
    accents: ['azure', 'steel'],
    light: 'azure',
    icon: 'templar-shield',
    at: [0, 0],
    size: 0.74,
  },
  cover: {
    ground: 'niche',
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'round-shield',
    at: [0, 0.06],
    size: 0.66,
    companions: ({ palette: { card } }) => [drawn(cardFan(3, card[0], card[1]), [0, -0.09, 1.24])],
  },
  hand: {
    ground: 'quarry',
    accents: ['frost', 'gold'],
    light: 'frost',
    icon: 'spell-book',
    at: [0, 0.08],
    size: 0.66,
    companions: ({ palette: { card } }) => [drawn(cardFan(5, card[0], card[1]), [0, -0.05, 1.12])],
  },
  surge: {
    ground: 'burst',
    accents: ['gold', 'amber'],
    light: 'gold',
    icon: 'power-lightning',
    at: [0, 0.05],
    size: 0.68,
    behind: energies(),
  },
  might: {
    ground: 'tongues',
    power: { ground: 'tongues' },
    accents: ['ember', 'gold'],
    light: 'ember',
    icon: 'biceps',
    at: [0, 0.01],
    size: 0.82,
  },
  venom: {
    ground: 'scales',
    power: { ground: 'scales' },
    accents: ['venom', 'moss'],
    light: 'venom',
    icon: 'poison-bottle',
    at: [0, 0],
    size: 0.78,
    behind: [
      drawn(bubble('venom'), [-0.46, 0.2, 0.16]),
      drawn(bubble('venom'), [-0.38, -0.14, 0.11]),
      drawn(bubble('venom'), [0.44, -0.22, 0.18]),
      drawn(drop('venom'), [0.42, 0.2, 0.24]),
    ],
  },
  shivs: {
    ground: 'slash',
    accents: ['steel', 'gold'],
    light: 'pearl',
    icon: 'plain-dagger',
    at: [0, 0.05],
    size: 0.6,
    behind: daggers(),
  },
  orbs: {
    ground: 'cells',
    power: { ground: 'cells' },
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'unstable-orb',
    at: [0, 0.1],
    size: 0.68,
    companions: ({ facts }) => orbsOf(facts),
  },
  wrath: {
    ground: 'tongues',
    power: { ground: 'tongues' },
    accents: ['ember', 'ruby'],
    light: 'ruby',
    icon: 'fire-punch',
    at: [0, 0],
    size: 0.68,
    behind: [drawn(halo('ember', 'ruby'), [0, 0, 0.96])],
  },
  calm: {
    ground: 'swell',
    power: { ground: 'swell' },
    accents: ['azure', 'frost'],
    light: 'azure',
    icon: 'lotus',
    at: [0, 0],
    size: 0.68,
    behind: [drawn(halo('azure', 'frost'), [0, 0, 0.96])],
  },
  stillness: {
    ground: 'rings',
    accents: ['pearl', 'ash'],
    light: 'pearl',
    icon: 'meditation',
    at: [0, 0],
    size: 0.68,
    behind: [drawn(halo('pearl', 'ash'), [0, 0, 0.96])],
  },
  miracle: {
    ground: 'rose',
    accents: ['gold', 'amber'],
    light: 'gold',
    icon: 'prayer',
    at: [0, 0],
    size: 0.64,
    behind: [drawn(glory('gold', 'ivory', 16), [0, 0, 0.98])],
  },
  vision: {
    ground: 'cells',
    accents: ['azure', 'pearl'],
    light: 'pearl',
    icon: 'third-eye',
    at: [0, 0],
    size: 0.66,
    behind: [drawn(halo('gold', 'azure', 24), [0, 0, 0.98])],
  },
  pyre: {
    ground: 'rain',
    power: { ground: 'tongues' },
    accents: ['ember', 'amber'],
    light: 'ember',
    icon: 'burning-embers',
    at: [0, 0.06],
    size: 0.68,
    behind: [drawn(cardFan(5, 'amber', 'soot'), [0, -0.05, 1.14])],
  },
  echo: {
    ground: 'whirl',
    accents: ['pearl', 'frost'],
    light: 'pearl',
    icon: 'echo-ripples',
    at: [0.2, 0.05],
    size: 0.68,
    companions: ({ subject }) => [subject([-0.24, -0.06], 0.6, 0, true)],
  },
  blood: {
    ground: 'swell',
    accents: ['ruby', 'rose'],
    light: 'ruby',
    icon: 'bleeding-heart',
    at: [0, 0],
    size: 0.76,
    behind: [
      drawn(drop('ruby'), [-0.44, -0.1, 0.24]),
      drawn(drop('ruby'), [0.44, -0.18, 0.2]),
      drawn(drop('ruby'), [0.38, 0.22, 0.28]),
    ],
  },
  plain: {
    ground: 'niche',
    accents: ['gold', 'amber'],
    light: 'ivory',
    icon: 'magic-swirl',
    at: [0, 0.02],
    size: 0.72,
  },
};

/** What X energy looks like: three flames of energy, each larger than the last. */
export const rising = (): readonly Layer[] =>
  scattered(orb('amber', 'gold'), [
    [-0.52, 0.17, 0.12],
    [-0.5, -0.02, 0.17],
    [-0.46, -0.27, 0.23],
  ]);
