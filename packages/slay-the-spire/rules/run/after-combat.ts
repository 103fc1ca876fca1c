/** What a combat leaves to the climb: cards back under their decks, and the run's own end-of-combat effects. */
import { isLiving } from '../combat/living.ts';
import { wait } from '../combat/triggers.ts';
import { ENEMY_TABLE } from '../compile/entries.ts';
import { TERMINAL_PROGRAM } from '../compile/run-entries.ts';
import { hasModifier } from '../run-modifiers.ts';
import { MODE } from '../run-state.ts';
import type { Player, State } from '../state.ts';
import { UNSET } from '../state.ts';
import { summonSupply } from './decks.ts';

/** Encounter and Elite cards go under their decks, Summons rejoin the supply, Bosses are set aside (STS-15.14). */
export const returnEnemies = (state: State): void => {
  const { run } = state;
  if (run.mode === MODE.firstFight) return;
  for (const kind of state.encounters) {
    const { deck, rank } = ENEMY_TABLE[kind]?.definition ?? {};
    if (deck === 'first' || deck === 'act4') continue;
    if (rank === 'encounter') run.encounterDeck.unshift(kind);
    else if (rank === 'elite') run.eliteDeck.unshift(kind);
  }
  state.summons = summonSupply(run);
};

/** STS-31.10 */
export const waitForTerminal = (state: State): void => {
  if (!hasModifier(state.run, 'Terminal')) return;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(state.players[seat] as Player)) wait(state, TERMINAL_PROGRAM, seat, UNSET, UNSET, UNSET);
};
