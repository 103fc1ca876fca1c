/** Quick Start: the table that replaces the Acts not played (STS-33). */

import { NONE } from '@three-spires/kernel';
import { wait } from '../combat/triggers.ts';
import { COLUMNS, ROUTINES_AFTER, ROUTINES_BEFORE } from '../compile/quick-start-entries.ts';
import type { Emit } from '../event.ts';
import { PHASE, type State } from '../state.ts';
import { openBossRelics } from './boss-relics.ts';
import { openMerchant } from './merchant.ts';
import { takesPart } from './newcomers.ts';

const forEverybody = (state: State, routine: number): void => {
  for (let seat = 0; seat < state.players.length; seat++)
    if (takesPart(state, seat)) wait(state, routine, seat, NONE, NONE, NONE);
};

/** Resolves the next part of the table; returns whether there was one left. */
export const stepQuickStart = (state: State, emit: Emit): boolean => {
  const { run } = state;
  const column = COLUMNS[run.startAct];
  if (column === undefined) return false;
  const step = run.quickStep++;
  state.phase = PHASE.quickStart;
  if (step === 0) forEverybody(state, ROUTINES_BEFORE[run.startAct] as number);
  else if (step <= column.bossRelics) openBossRelics(state, emit);
  else if (step === column.bossRelics + 1) forEverybody(state, ROUTINES_AFTER[run.startAct] as number);
  else if (step === column.bossRelics + 2) openMerchant(state, emit);
  else return false;
  return true;
};
