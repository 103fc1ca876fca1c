/**
 * Trial fights for options: the deck after each option fights the Act's Boss and Elites repeatedly, with the
 * same shuffles for each option. The results correct the trained values, weighted by their reliability.
 */
import {
  copyState,
  NONE,
  playerAt,
  ROOM,
  type Run,
  type State,
  summonSupply,
} from '@three-spires/slay-the-spire/for-bots';
import type { Thinking } from '../../bot.ts';
import { fightAgainst, simulateFight } from '../fight/index.ts';
import { LOST_HP } from '../worth/deck.ts';
import { enemiesOf } from '../worth/enemies.ts';
import { marginOf, type Outlook } from '../worth/outlook.ts';
import { type Option, totalOf } from './option.ts';

/**
 * The maximum number of trials per option, shared by the players of a party, whose fights take longer. Of
 * three rewards, the one with the best trained value cost 0.2 HP per future hard fight, compared with the
 * best; 16 trials reduced that to 0.1, 64 to 0.04.
 */
const ROUNDS = 64;
const MOST_OPTIONS = 3;
/** Trials against the Boss, to predict the fight's result. */
const BOSS_ROUNDS = 16;
/** The error of a trained value, in HP per hard fight. */
const DOUBT = 0.4;
/** The minimum proportion of HP to fight with: HP missing now will not be missing in later fights. */
const RESTED = 0.85;

/** A Boss's rewards and relics are for the next Act. */
const beatenBoss = (run: Run): boolean => run.room === ROOM.boss;

/** Enemy cards to fight: the Act's Boss twice as often as its Elites. */
const opponents = ({ run }: State): number[] => {
  const bosses = beatenBoss(run) ? enemiesOf('boss', run.act + 1) : [run.boss];
  const elites = enemiesOf('elite', beatenBoss(run) ? run.act + 1 : run.act);
  const bossAt = (at: number): number => bosses[at % bosses.length] ?? NONE;
  return elites.flatMap((elite, at) => [bossAt(at), bossAt(at + 1), elite]).filter((kind) => kind !== NONE);
};

const healthOf = ({ enemies }: State): number =>
  Math.max(
    1,
    enemies.reduce((sum, { maxHp }) => sum + maxHp, 0),
  );

/** HP left after a fight, by seat; below 0 if it was lost. */
export const leftByFight = (state: State, seat: number, enemy: number, seed: string): number[] => {
  const fight = fightAgainst(state, seat, enemy, seed);
  const { won, hpLeft, enemyHp } = simulateFight(fight, seat, seed);
  return won ? [...hpLeft] : hpLeft.map(() => -LOST_HP * Math.min(1, enemyHp / healthOf(fight)));
};

/** The same for the seat. */
export const fightOnce = (state: State, seat: number, enemy: number, seed: string): number =>
  leftByFight(state, seat, enemy, seed)[seat] as number;

/** The climb after applying an option, with HP as expected in future fights. */
const stateWith = ({ state, seat }: Outlook, { change }: Option): State => {
  const copy = copyState(state);
  const player = playerAt(copy, seat);
  player.deck = player.deck.slice();
  if (beatenBoss(copy.run)) {
    copy.run.act++;
    copy.summons = summonSupply(copy.run);
  }
  for (const each of copy.players) each.hp = Math.max(each.hp, Math.ceil(RESTED * each.maxHp));
  change?.(player);
  return copy;
};

type Tried = { readonly option: Option; readonly state: State; readonly left: number[] };

/**
 * The options with corrected values. Only those that may be the best are tried; the others are then omitted.
 */
export const tryOut = (
  outlook: Outlook,
  options: readonly Option[],
  thinking: Thinking,
): readonly Option[] => {
  const best = Math.max(...options.map((option) => totalOf(option, outlook)));
  const trial = options
    .filter((option) => best - totalOf(option, outlook) <= DOUBT * outlook.ahead)
    .toSorted((one, other) => totalOf(other, outlook) - totalOf(one, outlook))
    .slice(0, MOST_OPTIONS);
  const enemies = opponents(outlook.state);
  if (enemies.length === 0 || trial.length < 2 || trial.every(({ change }) => change === undefined))
    return options;
  const tried = trial.map((option): Tried => ({ option, state: stateWith(outlook, option), left: [] }));
  const rounds = ROUNDS / outlook.state.players.length;
  for (let round = 0; round < rounds && !thinking.outOfTime(); round++) {
    const enemy = enemies[round % enemies.length] as number;
    const seed = `${thinking.seed} ${round}`;
    for (const { state, left } of tried) left.push(fightOnce(state, outlook.seat, enemy, seed));
  }
  return corrected(tried);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Moves each value from the trained one towards the observed one, the more so the smaller the variance. */
const corrected = (tried: readonly Tried[]): Option[] => {
  const rounds = Math.min(...tried.map(({ left }) => left.length));
  if (rounds < 4) return tried.map(({ option }) => option);
  const average = Array.from({ length: rounds }, (_, round) =>
    mean(tried.map(({ left }) => left[round] as number)),
  );
  const trained = mean(tried.map(({ option }) => option.lasting));
  return tried.map(({ option, left }) => {
    const apart = average.map((middle, round) => (left[round] as number) - middle);
    const seen = mean(apart);
    const noise = Math.max(0.5, mean(apart.map((value) => (value - seen) ** 2))) / rounds;
    const trust = DOUBT ** 2 / (DOUBT ** 2 + noise);
    return { ...option, lasting: option.lasting + trust * (seen - (option.lasting - trained)) };
  });
};

/** The predicted result of the fight against the Act's Boss at full HP, from trials and trained values. */
export const bossMargin = (outlook: Outlook, thinking: Thinking): number => {
  const { state, seat } = outlook;
  const trained = marginOf(outlook, 'boss');
  if (state.run.boss === NONE) return trained;
  const copy = copyState(state);
  for (const player of copy.players) player.hp = player.maxHp;
  const left: number[] = [];
  while (left.length < BOSS_ROUNDS && !thinking.outOfTime())
    left.push(fightOnce(copy, seat, state.run.boss, `${thinking.seed} ${left.length}`));
  return (trained * TRAINED_COUNTS + mean(left) * left.length) / (TRAINED_COUNTS + left.length);
};

/** The number of trials that a trained value counts as. */
const TRAINED_COUNTS = 6;
