/** The party's draft of Boss relics (STS-8.20, STS-8.21). */
import { putUnder } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { askPhase } from '../questions.ts';
import { PHASE, type State, UNSET } from '../state.ts';
import { deckOf, gainRelic } from './goods.ts';

/** Opens a draft of the top relics of a deck. */
const openDraft = (state: State, deck: number[], amount: number, emit: Emit): void => {
  const { run } = state;
  run.bossRelics = [];
  while (run.bossRelics.length < amount && deck.length > 0) run.bossRelics.push(deck.pop() as number);
  run.finished = state.players.map(() => 0);
  run.taken = state.players.map(() => []);
  state.phase = PHASE.bossRelics;
  askPhase(state);
  if (emit) emit({ type: 'bossRelicsShown', reveals: true });
};

/** As many relics as players, each takes one or none (STS-37.1). */
export const openRelicDraft = (state: State, emit: Emit): void =>
  openDraft(state, state.run.relicDeck, state.players.length, emit);

/** Three for one player, otherwise one more than there are players. */
const shown = (players: number): number => (players === 1 ? 3 : players + 1);

export const openBossRelics = (state: State, emit: Emit): void =>
  openDraft(state, state.run.bossRelicDeck, shown(state.players.length), emit);

export const canTakeBossRelic = (state: State, seat: number, at: number): boolean => {
  const relic = state.run.bossRelics[at];
  return state.run.finished[seat] === 0 && relic !== undefined && relic !== UNSET;
};

export const takeBossRelic = (state: State, seat: number, at: number, emit: Emit): void => {
  const { run } = state;
  const relic = run.bossRelics[at] as number;
  run.bossRelics[at] = UNSET;
  run.finished[seat] = 1;
  (run.taken[seat] as number[]).push(at);
  gainRelic(state, seat, relic, emit);
};

/** The rest goes under the deck it came from. */
export const closeBossRelics = (state: State): void => {
  for (const relic of state.run.bossRelics) if (relic !== UNSET) putUnder(deckOf(state, relic), relic);
  state.run.bossRelics = [];
};
