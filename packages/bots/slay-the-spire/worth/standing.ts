/**
 * The chance of winning a climb, from its state between fights: a logistic regression that `npm run
 * train-climbs` fits to climbs of bots.
 */
import {
  CHARACTERS,
  isCombatPhase,
  NONE,
  type Player,
  ROOM,
  type State,
} from '@three-spires/slay-the-spire/for-bots';
import { chanceFromOdds } from '../../odds.ts';
import { LAST_ACT } from './enemies.ts';
import { LEAST_NOT_RESTED, marginOf, outlookOf, rowsAhead } from './outlook.ts';
import fitted from './standing.json' with { type: 'json' };
import { WORTHS } from './worth.ts';

const byAct = (name: string): string[] => [1, 2, 3, 4].map((act) => `${name} in Act ${act}`);

/** The names of the figures, by index. */
export const FIGURES: readonly string[] = [
  ...byAct('being'),
  ...byAct('rows left'),
  ...byAct('HP'),
  ...byAct('the Boss'),
  ...byAct('the last Boss'),
  ...byAct('gold'),
  ...byAct('potions'),
  'few HP',
  'max HP',
  'Ascension',
  'party',
  'Heart',
  ...CHARACTERS,
];

const [BEING, ROWS, HP, BOSS, LAST_BOSS, GOLD, POTIONS, FEW] = [0, 4, 8, 12, 16, 20, 24, 28] as const;
const CHARACTER = FEW + 5;
/** Fewer HP than this are considered low. */
const FEW_HP = 4;

const sumOf = (players: readonly Player[], part: (player: Player) => number): number => {
  let sum = 0;
  for (const player of players) sum += part(player);
  return sum;
};

/** In a fight, the cards of the deck are in the piles. */
const withDeck = (player: Player): Player => {
  const { hand, draw, discard, exhaust, powers } = player;
  return { ...player, deck: [...hand, ...draw, ...discard, ...exhaust, ...powers] };
};

/** The figures of a climb, averaged over its players, so that party sizes are comparable. */
export const figuresOf = (state: State): Float64Array => {
  const out = new Float64Array(FIGURES.length);
  const { run } = state;
  const players = isCombatPhase(state.phase) ? state.players.map(withDeck) : state.players;
  const outlooks = players.map((_, seat) => outlookOf({ ...state, players }, seat, WORTHS));
  const margin = (against: number): number =>
    outlooks.reduce((sum, outlook) => sum + marginOf(outlook, 'boss', against), 0) / players.length;
  const act = run.act - 1;
  const mean = (part: (player: Player) => number): number => sumOf(players, part) / players.length;
  out[BEING + act] = 1;
  out[ROWS + act] = rowsAhead(state) / 10;
  out[HP + act] = mean(({ hp }) => hp) / 10;
  out[BOSS + act] = margin(run.act) / 10;
  if (run.act < LAST_ACT) out[LAST_BOSS + act] = margin(LAST_ACT) / 10;
  out[GOLD + act] = mean(({ gold }) => gold) / 10;
  out[POTIONS + act] = mean(({ potions }) => potions.length) / 3;
  out[FEW] = mean(({ hp }) => Math.max(0, FEW_HP - hp)) / FEW_HP;
  out[FEW + 1] = mean(({ maxHp }) => maxHp) / 10;
  out[FEW + 2] = run.ascension / 13;
  out[FEW + 3] = (players.length - 1) / 3;
  out[FEW + 4] = run.actFour;
  for (const { character } of players) out[CHARACTER + character] = 1 / players.length;
  return out;
};

const WEIGHTS = Float64Array.from(FIGURES, (name) => (fitted as Readonly<Record<string, number>>)[name] ?? 0);

export const chanceOfFigures = (figures: Float64Array, weights: Float64Array = WEIGHTS): number => {
  let sum = 0;
  for (let at = 0; at < figures.length; at++) sum += (figures[at] as number) * (weights[at] as number);
  return chanceFromOdds(sum);
};

/** The party's current chance of winning the climb; in a fight, if it were won without losing more HP. */
export const chanceOfClimb = (state: State): number => {
  const { room, act, actFour, secondBoss } = state.run;
  if (room !== ROOM.boss) return chanceOfFigures(figuresOf(state));
  if (secondBoss !== NONE) return chanceBeforeSecondBoss(state);
  return act >= (actFour === 0 ? LAST_ACT : LAST_ACT + 1) ? 1 : chanceInNextAct(state);
};

/** From Ascension 13 on, another Boss follows at once, and nobody knows which (STS-29.17). */
const chanceBeforeSecondBoss = (state: State): number =>
  chanceOfFigures(figuresOf({ ...state, run: { ...state.run, boss: NONE } }));

const withAllHp = (players: readonly Player[]): Player[] =>
  players.map((player) => ({ ...player, hp: player.maxHp }));

/** What a Boss relic adds to a deck's strength. */
const BOSS_RELIC = 1.2;

/** After the Boss the next Act begins: with a Boss relic, and on low Ascensions at full HP (STS-3.4). */
const chanceInNextAct = (state: State): number => {
  const { run, players } = state;
  const rested = run.ascension < LEAST_NOT_RESTED ? withAllHp(players) : players;
  const next = { ...run, act: run.act + 1, space: NONE, boss: NONE };
  const figures = figuresOf({ ...state, players: rested, run: next });
  for (const at of [BOSS + run.act, LAST_BOSS + run.act])
    if (figures[at] !== 0) figures[at] = (figures[at] as number) + BOSS_RELIC / 10;
  return chanceOfFigures(figures);
};

/** The chance after the current fight, if it could not end better. */
export const chanceAfterFight = (state: State): number =>
  chanceOfClimb({ ...state, players: withAllHp(state.players) });

/** The change in the log odds of winning per unit of strength. */
export const oddsOfStrength = ({ run: { act } }: State): number =>
  Math.max(LEAST_ODDS, ((WEIGHTS[BOSS + act - 1] as number) + (WEIGHTS[LAST_BOSS + act - 1] as number)) / 10);
const LEAST_ODDS = 0.1;
