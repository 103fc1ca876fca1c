/**
 * The engine's one loop: carries out what is on the stack, then what has triggered, then the next phase,
 * until somebody has to decide.
 */
import { removeAt, topFrame } from '@three-spires/kernel';
import { ask } from './asking.ts';
import { faceOf, findCard, uidOf } from './card.ts';
import { COPIES_OPEN, settleCopies } from './combat/doubling.ts';
import { forgetLater, goLater, placeInOrder, wantsToGoLater } from './combat/later.ts';
import { beginCard, cleanUpCard, startAttack, startCopy } from './combat/playing.ts';
import { holdsCardRelic, touchesCards } from './combat/relics.ts';
import { isCombatPhase, stepRound } from './combat/round.ts';
import { DEATH_PROGRAMS, FACES, PROGRAMS } from './compile/entries.ts';
import type { Op, Program } from './compile/op.ts';
import type { Emit } from './event.ts';
import { pushAbility } from './frames.ts';
import { endCombat } from './run/after-combat.ts';
import { stepRun } from './run/course.ts';
import {
  ALIVE,
  FRAME,
  type Frame,
  PHASE,
  type Player,
  QUESTION,
  type State,
  UNSET,
  type Waiting,
} from './state.ts';
import type { Handler } from './steps/handler.ts';
import { HANDLERS } from './steps/index.ts';

/** Goes on until a question is open or a phase waits for the players. */
export const advance = (state: State, emit: Emit): void => {
  for (;;) {
    if (state.phase === PHASE.over) return;
    if (state.won !== 0) {
      windUp(state, emit);
      continue;
    }
    const frame = topFrame(state.stack);
    if (state.waiting.length > 0 && isBetweenCards(state, frame)) {
      if (!startWaiting(state, emit)) return;
    } else if (frame !== undefined) {
      if (!runFrame(state, frame, emit)) return;
    } else {
      state.active = UNSET;
      if (!stepPhase(state, emit)) return;
    }
  }
};

/** The next step of the combat or of the climb; false when it waits for the players. */
const stepPhase = (state: State, emit: Emit): boolean =>
  isCombatPhase(state.phase) ? stepRound(state, emit) : stepRun(state, emit);

/**
 * Whether waiting abilities may go now: nothing is being resolved, or a copy has been and the next one or the
 * original has not begun (STS-26.8). Cards that another card plays are part of its text (STS-13.19).
 */
const isBetweenCards = (state: State, frame: Frame | undefined): boolean =>
  frame === undefined || (state.stack.length === 1 && frame.kind === FRAME.card && frame.begun === 0);

/** Runs a frame to its end; false when it asks something. Stops early when something comes on top of it. */
const runFrame = (state: State, frame: Frame, emit: Emit): boolean => {
  if (frame.begun === 0) {
    if (frame.copies === COPIES_OPEN && !settleCopies(state, frame)) return false;
    if (!begin(state, frame, emit)) return true;
  }
  const program = PROGRAMS[frame.program] as Program;
  while (frame.step < program.length) {
    const op = program[frame.step] as Op;
    if (!(HANDLERS[op.code] as Handler)(state, frame, op, emit)) return closeIfEnded(state);
    frame.step++;
    if (state.won !== 0 || state.phase === PHASE.over) return true;
    if (topFrame(state.stack) !== frame) return true;
  }
  state.stack.pop();
  cleanUpCard(state, frame, emit);
  return true;
};

/** A step that ended the combat or the game has nothing more to ask (STS-15.3, STS-15.5). */
const closeIfEnded = (state: State): boolean => {
  if (state.won === 0 && state.phase !== PHASE.over) return false;
  state.question.kind = QUESTION.none;
  return true;
};

/** False when a copy has to go first. */
const begin = (state: State, frame: Frame, emit: Emit): boolean => {
  if (frame.kind === FRAME.card) {
    if (frame.copies > 0) {
      startCopy(state, frame);
      return false;
    }
    beginCard(state, frame, emit);
  } else {
    frame.begun = 1;
    if (frame.kind === FRAME.shiv || frame.kind === FRAME.attack) startAttack(state, frame, emit);
  }
  return true;
};

/** STS-15.5: the rest of the card and what it triggered are not carried out; the card goes to its pile. */
const windUp = (state: State, emit: Emit): void => {
  state.won = 0;
  while (state.stack.length > 0) cleanUpCard(state, state.stack.pop() as Frame, emit);
  if (state.waiting.length > 0) state.waiting.length = 0;
  state.ordered = 0;
  state.later = [];
  state.active = UNSET;
  endCombat(state, emit);
};

/** Starts the next waiting ability; false when its order is asked for. */
const startWaiting = (state: State, emit: Emit): boolean => {
  const at = state.waiting.length === 1 && !offersRelic(state) ? 0 : chooseWaiting(state);
  if (at === UNSET) return false;
  takeWaiting(state, at, emit);
  return true;
};

