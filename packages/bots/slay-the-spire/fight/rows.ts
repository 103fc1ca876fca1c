/** Features of a party besides the sums over its players: one death defeats the whole party (STS-1.5). */
import {
  ALIVE,
  type Enemy,
  enemyAt,
  type Player,
  type State,
  standsIn,
} from '@three-spires/slay-the-spire/for-bots';
import { nextDamage, usualDamage } from './threat.ts';

/** The names of these features, by index. */
export const ROW_FEATURES = [
  'coming to each',
  'usual to each',
  'most coming',
  'least margin',
  'least usual margin',
  'short of HP',
  'players in danger',
  'low least HP',
] as const;

export type RowFeatures = Float64Array;
export const createRowFeatures = (): RowFeatures => new Float64Array(ROW_FEATURES.length);

/** HP below this are dangerous, and so is damage that leaves no more than `CLOSE`. */
const LOW_HP = 5;
const CLOSE = 2;

/** Fills in what the enemies of each row, plus the Boss, do to the player there. */
export const fillRows = (state: State, out: RowFeatures): void => {
  let [coming, usual, most, short, inDanger] = [0, 0, 0, 0, 0];
  let [margin, usualMargin, least] = [FAR, FAR, FAR];
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) {
    const { row, hp, maxHp } = players[seat] as Player;
    // A player who has died in a Last Stand is in no further danger (STS-35.1).
    if (hp <= 0 || maxHp <= 0) continue;
    const next = damageIn(state, row, nextDamage);
    const average = damageIn(state, row, (_, enemy) => usualDamage(enemy));
    coming += next;
    usual += average;
    most = Math.max(most, next);
    margin = Math.min(margin, hp - next);
    usualMargin = Math.min(usualMargin, hp - average);
    least = Math.min(least, hp);
    short += Math.max(0, next + CLOSE - hp);
    if (hp - next <= CLOSE) inDanger++;
  }
  const share = 1 / players.length;
  const values = [
    ...[coming * share, usual * share, most, margin, usualMargin, short * share],
    ...[inDanger * share * LOW_HP, Math.max(0, LOW_HP - least)],
  ];
  for (let at = 0; at < values.length; at++) out[at] = values[at] as number;
};
const FAR = 30;

const damageIn = (state: State, row: number, damageOf: (state: State, enemy: Enemy) => number): number => {
  let sum = 0;
  for (let at = 0; at < state.enemies.length; at++) {
    const enemy = enemyAt(state, at);
    if (enemy.status === ALIVE && standsIn(enemy, row)) sum += damageOf(state, enemy);
  }
  return sum;
};
