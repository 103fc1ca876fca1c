/** Builds the position as the table will, and returns what is in it or what is wrong. */
import { createMoveList, InputError, seatsIn } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import type { Check, Position } from '../../../game/sandbox.ts';
import { say } from '../words/say.ts';

/** Converts the game's `heroes.0.skills` into the fields' `position.heroes[0].skills`. */
const pathOf = (written: string): string => `position.${written.replaceAll(/\.(\d+)/g, '[$1]')}`;

export const checkPosition = (position: Position): Check => {
  try {
    const state = stygianSociety.scenario.build(position, 'sandbox');
    const moves = seatsIn(stygianSociety.deciding(state)).reduce((sum, seat) => {
      const list = createMoveList();
      stygianSociety.legal(state, seat, list);
      return sum + list.length;
    }, 0);
    const ended = stygianSociety.outcome(state);
    return { facts: [ended === undefined ? say('sandbox.moves', { count: moves }) : say('sandbox.ended')] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.field !== undefined)
      return { problem: { path: error.field, text: error.message.slice(error.field.length + 2) } };
    const [, written, text] = /^position: ([\w.]+): ([\s\S]*)$/.exec(error.message) ?? [];
    return {
      problem: { path: written === undefined ? 'position' : pathOf(written), text: text ?? error.message },
    };
  }
};
