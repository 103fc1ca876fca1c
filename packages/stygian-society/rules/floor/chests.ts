/** Chests and the treasures in them (section 20). */
import { NONE, randomBelow } from '@three-spires/kernel';
import { askParty, heroAt } from '../asking.ts';
import { CHEST_ENTRIES, cardEntry } from '../compile/entries.ts';
import type { StygianSocietyEmit } from '../event.ts';
import { pushEnemyRoutine } from '../frames.ts';
import { partyModifier } from '../hero/heroes.ts';
import { ofHero } from '../naming.ts';
import { PHASE, QUESTION, STREAM, type State, TREASURES_PER_CHEST } from '../state.ts';

/** STY-20.2: each chest is a separate decision. */
export const offerChest = (state: State): void => {
  if (state.chestsLeft > 0) askParty(state, QUESTION.chest, state.chestsLeft);
  else state.phase = PHASE.decks;
};

/** STY-20.3, STY-20.4, STY-20.5 */
export const openChest = (state: State, emit: StygianSocietyEmit): void => {
  const chest =
    state.arranged.chests.shift() ?? randomBelow(state.random, STREAM.chests, CHEST_ENTRIES.length);
  const card = CHEST_ENTRIES[chest];
  if (card === undefined) throw new Error(`no chest ${chest}`);
  const peril = Math.max(0, state.peril + partyModifier(state, 'chest'));
  const sprung = card.peril <= peril;
  state.chestsLeft--;
  state.chestCard = chest;
  state.fewer = 0;
  state.emptied = 0;
  state.toDraw = NONE;
  state.phase = PHASE.treasures;
  emit?.({ type: 'chestOpened', chest, sprung, reveals: true });
  if (sprung) pushEnemyRoutine(state, card.routine, NONE);
};

/** STY-20.7 */
const treasuresInside = (state: State): number =>
  state.emptied === 1 ? 0 : Math.max(0, TREASURES_PER_CHEST - state.fewer + partyModifier(state, 'treasure'));

/** STY-20.6, STY-20.8: one at a time; the party gives each solo treasure to a hero. */
export const drawTreasure = (state: State, emit: StygianSocietyEmit): void => {
  if (state.toDraw === NONE) state.toDraw = treasuresInside(state);
  const card = state.toDraw > 0 ? state.treasureDeck.pop() : undefined;
  if (card === undefined) {
    state.toDraw = NONE;
    state.phase = PHASE.chests;
    return;
  }
  state.toDraw--;
  emit?.({ type: 'treasure', card, ...ofHero(state, NONE), reveals: true });
  if (cardEntry(card).owner === 'party') {
    state.partyTreasures.push(card);
    return;
  }
  state.found = card;
  askParty(state, QUESTION.holder, card);
};

/** STY-20.2: unopened chests are lost. */
export const leaveChests = (state: State, emit: StygianSocietyEmit): void => {
  state.chestsLeft = 0;
  emit?.({ type: 'chestLeft' });
};

export const giveFound = (state: State, hero: number, emit: StygianSocietyEmit): void => {
  heroAt(state, hero).treasures.push(state.found);
  emit?.({ type: 'treasure', card: state.found, ...ofHero(state, hero) });
  state.found = NONE;
};
