/** Builds the position as the table will, and returns what is in it or what is wrong. */
import { createMoveList, InputError, seatsIn } from '@three-spires/kernel';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import type { Check, Position } from '../../../game/sandbox.ts';
import { say } from '../words/say.ts';

export const checkPosition = (position: Position): Check => {
  try {
    const state = slayTheSpire.scenario.build(position, 'sandbox');
    const seats = seatsIn(slayTheSpire.deciding(state));
    const moves = seats.reduce((sum, seat) => {
      const list = createMoveList();
      slayTheSpire.legal(state, seat, list);
      return sum + list.length;
    }, 0);
    const ended = slayTheSpire.outcome(state);
    return {
      facts: [ended === undefined ? say('sandbox.moves', { count: moves }) : say('sandbox.ended')],
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.field !== undefined)
      return { problem: { path: error.field, text: error.message.slice(error.field.length + 2) } };
    const [, path = 'position', text = error.message] =
      /^(position[\w.[\]]*): ([\s\S]*)$/.exec(error.message) ?? [];
    return { problem: { path, text } };
  }
};
