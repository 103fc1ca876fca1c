/** What relics and potions do beyond what cards do. */
import type { ITEM_CODES } from '../codes/item.ts';
import { pushAbility } from '../frames.ts';
import { ask } from '../questions.ts';
import { type Player, QUESTION, UNSET } from '../state.ts';
import { ITEM_TABLE, type ItemEntry } from '../tables.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** Loaded Die: one die ability of the owner's relics, whatever face it shows (STS-7.3). */
const triggerDieAbility: Handler = (state, frame) => {
  const programs = dieAbilities(state.players[frame.seat] as Player, frame.program);
  if (programs.length === 0) return true;
  const answer = programs.length === 1 ? 0 : takeAnswer(frame);
  if (answer === UNSET) return ask(state, QUESTION.option, frame.seat, 0, programs.length);
  pushAbility(state, {
    program: programs[answer] as number,
    seat: frame.seat,
    enemy: UNSET,
    card: UNSET,
    target: UNSET,
  });
  return true;
};

/** The programs of a player's die abilities, without the one that asks. */
export const dieAbilities = (player: Player, asking: number): number[] => {
  const programs: number[] = [];
  for (const item of player.relics) {
    for (const ability of (ITEM_TABLE[item] as ItemEntry).abilities) {
      if (ability.die !== 0 && ability.program !== asking) programs.push(ability.program);
    }
  }
  return programs;
};

export const ITEM_HANDLERS: Record<(typeof ITEM_CODES)[number], Handler> = { triggerDieAbility };
