/** For tests and the lab: watches one game and checks invariants before and after every move. */
import { createRandom, type Move, type Random, randomBelow, seatsIn } from '@three-spires/kernel';
import { slayTheSpire as game } from '../index.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { MODE } from '../rules/run-state.ts';
import type { State } from '../rules/state.ts';
import { type Conserved, checkState, conserved } from './properties.ts';
import {
  checkCopy,
  checkDescriptions,
  checkEvents,
  checkLegal,
  checkRefusals,
  fail,
  legalMoves,
  type Moment,
} from './property-checks.ts';
import { type Counts, checkCounts, countCards, showsActDecks, withActDecks } from './property-counts.ts';
import { checkPreview, checkTold, checkViews } from './property-secrets.ts';

/**
 * Expensive checks run at about every nth decision, chosen by a separate random stream derived from the seed.
 */
const CHECKS: readonly { readonly every: number; readonly check: (moment: Moment) => void }[] = [
  { every: 6, check: checkLegal },
  { every: 90, check: checkRefusals },
  { every: 24, check: checkCopy },
  { every: 60, check: checkViews },
  { every: 60, check: checkTold },
  { every: 24, check: checkPreview },
  { every: 60, check: checkDescriptions },
];
const COUNT_EVERY = 4;
const SAVED_EVERY = 20;
const EVENTS_EVERY = 8;
const PAST_MOVES = 400;

export class Watch {
  readonly #random: Random;
  readonly #past: Move[] = [];
  /**
   * For a first fight only; a climb has other cards in every room, of which only the shared ones are counted.
   */
  #origin: Conserved | undefined;
  #counts: Counts | undefined;
  #act = 0;

  constructor(fresh: State, seed: string) {
    this.#random = createRandom(`${seed}/checks`, 1);
    if (fresh.run.mode === MODE.firstFight) this.#origin = conserved(fresh);
  }

  #isDue(every: number): boolean {
    return randomBelow(this.#random, 0, every) === 0;
  }

  /** Throws if a position has a fault. */
  look(state: State): void {
    const problems = checkState(state, this.#origin);
    if (problems.length > 0) fail(problems.join('; '));
    if (state.run.mode === MODE.climb && this.#isDue(COUNT_EVERY)) this.#count(state);
    if (game.outcome(state) !== undefined) {
      checkEnd(state);
      return;
    }
    if (seatsIn(game.deciding(state)).length === 0) fail('the game is not over and waits for no seat');
    const due = CHECKS.filter(({ every }) => this.#isDue(every));
    if (due.length === 0) return;
    const moment = this.#momentOf(state);
    for (const { check } of due) check(moment);
    if (this.#past.length < PAST_MOVES) this.#past.push(...moment.legal.flat());
  }

  #momentOf(state: State): Moment {
    const [decision] = game.decisions(state);
    return {
      state,
      text: JSON.stringify(state),
      kind: decision?.kind ?? fail('no seat is asked'),
      legal: state.players.map((_, seat) => legalMoves(state, seat)),
      past: this.#past,
      random: this.#random,
    };
  }

  /** Shared cards are counted while nothing is being resolved; a new Act has its own decks. */
  #count(state: State): void {
    if (state.stack.length > 0 || state.waiting.length > 0) return;
    this.#counts ??= countCards(state);
    const ofAct = showsActDecks(state);
    if (ofAct && (state.run.act !== this.#act || this.#counts.events === 0)) {
      this.#act = state.run.act;
      this.#counts = withActDecks(this.#counts, state);
    }
    checkCounts(state, this.#counts, ofAct);
  }

  /** After a player has joined, counting starts again, because the decks have other cards. */
  joined(): void {
    this.#counts = undefined;
    this.#act = 0;
  }

  /** Makes a move; occasionally also after saving and loading the game, and with a check of the events. */
  carryOut(state: State, seat: number, move: Move, tell?: (event: SlayTheSpireEvent) => void): void {
    const saved = this.#isDue(SAVED_EVERY) ? JSON.stringify(state) : undefined;
    const before = this.#isDue(EVENTS_EVERY) ? game.copy(state) : undefined;
    const events: SlayTheSpireEvent[] = [];
    if (before === undefined) game.apply(state, seat, move, tell);
    else {
      game.apply(state, seat, move, (event) => {
        events.push(event);
        tell?.(event);
      });
      checkEvents(before, state, events);
    }
    if (saved === undefined) return;
    const loaded = JSON.parse(saved) as State;
    game.apply(loaded, seat, move);
    if (JSON.stringify(loaded) !== JSON.stringify(state)) fail(`after ${move} a loaded game is another`);
  }
}

const MOVE_KINDS = 48;

/** A finished game asks nobody, allows nothing and says how it ended. */
export const checkEnd = (state: State): void => {
  if (game.deciding(state) !== 0) fail('the game is over and a seat decides');
  if (game.decisions(state).length > 0) fail('the game is over and a decision is open');
  state.players.forEach((_, seat) => {
    if (legalMoves(state, seat).length > 0) fail(`the game is over and seat ${seat} has legal moves`);
    for (let kind = 0; kind < MOVE_KINDS; kind++) {
      if (game.refuse(state, seat, kind << 24) === undefined)
        fail(`the game is over and a move of kind ${kind} is allowed`);
    }
    if (game.view(state, seat).result === undefined) fail('the game is over and the view does not say how');
  });
};
