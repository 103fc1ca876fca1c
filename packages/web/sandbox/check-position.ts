/** Builds positions as a table will, and says what is in them or what is wrong. */
import { type AnyGame, createMoveList, InputError, seatsIn } from '@three-spires/kernel';
import type { Check, Position } from '../game/sandbox.ts';

type Facts = { readonly moves: (count: number) => string; readonly ended: () => string };

/** Converts a schema's `heroes.0.skills` into the editor's notation: `position.heroes[0].skills`. */
const pathOf = (written: string): string =>
  written.startsWith('position') ? written : `position.${written.replaceAll(/\.(\d+)/g, '[$1]')}`;

/** `wrong` finds the field and the text in a message of the game. */
export const checkerOf =
  (game: AnyGame, wrong: RegExp, facts: Facts) =>
  (position: Position): Check => {
    try {
      const state: unknown = game.scenario.build(position, 'sandbox');
      const list = createMoveList();
      const moves = seatsIn(game.deciding(state)).reduce((sum, seat) => {
        game.legal(state, seat, list);
        return sum + list.length;
      }, 0);
      return { facts: [game.outcome(state) === undefined ? facts.moves(moves) : facts.ended()] };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (error.field !== undefined)
        return { problem: { path: error.field, text: error.message.slice(error.field.length + 2) } };
      const [, written = 'position', text = error.message] = wrong.exec(error.message) ?? [];
      return { problem: { path: pathOf(written), text } };
    }
  };
