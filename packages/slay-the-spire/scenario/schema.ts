/** The shape of a position in a scenario. Field types are checked here, the meaning of names later. */
import { didYouMean, InputError, problemOf, requireBounds } from '@three-spires/kernel';
import * as v from 'valibot';
import { ENERGY_PER_TURN, LIMITS } from '../content/limits.ts';
import { LIVING_LIMIT, POSITION_BOUNDS } from '../rules/bounds.ts';
import { MOST_CHEAPER, MOST_CUBES } from '../rules/card.ts';
import { ACHIEVEMENTS, CHARACTERS, DOUBLINGS, ORBS, STANCES } from '../words/lists.ts';
import { climbSchema } from './climb.ts';
import { atMost, count, flag } from './plain.ts';
import { ENEMY_FIELDS, PLAYER_FIELDS } from './plain-fields.ts';

const place = (limit: number) => v.pipe(atMost(limit), v.minValue(1, `must be from 1 to ${limit}`));
const names = v.optional(v.array(v.string()), []);
const achievements = v.optional(v.array(v.picklist(ACHIEVEMENTS)), []);

const markedCard = v.strictObject({
  card: v.string(),
  retained: v.pipe(flag, v.description('Stayed in hand by Retain at the end of the last turn')),
  staying: v.pipe(flag, v.description('Will stay in hand at the end of this turn')),
  costsZero: flag,
  drawnLate: v.pipe(flag, v.description('Drawn during the End of Turn phase')),
  used: v.pipe(flag, v.description('The ability of a Power has been used this turn')),
  cubes: count(MOST_CUBES),
  cheaper: v.pipe(count(MOST_CHEAPER), v.description('How much less it costs this turn')),
});
const card = v.lazy((input) => (typeof input === 'object' ? markedCard : v.string()));
/** Piles list the top card first, hands and Powers go from left to right. */
const pile = v.optional(v.array(card), []);

/** A relic with its marks; the name alone means a relic that is ready. */
const markedRelic = v.strictObject({
  relic: v.string(),
  usedInCombat: flag,
  usedInRoom: flag,
  left: v.pipe(
    v.optional(atMost(9)),
    v.description('Cubes on it, or uses it still has; all of them if left out'),
  ),
});

/** A card played this turn, by the first player by default. */
const playedRecord = v.strictObject({
  card: v.string(),
  player: v.optional(v.picklist(CHARACTERS)),
  x: count(15),
  free: v.pipe(
    v.optional(v.boolean()),
    v.description('Played for 0 Energy; if left out, a card that costs 0'),
  ),
});
const playedCard = v.lazy((input) => (typeof input === 'object' ? playedRecord : v.string()));

const player = v.strictObject({
  character: v.picklist(CHARACTERS),
  row: v.pipe(v.optional(atMost(4)), v.description('From 1 at the bottom; a dead player stands in row 0')),
  hp: v.pipe(v.optional(atMost(99)), v.description('0 for a player who died in this Boss fight (STS-35.1)')),
  maxHp: v.optional(place(99)),
  ...PLAYER_FIELDS,
  energy: v.optional(atMost(LIMITS.energy), ENERGY_PER_TURN),
  stance: v.optional(v.picklist(STANCES), 'neutral'),
  shard: v.pipe(flag, v.description('Has the Prismatic Shard')),
  orbSlots: v.optional(atMost(10)),
  orbs: v.optional(v.array(v.picklist(ORBS)), []),
  hand: pile,
  draw: pile,
  discard: pile,
  exhaust: pile,
  powers: pile,
  deck: pile,
  potions: names,
  relics: v.optional(v.array(v.lazy((input) => (typeof input === 'object' ? markedRelic : v.string()))), []),
  rewardDeck: v.optional(v.array(v.string())),
  rareDeck: v.optional(v.array(v.string())),
  nextFree: v.optional(v.array(v.picklist(['attack', 'any'])), []),
  nextCost: v.optional(v.nullable(atMost(9)), null),
  doubling: v.pipe(
    v.optional(v.array(v.picklist(DOUBLINGS)), []),
    v.description('Waiting effects that play a card twice'),
  ),
  /** This player's own achievements reached earlier. */
  achievements,
});

const enemy = v.strictObject({
  name: v.optional(v.string()),
  id: v.optional(v.string()),
  row: v.optional(atMost(4)),
  place: v.pipe(
    v.optional(place(99)),
    v.description(
      'Its place in the row from the left; if left out, in the order of the list and left of an Elite',
    ),
  ),
  status: v.optional(v.picklist(['alive', 'dead', 'left']), 'alive'),
  hp: v.optional(atMost(999)),
  maxHp: v.optional(place(999)),
  ...ENEMY_FIELDS,
  cube: v.pipe(v.optional(place(8)), v.description('Slots and abilities are counted from 1 as printed')),
  usedSlots: v.optional(v.array(place(8)), []),
  usedAbilities: v.optional(v.array(place(8)), []),
  mode: v.pipe(
    v.optional(place(4), 1),
    v.description('The mode it is in, counted from 1 as well, and cubes on one of its abilities'),
  ),
  cubes: v.optional(atMost(9)),
  newcomer: v.pipe(flag, v.description('Arrived in this round, so it does not act in it')),
  attached: v.optional(
    v.nullable(v.strictObject({ card: v.string(), player: v.picklist(CHARACTERS) })),
    null,
  ),
});

