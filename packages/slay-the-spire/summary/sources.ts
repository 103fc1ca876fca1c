/** The cause of an event, read from the stack when it happens. */
import { defined, NONE, topFrame } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { FACES, ROUTINE_SOURCES, RULE_ROUTINE } from '../rules/compile/entries.ts';
import { enemyName } from '../rules/naming.ts';
import { FRAME, type State } from '../rules/state.ts';
import type { DamageSource } from './types.ts';

export type Doing = { readonly name: string; readonly face?: number; readonly seat: number };

const UNKNOWN: Doing = { name: '', seat: NONE };

/** The card, item, enemy or rule that is acting, and the player behind it. */
export const doingNow = (state: State, poisoner: (enemy: number) => number): Doing => {
  const frame = topFrame(state.stack);
  if (frame === undefined) return UNKNOWN;
  if (frame.card !== NONE) {
    const face = faceOf(frame.card);
    return { name: FACES[face]?.name ?? '', face, seat: frame.seat };
  }
  if (frame.kind === FRAME.enemy || (frame.enemy !== NONE && frame.seat === NONE)) {
    const kind = state.enemies[frame.enemy]?.kind;
    return { name: kind === undefined ? '' : enemyName(kind), seat: NONE };
  }
  const name = ROUTINE_SOURCES[frame.routine]?.name ?? '';
  return { name, seat: frame.routine === RULE_ROUTINE.poison ? poisoner(frame.target) : frame.seat };
};

/** A tally of damage by source. */
export type Tally = Map<string, { name: string; face?: number; damage: number; plays: number }>;

const entry = (tally: Tally, { name, face }: Doing) => {
  const known = tally.get(name);
  if (known !== undefined) return known;
  const fresh = { name, ...defined({ face }), damage: 0, plays: 0 };
  tally.set(name, fresh);
  return fresh;
};

export const addDamage = (tally: Tally, doing: Doing, damage: number): void => {
  if (damage > 0) entry(tally, doing).damage += damage;
};

export const addPlay = (tally: Tally, face: number, seat: number): void => {
  entry(tally, { name: FACES[face]?.name ?? '', face, seat }).plays++;
};

/** Every source of damage, largest first. */
export const sorted = (tally: Tally): DamageSource[] =>
  [...tally.values()].filter(({ damage }) => damage > 0).sort((a, b) => b.damage - a.damage);
