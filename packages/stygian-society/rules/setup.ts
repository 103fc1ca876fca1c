/** Parses a set-up (sections 2 and 25). */
import { InputError, requireBounds, setupProblem } from '@three-spires/kernel';
import * as v from 'valibot';
import { HEROES } from '../words/lists.ts';
import { SETUP_BOUNDS } from './bounds.ts';

export const setupSchema = v.strictObject({
  /** Number of players. */
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** In turn order, those of one player next to each other; without them heroes are dealt (STY-2.2, STY-2.8). */
  heroes: v.optional(v.array(v.picklist(HEROES))),
  /** STY-25.3: two players with one hero each. */
  twoHeroes: v.optional(v.boolean(), false),
  /** Where dropped cubes go: at random, or as reported from outside. */
  tower: v.optional(v.picklist(['fast', 'physical']), 'fast'),
  /** STY-26.1 */
  jostling: v.optional(v.boolean(), false),
  /** Any position in the words of scenarios, in place of all the rest. */
  position: v.optional(v.record(v.string(), v.unknown())),
});
export type Setup = v.InferOutput<typeof setupSchema>;

/** STY-25.1, STY-25.3 */
export const heroesWanted = ({ players, twoHeroes }: Setup): number => {
  if (players === 2) return twoHeroes ? 2 : 4;
  return players === 1 ? 3 : players;
};

export const readSetup = (value: unknown): Setup => {
  requireBounds(value, SETUP_BOUNDS, 'setup');
  const read = v.safeParse(setupSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(setupProblem(v.getDotPath(issue), issue));
  }
  const { heroes, twoHeroes, players } = read.output;
  if (twoHeroes && players !== 2)
    throw new InputError('setup: twoHeroes: the variant is for two players (STY-25.3)');
  if (heroes !== undefined && new Set(heroes).size !== heroes.length)
    throw new InputError('setup: heroes: each hero at most once (STY-2.2)');
  if (heroes !== undefined && heroes.length !== heroesWanted(read.output))
    throw new InputError(
      `setup: heroes: ${heroesWanted(read.output)} heroes for ${players} players (STY-25.1)`,
    );
  return read.output;
};
