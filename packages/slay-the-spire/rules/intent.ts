/** What an enemy is going to do. */
import type { Effect } from '../words/effect.ts';
import { hitDamage } from './harm.ts';
import { seatInRow } from './living.ts';
import { ALIVE, type Enemy, type Player, type State, UNSET } from './state.ts';
import { ENEMY_TABLE, type EnemyEntry } from './tables.ts';

/** The place of the next action among the enemy's actions, or UNSET before the first roll (STS-14.10 to 14.12). */
export const nextAction = (state: State, enemy: Enemy): number => {
  const entry = ENEMY_TABLE[enemy.kind] as EnemyEntry;
  if (entry.pattern === 'single') return 0;
  if (entry.pattern === 'cube') return enemy.cube;
  return state.die === 0 ? UNSET : (entry.byDie[state.die] as number);
};

type Hit = Extract<Effect, { do: 'hit' }>;

const intendedHits = (state: State, enemy: Enemy): Hit[] => {
  const action = nextAction(state, enemy);
  if (enemy.status !== ALIVE || action === UNSET) return [];
  const effects: readonly Effect[] = (ENEMY_TABLE[enemy.kind] as EnemyEntry).actions[action]?.effects ?? [];
  return effects.filter((effect): effect is Hit => effect.do === 'hit');
};

const hitReaches = (state: State, enemy: Enemy, hit: Hit, seat: number): boolean =>
  hit.at === 'everyone' || enemy.row === 0 || seatInRow(state, enemy.row) === seat;

const numberOf = (amount: Hit['times']): number => (typeof amount === 'number' ? amount : amount.base);

/** How many hit icons of its next action will land on a player. */
export const hitsOnSeat = (state: State, index: number, seat: number): number => {
  const enemy = state.enemies[index] as Enemy;
  return intendedHits(state, enemy)
    .filter((hit) => hitReaches(state, enemy, hit, seat))
    .reduce((sum, hit) => sum + numberOf(hit.times), 0);
};

/** Damage and number of each attack part of the next action, as things stand now. */
export const attacksOf = (state: State, index: number): { seat: number; damage: number; times: number }[] => {
  const enemy = state.enemies[index] as Enemy;
  return state.players.flatMap((player: Player, seat) =>
    intendedHits(state, enemy)
      .filter((hit) => hitReaches(state, enemy, hit, seat))
      .map((hit) => ({
        seat,
        damage: hitDamage(numberOf(hit.amount) + enemy.strength, enemy.weak, player.vulnerable),
        times: numberOf(hit.times),
      })),
  );
};
