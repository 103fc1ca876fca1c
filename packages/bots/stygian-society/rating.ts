/** How good a position is for the party. Reads only what all players see. */
import {
  BOSS,
  cardEntry,
  colourOf,
  enemyEntry,
  FIRST_XP,
  type Figure,
  FLOORS_IN_TOWER,
  healthOf,
  type PlaceEntry,
  placeEntry,
  RESULT,
  type State,
  screenOf,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { closeness } from './prospect.ts';
import { PERIL_COST, perilCost, routineCost, TOKEN_COST } from './threat.ts';
import { answersDefeat, nearDefeat } from './track.ts';

const WON = 1000;
/** If every move loses, the one that gets closest to the end of the tower is best. */
const LOST = 1000;
const CLOSENESS = 200;
const FLOOR_DONE = 12;
const LEVEL = 7;
const HERO_CUBE = 0.4;
const CRYPT_CUBE = 0.75;
const LUCK = 0.75;
/** The first luck often decides whether an action can be paid for at all (STY-8.4). */
const FIRST_LUCK = 1.6;
const FEW_LUCK = 2;
/** A response to defeat that is not ready when defeat is close. */
const LAST_RESORT = 12;
const STATUS_TOKENS = Object.values(TOKEN_COST);
const TOKEN_COLOURS = 3;
const HERO_COLOURS = 3;
const COLOURS = 6;

/** The fewer wounds the party can still take, the more each one weighs. */
const woundCost = (state: State): number => {
  const left = woundLimit(state) - state.wounds;
  return state.wounds + 36 / (left + 1);
};

/** The worth of unused one-time cards. Near the top of the tower there is no point in saving them. */
const cardValue = (state: State): number => {
  const saving = state.floor >= FLOORS_IN_TOWER ? 0.5 : 1;
  let value = 0;
  let lacking = 0;
  for (const card of state.exhausted) {
    value -= 0.7 + 0.3 * Math.max(0, cardEntry(card).level);
    if (answersDefeat(card)) lacking += LAST_RESORT * nearDefeat(state);
  }
  value += 1.8 * state.partyTreasures.length;
  return saving * value - lacking;
};

const luckValue = ({ luck }: State): number =>
  FIRST_LUCK * Math.min(FEW_LUCK, luck) + LUCK * Math.max(0, luck - FEW_LUCK);

const tokenCost = (state: State): number => {
  let cost = 0;
  for (const { tokens } of state.heroes)
    for (let index = 0; index < tokens.length; index++)
      cost += (tokens[index] ?? 0) * (STATUS_TOKENS[Math.floor(index / TOKEN_COLOURS)] ?? 1);
  return cost;
};

const heroCubes = (state: State): number => {
  let value = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const [field, crypt] = [state.field[colour] ?? 0, state.crypt[colour] ?? 0];
    // A pile of one colour is worth less than the sum of its cubes.
    value += HERO_CUBE * Math.min(field, 4) + CRYPT_CUBE * Math.min(crypt, 3);
    value += 0.1 * Math.max(0, field - 4);
  }
  return value;
};

/** The remaining health of an enemy, counted higher if other enemies screen it. */
const toughness = (state: State, figure: Figure, inFront: number): number => {
  const left = healthOf(state, figure) - figure.wounds;
  const screen = figure.rank === 1 ? screenOf(state, figure) * inFront : 0;
  return left * (1 + 0.12 * screen);
};

/** A rough estimate of the remaining turns of the fight. */
const turnsLeft = (state: State): number => {
  const level = state.needed - FIRST_XP;
  const damage = 3.2 + 0.35 * level;
  let inFront = 0;
  let boss = false;
  for (const figure of state.figures) {
    if (figure.rank === 0) inFront++;
    if (figure.kind === BOSS) boss = true;
  }
  let health = 0;
  for (const figure of state.figures)
    health += (boss && figure.kind !== BOSS ? 0.45 : 1) * toughness(state, figure, inFront) + 0.5;
  return health / damage;
};

/** The effect of a colour when it has enough cubes, and how many it needs. */
const colourThreat = (state: State, place: PlaceEntry, colour: number, cubesToCome: number): number => {
  let kind = -2;
  let figures = 0;
  for (const figure of state.figures)
    if (colourOf(figure) === colour) {
      kind = figure.kind;
      figures++;
    }
  const cubes = (state.field[colour] ?? 0) + 2 * (state.crypt[colour] ?? 0) + cubesToCome;
  let cost = 0;
  if (kind >= 0) {
    const { definition, routine, sting } = enemyEntry(kind);
    if (definition.trigger !== undefined)
      cost += (routineCost(state, routine, figures) + PERIL_COST) * (cubes / definition.trigger);
    if (sting >= 0) cost += 0.25 * figures * cubesToCome;
  }
  const line = place.lines[colour - HERO_COLOURS];
  if (line !== undefined && (line.always || kind < 0))
    cost += (routineCost(state, line.routine, 1) + PERIL_COST) * (cubes / line.cubes) * (kind < 0 ? 1 : 0.6);
  return cost;
};

const fightCost = (state: State): number => {
  const place = placeEntry(state.place);
  const turns = turnsLeft(state);
  let cost = 0.5 * turns + perilCost(state, place, turns);
  for (let colour = HERO_COLOURS; colour < COLOURS; colour++) {
    const each = (place.perilCubes[colour] ?? 0) + (state.extra[colour] ?? 0);
    cost += colourThreat(state, place, colour, 0.9 * each * turns) * 0.8;
  }
  return cost;
};

export const rate = (state: State): number => {
  if (state.result === RESULT.wizard) return WON;
  if (state.result !== 0) return CLOSENESS * closeness(state) - LOST;
  const level = state.needed - FIRST_XP;
  const kept =
    luckValue(state) + heroCubes(state) + cardValue(state) + LEVEL * (level + state.xp / state.needed);
  const rating = kept - woundCost(state) - tokenCost(state);
  if (state.cleared === 1) return rating + FLOOR_DONE - 0.3 * state.peril;
  return rating - fightCost(state);
};
