/** What a position of a fight is worth to the party, from 0 (lost at the start) to 20 (won without a scratch). */
import {
  type Card,
  FACES,
  faceOf,
  NONE,
  type Player,
  ROOM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { FIGHT_WEIGHTS, POWER_WORTH } from '../weights.ts';
import { createFeatures, FEATURES, fillFeatures } from './features.ts';

const WON = 10;
const LAST_HP = 10;
/** HP matters little after a Boss: the next Act begins with full HP, and the last one ends the climb. */
const WON_BOSS = 18;
const LAST_HP_BOSS = 2;
/** At this Ascension an Act no longer begins with full HP (STS-29.10). */
const NO_FULL_HEAL = 6;

const POTION_KEPT = 0.5;
const POTION_KEPT_BOSS = 0.25;
const GOLD_KEPT = 0.05;

/** The worth of a fight that is won. */
export const worthOfVictory = (state: State): number => {
  const { run, players } = state;
  const boss = run.room === ROOM.boss;
  const rested = boss && run.ascension < NO_FULL_HEAL;
  let sum = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const { hp, maxHp, potions, gold } = players[seat] as Player;
    const health = Math.min(1, hp / maxHp) ** 0.7;
    sum += rested ? LAST_HP_BOSS * health : LAST_HP * health;
    sum += potions.length * (boss ? POTION_KEPT_BOSS : POTION_KEPT) + gold * GOLD_KEPT;
  }
  return (rested ? WON_BOSS : WON) + sum / players.length;
};

/** A fight that is lost is worth a little for what it took the enemies to win it, so that a bot never gives up. */
export const worthOfDefeat = (state: State): number => {
  let left = 0;
  for (const { hp } of state.enemies) left += hp;
  return 2 * Math.exp(-left / (30 * state.players.length));
};

export const isLost = (state: State): boolean => state.fallen !== NONE;

const WEIGHTS: readonly Float64Array[] = FIGHT_WEIGHTS.map((weights) =>
  Float64Array.from(FEATURES, (name) => weights[name] ?? 0),
);
const POWERS = Float64Array.from(FACES, ({ name }) => POWER_WORTH[name] ?? 0);

const ENEMY_HP = FEATURES.indexOf('enemyHp');
const FURTHER_HP = FEATURES.indexOf('furtherHp');

const features = createFeatures();

/** The value of a fight that goes on, by its features. */
export const valueOfFight = (state: State, seat: number): number => {
  fillFeatures(state, features);
  const { character } = state.players[seat] as Player;
  const weights = WEIGHTS[character] as Float64Array;
  let value = 0;
  for (let at = 0; at < features.length; at++) value += (features[at] as number) * (weights[at] as number);
  return value + worthOfPowers(state);
};

/** A Power counts for more the longer the fight goes on. */
const POWER_SPAN = 30;

const worthOfPowers = ({ players }: State): number => {
  const left = ((features[ENEMY_HP] as number) + (features[FURTHER_HP] as number)) / POWER_SPAN;
  let value = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const { powers } = players[seat] as Player;
    for (let at = 0; at < powers.length; at++) value += left * (POWERS[faceOf(powers[at] as Card)] as number);
  }
  return value;
};
