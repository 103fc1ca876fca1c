/** The value of a fight position to the party, from 0 (lost at the start) to 20 (won without a scratch). */
import { enemyAt, NONE, type Player, ROOM, type State } from '@three-spires/slay-the-spire/for-bots';
import { type Net, readNet } from '../net.ts';
import { LEAST_NOT_RESTED } from '../worth/outlook.ts';
import { createFightInputs, fillInputs, INPUT_NAMES } from './inputs.ts';
import trained from './net.json' with { type: 'json' };
import trainedInParties from './party-net.json' with { type: 'json' };
import { answerNext, runNet } from './running-net.ts';

const WON = 10;
const LAST_HP = 10;
/** HP matters little after a Boss: the next Act starts at full HP, and the last one ends the climb. */
const WON_BOSS = 18;
const LAST_HP_BOSS = 2;

const POTION_KEPT = 0.5;
const POTION_KEPT_BOSS = 0.25;
const GOLD_KEPT = 0.05;

/** The extra value of a potion while a Boss is still to come: the nets were fitted when it was lower. */
const POTION_RESERVED = 0.8;

/** Potions kept for the Boss, averaged over the party. Without this, bots drank them in easily won fights. */
export const reserveOf = ({ run, players }: State): number => {
  if (run.room === ROOM.boss) return 0;
  let potions = 0;
  for (let seat = 0; seat < players.length; seat++) potions += (players[seat] as Player).potions.length;
  return (POTION_RESERVED * potions) / players.length;
};

/** The cost of each round of a fight, so that the same outcome is better sooner than later. */
const PER_ROUND = 0.02;

/** The value of a won fight, without the reserve. */
export const worthOfVictory = (state: State): number => {
  const { run, players, round } = state;
  const boss = run.room === ROOM.boss;
  const rested = boss && run.ascension < LEAST_NOT_RESTED;
  let sum = 0;
  let all = 0;
  let least = 1;
  for (let seat = 0; seat < players.length; seat++) {
    const { hp, maxHp, potions, gold } = players[seat] as Player;
    const health = Math.min(1, hp / maxHp) ** 0.7;
    all += health;
    least = Math.min(least, health);
    sum += rested ? LAST_HP_BOSS * health : LAST_HP * health;
    sum += potions.length * (boss ? POTION_KEPT_BOSS : POTION_KEPT) + gold * GOLD_KEPT;
  }
  const worth = (rested ? WON_BOSS : WON) + sum / players.length - PER_ROUND * round;
  if (rested || players.length === 1) return worth;
  return worth - WEAKEST * LAST_HP * (all / players.length - least);
};
/** The next fight is as dangerous as it is to the weakest player, whose HP get this weight in a party. */
const WEAKEST = 0.5;

/** A lost fight is worth a little for the damage dealt, so that a bot never gives up. */
export const worthOfDefeat = (state: State): number => {
  let left = 0;
  for (const { hp } of state.enemies) left += hp;
  return 2 * Math.exp(-left / (30 * state.players.length));
};

export const isLost = (state: State): boolean => state.fallen !== NONE;

let alone = runNet(readNet(trained, INPUT_NAMES));
let inParty = runNet(readNet(trainedInParties, INPUT_NAMES));
const inputs = createFightInputs();

/** For training: evaluates with another net from now on, for single-player or party fights. */
export const judgeBy = (other: Net, parties = false): void => {
  if (parties) inParty = runNet(other);
  else alone = runNet(other);
};

/** The value of the best outcome. */
export const BEST = 20;
/** An ongoing fight is worth less than the same fight won now. */
const NOT_WON_YET = 0.05;
const PER_ENEMY_HP = 0.002;
/**
 * Training contains few longer fights. From here on, enemies' HP weigh more each round, so that every fight
 * ends.
 */
const LONG_FIGHT = 15;
const PER_LONG_ROUND = 0.02;

/** The value of an ongoing fight. */
export const valueOfFight = (state: State): number => {
  fillInputs(state, inputs);
  const net = state.players.length === 1 ? alone : inParty;
  const expected = Math.min(
    BEST * answerNext(net, inputs) - PER_ROUND * state.round,
    worthOfVictory(state) - NOT_WON_YET,
  );
  let left = 0;
  for (let at = 0; at < state.enemies.length; at++) left += enemyAt(state, at).hp;
  const perHp = PER_ENEMY_HP + PER_LONG_ROUND * Math.max(0, state.round - LONG_FIGHT);
  return expected + reserveOf(state) - (perHp * left) / state.players.length;
};
