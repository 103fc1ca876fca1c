/** How far the party's markers are from their ends, and what can avert defeat. */
import {
  cardEntry,
  OCCASION,
  placeEntry,
  type State,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';

const LAST_PERIL = 20;

export const perilLeft = (state: State): number =>
  (placeEntry(state.place).events.at(-1)?.at ?? LAST_PERIL) - state.peril;

/** STY-24.3 */
export const answersDefeat = (card: number): boolean => cardEntry(card).answers === OCCASION.defeat;

const isReadyForDefeat = (state: State, card: number): boolean =>
  answersDefeat(card) && !state.exhausted.includes(card);

/** From here on, the fewer wounds are left, the more a response to defeat is worth. */
const FEW_LEFT = 12;

/** How close defeat by wounds is: 0 while many are left, 1 if none is. */
export const nearDefeat = (state: State): number =>
  Math.max(0, 1 - (woundLimit(state) - state.wounds) / FEW_LEFT);

/** Whether a response to defeat is ready. */
export const canSurvive = (state: State): boolean =>
  state.partyTreasures.some((card) => isReadyForDefeat(state, card)) ||
  state.heroes.some(
    ({ skills, treasures }, hero) =>
      skills.some(
        (card) => isReadyForDefeat(state, card) && (!cardEntry(card).mine || hero === state.active),
      ) || treasures.some((card) => isReadyForDefeat(state, card)),
  );
