/** The outcome of a game, and the progress of a running one. */
import type { About, Outcome } from '@three-spires/kernel';
import { towerEntry } from './compile/entries.ts';
import { isAwaitingDecks, PHASE, REASONS, type State } from './state.ts';

export const outcome = ({ phase, losers, reasons }: State): Outcome | undefined => {
  if (phase !== PHASE.over) return undefined;
  const lost = reasons.find((reason) => reason !== 0) ?? 0;
  const reason = REASONS[lost] ?? '';
  // MYS-36.3
  if (losers === 3) return { result: 'draw', winners: [], reason };
  return { result: 'victory', winners: [losers === 1 ? 1 : 0], reason };
};

/** Both Towers and their HP are public once both decks are chosen. */
export const about = (state: State): About =>
  Object.fromEntries([
    ['turn', state.turn],
    ...(isAwaitingDecks(state) ? [] : state.keepers).flatMap(({ tower, hp }, seat) => [
      [`tower${seat}`, towerEntry(tower).definition.name],
      [`hp${seat}`, hp],
    ]),
  ]);
