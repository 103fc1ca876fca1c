/**
 * The consequences of a combat for the climb: cards returned to their decks, and the run's own end-of-combat
 * effects.
 */
import { NONE, putUnder } from '@three-spires/kernel';
import { countBossFight } from '../combat/achievements.ts';
import { isLiving } from '../combat/living.ts';
import { tearDown } from '../combat/tear-down.ts';
import { TRIGGER, trigger, wait } from '../combat/triggers.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { TERMINAL_ROUTINE } from '../compile/run-entries.ts';
import type { Emit } from '../event.ts';
import { hasModifier } from '../run-modifiers.ts';
import { MODE } from '../run-state.ts';
import type { State } from '../state.ts';
import { PHASE, playerAt } from '../state.ts';
import { summonSupply } from './decks.ts';
import { openRewards } from './rewards.ts';

const TO_ENCOUNTERS = 1;
const TO_ELITES = 2;

/** The deck an enemy's card returns to, by kind. */
const RETURNS: readonly number[] = ENEMY_ENTRIES.map(({ definition: { deck, rank } }) => {
  if (deck === 'first' || deck === 'act4') return 0;
  return rank === 'encounter' ? TO_ENCOUNTERS : rank === 'elite' ? TO_ELITES : 0;
});

/**
 * Encounter and Elite cards go under their decks, Summons rejoin the supply, Bosses are set aside
 * (STS-15.14).
 */
const returnEnemies = (state: State): void => {
  const { run } = state;
  if (run.mode === MODE.firstFight) return;
  for (let at = 0; at < state.encounters.length; at++) {
    const kind = state.encounters[at] as number;
    if (RETURNS[kind] === TO_ENCOUNTERS) putUnder(run.encounterDeck, kind);
    else if (RETURNS[kind] === TO_ELITES) putUnder(run.eliteDeck, kind);
  }
  state.summons = summonSupply(run);
};

/** STS-31.10 */
const waitForTerminal = (state: State): void => {
  if (!hasModifier(state.run, 'Terminal')) return;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(playerAt(state, seat))) wait(state, TERMINAL_ROUTINE, seat, NONE, NONE, NONE);
};

/** STS-15.8: end-of-combat abilities. */
export const endCombat = (state: State, emit: Emit): void => {
  emit?.({ type: 'combatWon' });
  state.run.combatsWon++;
  countBossFight(state, emit);
  state.phase = PHASE.endOfCombat;
  if (state.pending.length > 0) state.pending.length = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(playerAt(state, seat))) trigger(state, TRIGGER.endOfCombat, seat);
  waitForTerminal(state);
};

/** Clears the table and opens the rewards (STS-15.8, STS-15.9). */
export const leaveCombat = (state: State, emit: Emit): void => {
  tearDown(state);
  returnEnemies(state);
  openRewards(state, emit);
};
