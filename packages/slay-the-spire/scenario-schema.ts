/** The shape of a position in a scenario. What a field may hold is checked here, what a name means later. */
import { didYouMean, InputError } from '@three-spires/kernel';
import * as v from 'valibot';
import { LIMITS } from './rules/limits.ts';
import { CHARACTERS, ORBS, STANCES } from './words/lists.ts';

const atMost = (limit: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(limit, `must be at most ${limit}`),
  );
const count = (limit = 999) => v.optional(atMost(limit), 0);
const place = (limit: number) => v.pipe(atMost(limit), v.minValue(1, `must be from 1 to ${limit}`));
const flag = v.optional(v.boolean(), false);
const names = v.optional(v.array(v.string()), []);

const markedCard = v.strictObject({
  card: v.string(),
  /** Stayed in hand by Retain at the end of the last turn. */
  retained: flag,
  /** Will stay in hand at the end of this turn. */
  staying: flag,
  costsZero: flag,
  /** Drawn during the End of Turn phase. */
  drawnLate: flag,
  /** The ability of a Power has been used this turn. */
  used: flag,
  cubes: count(7),
});
const card = v.lazy((input) => (typeof input === 'object' ? markedCard : v.string()));
/** Piles stand with the top card first, hands and Powers from left to right. */
const pile = v.optional(v.array(card), []);

const player = v.strictObject({
  character: v.picklist(CHARACTERS),
  row: v.optional(place(4)),
  hp: v.optional(place(99)),
  maxHp: v.optional(place(99)),
  energy: v.optional(atMost(LIMITS.energy), 3),
  block: count(LIMITS.block),
  strength: count(LIMITS.strength),
  vulnerable: count(LIMITS.vulnerable),
  weak: count(LIMITS.weak),
  shivs: count(LIMITS.shivs),
  miracles: count(LIMITS.miracles),
  gold: count(),
  stance: v.optional(v.picklist(STANCES), 'neutral'),
  orbSlots: v.optional(atMost(10)),
  orbs: v.optional(v.array(v.picklist(ORBS)), []),
  hand: pile,
  draw: pile,
  discard: pile,
  exhaust: pile,
  powers: pile,
  deck: pile,
  potions: names,
  relics: names,
  rewardDeck: v.optional(v.array(v.string())),
  rareDeck: v.optional(v.array(v.string())),
  done: flag,
  attacksThisTurn: count(),
  discardedThisTurn: flag,
  noMoreDraws: flag,
  strengthToLose: count(),
  hpLostThisRound: count(),
  hpLostThisCombat: count(),
  /** Waiting effects that play a card twice. */
  doubling: v.optional(v.array(v.picklist(['attack', 'skill'])), []),
});

const enemy = v.strictObject({
  name: v.optional(v.string()),
  id: v.optional(v.string()),
  row: v.optional(atMost(4)),
  status: v.optional(v.picklist(['alive', 'dead', 'left']), 'alive'),
  hp: v.optional(count()),
  maxHp: v.optional(place(999)),
  block: count(),
  strength: count(LIMITS.strength),
  vulnerable: count(LIMITS.vulnerable),
  weak: count(LIMITS.weak),
  poison: count(LIMITS.poison),
  /** Slots and abilities are counted from 1 as printed. */
  cube: v.optional(place(8), 1),
  usedSlots: v.optional(v.array(place(8)), []),
  usedAbilities: v.optional(v.array(place(8)), []),
  /** Arrived in this round, so it does not act in it. */
  newcomer: flag,
  attached: v.optional(
    v.nullable(v.strictObject({ card: v.string(), player: v.picklist(CHARACTERS) })),
    null,
  ),
});

const nothing = v.optional(v.nullable(v.never('a position cannot begin in the middle of a resolution')));

const position = v.strictObject({
  phase: v.optional(v.picklist(['play', 'start', 'rewards']), 'play'),
  round: v.optional(place(999), 1),
  die: v.optional(place(6), 1),
  /** What the next rolls will show. */
  nextDie: v.optional(v.pipe(v.array(place(6)), v.maxLength(5, 'at most five rolls')), []),
  players: v.pipe(
    v.array(player),
    v.minLength(1, 'at least one player'),
    v.maxLength(4, 'at most four players'),
  ),
  enemies: v.optional(v.array(enemy), []),
  encounters: v.optional(v.array(v.nullable(v.string()))),
  summons: v.optional(v.array(v.string())),
  potionDeck: v.optional(v.array(v.string())),
  statusLeft: v.optional(atMost(LIMITS.status)),
  dazeLeft: v.optional(atMost(LIMITS.daze)),
  playedThisTurn: names,
  question: nothing,
  waiting: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0, 'nothing may wait at the beginning'))),
  outcome: nothing,
  rewards: nothing,
});

export type Position = v.InferOutput<typeof position>;
export type PlayerPosition = v.InferOutput<typeof player>;
export type EnemyPosition = v.InferOutput<typeof enemy>;
export type CardPosition = string | v.InferOutput<typeof markedCard>;

export const readPosition = (value: unknown): Position => {
  const read = v.safeParse(position, value);
  if (read.success) return read.output;
  const [first] = read.issues;
  const issue = read.issues.find(isUnknownField) ?? first;
  const keys = (issue.path ?? []).map((item) => (item as { key: string | number }).key);
  throw new InputError(`${pathOf(keys)}: ${problem(issue, keys)}`);
};

/** A misspelt field is missing too; what was written says more than what is missing. */
const isUnknownField = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never';

/** `position.players[0].hand` */
const pathOf = (keys: readonly (string | number)[]): string =>
  keys.reduce<string>((path, key) => path + (typeof key === 'number' ? `[${key}]` : `.${key}`), 'position');

const problem = (issue: v.BaseIssue<unknown>, keys: readonly (string | number)[]): string => {
  if (isUnknownField(issue)) {
    return `there is no such field${didYouMean(String(keys[keys.length - 1]), fieldsAt(keys))}`;
  }
  if (issue.type === 'strict_object' && issue.input === undefined) return 'must be given';
  if (issue.type !== 'picklist') return issue.message;
  const options = [...(issue.expected?.matchAll(/"([^"]+)"/g) ?? [])].map((match) => match[1] ?? '');
  return `${issue.received} is not one of ${options.join(', ')}${didYouMean(String(issue.input), options)}`;
};

/** The fields of the object that a path ends in. */
const fieldsAt = (keys: readonly (string | number)[]): string[] => {
  if (keys.length === 1) return Object.keys(position.entries);
  if (keys.includes('attached')) return ['card', 'player'];
  if (keys.length > 3) return Object.keys(markedCard.entries);
  return Object.keys(keys[0] === 'players' ? player.entries : enemy.entries);
};
