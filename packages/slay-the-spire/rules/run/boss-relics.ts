/** The party's draft of Boss relics (STS-8.20, STS-8.21). */
import { putUnder } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { askPhase } from '../questions.ts';
import { PHASE, type State, UNSET } from '../state.ts';
import { gainRelic } from './goods.ts';

/** Three for one player, otherwise one more than there are players. */
const shown = (players: number): number => (players === 1 ? 3 : players + 1);

export const openBossRelics = (state: State, emit: Emit): void => {
  const { run } = state;
  run.bossRelics = [];
  while (run.bossRelics.length < shown(state.players.length) && run.bossRelicDeck.length > 0) {
    run.bossRelics.push(run.bossRelicDeck.pop() as number);
  }
  run.finished = state.players.map(() => 0);
  state.phase = PHASE.bossRelics;
  askPhase(state);
  if (emit) emit({ type: 'bossRelicsShown', reveals: true });
};

export const canTakeBossRelic = (state: State, seat: number, at: number): boolean => {
  const relic = state.run.bossRelics[at];
  return state.run.finished[seat] === 0 && relic !== undefined && relic !== UNSET;
};

export const takeBossRelic = (state: State, seat: number, at: number, emit: Emit): void => {
  const { run } = state;
  const relic = run.bossRelics[at] as number;
  run.bossRelics[at] = UNSET;
  run.finished[seat] = 1;
  gainRelic(state, seat, relic, emit);
};

/** The rest goes under the deck. */
export const closeBossRelics = (state: State): void => {
  for (const relic of state.run.bossRelics) if (relic !== UNSET) putUnder(state.run.bossRelicDeck, relic);
  state.run.bossRelics = [];
};
