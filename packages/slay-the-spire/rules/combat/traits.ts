/** Enemies' abilities that change a rule (STS-12.4). */
import { NONE } from '@three-spires/kernel';
import { TRAITS } from '../../words/lists.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { ALIVE, type Enemy, enemyAt, type State } from '../state.ts';

/** Each trait as a bit. */
export const TRAIT = Object.fromEntries(TRAITS.map((name, index) => [name, 1 << index])) as {
  readonly [Name in (typeof TRAITS)[number]]: number;
};

export const traitsOf = (enemy: Enemy): number => ENEMY_ENTRIES[enemy.kind]?.traits ?? 0;

/** Invincible is an ability of the first mode: no Weak, and a floor for HP. */
export const isInvincible = (enemy: Enemy): boolean =>
  enemy.mode === 0 && (traitsOf(enemy) & TRAIT.invincible) !== 0;

/** A living enemy with a trait, or NONE. */
export const enemyWith = (state: State, trait: number): number => {
  for (let index = 0; index < state.enemies.length; index++) {
    const enemy = enemyAt(state, index);
    if (enemy.status === ALIVE && (traitsOf(enemy) & trait) !== 0) return index;
  }
  return NONE;
};
