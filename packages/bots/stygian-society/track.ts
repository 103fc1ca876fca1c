/** How far the markers of the party are from their ends, and what stands before defeat. */
import { cardEntry, OCCASION, placeEntry, type State } from '@three-spires/stygian-society/for-bots';

const LAST_PERIL = 20;

export const perilLeft = (state: State): number =>
  (placeEntry(state.place).events.at(-1)?.at ?? LAST_PERIL) - state.peril;

const answersDefeat = (state: State, card: number): boolean =>
  cardEntry(card).answers === OCCASION.defeat && !state.exhausted.includes(card);

/** Whether a response to defeat is ready (STY-24.3). */
export const canSurvive = (state: State): boolean =>
  state.partyTreasures.some((card) => answersDefeat(state, card)) ||
  state.heroes.some(
    ({ skills, treasures }, hero) =>
      skills.some((card) => answersDefeat(state, card) && (!cardEntry(card).mine || hero === state.active)) ||
      treasures.some((card) => answersDefeat(state, card)),
  );
