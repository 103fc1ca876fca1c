/** A position that starts a new game: its set-up, as at a table. */
import { InputError, problemOf, requireBounds } from '@three-spires/kernel';
import * as v from 'valibot';
import { POSITION_BOUNDS } from '../rules/bounds.ts';
import { readSetup } from '../rules/setup.ts';
import { startNew } from '../rules/start.ts';
import type { State } from '../rules/state.ts';

const schema = v.strictObject({
  setup: v.unknown(),
  hp: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
    v.description(
      'Every player starts with this much HP and has it as the maximum, so that random players get far',
    ),
  ),
});

export const isFresh = (position: unknown): boolean =>
  typeof position === 'object' && position !== null && 'setup' in position;

export const startFresh = (position: unknown, seed: string): State => {
  requireBounds(position, POSITION_BOUNDS, 'position');
  const read = v.safeParse(schema, position);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`position.${v.getDotPath(issue) ?? 'setup'}: ${problemOf(issue)}`);
  }
  const { hp } = read.output;
  const setup = readSetup(read.output.setup);
  if (setup.position !== undefined)
    throw new InputError('position.setup.position: a set-up inside a position starts from the beginning');
  const state = startNew(setup, seed, undefined);
  if (hp !== undefined) for (const player of state.players) player.hp = player.maxHp = hp;
  return state;
};
