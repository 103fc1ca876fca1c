/** How heroes pay: field cubes, crypt cubes worth two, luck (sections 8, 10, 11). */
import { NONE } from '@three-spires/kernel';
import { HERO_COLOURS } from '../../words/lists.ts';
import type { CardEntry } from '../compile/card-entry.ts';
import { WILD } from '../compile/cubes.ts';
import { add, at, moveCubes, total } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import type { State } from '../state.ts';
import { changeLuck } from './tracks.ts';

/** Cubes for a payment: field by colour, crypt by colour, luck. */
export type Payment = number[];
export const LUCK = 2 * HERO_COLOURS;
export const noPayment = (): Payment => [0, 0, 0, 0, 0, 0, 0];

/** STY-8.2: the first payment plus all further ones as one price: blue, green, white, wild. */
export const priceOf = ({ prices }: CardEntry, times: number): readonly number[] =>
  prices[times - 1] as readonly number[];

/** The part of a price not yet covered; the halves of a crypt cube may cover different parts (STY-11.2). */
export const gap = (price: readonly number[], payment: Payment): number => {
  let open = 0;
  let spare = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const left = at(payment, colour) + 2 * at(payment, HERO_COLOURS + colour) - at(price, colour);
    if (left < 0) open -= left;
    else spare += left;
  }
  return Math.max(0, open + Math.max(0, at(price, WILD) - spare) - at(payment, LUCK));
};

/** Everything the party has. */
export const everything = ({ field, crypt, luck }: State): Payment => [
  at(field, 0),
  at(field, 1),
  at(field, 2),
  at(crypt, 0),
  at(crypt, 1),
  at(crypt, 2),
  luck,
];

/** How often an action's effect can be bought at most, 0 when it is forfeited (STY-8.4). */
export const mostTimes = (state: State, entry: CardEntry): number => {
  const purse = everything(state);
  let times = 0;
  while (times < entry.prices.length && gap(priceOf(entry, times + 1), purse) === 0) times++;
  return times;
};

const valueOfPayment = (payment: Payment): number =>
  total(payment) + at(payment, 3) + at(payment, 4) + at(payment, 5);

/** The colour with the most cubes left in the field, NONE if nothing is left. */
const mostLeft = ({ field }: State, payment: Payment): number => {
  let best = NONE;
  let most = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const left = at(field, colour) - at(payment, colour);
    if (left <= most) continue;
    best = colour;
    most = left;
  }
  return best;
};

/** Adds field cubes and luck to a payment's crypt cubes; false if that is not enough. */
const complete = (state: State, price: readonly number[], payment: Payment): boolean => {
  let lacking = 0;
  let wild = at(price, WILD);
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const open = at(price, colour) - 2 * at(payment, HERO_COLOURS + colour);
    const needed = Math.max(0, open);
    const paid = Math.min(needed, at(state.field, colour));
    payment[colour] = paid;
    lacking += needed - paid;
    // A crypt cube's value beyond its colour covers wild parts (STY-11.2).
    wild += Math.min(0, open);
  }
  while (wild > 0) {
    const colour = mostLeft(state, payment);
    if (colour === NONE) break;
    add(payment, colour, 1);
    wild--;
  }
  payment[LUCK] = lacking + Math.max(0, wild);
  return at(payment, LUCK) <= state.luck;
};

/** A field and a crypt cube of the first colour, as bits of their kinds. */
const CUBES_OF_COLOUR = 1 | (1 << HERO_COLOURS);
const EVERY_KIND = (1 << (LUCK + 1)) - 1;

/** Kinds of which one more reduces the open part of the price, as bits. */
export const usefulKinds = (price: readonly number[], payment: Payment): number => {
  if (gap(price, payment) === 0) return 0;
  let kinds = 1 << LUCK;
  let spare = 0;
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    const left = at(payment, colour) + 2 * at(payment, HERO_COLOURS + colour) - at(price, colour);
    if (left < 0) kinds |= CUBES_OF_COLOUR << colour;
    else spare += left;
  }
  return at(price, WILD) > spare ? EVERY_KIND : kinds;
};

/** Least lost value, then least luck, then fewest crypt cubes. */
const isBetter = (one: Payment, other: Payment): boolean => {
  const value = valueOfPayment(one) - valueOfPayment(other);
  if (value !== 0) return value < 0;
  const luck = at(one, LUCK) - at(other, LUCK);
  if (luck !== 0) return luck < 0;
  return at(one, 3) + at(one, 4) + at(one, 5) < at(other, 3) + at(other, 4) + at(other, 5);
};

/** More crypt cubes of a colour than this would be wasted. */
const mostOfCrypt = (state: State, price: readonly number[], colour: number): number =>
  Math.min(at(state.crypt, colour), (at(price, colour) + at(price, WILD) + 1) >> 1);

/** STY-8.1: the proposed payment. */
export const proposal = (state: State, price: readonly number[]): Payment | undefined => {
  let best: Payment | undefined;
  const mostBlue = mostOfCrypt(state, price, 0);
  const mostGreen = mostOfCrypt(state, price, 1);
  const mostWhite = mostOfCrypt(state, price, 2);
  for (let blue = 0; blue <= mostBlue; blue++)
    for (let green = 0; green <= mostGreen; green++)
      for (let white = 0; white <= mostWhite; white++) {
        const payment = [0, 0, 0, blue, green, white, 0];
        const isEnough = complete(state, price, payment);
        if (isEnough && (best === undefined || isBetter(payment, best))) best = payment;
      }
  return best;
};

/** STY-9.1 */
export const spend = (state: State, payment: Payment, emit: StygianSocietyEmit): void => {
  for (let colour = 0; colour < HERO_COLOURS; colour++) {
    moveCubes(state, colour, at(payment, colour), 'field', 'bank', emit);
    moveCubes(state, colour, at(payment, HERO_COLOURS + colour), 'crypt', 'bank', emit);
  }
  if (at(payment, LUCK) > 0) changeLuck(state, -at(payment, LUCK), emit);
};

/** Whether a cube of this kind, or luck, is left for a payment by hand. */
export const isLeft = (state: State, kind: number): boolean => {
  const taken = at(state.taken, kind);
  if (kind === LUCK) return taken < state.luck;
  return kind < HERO_COLOURS ? taken < at(state.field, kind) : taken < at(state.crypt, kind - HERO_COLOURS);
};
