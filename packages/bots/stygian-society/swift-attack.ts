/** The worth of an attack's wounds at a glance. */

import { NONE } from '@three-spires/kernel';
import {
  attackBonus,
  BOSS,
  type CardEntry,
  enemyEntry,
  type Figure,
  FLOORS_IN_TOWER,
  type Hero,
  healthOf,
  placeEntry,
  resistanceOf,
  type State,
  screenOf,
  xpOf,
} from '@three-spires/stygian-society/for-bots';
import { chanceFromOdds } from '../odds.ts';
import type { Glance } from './glance.ts';
import { harmOf } from './harm.ts';
import { TASTE } from './taste.ts';

const REAR = 1;
const WIN = 50;

const isBossHere = ({ place }: State): boolean => placeEntry(place).boss !== undefined;

/** The cost of one figure's actions per cube that triggers them. */
const dangerOf = (kind: number): number => {
  const { routine, trigger } = enemyEntry(kind);
  if (trigger === NONE) return 1;
  const { wounds, woundsPerSelf, other, otherPerSelf } = harmOf(routine);
  return (wounds + woundsPerSelf + other + otherPerSelf) / trigger;
};

const woundWorth = (state: State, { kind }: Figure): number => {
  if (kind === BOSS) return TASTE.boss;
  const danger = (4 * TASTE.danger * dangerOf(kind)) / enemyEntry(kind).health;
  return (isBossHere(state) ? TASTE.minion : 1) + danger;
};

/** Experience is useless on the last floor. */
const killWorth = (state: State, figure: Figure): number => {
  if (figure.kind === BOSS) return WIN;
  return TASTE.kill + (state.floor === FLOORS_IN_TOWER ? 0 : TASTE.xp * xpOf(state, figure));
};

/** The worth of unreduced wounds on the enemy where they are worth most. */
export const freeWoundsWorth = (state: State, number: number): number => {
  let best = 0;
  for (const figure of state.figures) {
    const left = healthOf(state, figure) - figure.wounds;
    const kill = number >= left ? killWorth(state, figure) : 0;
    best = Math.max(best, Math.min(number, left) * woundWorth(state, figure) + kill);
  }
  return best;
};

type Wounds = NonNullable<CardEntry['pay']>['wounds'];

/** Wounds that one purchase deals to a figure before reductions. */
const partFor = (wounds: Wounds, figure: Figure, target: Figure | undefined): number => {
  let sum = 0;
  const isTarget = target?.id === figure.id;
  const isInRank = target?.rank === figure.rank;
  for (let index = 0; index < wounds.length; index++) {
    const { number, scope } = wounds[index] as Wounds[number];
    if (scope === 'all' || (scope === 'front' && figure.rank !== REAR)) sum += number;
    else if (scope === 'rank' && isInRank) sum += number;
    else if (isTarget && (scope === 'target' || (scope === 'ifRear' && figure.rank === REAR))) sum += number;
    // One of the others gets it.
    else if (scope === 'next' && isInRank && !isTarget) sum += number / 2;
  }
  return sum;
};

/** Wounds lost on a figure: Weakened, resistance and screening, minus a bonus on the target. */
const lostOn = (state: State, hero: Hero, entry: CardEntry, figure: Figure, isTarget: boolean): number => {
  const { attack, pay } = entry;
  let lost = 0;
  if (isTarget && attack !== NONE) lost -= attackBonus(state, hero, attack);
  if (pay?.pierces === true) return lost;
  if (attack !== NONE) lost += resistanceOf(state, figure, attack);
  return lost;
};

/** `further` is how often the effect is bought beyond the first time, on average. */
export const expectedWounds = (
  state: State,
  glance: Readonly<Pick<Glance, 'weakened' | 'inFront'>>,
  entry: CardEntry,
  figure: Figure,
  target: Figure | undefined,
  further: number,
): number => {
  const { pay, more } = entry;
  if (pay === undefined) return 0;
  const first = partFor(pay.wounds, figure, target);
  const each = more === undefined ? 0 : partFor(more.wounds, figure, target);
  if (first === 0 && each === 0) return 0;
  const hero = state.heroes[state.active] as Hero;
  let lost = glance.weakened + lostOn(state, hero, entry, figure, figure.id === target?.id);
  if (figure.rank === REAR && !pay.pierces) lost += screenOf(state, figure) * glance.inFront;
  return Math.max(0, first + further * each - lost);
};

export const attackValue = (
  state: State,
  glance: Readonly<Glance>,
  entry: CardEntry,
  target: Figure | undefined,
  further: number,
): number => {
  if (entry.pay === undefined || entry.pay.wounds.length === 0) return 0;
  let value = 0;
  for (let index = 0; index < state.figures.length; index++) {
    const figure = state.figures[index] as Figure;
    const wounds = expectedWounds(state, glance, entry, figure, target, further);
    if (wounds === 0) continue;
    const left = healthOf(state, figure) - figure.wounds;
    value += Math.min(wounds, left) * woundWorth(state, figure);
    value += chanceFromOdds((wounds - left + 0.3) / 0.5) * killWorth(state, figure);
  }
  return value;
};
