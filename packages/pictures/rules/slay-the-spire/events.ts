/** Events: an arched window with a land behind what is met. */
import type { ContentItem } from '@three-spires/kernel';
import type { GroundName, Layer, Sheet } from '../../model.ts';
import { type Picture, pictureOf } from '../compose/family.ts';
import { icon } from '../compose/layers.ts';
import { ALONE, subjectOf } from './subject-layer.ts';
import { SUBJECTS } from './subjects/index.ts';

type Act = {
  readonly sheets: readonly Sheet[];
  readonly light: Sheet;
  /** What grows or stands at both sides. */
  readonly beside: readonly [left: string, right: string];
  readonly dark: readonly Sheet[];
};

const ACTS: readonly Act[] = [
  {
    sheets: ['teal', 'moss', 'gold', 'night'],
    light: 'amber',
    beside: ['dead-wood', 'pine-tree'],
    dark: ['night', 'teal'],
  },
  {
    sheets: ['bronze', 'wine', 'ivory', 'night'],
    light: 'ember',
    beside: ['ancient-columns', 'castle-ruins'],
    dark: ['wine', 'leather'],
  },
  {
    sheets: ['violet', 'indigo', 'rose', 'night'],
    light: 'rose',
    beside: ['crystal-growth', 'obelisk'],
    dark: ['indigo', 'night'],
  },
];

/** A word of the drawing's name that asks for another ground than the land. */
const GROUNDS: readonly (readonly [word: string, ground: GroundName])[] = [
  ['fire', 'tongues'],
  ['forge', 'tongues'],
  ['fish', 'swell'],
  ['portal', 'whirl'],
  ['falling', 'rain'],
  ['book', 'niche'],
  ['bookshelf', 'niche'],
];

const groundFor = (icon: string): GroundName =>
  GROUNDS.find(([word]) => icon.split('-').includes(word))?.[1] ?? 'land';

const actOf = (act: number | undefined): Act => ACTS[(act ?? 1) - 1] ?? (ACTS[0] as Act);

const besideOf = ({ beside: [left, right], dark }: Act): readonly Layer[] => [
  icon(left, [-0.47, 0.26, 0.4], dark),
  icon(right, [0.47, 0.27, 0.38], dark),
];

export const eventByRule = (item: ContentItem): Picture => {
  const act = actOf(item.act);
  const { sheets, light } = act;
  const met = SUBJECTS[item.name] ?? 'uncertainty';
  const subject = subjectOf(met, sheets.slice(0, 2), light)([0, 0.05], 0.74);
  return pictureOf(
    { frame: 'arch', ground: { kind: groundFor(met), sheets }, light, beads: 'brass' },
    { behind: besideOf(act), subject },
    ALONE,
  );
};
