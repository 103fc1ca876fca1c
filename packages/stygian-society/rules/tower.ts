/**
 * The fast tower: where dropped cubes come to rest, by chance (STY-6.8, STY-6.9). The physical tower is not here: its
 * outcome comes from outside as moves, so a replay never simulates again.
 */
import { randomBelow } from '@three-spires/kernel';
import { COLOURS } from '../words/lists.ts';
import { add, at, total } from './cubes.ts';
import type { StygianEmit } from './event.ts';
import { STREAM, type State } from './state.ts';

/**
 * In thousandths, fitted to the targets of R25: a new cube falls straight through; a stuck cube is knocked loose by
 * one dropped cube; what falls ends in the crypt. An accident (STY-26.1) frees one stuck cube in so many turns.
 */
const FAST_TOWER = { falls: 680, loosens: 55, crypt: 180, accident: 80 } as const;

const happens = (state: State, stream: number, thousandths: number): boolean =>
  randomBelow(state.random, stream, 1000) < thousandths;

/** A cube comes out of the tower. */
const comeOut = (state: State, colour: number, field: number[], crypt: number[]): void => {
  if (happens(state, STREAM.tower, FAST_TOWER.crypt)) add(crypt, colour, 1);
  else add(field, colour, 1);
};

/** Whether any of the dropped cubes knocks a stuck one loose. */
const isLoosened = (state: State, dropped: number): boolean => {
  for (let hit = 0; hit < dropped; hit++) if (happens(state, STREAM.tower, FAST_TOWER.loosens)) return true;
  return false;
};

/** Carries an outcome out: everything gathered enters the tower, and so much of a colour has come out. */
export const settleColour = (state: State, colour: number, field: number, crypt: number): void => {
  add(state.tower, colour, at(state.gathered, colour) - field - crypt);
  state.gathered[colour] = 0;
  add(state.field, colour, field);
  add(state.crypt, colour, crypt);
  add(state.landed, colour, field);
  add(state.landed, COLOURS.length + colour, crypt);
};

/** How many of a drop have fallen into the crypt (STY-10.1). */
export const fallenIntoCrypt = ({ landed }: State): number => total(landed.slice(COLOURS.length));

export const tellDrop = (state: State, emit: StygianEmit): void =>
  emit?.({
    type: 'dropped',
    field: state.landed.slice(0, COLOURS.length),
    crypt: state.landed.slice(COLOURS.length),
    tower: state.tower.slice(),
    reveals: true,
  });

export const dropFast = (state: State, emit: StygianEmit): void => {
  const dropped = total(state.gathered);
  const field = new Array<number>(COLOURS.length).fill(0);
  const crypt = new Array<number>(COLOURS.length).fill(0);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let stuck = at(state.tower, colour); stuck > 0; stuck--)
      if (isLoosened(state, dropped)) comeOut(state, colour, field, crypt);
    for (let fresh = at(state.gathered, colour); fresh > 0; fresh--)
      if (happens(state, STREAM.tower, FAST_TOWER.falls)) comeOut(state, colour, field, crypt);
  }
  for (let colour = 0; colour < COLOURS.length; colour++)
    settleColour(state, colour, at(field, colour), at(crypt, colour));
  tellDrop(state, emit);
};

/** STY-26.1: at a table that plays with accidents a stuck cube may fall out at the end of a turn. */
export const jostle = (state: State, emit: StygianEmit): void => {
  const stuck = total(state.tower);
  if (stuck === 0 || !happens(state, STREAM.accidents, FAST_TOWER.accident)) return;
  let which = randomBelow(state.random, STREAM.accidents, stuck);
  const colour = state.tower.findIndex((count) => {
    which -= count;
    return which < 0;
  });
  const intoCrypt = happens(state, STREAM.accidents, FAST_TOWER.crypt);
  add(state.tower, colour, -1);
  add(intoCrypt ? state.crypt : state.field, colour, 1);
  emit?.({ type: 'jostled', colour, crypt: intoCrypt, reveals: true });
};
