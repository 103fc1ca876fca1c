/** The party's draft of Boss relics (STS-8.20, STS-8.21). */
import { putUnder } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { askPhase } from '../questions.ts';
import { PHASE, type Player, type State, UNSET } from '../state.ts';
import { deckOf, gainRelic } from './goods.ts';
import { partySize, watchersFinished } from './newcomers.ts';

/** Opens a draft of the top relics of a deck. */
const openDraft = (state: State, deck: number[], amount: number, emit: Emit): void => {
  const { run } = state;
  run.bossRelics = [];
  while (run.bossRelics.length < amount && deck.length > 0) run.bossRelics.push(deck.pop() as number);
  run.finished = watchersFinished(state);
  run.taken = state.players.map(() => []);
  state.phase = PHASE.bossRelics;
  askPhase(state);
  if (emit) emit({ type: 'bossRelicsShown', reveals: true });
};

/** As many relics as players, each takes one or none (STS-37.1). */
export const openRelicDraft = (state: State, emit: Emit): void =>
  openDraft(state, state.run.relicDeck, state.players.length, emit);

/** Three for one player, otherwise one more than there are players; newcomers count alone (STS-33.8). */
const shown = (players: number): number => (players === 1 ? 3 : players + 1);

export const openBossRelics = (state: State, emit: Emit): void =>
  openDraft(state, state.run.bossRelicDeck, shown(partySize(state)), emit);

/** The place of the relic that a seat claims, or UNSET. */
export const claimOf = (state: State, seat: number): number => state.run.taken[seat]?.[0] ?? UNSET;

/** A relic is free until somebody claims it, and again once it is released (R29). */
export const canTakeBossRelic = (state: State, seat: number, at: number): boolean =>
  state.run.finished[seat] === 0 &&
  at < state.run.bossRelics.length &&
  !state.run.taken.some((taken) => taken.includes(at));

/** Claims a relic instead of another one, or with UNSET none. */
export const claimBossRelic = (state: State, seat: number, at: number): void => {
  state.run.taken[seat] = at === UNSET ? [] : [at];
};

/** When everyone has confirmed, the claims come true; the rest goes under the deck it came from (STS-8.21). */
export const closeBossRelics = (state: State, emit: Emit): void => {
  const { run } = state;
  const shownRelics = run.bossRelics;
  const claims = state.players.map((_, seat) => claimOf(state, seat));
  run.bossRelics = [];
  shownRelics.forEach((relic, at) => {
    if (!claims.includes(at)) putUnder(deckOf(state, relic), relic);
  });
  // What is used at once comes on top of the stack, so the lowest row goes last here and first there.
  const seats = state.players.map((_, seat) => seat);
  seats.sort((left, right) => (state.players[right] as Player).row - (state.players[left] as Player).row);
  for (const seat of seats) {
    const relic = shownRelics[claims[seat] as number];
    if (relic !== undefined) gainRelic(state, seat, relic, emit);
  }
};
