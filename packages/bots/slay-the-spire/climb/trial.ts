/**
 * Trying options out: the deck that an option leads to fights the Boss of the Act and Elites, again and again with
 * the same shuffles for each option. What comes of it corrects the trained values, as far as it can be trusted.
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
 * Trials for each option at most, shared by the players of a party, whose fights take longer. Of three rewards the one with
 * the best trained value cost 0.2 HP in each hard fight to come, compared with the best; 16 trials made it 0.1, 64 0.04.
 */
const ROUNDS = 64;
const MOST_OPTIONS = 3;
/** Trials against the Boss, to know how the fight may end. */
const BOSS_ROUNDS = 16;
/** How far a trained value may be off, in HP for each hard fight. */
const DOUBT = 0.4;
/** The least share of HP to fight with: what is missing now is not missing in later fights. */
const RESTED = 0.85;

/** Rewards and relics of a Boss are for the next Act. */
const beatenBoss = (run: Run): boolean => run.room === ROOM.boss;

/** Enemy cards to fight: the Boss of the Act twice as often as its Elites. */
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

/** By seat the HP left after a fight; below 0 where it was lost. */
export const leftByFight = (state: State, seat: number, enemy: number, seed: string): number[] => {
  const fight = fightAgainst(state, seat, enemy, seed);
  const { won, hpLeft, enemyHp } = simulateFight(fight, seat, seed);
  return won ? [...hpLeft] : hpLeft.map(() => -LOST_HP * Math.min(1, enemyHp / healthOf(fight)));
};

/** The same for the seat. */
export const fightOnce = (state: State, seat: number, enemy: number, seed: string): number =>
  leftByFight(state, seat, enemy, seed)[seat] as number;

/** The climb with an option carried out and HP as they may be in the fights to come. */
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

/** The options with corrected values. Only those that may be the best are tried; the others are left out then. */
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

/** Each value moves from what was trained towards what was seen, the further the less chance is in it. */
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

/** How the fight against the Boss of the Act may end with all HP, by trials and by trained values. */
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

/** How many trials the trained value counts as. */
const TRAINED_COUNTS = 6;
