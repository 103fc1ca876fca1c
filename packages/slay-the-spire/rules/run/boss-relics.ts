/** The party's draft of Boss relics (STS-8.20, STS-8.21). */
import { filledPile, NONE, putUnder } from '@three-spires/kernel';
import { askPhase } from '../asking.ts';
import type { Emit } from '../event.ts';
import { PHASE, playerAt, type State } from '../state.ts';
import { deckOf, gainRelic } from './goods.ts';
import { nothingTaken } from './menu.ts';
import { partySize, watchersFinished } from './newcomers.ts';

const openDraft = (state: State, deck: number[], amount: number, emit: Emit): void => {
  const { run } = state;
  run.bossRelics = [];
  while (run.bossRelics.length < amount && deck.length > 0) run.bossRelics.push(deck.pop() as number);
  run.finished = watchersFinished(state);
  run.taken = nothingTaken(state.players.length);
  run.yielded = filledPile(0, state.players.length);
  state.phase = PHASE.bossRelics;
  askPhase(state);
  emit?.({ type: 'bossRelicsShown', reveals: true });
};

/** As many relics as players; each takes one or none (STS-37.1). */
export const openRelicDraft = (state: State, emit: Emit): void =>
  openDraft(state, state.run.relicDeck, state.players.length, emit);

/** Three for one player, otherwise one more than the number of players; newcomers count alone (STS-33.8). */
const shown = (players: number): number => (players === 1 ? 3 : players + 1);

export const openBossRelics = (state: State, emit: Emit): void =>
  openDraft(state, state.run.bossRelicDeck, shown(partySize(state)), emit);

/** The index of the relic that a seat claims, or NONE. */
export const claimOf = (state: State, seat: number): number => state.run.taken[seat]?.[0] ?? NONE;

/** The seat that claims a relic, or -1. */
export const claimantOf = (state: State, at: number): number =>
  state.run.taken.findIndex((taken) => taken.includes(at));

/**
 * A relic is free until a player claims it, and again once it is released. A player can insist once on a
 * relic claimed by another: after yielding it they cannot ask again (R29).
 */
export const canTakeBossRelic = (state: State, seat: number, at: number): boolean => {
  const { run } = state;
  if (run.finished[seat] !== 0 || at >= run.bossRelics.length) return false;
  const claimant = claimantOf(state, at);
  return claimant < 0 || (claimant !== seat && ((run.yielded[seat] as number) & (1 << at)) === 0);
};

/** Claims a relic instead of another one, or with NONE no relic. */
export const claimBossRelic = (state: State, seat: number, at: number): void => {
  state.run.taken[seat] = at === NONE ? [] : [at];
};

/** Moves the relic from one player's claim to another's; the player without one chooses again (R29). */
export const settleClaim = (state: State, at: number, winner: number, loser: number): void => {
  const { run } = state;
  if (claimOf(state, loser) === at) {
    run.taken[loser] = [];
    run.finished[loser] = 0;
  }
  run.yielded[loser] = (run.yielded[loser] as number) | (1 << at);
  claimBossRelic(state, winner, at);
};

/** Once everyone has confirmed, claims are fulfilled; the other relics go under their deck (STS-8.21). */
export const closeBossRelics = (state: State, emit: Emit): void => {
  const { run } = state;
  const shownRelics = run.bossRelics;
  const claims = state.players.map((_, seat) => claimOf(state, seat));
  run.bossRelics = [];
  shownRelics.forEach((relic, at) => {
    if (!claims.includes(at)) putUnder(deckOf(state, relic), relic);
  });
  // Relics with immediate effects are pushed on the stack, so the lowest row is pushed last and resolves
  // first.
  const seats = state.players.map((_, seat) => seat);
  seats.sort((left, right) => playerAt(state, right).row - playerAt(state, left).row);
  for (const seat of seats) {
    const relic = shownRelics[claims[seat] as number];
    if (relic !== undefined) gainRelic(state, seat, relic, emit);
  }
};
