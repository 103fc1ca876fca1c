/** The harm of enemies, lines and traps to the party, as one figure in wounds. */
import {
  cardEntry,
  type PlaceEntry,
  partyModifier,
  routineOf,
  type State,
  type Step,
} from '@three-spires/stygian-society/for-bots';

/** The cost of one status token until it is removed, by status. */
export const TOKEN_COST: Readonly<Record<string, number>> = {
  Stricken: 2.5,
  Dazed: 1.4,
  Weakened: 1.6,
  Hexed: 1.6,
};

/** The cost of one point of peril, apart from the events it triggers. */
export const PERIL_COST = 0.6;
const CUBE_COST = 0.5;
const LUCK_COST = 0.8;
const ARRIVAL_COST = 3;
const MEND_COST = 0.35;
/** Losing the game. */
const DEFEAT_COST = 60;

const whoCounts = (state: State, who: string): number => (who === 'each' ? state.heroes.length : 1);

/** Shields and guards absorb part of an attack. */
const hurtCost = (state: State, number: number): number => {
  let shields = 0;
  for (const { skills, treasures } of state.heroes)
    for (const card of [...skills, ...treasures]) shields += cardEntry(card).definition.shields;
  return Math.max(0.3 * number, number - (0.6 * shields) / state.heroes.length);
};

const stepCost = (state: State, { effect, inner }: Step, figures: number): number => {
  switch (effect.do) {
    case 'hurt': {
      const amount = effect.perSelf === true ? effect.number * figures : effect.number;
      return hurtCost(state, Math.min(amount, effect.most ?? amount));
    }
    case 'afflict':
      return (TOKEN_COST[effect.status] ?? 1) * effect.number * whoCounts(state, effect.who);
    case 'peril':
      return PERIL_COST * effect.number;
    case 'summon':
      return ARRIVAL_COST;
    case 'mend':
      return MEND_COST * effect.number * (effect.scope === 'all' ? state.figures.length : figures);
    case 'gain':
      return CUBE_COST * effect.cubes.length * (effect.perSelf === true ? figures : 1);
    case 'perilCubes':
      return 3 * effect.cubes.length;
    case 'lose':
      return CUBE_COST * effect.number;
    case 'luck':
      return -LUCK_COST * effect.number;
    case 'tire':
      return 0.8 * effect.number * whoCounts(state, effect.who);
    case 'setWounds':
      return 20;
    case 'heal':
      return -Math.min(effect.number, state.wounds);
    case 'double':
      return 1.5;
    case 'empty':
      return 3;
    case 'fewer':
      return 1.5;
    case 'xp':
      return -0.7 * effect.number;
    case 'defeat':
      return DEFEAT_COST;
    case 'end':
    case 'next':
      return routineCost(state, inner, figures);
    default:
      return 0;
  }
};

/** The cost of the effects of an enemy, line, event or chest, with `figures` of its kind in play. */
export const routineCost = (state: State, routine: number, figures: number): number => {
  let cost = 0;
  for (const step of routineOf(routine)) cost += stepCost(state, step, figures);
  return cost;
};

/** The approximate increase of peril per turn. */
const PERIL_PER_TURN = 0.8;

/** The chance that an event happens in the remaining turns, from 0 to 1. */
const chanceOf = (distance: number, turns: number): number =>
  1 / (1 + Math.exp((distance - PERIL_PER_TURN * turns) / 1.8));

/** The cost of the coming events of the peril chart; near events count more. */
export const perilCost = (state: State, { events }: PlaceEntry, turns: number): number => {
  let cost = PERIL_COST * state.peril;
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (event === undefined || (state.fired & (1 << index)) !== 0) continue;
    cost += routineCost(state, event.routine, 1) * chanceOf(event.at - state.peril, turns);
  }
  return cost;
};

/** Peril as chests see it. */
export const chestPeril = (state: State): number => Math.max(0, state.peril + partyModifier(state, 'chest'));
