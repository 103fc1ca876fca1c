/** Relics that use the die abilities of relics (STS-7.3). */
import { NONE } from '@three-spires/kernel';
import { ANYONES } from '../../words/board.ts';
import { ask } from '../asking.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import { ITEM_ENTRIES, type ItemEntry } from '../compile/entries.ts';
import type { Op } from '../compile/op.ts';
import { pushAbility } from '../frames.ts';
import { type Frame, playerAt, QUESTION, type State, type Waiting } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** Uses one die ability, whatever the die shows; it works for the owner of its relic. */
export const triggerDieAbility: Handler = (state, frame, op) => {
  const abilities = dieAbilities(state, frame, op);
  if (abilities.length === 0) return true;
  const answer = abilities.length === 1 ? 0 : takeAnswer(frame);
  if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, abilities.length);
  pushAbility(state, abilities[answer] as Waiting);
  return true;
};

/** The available abilities: of the player's relics or all players', for a certain face if named. */
export const dieAbilities = (state: State, frame: Frame, op: Op): Waiting[] => {
  const found: Waiting[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (op.kind !== ANYONES && seat !== frame.seat) continue;
    const { relics } = playerAt(state, seat);
    for (let at = 0; at < relics.length; at++) {
      const { abilities } = ITEM_ENTRIES[relics[at] as number] as ItemEntry;
      for (let which = 0; which < abilities.length; which++) {
        const { die, routine } = abilities[which] as AbilityEntry;
        if (die === 0 || (op.faces !== 0 && (die & op.faces) === 0)) continue;
        // An ability already being resolved would only ask the same again.
        if (isRunning(state, routine)) continue;
        found.push({ routine, seat, enemy: NONE, card: NONE, target: NONE });
      }
    }
  }
  return found;
};

const isRunning = (state: State, routine: number): boolean => {
  for (let at = 0; at < state.stack.length; at++)
    if ((state.stack[at] as Frame).routine === routine) return true;
  return false;
};
