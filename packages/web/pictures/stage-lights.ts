import type { PicturedGame } from './addresses.ts';

type Stage = {
  /** The figure whose stage it is. */
  readonly id: string;
  /** The paint of the light that falls on it (theme/tokens.css). */
  readonly light: string;
  /** The last fight of all: its light beats. */
  readonly climax: boolean;
};

/** The light on a Boss, against the colours of its glass, and the light that takes its place in its second phase. */
const LIGHTS: Readonly<Record<string, readonly [first: string, second: string]>> = {
  'slay-the-spire/the-guardian': ['gold-88', 'red-69'],
  'slay-the-spire/hexaghost': ['gold-88', 'ember-74'],
  'slay-the-spire/slime-boss': ['violet-69', 'rose-80'],
  'slay-the-spire/the-collector': ['green-85', 'gold-91'],
  'slay-the-spire/bronze-automaton': ['blue-85', 'violet-69'],
  'slay-the-spire/the-champ': ['blue-85', 'red-69'],
  'slay-the-spire/awakened-one': ['ember-84', 'rose-80'],
  'slay-the-spire/awakened-one-phase-2': ['rose-80', 'red-69'],
  'slay-the-spire/time-eater': ['gold-88', 'ember-74'],
  'slay-the-spire/donu': ['teal-97', 'violet-79'],
  'slay-the-spire/deca': ['teal-97', 'violet-79'],
  'slay-the-spire/corrupt-heart': ['sky-89', 'gold-91'],
  'stygian-society/baron-brass': ['blue-85', 'violet-69'],
  'stygian-society/colonel-gallows': ['sky-89', 'gold-88'],
  'stygian-society/mother-mildew': ['violet-69', 'rose-80'],
  'stygian-society/patchwork-adams': ['blue-85', 'violet-69'],
  'stygian-society/lady-hemlock': ['violet-69', 'gold-88'],
  'stygian-society/ottokar-the-undying': ['rose-80', 'violet-69'],
  'stygian-society/professor-nachtigall': ['gold-88', 'ember-74'],
  'stygian-society/the-court-astronomer': ['gold-88', 'ember-84'],
};

const LAST: readonly string[] = ['slay-the-spire/corrupt-heart'];

type Star = {
  readonly id: string;
  readonly hp: number;
  readonly maxHp: number;
  /** A mode other than its first. */
  readonly changed?: boolean;
};

/** How the hall is lit for a Boss: its second phase begins with another mode, or at half its HP. */
export const stageOf = (game: PicturedGame, { id, hp, maxHp, changed = false }: Star): Stage | undefined => {
  const key = `${game}/${id}`;
  const light = LIGHTS[key]?.[changed || hp * 2 <= maxHp ? 1 : 0];
  return light === undefined ? undefined : { id, light, climax: LAST.includes(key) };
};

/** For the element around the hall and its figures: the light that both stand in. */
export const stageProps = (stage: Stage | undefined) =>
  stage && {
    'data-stage': stage.id,
    'data-climax': stage.climax || undefined,
    style: { ['--stage-light' as string]: `var(--${stage.light})` },
  };

export type { Stage };
