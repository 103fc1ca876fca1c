import type { GameRecord } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { FACES } from '../rules/compile/entries.ts';
import { seatName } from '../rules/naming.ts';
import { MODE } from '../rules/run-state.ts';
import type { Player, State } from '../rules/state.ts';

/** Upgraded cards count as their base cards. */
const cardsOf = ({ deck, draw, hand, discard, exhaust, powers }: Player): string[] => {
  const names = [deck, draw, hand, discard, exhaust, powers]
    .flat()
    .map((card) => (FACES[faceOf(card)]?.name ?? '').replace(/\+$/, ''));
  return [...new Set(names)].sort();
};

/** Who climbed with which cards, and how far. The first fight alone is stage 0. */
export const record = (state: State): GameRecord => ({
  seats: state.players.map((player, seat) => ({ as: [seatName(state, seat)], cards: cardsOf(player) })),
  stage: state.run.mode === MODE.climb ? state.run.act : 0,
  reached: state.run.path.length,
  ...(state.run.mode === MODE.climb ? { level: state.run.ascension } : {}),
});
