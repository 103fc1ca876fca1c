/** Where cubes come to rest, and the fast tower, which decides that randomly (STY-6.8, STY-6.9). */
import { defined, nextUint32, randomBelow } from '@three-spires/kernel';
import { chanceToFall, chanceToLoosen, FAST_TOWER } from '../../tower/chances.ts';
import type { FallRequest } from '../../tower/fall.ts';
import { COLOURS } from '../../words/lists.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { PHASE, STREAM, type State } from '../state.ts';
import { add, at, total } from './cubes.ts';

/** Accidents (STY-26.1) per thousand turns. */
const ACCIDENT = 80;

const happens = (state: State, stream: number, thousandths: number): boolean =>
  randomBelow(state.random, stream, 1000) < thousandths;

/** A cube comes out of the tower. */
const comeOut = (state: State, colour: number, field: number[], crypt: number[]): void => {
  if (happens(state, STREAM.tower, FAST_TOWER.crypt)) add(crypt, colour, 1);
  else add(field, colour, 1);
};

/** Waits for the result of a fall that happens outside. */
export const awaitFall = (state: State, awaited: number, stream: number): void => {
  state.awaited = awaited;
  state.fallSeed = nextUint32(state.random, stream);
};

/**
 * Everything gathered enters the tower, and these cubes of each colour come out. Emits the event before the
 * change, so that a preview, which ends here, has not seen the result.
 */
const takeOut = (
  state: State,
  type: 'dropped' | 'jostled',
  field: readonly number[],
  crypt: readonly number[],
  emit: StygianSocietyEmit,
  fall: FallRequest | undefined,
): void => {
  if (emit !== undefined) {
    const fallen = {
      poured: state.gathered.slice(),
      field: field.slice(),
      crypt: crypt.slice(),
      tower: state.tower.map(
        (count, colour) => count + at(state.gathered, colour) - at(field, colour) - at(crypt, colour),
      ),
    };
    emit({ type: 'falls', ...fallen, ...defined({ fall }), reveals: true });
    emit({ type, ...fallen, reveals: true });
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    add(state.tower, colour, at(state.gathered, colour) - at(field, colour) - at(crypt, colour));
    state.gathered[colour] = 0;
    add(state.field, colour, at(field, colour));
    add(state.crypt, colour, at(crypt, colour));
  }
};

/** Completes the drop of an action; `fall` is the result of an external fall. */
export const settle = (
  state: State,
  field: readonly number[],
  crypt: readonly number[],
  emit: StygianSocietyEmit,
  fall?: FallRequest,
): void => {
  state.landedInCrypt = total(crypt);
  state.phase = PHASE.dropped;
  takeOut(state, 'dropped', field, crypt, emit, fall);
};

export const dropFast = (state: State, emit: StygianSocietyEmit): void => {
  const dropped = total(state.gathered);
  const stuckBefore = total(state.tower);
  const falls = chanceToFall(dropped, stuckBefore);
  const loosens = chanceToLoosen(dropped, stuckBefore);
  const field = [0, 0, 0, 0, 0, 0];
  const crypt = [0, 0, 0, 0, 0, 0];
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let stuck = at(state.tower, colour); stuck > 0; stuck--)
      if (happens(state, STREAM.tower, loosens)) comeOut(state, colour, field, crypt);
    for (let fresh = at(state.gathered, colour); fresh > 0; fresh--)
      if (happens(state, STREAM.tower, falls)) comeOut(state, colour, field, crypt);
  }
  settle(state, field, crypt, emit);
};

/** STY-26.1: cubes that fell by accident count neither for luck nor as a drop. */
export const settleAccident = (
  state: State,
  field: readonly number[],
  crypt: readonly number[],
  emit: StygianSocietyEmit,
  fall?: FallRequest,
): void => {
  state.phase = PHASE.passOn;
  takeOut(state, 'jostled', field, crypt, emit, fall);
};

/**
 * STY-26.1: whether someone knocks against the tower at the end of a turn; no effect if the tower is empty.
 */
export const isKnocked = (state: State): boolean => {
  if (total(state.tower) === 0) return false;
  const arranged = state.arranged.knocks.shift();
  return arranged === undefined ? happens(state, STREAM.accidents, ACCIDENT) : arranged === 1;
};

/** One stuck cube falls out. */
export const jostleFast = (state: State, emit: StygianSocietyEmit): void => {
  let which = randomBelow(state.random, STREAM.accidents, total(state.tower));
  const colour = state.tower.findIndex((count) => {
    which -= count;
    return which < 0;
  });
  const isInCrypt = happens(state, STREAM.accidents, FAST_TOWER.crypt);
  const none = new Array<number>(COLOURS.length).fill(0);
  const one = none.map((_, index) => (index === colour ? 1 : 0));
  settleAccident(state, isInCrypt ? none : one, isInCrypt ? one : none, emit);
};
