/** How often to buy an action at a glance: as long as it has an effect and the party survives it. */
import { NONE } from '@three-spires/kernel';
import {
  BOSS,
  type CardEntry,
  cardEntry,
  countRank,
  enemyEntry,
  type Figure,
  findFigure,
  type Hero,
  healBonus,
  healthOf,
  luckLimit,
  routineOf,
  type State,
  shieldsOf,
  tokensOf,
  WEAKENED,
  WILD,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { COLOURS, countTokens, HERO_COLOURS } from './glance.ts';
import { expectedWounds } from './swift-attack.ts';
import { canSurvive } from './track.ts';

export const NOT_BUYING = -0.5;
/** The worth of one luck, in further purchases. */
const LUCK_SAVED = 0.6;

/** Luck needed for a purchase beyond the available cubes. */
const luckNeeded = ({ field, crypt }: State, price: readonly number[]): number => {
  let lack = 0;
  let spare = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const there = (field[colour] as number) + 2 * (crypt[colour] as number);
    lack += Math.max(0, (price[colour] as number) - there);
    spare += Math.max(0, there - (price[colour] as number));
  }
  return lack + Math.max(0, (price[WILD] as number) - spare);
};

/** STY-11.4: an effect that removes cubes counts a crypt cube as one. */
export const enemyCubes = ({ field, crypt }: State): number => {
  let cubes = 0;
  for (let colour = HERO_COLOURS; colour < COLOURS; colour++)
    cubes += (field[colour] as number) + (crypt[colour] as number);
  return cubes;
};

/** How much of an effect can be used at all; most are unlimited. */
const useOf = (state: State, effect: string): number => {
  switch (effect) {
    case 'heal':
      // STY-14.3: the hero's bonus heals as well.
      return state.wounds - healBonus(state, state.heroes[state.active] as Hero);
    case 'purge':
      return enemyCubes(state);
    case 'peril':
      return state.peril;
    case 'luck':
      return luckLimit(state) - state.luck;
    case 'cleanse':
      return countTokens(state);
    default:
      return Number.POSITIVE_INFINITY;
  }
};

/** The amount of an effect per purchase. */
const amountOf = (routine: number, effect: string): number => {
  let amount = 0;
  for (const step of routineOf(routine)) if (step.effect.do === effect) amount += Math.abs(step.number);
  return amount;
};

/** Whether the other effects of one more purchase have any use. */
const restHelps = (state: State, { pay, more }: CardEntry, times: number): boolean => {
  if (pay === undefined || more === undefined) return false;
  return routineOf(more.rest).some(({ effect }) => {
    const before = amountOf(pay.rest, effect.do) + (times - 2) * amountOf(more.rest, effect.do);
    return before < useOf(state, effect.do);
  });
};

/** Whether an enemy suffers more from one more purchase: wounds beyond its health are lost (STY-15.8). */
const woundsHelp = (state: State, entry: CardEntry, times: number): boolean => {
  if (entry.more === undefined || entry.more.wounds.length === 0) return false;
  const target = entry.ranks === 0 ? undefined : findFigure(state, state.target);
  const hero = state.heroes[state.active] as Hero;
  const seen = { weakened: tokensOf(hero, WEAKENED), inFront: countRank(state, 0) };
  return state.figures.some((figure) => {
    const left = healthOf(state, figure) - figure.wounds;
    const before = expectedWounds(state, seen, entry, figure, target, times - 2);
    return before < left && expectedWounds(state, seen, entry, figure, target, times - 1) > before;
  });
};

/** STY-15.10: wounds dealt by stinging enemies when a melee attack is paid for. */
const stingOf = (state: State, { definition }: CardEntry): number => {
  if (definition.attack !== 'melee') return 0;
  let wounds = 0;
  const kinds = new Set(state.figures.map(({ kind }: Figure) => kind));
  for (const kind of kinds) {
    if (kind === BOSS || enemyEntry(kind).sting === NONE) continue;
    const figures = state.figures.filter((figure) => figure.kind === kind).length;
    for (const { effect, number, perSelf, most } of routineOf(enemyEntry(kind).sting))
      if (effect.do === 'hurt') wounds += Math.min(most, perSelf ? number * figures : number);
  }
  return wounds;
};

/** Whether the sting defeats the party before the attack wounds an enemy (STY-24.4). */
export const isDeadlyToPay = (state: State, entry: CardEntry): boolean => {
  const sting = stingOf(state, entry);
  if (sting === 0) return false;
  const shields = Math.max(0, shieldsOf(state.heroes[state.active] as Hero) - state.shieldsUsed);
  const suffered = sting - shields - state.guard;
  return suffered > 0 && state.wounds + suffered >= woundLimit(state) && !canSurvive(state);
};

/** The worth of buying the current action this often: without further effect, cubes are kept. */
export const purchase = (state: State, times: number): number => {
  const entry = cardEntry(state.action);
  const value = times - LUCK_SAVED * luckNeeded(state, entry.prices[times - 1] as readonly number[]);
  if (isDeadlyToPay(state, entry)) return NOT_BUYING - times;
  // The first time is worth more than luck.
  if (times === 1) return Math.max(0, value);
  return woundsHelp(state, entry, times) || restHelps(state, entry, times) ? value : -times;
};

/**
 * How often the current action could be bought if effects moved this many cubes from the field to the crypt.
 */
export const timesPayable = (state: State, buried: number): number => {
  const { prices } = cardEntry(state.action);
  let cubes = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) cubes += state.field[colour] as number;
  let times = 0;
  for (; times < prices.length; times++) {
    const price = prices[times] as readonly number[];
    const lack = luckNeeded(state, price);
    let helped = 0;
    for (let colour = 0; colour < HERO_COLOURS; colour++) {
      const there = (state.field[colour] as number) + 2 * (state.crypt[colour] as number);
      const missing = Math.max(0, (price[colour] as number) - there);
      helped += Math.min(state.field[colour] as number, missing);
    }
    // A wild cube in the price may be of any colour.
    if ((price[WILD] as number) > 0) helped = cubes;
    if (lack - Math.min(buried, helped) > state.luck) break;
  }
  return times;
};
