/** Setting a combat up (STS-11). */
import { moveAll, shuffle } from '@three-spires/kernel';
import { faceOf, makeCard } from '../card.ts';
import type { Emit } from '../event.ts';
import { type Enemy, PHASE, type Player, STREAM, type State } from '../state.ts';
import { placeCard } from './enemies.ts';
import { isLiving } from './living.ts';
import { beginRoundOfTurns, livingSeats } from './turns.ts';

/** The encounter cards come into the rows with their Summons, and every deck becomes a draw pile (STS-11, STS-4.2). */
export const startCombat = (state: State, emit?: Emit): void => {
  state.enemies = [];
  state.order = [];
  state.round = 0;
  state.die = 0;
  state.phase = PHASE.reset;
  state.encounters.forEach((kind, at) => {
    placeCard(state, kind, at + 1);
  });
  beginRoundOfTurns(state);
  state.run.fighters = livingSeats(state);
  for (const player of state.players) {
    if (!isLiving(player)) continue;
    player.hpLostThisCombat = 0;
    numberCards(player);
    moveAll(player.deck, player.draw);
    shuffle(state.random, STREAM.shuffle, player.draw);
  }
  emit?.({
    type: 'combatStarted',
    kinds: state.order.map((index) => (state.enemies[index] as Enemy).kind),
    reveals: true,
  });
};

/** Cards come and go during the climb. They are numbered at the start of a combat, and the numbers last until it ends. */
const numberCards = (player: Player): void => {
  player.deck.forEach((card, at) => {
    player.deck[at] = makeCard(faceOf(card), at);
  });
  player.nextUid = player.deck.length;
};
