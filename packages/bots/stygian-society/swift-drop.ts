/** How far the cubes will go after an action's drop, on average. */
import {
  type CardEntry,
  chanceToFall,
  chanceToLoosen,
  type State,
  WILD,
} from '@three-spires/stygian-society/for-bots';
import { FALLEN, type Glance, HERO_COLOURS } from './glance.ts';

const at = (counts: readonly number[], index: number): number => counts[index] as number;

/** The colour that a price requires most. */
const mainColourOf = (price: readonly number[]): number => {
  let best = 0;
  for (let colour = 1; colour < HERO_COLOURS; colour++)
    if (at(price, colour) > at(price, best)) best = colour;
  return best;
};

/** Reused for every action: cubes to drop, and the expected cubes of each hero colour. */
const wanted = [0, 0, 0, 0];
const there = [0, 0, 0];

/** Cubes of other colours are lost to Dazed first (STY-21.4). */
const strike = (struck: number, main: number): void => {
  let left = struck;
  for (let step = 0; left > 0 && step < 2 * HERO_COLOURS; step++) {
    const colour = step % HERO_COLOURS;
    if (step < HERO_COLOURS && colour === main) continue;
    const taken = Math.min(left, at(wanted, colour));
    wanted[colour] = at(wanted, colour) - taken;
    left -= taken;
  }
};

const expectDrop = (state: State, glance: Readonly<Glance>, { drop }: CardEntry, main: number): void => {
  let sum = 0;
  for (let kind = 0; kind <= WILD; kind++) {
    wanted[kind] = at(drop, kind) + at(glance.bonus, kind);
    sum += at(wanted, kind);
  }
  wanted[main] = at(wanted, main) + at(wanted, WILD);
  const struck = Math.min(sum, glance.dazed);
  strike(struck, main);
  const dropped = glance.perilCubes + sum - struck;
  const falls = chanceToFall(dropped, glance.stuck) / 1000;
  const loosens = chanceToLoosen(dropped, glance.stuck) / 1000;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const gathered = Math.min(at(wanted, colour), at(state.bank, colour));
    const fallen = FALLEN * (falls * gathered + loosens * at(state.tower, colour));
    there[colour] = at(state.field, colour) + 2 * at(state.crypt, colour) + fallen;
  }
};

/** The expected surplus of cubes over an action's price; below zero, the expected deficit. */
export const marginOf = (state: State, glance: Readonly<Glance>, entry: CardEntry): number => {
  const price = entry.pay?.price ?? [];
  expectDrop(state, glance, entry, mainColourOf(price));
  let [lack, slack, spare, asked] = [0, 0, 0, 0];
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const left = at(there, colour) - at(price, colour);
    if (left < 0) lack -= left;
    else spare += left;
    if (at(price, colour) === 0) continue;
    slack += Math.max(0, left);
    asked++;
  }
  const wild = at(price, WILD);
  lack += Math.max(0, wild - spare);
  if (lack > 0) return -lack;
  return wild > 0 && asked === 0 ? spare - wild : slack;
};
