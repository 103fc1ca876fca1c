/** Relics and potions: medals of 200 by 200. */
import type { ContentItem } from '@three-spires/kernel';
import type { GroundName, Layer, Scene, Sheet } from '../../model.ts';
import { type FlaskShape, flask } from '../../shapes/companions.ts';
import type { Picture } from '../compose/family.ts';
import { drawn, icon } from '../compose/layers.ts';
import type { Material } from '../compose/materials.ts';
import { materialOf } from './materials.ts';
import { chanceOf, subjectOf } from './subject-layer.ts';
import { SUBJECTS } from './subjects/index.ts';
import { type Fact, factsOf } from './words.ts';

/** The ground that lets a thing of this sheet stand out. */
const AGAINST: Partial<Record<Sheet, readonly [Sheet, Sheet]>> = {
  gold: ['indigo', 'violet'],
  steel: ['wine', 'plum'],
  bone: ['teal', 'emerald'],
  ember: ['cobalt', 'indigo'],
  ruby: ['teal', 'cobalt'],
  frost: ['plum', 'wine'],
  azure: ['wine', 'plum'],
  venom: ['plum', 'indigo'],
  leather: ['teal', 'cobalt'],
  stone: ['wine', 'bronze'],
  ivory: ['cobalt', 'teal'],
  rose: ['emerald', 'teal'],
  moss: ['plum', 'wine'],
  skin: ['cobalt', 'indigo'],
  pearl: ['violet', 'plum'],
  teal: ['wine', 'ruby'],
};

const groundAgainst = (sheet: Sheet | undefined): readonly [Sheet, Sheet] =>
  (sheet === undefined ? undefined : AGAINST[sheet]) ?? ['indigo', 'teal'];

const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** Colours that a printed name names: the Red Mask is red, the Golden Idol is of gold. */
const NAMED: Readonly<Record<string, Sheet>> = {
  Golden: 'gold',
  Blood: 'ruby',
  Red: 'ruby',
  Blue: 'azure',
  White: 'pearl',
  Molten: 'ember',
  Toxic: 'venom',
  Frozen: 'frost',
  Akabeko: 'ruby',
};

const materialFor = (thing: string, name: string): Material => {
  const material = materialOf(thing);
  const colour = name.split(' ').flatMap((word) => NAMED[word] ?? [])[0];
  return colour === undefined ? material : { ...material, sheets: [colour, ...material.sheets] };
};

const RELIC_GROUNDS: readonly GroundName[] = ['rose', 'rings', 'rose', 'cells'];

/** What an item does gives the colour of its light, and of a brew. */
const LIGHTS: readonly (readonly [Fact, Sheet])[] = [
  ['block', 'azure'],
  ['poison', 'venom'],
  ['energy', 'gold'],
  ['strength', 'ember'],
  ['heal', 'ruby'],
  ['blood', 'ruby'],
  ['weak', 'plum'],
  ['vulnerable', 'violet'],
  ['hit', 'ember'],
  ['draw', 'frost'],
  ['again', 'amber'],
  ['exhaust', 'pearl'],
  ['miracle', 'gold'],
];

const lightOf = (facts: ReadonlySet<Fact>): Sheet | undefined =>
  LIGHTS.find(([fact]) => facts.has(fact))?.[1];

export const relicByRule = (item: ContentItem): Picture => {
  const boss = item.kind === 'bossRelic';
  const thing = SUBJECTS[item.name] ?? 'gem-pendant';
  const material = materialFor(thing, item.name);
  const [sheet] = material.sheets;
  const ground = groundAgainst(sheet);
  const light = lightOf(factsOf(item)) ?? 'amber';
  const subject = subjectOf(thing, ground, light, material);
  const scene: Scene = {
    frame: 'medal',
    ground: {
      kind: boss ? 'burst' : pick(RELIC_GROUNDS, chanceOf(item.id)),
      sheets: [...ground, light, boss ? 'ruby' : 'amber'],
    },
    light,
    layers: [subject([0, 0], 0.66)],
    beads: boss ? 'ruby' : 'brass',
    ...(boss || item.kind === 'specialRelic' ? { foil: true } : {}),
  };
  return { scene, small: [subject([0, 0], 0.74)] };
};

const FLASKS: readonly FlaskShape[] = ['round', 'tall', 'wide', 'square'];
const BREWS: readonly Sheet[] = ['rose', 'teal', 'violet', 'amber'];
/** Where the brew of a flask is, and how much room it has. */
const EMBLEMS: Readonly<Record<FlaskShape, readonly [y: number, size: number]>> = {
  round: [0.19, 0.34],
  tall: [0.2, 0.29],
  wide: [0.27, 0.33],
  square: [0.2, 0.34],
};

/** A flask with a brew of the colour of what it does, and an emblem on it. */
const flaskLayers = (shape: FlaskShape, brew: Sheet, emblem: string): readonly Layer[] => {
  const [y, size] = EMBLEMS[shape];
  return [
    drawn(flask(shape, brew), [0, -0.01, 0.88]),
    icon(emblem, [0, y * 0.82, size], ['pearl', 'ivory'], { glow: brew }),
  ];
};

export const potionByRule = (item: ContentItem): Picture => {
  const share = chanceOf(item.id);
  const brew = lightOf(factsOf(item)) ?? pick(BREWS, share);
  const layers = flaskLayers(pick(FLASKS, chanceOf(`${item.id} flask`)), brew, SUBJECTS[item.name] ?? 'drop');
  const ground = groundAgainst(brew);
  return {
    scene: {
      frame: 'medal',
      ground: { kind: share < 0.5 ? 'quarry' : 'scales', sheets: [...ground, 'gold', brew] },
      light: brew,
      layers,
      beads: 'brass',
    },
    small: layers,
  };
};
