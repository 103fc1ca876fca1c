/** Responses (STY-18.3 to STY-18.5): asks all players who can respond until each has passed. */
import { findFrame, NONE, seatBit } from '@three-spires/kernel';
import { askSeats, everySeat } from '../asking.ts';
import { ANSWERS } from '../compile/card-tables.ts';
import { cardEntry } from '../compile/entries.ts';
import { OCCASION } from '../compile/occasions.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { push, pushHeroRoutine } from '../frames.ts';
import { ofHero } from '../naming.ts';
import { FRAME, type Frame, type Hero, isInTurn, QUESTION, type State } from '../state.ts';
import { applyMark, isReady, woundLimit } from './heroes.ts';

const holds = (cards: readonly number[], occasion: number): boolean => {
  for (let place = 0; place < cards.length; place++)
    if (ANSWERS[cards[place] as number] === occasion) return true;
  return false;
};

/** Usually no player holds a suitable card; then no window is opened. */
const isHeld = (state: State, occasion: number): boolean => {
  if (holds(state.partyTreasures, occasion)) return true;
  for (let hero = 0; hero < state.heroes.length; hero++) {
    const { skills, treasures } = state.heroes[hero] as Hero;
    if (holds(skills, occasion) || holds(treasures, occasion)) return true;
  }
  return false;
};

export const openWindow = (state: State, occasion: number): void => {
  if (isHeld(state, occasion)) push(state, FRAME.window).number = occasion;
};

const fits = (state: State, card: number, opening: Frame): boolean =>
  ANSWERS[card] === opening.number && isReady(state, card) && !opening.list.includes(card);

const fitsHero = (state: State, hero: number, card: number, opening: Frame): boolean =>
  fits(state, card, opening) && (!cardEntry(card).mine || (isInTurn(state) && state.active === hero));

type Response = { readonly card: number; readonly hero: number };

/** Cards a seat can respond with, each with its owner; NONE for the party's. */
export const responsesOf = (state: State, seat: number, opening: Frame): Response[] => {
  const found: Response[] = [];
  for (let hero = 0; hero < state.heroes.length; hero++) {
    const { skills, treasures, seat: owner } = state.heroes[hero] as Hero;
    if (owner !== seat) continue;
    for (const card of skills) if (fitsHero(state, hero, card, opening)) found.push({ card, hero });
    for (const card of treasures) if (fitsHero(state, hero, card, opening)) found.push({ card, hero });
  }
  // STY-20.10: any player may use a party response.
  for (const card of state.partyTreasures) if (fits(state, card, opening)) found.push({ card, hero: NONE });
  return found;
};

const canRespondAmong = (state: State, hero: number, cards: readonly number[], opening: Frame): boolean => {
  for (let place = 0; place < cards.length; place++)
    if (fitsHero(state, hero, cards[place] as number, opening)) return true;
  return false;
};

/** The seats that can respond and have not passed, as bits. */
const respondingSeats = (state: State, opening: Frame): number => {
  let seats = 0;
  for (let hero = 0; hero < state.heroes.length; hero++) {
    const { seat, skills, treasures } = state.heroes[hero] as Hero;
    if (canRespondAmong(state, hero, skills, opening) || canRespondAmong(state, hero, treasures, opening))
      seats |= seatBit(seat);
  }
  for (const card of state.partyTreasures) if (fits(state, card, opening)) seats = everySeat(state);
  return seats & ~opening.flag;
};

/** Whether there is still something to respond to. */
const isOpen = (state: State, opening: Frame): boolean => {
  switch (opening.number) {
    case OCCASION.hurt:
      return (findFrame(state.stack, FRAME.hurt)?.left ?? 0) > 0;
    case OCCASION.defeat:
      return state.wounds + (findFrame(state.stack, FRAME.hurt)?.left ?? 0) >= woundLimit(state);
    case OCCASION.enemyAction:
      return findFrame(state.stack, FRAME.act)?.flag === 0;
    case OCCASION.afflicted:
      return findFrame(state.stack, FRAME.afflict)?.flag === 0;
    default:
      return true;
  }
};

/** `flag` holds the seats that have passed. */
export const runWindow = (state: State, opening: Frame): void => {
  const seats = isOpen(state, opening) ? respondingSeats(state, opening) : 0;
  if (seats === 0) state.stack.pop();
  else askSeats(state, QUESTION.respond, seats);
};

export const respond = (
  state: State,
  seat: number,
  card: number,
  opening: Frame,
  emit: StygianSocietyEmit,
): void => {
  const hero = responsesOf(state, seat, opening).find((response) => response.card === card)?.hero ?? NONE;
  opening.list.push(card);
  emit?.({ type: 'used', ...ofHero(state, hero), card, seat, as: 'response' });
  applyMark(state, card, emit);
  pushHeroRoutine(state, cardEntry(card).routine, seat, hero, card);
};
