/** Sets up a combat (STS-11). */
import { emptyPile, shuffle } from '@three-spires/kernel';
import { type Card, faceOf, makeCard } from '../card.ts';
import type { Emit } from '../event.ts';
import { enemyAt, PHASE, type Player, playerAt, STREAM, type State } from '../state.ts';
import { placeCard } from './enemies.ts';
import { isLiving } from './living.ts';
import { beginRoundOfTurns, livingSeats } from './turns.ts';

/**
 * The encounter cards enter the rows with their Summons, and every deck becomes a draw pile (STS-11,
 * STS-4.2).
 */
export const startCombat = (state: State, emit?: Emit): void => {
  state.enemies = [];
  state.order = [];
  state.round = 0;
  state.die = 0;
  state.phase = PHASE.reset;
  for (let at = 0; at < state.encounters.length; at++)
    placeCard(state, state.encounters[at] as number, at + 1);
  beginRoundOfTurns(state);
  state.run.fighters = livingSeats(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (!isLiving(player)) continue;
    player.hpLostThisCombat = 0;
    player.nextUid = player.deck.length;
    layOutDeck(player);
    shuffle(state.random, STREAM.shuffle, player.draw);
  }
  emit?.({
    type: 'combatStarted',
    kinds: state.order.map((index) => enemyAt(state, index).kind),
    reveals: true,
  });
};

/**
 * The deck becomes the draw pile. Cards come and go during the climb, so they are numbered at the start of
 * each combat, and the numbers are valid until its end.
 */
const layOutDeck = ({ deck, draw }: Player): void => {
  for (let at = 0; at < deck.length; at++) draw.push(makeCard(faceOf(deck[at] as Card), at));
  emptyPile(deck);
};
