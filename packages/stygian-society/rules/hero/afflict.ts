/** Receiving, warding off and removing status tokens (section 21). */
import { randomBelow } from '@three-spires/kernel';
import { HERO_COLOURS } from '../../words/lists.ts';
import { askParty, heroAt } from '../asking.ts';
import { OCCASION } from '../compile/occasions.ts';
import { add, at, total } from '../cubes/cubes.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push } from '../frames.ts';
import { ofHero } from '../naming.ts';
import { FRAME, type Frame, QUESTION, STREAM, type State } from '../state.ts';
import { isImmune, tokenIndex } from './heroes.ts';
import { openWindow } from './responses.ts';

/** `list` holds the heroes; empty while the party has to pick one. */
export const afflict = (state: State, status: number, number: number, heroes: number[]): void => {
  const frame = push(state, FRAME.afflict);
  frame.target = status;
  frame.number = number;
  frame.list = heroes;
};

/** STY-21.1, STY-21.2: each token not on a card is equally likely to be drawn. */
const drawColour = (state: State): number => {
  const arranged = state.arranged.tokens.shift();
  if (arranged !== undefined && at(state.supply, arranged) > 0) return arranged;
  let which = randomBelow(state.random, STREAM.tokens, total(state.supply));
  let colour = 0;
  while (colour < HERO_COLOURS - 1 && which >= at(state.supply, colour)) which -= at(state.supply, colour++);
  return colour;
};

const drawToken = (state: State, hero: number, status: number, emit: StygianSocietyEmit): void => {
  if (total(state.supply) === 0) return;
  const colour = drawColour(state);
  // Emitted before it is done, see takeOut.
  emit?.({ type: 'afflicted', ...ofHero(state, hero), status, colour, reveals: true });
  const owner = heroAt(state, hero);
  add(state.supply, colour, -1);
  add(owner.tokens, tokenIndex(status, colour), 1);
  add(owner.fresh, tokenIndex(status, colour), 1);
};

/** STY-21.10: a card removes the newest token, which cubes could not remove yet. */
export const removeToken = (
  state: State,
  hero: number,
  status: number,
  colour: number,
  newest: boolean,
  emit: StygianSocietyEmit,
): void => {
  const owner = heroAt(state, hero);
  const index = tokenIndex(status, colour);
  add(owner.tokens, index, -1);
  if (newest && at(owner.fresh, index) > 0) add(owner.fresh, index, -1);
  add(state.supply, colour, 1);
  emit?.({ type: 'relieved', ...ofHero(state, hero), status, colour });
};

export const runAfflict = (state: State, frame: Frame, emit: StygianSocietyEmit): void => {
  if (frame.list.length === 0 && frame.step === 0) {
    askParty(state, QUESTION.afflict, frame.target);
    return;
  }
  switch (frame.step++) {
    case 0:
      frame.list = frame.list.filter((hero) => !isImmune(state, heroAt(state, hero), frame.target));
      if (frame.list.length > 0 && total(state.supply) > 0) openWindow(state, OCCASION.afflicted);
      break;
    default:
      state.stack.pop();
      if (frame.flag === 1) return;
      for (const hero of frame.list)
        for (let token = 0; token < frame.number; token++) drawToken(state, hero, frame.target, emit);
  }
};
