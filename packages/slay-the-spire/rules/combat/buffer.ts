/** Buffer: a Power that cancels losses of HP, one at a time (STS-24.9), until it is used up. */
import { removeAt } from '@three-spires/kernel';
import { type Card, cubesOn, faceOf, forget, withCubes } from '../card.ts';
import { FACES } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { MODIFIER } from './modifiers.ts';
import { exhaustCard } from './piles.ts';
import { refreshAbilities } from './triggers.ts';

const usesOf = (card: Card): number => FACES[faceOf(card)]?.modifiers[MODIFIER.cancelHpLoss] ?? 0;

/** Marks one use on the first such Power; the last use Exhausts it. */
export const cancelLoss = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  for (let at = 0; at < player.powers.length; at++) {
    const card = player.powers[at] as Card;
    const uses = usesOf(card);
    if (uses === 0) continue;
    emit?.({ type: 'lossCancelled', seat, card: forget(card) });
    const cubes = cubesOn(card) + 1;
    if (cubes < uses) {
      player.powers[at] = withCubes(card, cubes);
      return;
    }
    exhaustCard(state, seat, removeAt(player.powers, at), emit);
    refreshAbilities(player);
    return;
  }
};
