/** Which triggered ability resolves next, and who orders them (STS-13.19, STS-13.20). */
import { NONE, takeWaiting } from '@three-spires/kernel';
import { ask } from './asking.ts';
import { faceOf, findCard, uidOf } from './card.ts';
import { forgetLater, placeInOrder, wantsToGoLater } from './combat/later.ts';
import { holdsCardRelic, touchesCards } from './combat/relics.ts';
import { DEATH_ROUTINES, FACES } from './compile/entries.ts';
import type { Emit } from './event.ts';
import { pushAbility } from './frames.ts';
import { ALIVE, PHASE, playerAt, QUESTION, type State, type Waiting } from './state.ts';

/** Starts the next waiting ability; false when its order is asked for. */
export const startWaiting = (state: State, emit: Emit): boolean => {
  const at = state.waiting.length === 1 && !offersRelic(state) ? 0 : chooseWaiting(state);
  if (at === NONE) return false;
  triggerWaiting(state, at, emit);
  return true;
};

/** Moves an ability from the list to the stack, unless it no longer works. */
export const triggerWaiting = (state: State, at: number, emit: Emit): void => {
  const ability = takeWaiting(state.waiting, at);
  if (state.ordered > 0) state.ordered--;
  forgetLater(state, ability.seat);
  if (!stillWorks(state, ability)) return;
  emit?.({ type: 'abilityTriggered', seat: ability.seat, enemy: ability.enemy, routine: ability.routine });
  pushAbility(state, ability);
};

/** A dead enemy keeps only its on-death abilities; a held card's text needs the card in hand (STS-38.17). */
const stillWorks = (state: State, ability: Waiting): boolean => {
  if (ability.enemy !== NONE && state.enemies[ability.enemy]?.status !== ALIVE) {
    return DEATH_ROUTINES.has(ability.routine);
  }
  if (ability.card === NONE || FACES[faceOf(ability.card)]?.whileHeld !== ability.routine) return true;
  return findCard(playerAt(state, ability.seat).hand, uidOf(ability.card)) >= 0;
};

/** The next waiting ability, or NONE when a player must decide (STS-13.20, STS-13.11). */
const chooseWaiting = (state: State): number => {
  const seat = orderingSeat(state);
  const first = firstOf(state, seat);
  if (seat === NONE || state.ordered > 0) return first;
  if (allAlike(state, seat, first) && !offersRelic(state) && !wantsToGoLater(state, seat)) return first;
  ask(state, QUESTION.order, seat);
  return NONE;
};

/** A start-of-turn card ability waits for a relic that its owner may want to use first (R60). */
const offersRelic = (state: State): boolean => {
  if (state.phase !== PHASE.startOfTurn || state.ordered > 0 || state.stack.length > 0) return false;
  const seat = orderingSeat(state);
  if (seat === NONE || !holdsCardRelic(playerAt(state, seat))) return false;
  for (let at = 0; at < state.waiting.length; at++) {
    const ability = state.waiting[at] as Waiting;
    if (mayOrder(state, seat, ability) && touchesCards(ability.routine)) return true;
  }
  return false;
};

/**
 * By default enemies' abilities go first, then the lowest row with an ability that does not let others go
 * first.
 */
const orderingSeat = (state: State): number => {
  if (state.active !== NONE) return state.active;
  let chosen = NONE;
  for (let at = 0; at < state.waiting.length; at++) {
    const ability = state.waiting[at] as Waiting;
    if (goesFirst(state, ability)) return NONE;
    const { seat } = ability;
    if (chosen === NONE || placeInOrder(state, seat) < placeInOrder(state, chosen)) chosen = seat;
  }
  return chosen;
};

/** At end of turn, players also order enemies' abilities (STS-13.27). */
const goesFirst = (state: State, { enemy, seat }: Waiting): boolean =>
  enemy !== NONE && (seat === NONE || state.phase !== PHASE.endOfTurn);

/** Whether a seat may put this waiting ability next. */
export const mayOrder = (state: State, seat: number, ability: Waiting): boolean =>
  state.active !== NONE ? state.active === seat : ability.seat === seat;

const firstOf = (state: State, seat: number): number => {
  for (let at = 0; at < state.waiting.length; at++) {
    const ability = state.waiting[at] as Waiting;
    if (seat === NONE ? goesFirst(state, ability) : mayOrder(state, seat, ability)) return at;
  }
  return NONE;
};

/** The order of abilities with the same routine and subject does not matter. */
const allAlike = (state: State, seat: number, first: number): boolean => {
  const model = state.waiting[first] as Waiting;
  for (let at = first; at < state.waiting.length; at++) {
    const ability = state.waiting[at] as Waiting;
    if (!mayOrder(state, seat, ability)) continue;
    if (ability.routine !== model.routine || ability.target !== model.target) return false;
  }
  return true;
};
