/**
 * What can be seen at the start of a turn without trying anything: which enemies are about to act, and how
 * hard.
 */

import { NONE } from '@three-spires/kernel';
import {
  addBonusCubes,
  BOSS,
  chanceToFall,
  chanceToLoosen,
  countRank,
  DAZED,
  enemyEntry,
  type Figure,
  type Hero,
  type PlaceEntry,
  placeEntry,
  type State,
  shieldsOf,
  tokensOf,
  WEAKENED,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { chanceFromOdds } from '../odds.ts';
import { harmOf } from './harm.ts';
import { TASTE } from './taste.ts';

export const HERO_COLOURS = 3;
export const COLOURS = 6;
/** A cube that falls is worth more than one: some fall into the crypt and count twice. */
export const FALLEN = 1.19;
/** Hero cubes in a drop, approximately. */
const USUAL_DROP = 3;

export type Glance = {
  /** Cubes added to every drop of the hero: blue, green, white, wild. */
  readonly bonus: number[];
  dazed: number;
  weakened: number;
  /** Enemy cubes in every drop, and all cubes in the tower. */
  perilCubes: number;
  stuck: number;
  inFront: number;
  /** Wounds that the party can still take. */
  left: number;
  /** Average wounds coming this turn, and everything enemy cubes cause, as wounds. */
  incoming: number;
  menace: number;
  /** By enemy colour: the effect of its next action, as wounds, and its probability this turn. */
  readonly harm: number[];
  readonly chance: number[];
  /** Status tokens of all heroes. */
  tokens: number;
};

/** Reused for every turn: rollouts take thousands of glances. */
const glance: Glance = {
  bonus: [0, 0, 0, 0],
  dazed: 0,
  weakened: 0,
  perilCubes: 0,
  stuck: 0,
  inFront: 0,
  left: 0,
  incoming: 0,
  menace: 0,
  harm: [0, 0, 0],
  chance: [0, 0, 0],
  tokens: 0,
};

/** The chance that a colour reaches a number of cubes, from the mean of its cubes. */
const chanceToTrigger = (cubes: number, trigger: number): number =>
  chanceFromOdds((cubes - trigger + 0.3) / 0.7);

const expectAction = (index: number, routine: number, chance: number, figures: number): void => {
  const { wounds, woundsPerSelf, other, otherPerSelf } = harmOf(routine);
  const hurt = wounds + woundsPerSelf * figures;
  const harm = hurt + other + otherPerSelf * figures + TASTE.peril;
  glance.incoming += chance * hurt;
  glance.menace += chance * harm;
  glance.harm[index] = Math.max(glance.harm[index] as number, harm);
  glance.chance[index] = Math.max(glance.chance[index] as number, chance);
};

/** The kind of a colour in play, or NONE, and its number of figures. */
const kindAndCount = (state: State, colour: number): readonly [number, number] => {
  let kind = NONE;
  let count = 0;
  for (let place = 0; place < state.figures.length; place++) {
    const figure = state.figures[place] as Figure;
    if (figure.kind === BOSS || enemyEntry(figure.kind).colour !== colour) continue;
    kind = figure.kind;
    count++;
  }
  return [kind, count];
};

const lookAtColour = (
  state: State,
  place: PlaceEntry,
  colour: number,
  falls: number,
  loosens: number,
): void => {
  const index = colour - HERO_COLOURS;
  const [kind, figures] = kindAndCount(state, colour);
  const dropped = (place.perilCubes[colour] as number) + (state.extra[colour] as number);
  const cubes =
    (state.field[colour] as number) +
    2 * (state.crypt[colour] as number) +
    FALLEN * (falls * dropped + loosens * (state.tower[colour] as number));
  glance.harm[index] = 0;
  glance.chance[index] = 0;
  if (kind !== NONE) {
    const { trigger, routine } = enemyEntry(kind);
    if (trigger !== NONE) expectAction(index, routine, chanceToTrigger(cubes, trigger), figures);
  }
  const line = place.lines[index];
  if (line !== undefined && (line.always || kind === NONE))
    expectAction(index, line.routine, chanceToTrigger(cubes, line.cubes), 1);
};

const countCubes = (state: State, place: PlaceEntry): void => {
  glance.perilCubes = 0;
  glance.stuck = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    glance.stuck += state.tower[colour] as number;
    if (colour >= HERO_COLOURS)
      glance.perilCubes += (place.perilCubes[colour] as number) + (state.extra[colour] as number);
  }
};

export const countTokens = ({ heroes }: State): number => {
  let count = 0;
  for (let index = 0; index < heroes.length; index++) {
    const { tokens } = heroes[index] as Hero;
    for (let token = 0; token < tokens.length; token++) count += tokens[token] as number;
  }
  return count;
};

/** The result is valid until the next glance. */
export const lookAround = (state: State): Readonly<Glance> => {
  const hero = state.heroes[state.active] as Hero;
  const place = placeEntry(state.place);
  glance.bonus.fill(0);
  addBonusCubes(state, hero, glance.bonus);
  glance.dazed = tokensOf(hero, DAZED);
  glance.weakened = tokensOf(hero, WEAKENED);
  glance.inFront = countRank(state, 0);
  glance.left = woundLimit(state) - state.wounds;
  glance.tokens = countTokens(state);
  countCubes(state, place);
  const dropped = glance.perilCubes + USUAL_DROP;
  const falls = chanceToFall(dropped, glance.stuck) / 1000;
  const loosens = chanceToLoosen(dropped, glance.stuck) / 1000;
  glance.incoming = 0;
  glance.menace = 0;
  for (let colour = HERO_COLOURS; colour < COLOURS; colour++)
    lookAtColour(state, place, colour, falls, loosens);
  glance.incoming = Math.max(0, glance.incoming - shieldsOf(hero));
  return glance;
};
