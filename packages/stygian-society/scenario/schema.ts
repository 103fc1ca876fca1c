/** The fields of a position, in printed names. */
import * as v from 'valibot';
import { HEROES, STATUSES } from '../words/lists.ts';
import { cubes, stuckCube } from './fall.ts';

const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());

export const HERO_COLOUR_NAMES = ['blue', 'green', 'white'] as const;
const tokens = v.record(v.picklist(STATUSES), v.record(v.picklist(HERO_COLOUR_NAMES), natural));

/** More than a game needs. */
const MOST_ARRANGED = 50;

const heroSchema = v.strictObject({
  hero: v.picklist(HEROES),
  seat: v.optional(natural, 0),
  skills: v.pipe(v.optional(names, []), v.description('Skills beside level 0')),
  treasures: v.optional(names, []),
  exhausted: v.optional(names, []),
  tokens: v.optional(tokens, {}),
});
export type HeroInput = v.InferOutput<typeof heroSchema>;

const enemySchema = v.union([
  v.string(),
  v.strictObject({ enemy: v.string(), wounds: v.optional(natural, 0) }),
]);

export const positionSchema = v.strictObject({
  players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), 1),
  heroes: v.pipe(v.array(heroSchema), v.minLength(1), v.maxLength(4)),
  active: v.optional(v.picklist(HEROES)),
  floor: v.optional(v.pipe(natural, v.minValue(1), v.maxValue(6)), 1),
  place: v.pipe(
    v.optional(v.string(), 'Run and Gun'),
    v.description('Room or boss; its enemies stand as printed unless `front` or `rear` is given'),
  ),
  front: v.optional(v.array(enemySchema)),
  rear: v.optional(v.array(enemySchema)),
  field: v.optional(cubes, {}),
  crypt: v.optional(cubes, {}),
  tower: v.optional(cubes, {}),
  stuck: v.pipe(
    v.optional(v.array(stuckCube)),
    v.description('Where the cubes of `tower` rest; without it they lie on the plates one beside another'),
  ),
  luck: v.optional(natural, 0),
  xp: v.optional(natural, 0),
  needed: v.optional(natural, 8),
  wounds: v.optional(natural, 0),
  maxWounds: v.optional(natural, 25),
  peril: v.optional(natural, 0),
  partyTreasures: v.optional(names, []),
  treasureDeck: v.pipe(v.optional(names), v.description('Top card first')),
  at: v.pipe(
    v.optional(v.picklist(['turn', 'start of turn', 'floor end', 'floor start']), 'turn'),
    v.description('Where the game stands: in the choice of the turn, or where the floor is completed'),
  ),
  physical: v.optional(v.boolean(), true),
  jostling: v.pipe(
    v.optional(v.union([v.boolean(), v.pipe(v.array(v.boolean()), v.maxLength(MOST_ARRANGED))]), false),
    v.description(
      'STY-26.1: whether the tower may be knocked; a list says at the ends of which of the next turns',
    ),
  ),
  chests: v.pipe(
    v.optional(v.pipe(names, v.maxLength(MOST_ARRANGED)), []),
    v.description('The chest cards that are opened next, in order'),
  ),
  tokenColours: v.pipe(
    v.optional(v.pipe(v.array(v.picklist(HERO_COLOUR_NAMES)), v.maxLength(MOST_ARRANGED)), []),
    v.description('Colours of the status tokens that are drawn next, in order'),
  ),
  next: v.pipe(v.optional(v.string()), v.description('The room or boss of the next floor')),
  beaten: v.pipe(
    v.optional(v.string()),
    v.description('STY-22.5: the mid-boss that was beaten on floor 3; its other side is in force'),
  ),
});
export type Position = v.InferOutput<typeof positionSchema>;
