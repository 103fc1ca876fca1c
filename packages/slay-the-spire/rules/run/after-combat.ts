/** What a combat leaves to the climb: cards back under their decks, and the run's own end-of-combat effects. */
import { NONE } from '@three-spires/kernel';
import { countBossFight } from '../combat/achievements.ts';
import { isLiving } from '../combat/living.ts';
import { tearDown } from '../combat/tear-down.ts';
import { TRIGGER, trigger, wait } from '../combat/triggers.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { TERMINAL_ROUTINE } from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { hasModifier } from '../run-modifiers.ts';
import { MODE } from '../run-state.ts';
import type { Player, State } from '../state.ts';
import { PHASE } from '../state.ts';
import { summonSupply } from './decks.ts';
import { openRewards } from './rewards.ts';

/** Encounter and Elite cards go under their decks, Summons rejoin the supply, Bosses are set aside (STS-15.14). */
const returnEnemies = (state: State): void => {
  const { run } = state;
  if (run.mode === MODE.firstFight) return;
  for (const kind of state.encounters) {
    const { deck, rank } = ENEMY_ENTRIES[kind]?.definition ?? {};
    if (deck === 'first' || deck === 'act4') continue;
    if (rank === 'encounter') run.encounterDeck.unshift(kind);
    else if (rank === 'elite') run.eliteDeck.unshift(kind);
  }
  state.summons = summonSupply(run);
};

/** STS-31.10 */
const waitForTerminal = (state: State): void => {
  if (!hasModifier(state.run, 'Terminal')) return;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(state.players[seat] as Player)) wait(state, TERMINAL_ROUTINE, seat, NONE, NONE, NONE);
};

/** STS-15.8: end-of-combat abilities. */
export const endCombat = (state: State, emit: Emit): void => {
  emit?.({ type: 'combatWon' });
  state.run.combatsWon++;
  countBossFight(state, emit);
  state.phase = PHASE.endOfCombat;
  if (state.pending.length > 0) state.pending.length = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(state.players[seat] as Player)) trigger(state, TRIGGER.endOfCombat, seat);
  waitForTerminal(state);
};

/** The table is cleared and the rewards are opened (STS-15.8, STS-15.9). */
export const leaveCombat = (state: State, emit: Emit): void => {
  tearDown(state);
  returnEnemies(state);
  openRewards(state, emit);
};