const takeWaiting = (state: State, at: number, emit: Emit): void => {
  const ability =
    at === state.waiting.length - 1
      ? (state.waiting.pop() as Waiting)
      : (state.waiting.splice(at, 1)[0] as Waiting);
  if (state.ordered > 0) state.ordered--;
  forgetLater(state, ability.seat);
  if (!stillWorks(state, ability)) return;
  if (emit)
    emit({ type: 'abilityTriggered', seat: ability.seat, enemy: ability.enemy, program: ability.program });
  pushAbility(state, ability);
};

/** A dead enemy keeps only its on-death abilities; a held card's text needs the card in hand (STS-38.17). */
const stillWorks = (state: State, ability: Waiting): boolean => {
  if (ability.enemy !== UNSET && state.enemies[ability.enemy]?.status !== ALIVE) {
    return DEATH_PROGRAMS.has(ability.program);
  }
  if (ability.card === UNSET || FACES[faceOf(ability.card)]?.whileHeld !== ability.program) return true;
  return findCard((state.players[ability.seat] as Player).hand, uidOf(ability.card)) >= 0;
};

/** Which waiting ability is next, or UNSET when a player has to say (STS-13.20, STS-13.11). */
const chooseWaiting = (state: State): number => {
  const seat = orderingSeat(state);
  const first = firstOf(state, seat);
  if (seat === UNSET || state.ordered > 0) return first;
  if (allAlike(state, seat, first) && !offersRelic(state) && !wantsToGoLater(state, seat)) return first;
  ask(state, QUESTION.order, seat);
  return UNSET;
};

/** A card ability at the start of the turn waits for a relic that its owner may want to use before (R60). */
const offersRelic = (state: State): boolean => {
  if (state.phase !== PHASE.startOfTurn || state.ordered > 0 || state.stack.length > 0) return false;
  const seat = orderingSeat(state);
  if (seat === UNSET || !holdsCardRelic(state.players[seat] as Player)) return false;
  return state.waiting.some((ability) => mayOrder(state, seat, ability) && touchesCards(ability.program));
};

/** Enemies' abilities go first by themselves; otherwise the player in the lowest row who has one and lets nobody go first. */
const orderingSeat = (state: State): number => {
  if (state.active !== UNSET) return state.active;
  if (state.waiting.some((ability) => goesFirst(state, ability))) return UNSET;
  let chosen = UNSET;
  for (const { seat } of state.waiting) {
    if (chosen === UNSET || placeInOrder(state, seat) < placeInOrder(state, chosen)) chosen = seat;
  }
  return chosen;
};

/** At end of turn a player puts enemies' abilities in order too (STS-13.27). */
const goesFirst = (state: State, { enemy, seat }: Waiting): boolean =>
  enemy !== UNSET && (seat === UNSET || state.phase !== PHASE.endOfTurn);

/** Whether a seat may put this waiting ability next. */
export const mayOrder = (state: State, seat: number, ability: Waiting): boolean =>
  state.active !== UNSET ? state.active === seat : ability.seat === seat;

const firstOf = (state: State, seat: number): number =>
  seat === UNSET
    ? state.waiting.findIndex((ability) => goesFirst(state, ability))
    : state.waiting.findIndex((ability) => mayOrder(state, seat, ability));

/** Abilities of the same program about the same thing are the same in any order. */
const allAlike = (state: State, seat: number, first: number): boolean => {
  const model = state.waiting[first] as Waiting;
  for (const ability of state.waiting) {
    if (!mayOrder(state, seat, ability)) continue;
    if (ability.program !== model.program || ability.target !== model.target) return false;
  }
  return true;
};

/** Puts an answer to the frame that asked, and goes on. */
export const answer = (state: State, value: number, emit: Emit): void => {
  const frame = topFrame(state.stack) as Frame;
  frame.answer = value;
  state.question.kind = QUESTION.none;
  advance(state, emit);
};

/** Answers the question about the order: one ability now, or all as they stand. */
export const answerOrder = (state: State, at: number, emit: Emit): void => {
  state.question.kind = QUESTION.none;
  takeWaiting(state, at, emit);
  advance(state, emit);
};

export const answerOrderAll = (state: State, seat: number, emit: Emit): void => {
  state.question.kind = QUESTION.none;
  for (const ability of state.waiting) if (mayOrder(state, seat, ability)) state.ordered++;
  advance(state, emit);
};

export const answerLater = (state: State, seat: number, emit: Emit): void => {
  state.question.kind = QUESTION.none;
  goLater(state, seat);
  advance(state, emit);
};

/** Takes one of a player's potions out of the list. */
export const spendPotion = (state: State, seat: number, at: number): number =>
  removeAt((state.players[seat] as Player).potions, at);
