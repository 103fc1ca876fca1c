/** What an enemy is about to do. */
import { NONE } from '@three-spires/kernel';
import type { Effect } from '../../words/vocabulary.ts';
import type { ActionEntry, ModeEntry } from '../compile/enemy-entry.ts';
import { ENEMY_ENTRIES, type EnemyEntry } from '../compile/entries.ts';
import { ALIVE, type Enemy, enemyAt, PHASE, type Player, type State } from '../state.ts';
import { isShifting } from './cubes.ts';
import { hitDamage } from './harm.ts';
import { targetedSeat } from './last-stand.ts';
import { TRAIT, traitsOf } from './traits.ts';

/** The index of the enemy's next action, or NONE before the first roll (STS-14.10 to 14.12). */
export const nextAction = (state: State, enemy: Enemy): number => {
  const mode = (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).modes[enemy.mode] as ModeEntry;
  if (mode.pattern === 'single') return mode.first;
  if (mode.pattern === 'cube') return enemy.cube;
  return state.die === 0 ? NONE : (mode.byDie[state.die] as number);
};

/** Extra damage of each enemy hit on a player: Strength, and Powers under Curiosity. */
export const enemyBonus = (enemy: Enemy, player: Player): number =>
  (traitsOf(enemy) & TRAIT.curiosity) === 0 ? enemy.strength : enemy.strength + player.powers.length;

type Hit = Extract<Effect, { do: 'hit' }>;

const intendedHits = (state: State, index: number): Hit[] => {
  const enemy = enemyAt(state, index);
  const action = nextAction(state, enemy);
  if (enemy.status !== ALIVE || action === NONE) return [];
  const { effects, modeShift } = (ENEMY_ENTRIES[enemy.kind] as EnemyEntry).actions[action] as ActionEntry;
  if (modeShift && willShift(state, index)) return [];
  return effects.filter((effect: Effect): effect is Hit => effect.do === 'hit');
};

/** With its cube on Mode Shift, an enemy without Block does not attack (STS-19.5). */
const willShift = (state: State, index: number): boolean =>
  state.phase === PHASE.enemyActions ? isShifting(state, index) : enemyAt(state, index).block === 0;

const hitReaches = (state: State, enemy: Enemy, hit: Hit, seat: number): boolean =>
  hit.at === 'everyone' || enemy.row === 0 || targetedSeat(state, enemy) === seat;

const numberOf = (amount: Hit['times']): number => (typeof amount === 'number' ? amount : amount.base);

/** How many hit icons of its next action will hit a player. */
export const hitsOnSeat = (state: State, index: number, seat: number): number => {
  const enemy = enemyAt(state, index);
  return intendedHits(state, index)
    .filter((hit) => hitReaches(state, enemy, hit, seat))
    .reduce((sum, hit) => sum + numberOf(hit.times), 0);
};

/** The current damage and number of hits of each attack part of the next action. */
export const attacksOf = (state: State, index: number): { seat: number; damage: number; times: number }[] => {
  const enemy = enemyAt(state, index);
  return state.players.flatMap((player: Player, seat) =>
    intendedHits(state, index)
      .filter((hit) => hitReaches(state, enemy, hit, seat))
      .map((hit) => ({
        seat,
        damage: hitDamage(numberOf(hit.amount) + enemyBonus(enemy, player), enemy.weak, player.vulnerable),
        times: numberOf(hit.times),
      })),
  );
};
