/** Builds the position as the table will, and returns what is in it or what is wrong. */
import { createMoveList, InputError, seatsIn } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { Check, Position } from '../../../game/sandbox.ts';
import { say } from '../words/say.ts';

/** Converts `keepers.0.hand.2` into the editor's notation: `position.keepers[0].hand[2]`. */
const pathOf = (written: string): string =>
  `position.${written.replaceAll(/\.(\d+)/g, '[$1]')}`.replace('position.position', 'position');

export const checkPosition = (position: Position): Check => {
  try {
    const state = mysticSpires.scenario.build(position, 'sandbox');
    const list = createMoveList();
    const moves = seatsIn(mysticSpires.deciding(state)).reduce((sum, seat) => {
      mysticSpires.legal(state, seat, list);
      return sum + list.length;
    }, 0);
    const ended = mysticSpires.outcome(state);
    return {
      facts: [ended === undefined ? say('sandbox.moves', { count: moves }) : say('sandbox.ended')],
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.field !== undefined)
      return { problem: { path: error.field, text: error.message.slice(error.field.length + 2) } };
    const [, path = 'position', text = error.message] =
      /^(?:position: )?([\w.]+): ([\s\S]*)$/.exec(error.message) ?? [];
    return { problem: { path: pathOf(path), text } };
  }
};