/** Where in a fight a position can start. */
const POSITION_PHASES = ['play', 'start', 'enemyTurn', 'rewards'] as const;

const nothing = v.optional(v.nullable(v.never('a position cannot begin in the middle of a resolution')));

export const positionSchema = v.strictObject({
  phase: v.pipe(
    v.optional(v.picklist(POSITION_PHASES), 'play'),
    v.description(
      '`start` is the start of a round, `enemyTurn` the beginning of the Enemy Turn, `rewards` the end of the combat',
    ),
  ),
  round: v.optional(place(999), 1),
  die: v.optional(place(6), 1),
  nextDie: v.pipe(v.optional(v.array(place(6)), []), v.description('What the next rolls will show')),
  before: v.pipe(
    v.optional(v.array(v.record(v.string(), v.unknown())), []),
    v.description(
      'Moves, as in a scenario, that lead from this position to the one meant: into the middle of a card, for example',
    ),
  ),
  players: v.pipe(
    v.array(player),
    v.minLength(1, 'at least one player'),
    v.maxLength(4, 'at most four players'),
  ),
  enemies: v.optional(v.array(enemy), []),
  encounters: v.optional(v.array(v.nullable(v.string()))),
  summons: v.optional(v.array(v.string())),
  potionDeck: v.optional(v.array(v.string())),
  relicDeck: v.optional(v.array(v.string())),
  statusLeft: v.optional(atMost(LIMITS.status)),
  dazeLeft: v.optional(atMost(LIMITS.daze)),
  orbCubes: v.pipe(
    v.optional(v.nullable(place(50)), null),
    v.description('Cubes of each kind of Orb; null for as many as are needed'),
  ),
  playedThisTurn: v.optional(v.array(playedCard), []),
  /** The party's achievements reached earlier. */
  achievements,
  turn: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Whose turn it is comes from the rows and the rules in use'),
  ),
  climb: v.pipe(
    v.optional(v.nullable(climbSchema), null),
    v.description('Everything that lasts from room to room; without it there is one fight only'),
  ),
  question: nothing,
  waiting: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0, 'nothing may wait at the beginning'))),
  arrivals: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0, 'nothing may wait at the beginning'))),
  outcome: nothing,
  rewards: nothing,
});

export type Position = v.InferOutput<typeof positionSchema>;
export type PlayerPosition = v.InferOutput<typeof player>;
export type EnemyPosition = v.InferOutput<typeof enemy>;
export type RelicPosition = string | v.InferOutput<typeof markedRelic>;
export type PlayedPosition = string | v.InferOutput<typeof playedRecord>;
export type CardPosition = string | v.InferOutput<typeof markedCard>;

export const readPosition = (value: unknown): Position => {
  requireBounds(value, POSITION_BOUNDS, 'position');
  const read = v.safeParse(positionSchema, value);
  if (read.success) return requireFewLiving(read.output);
  const [first] = read.issues;
  const issue = read.issues.find(isUnknownField) ?? first;
  const keys = (issue.path ?? []).map((item) => (item as { key: string | number }).key);
  throw new InputError(`${pathOf(keys)}: ${problem(issue, keys)}`);
};

const requireFewLiving = (read: Position): Position => {
  const living = read.enemies.filter(({ status }) => status === 'alive').length;
  if (living > LIVING_LIMIT)
    throw new InputError(
      `position.enemies: at most ${LIVING_LIMIT} that are alive, not ${living}`,
      'position.enemies',
    );
  return read;
};

/** A misspelt field is also missing; the misspelling says more than what is missing. */
const isUnknownField = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never';

/** `position.players[0].hand` */
const pathOf = (keys: readonly (string | number)[]): string =>
  keys.reduce<string>((path, key) => path + (typeof key === 'number' ? `[${key}]` : `.${key}`), 'position');

const problem = (issue: v.BaseIssue<unknown>, keys: readonly (string | number)[]): string => {
  if (isUnknownField(issue)) {
    return `there is no such field${didYouMean(String(keys[keys.length - 1]), fieldsAt(keys))}`;
  }
  if (issue.type !== 'picklist') return problemOf(issue);
  const options = [...(issue.expected?.matchAll(/"([^"]+)"/g) ?? [])].map((match) => match[1] ?? '');
  return `${issue.received} is not one of ${options.join(', ')}${didYouMean(String(issue.input), options)}`;
};

/** The fields of the object at the end of a path. */
const fieldsAt = (keys: readonly (string | number)[]): string[] => {
  if (keys.length === 1) return Object.keys(positionSchema.entries);
  if (keys.includes('attached')) return ['card', 'player'];
  if (keys[0] === 'climb') return Object.keys(climbSchema.entries);
  if (keys.length > 3) return Object.keys(markedCard.entries);
  return Object.keys(keys[0] === 'players' ? player.entries : enemy.entries);
};
