/**
 * Campaign progress (STS-1.6): unlock boxes, Ascension levels, achievements and statistics of a group's
 * profile. Plain data; every function returns a new object. Its JSON is its export format.
 */
import { type CampaignRules, InputError, NONE, problemOf } from '@three-spires/kernel';
import * as v from 'valibot';
import { achievementNames } from './rules/combat/achievements.ts';
import { MODE } from './rules/run-state.ts';
import type { ClimbSetup } from './rules/setup.ts';
import { GAVE_UP, PHASE, type State } from './rules/state.ts';
import { ACHIEVEMENTS, type Achievement, CHARACTERS, type Character } from './words/lists.ts';

export { ACHIEVEMENTS, type Achievement };

/** STS-28.3 */
export const CHARACTER_BOXES = 8;
export const SPARE_TRACKS = { colorless: 3, actFour: 5 } as const;
export type SpareTrack = keyof typeof SPARE_TRACKS;
export const LOCKS_AT: readonly number[] = [1, 4, 8];
/** STS-29.3 */
export const LAST_LEVEL = 13;

const count = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(most, `must be at most ${most}`),
  );
const forEach = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ Ironclad: schema, Silent: schema, Defect: schema, Watcher: schema });

const MANY = 1_000_000_000;
const statistics = v.strictObject({
  games: count(MANY),
  wins: count(MANY),
  bosses: count(MANY),
  /** The last Act reached, 0 before the first game. */
  bestAct: count(4),
});
export type Statistics = v.InferOutput<typeof statistics>;

const campaignSchema = v.strictObject({
  version: v.literal(1, 'is a version this release does not know'),
  boxes: forEach(count(CHARACTER_BOXES)),
  colorless: count(SPARE_TRACKS.colorless),
  actFour: count(SPARE_TRACKS.actFour),
  /** Boxes not yet assigned to one of these two tracks (STS-28.2). */
  spare: v.optional(count(SPARE_TRACKS.colorless + SPARE_TRACKS.actFour), 0),
  /** The highest unlocked level. */
  ascension: count(LAST_LEVEL),
  achievements: v.pipe(
    v.array(v.picklist(ACHIEVEMENTS, 'is no achievement')),
    v.check((list) => new Set(list).size === list.length, 'names an achievement twice'),
  ),
  statistics: forEach(statistics),
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** Parses a campaign from JSON; an InputError names the invalid field. */
export const readCampaign = (value: unknown): Campaign => {
  const read = v.safeParse(campaignSchema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new InputError(`${['campaign', v.getDotPath(issue) ?? []].flat().join('.')}: ${problemOf(issue)}`);
};

const perCharacter = <Value>(make: (character: Character) => Value): Record<Character, Value> => ({
  Ironclad: make('Ironclad'),
  Silent: make('Silent'),
  Defect: make('Defect'),
  Watcher: make('Watcher'),
});

export const newCampaign = (): Campaign => ({
  version: 1,
  boxes: perCharacter(() => 0),
  colorless: 0,
  actFour: 0,
  spare: 0,
  ascension: 0,
  achievements: [],
  statistics: perCharacter(() => ({ games: 0, wins: 0, bosses: 0, bestAct: 0 })),
});

const locksOpen = (boxes: number): number => LOCKS_AT.filter((needed) => boxes >= needed).length;

/** The unlocks for a game that starts now (STS-28.3). */
export const unlocksOf = (campaign: Campaign): ClimbSetup['unlocks'] => ({
  ...perCharacter((character) => locksOpen(campaign.boxes[character])),
  colorless: campaign.colorless >= SPARE_TRACKS.colorless,
  actFour: campaign.actFour >= SPARE_TRACKS.actFour,
});

// A finished game

export type GameResult = {
  readonly won: boolean;
  readonly ascension: number;
  /** The Act in which it ended, and those beaten in this game. */
  readonly act: number;
  readonly actsBeaten: readonly number[];
  /** With the Bosses beaten while each took part (R118). */
  readonly players: readonly { readonly character: Character; readonly bosses: number }[];
  readonly achievements: readonly Achievement[];
};

/**
 * Whether a climb may be entered: it is over, and was not given up before its first combat was won (R118).
 */
export const isFinished = ({ phase, run, fallen }: State): boolean =>
  run.mode === MODE.climb && (run.combatsWon > 0 || (phase === PHASE.over && fallen !== GAVE_UP));

export const resultOf = (state: State): GameResult => {
  if (!isFinished(state))
    throw new InputError('only a climb counts, and not if it is given up in its first combat');
  const { run } = state;
  return {
    won: state.phase === PHASE.over && state.fallen === NONE,
    ascension: run.ascension,
    act: run.act,
    actsBeaten: [1, 2, 3, 4].filter((act) => (run.actsBeaten & (1 << act)) !== 0),
    players: state.players.map(({ character, bosses }) => ({
      character: CHARACTERS[character] as Character,
      bosses,
    })),
    achievements: achievementNames(
      state.players.reduce((bits, player) => bits | player.achievements, state.achievements),
    ),
  };
};

export type Unlocked =
  | { readonly kind: 'lock'; readonly character: Character; readonly lock: number }
  | { readonly kind: SpareTrack }
  | { readonly kind: 'ascension'; readonly level: number }
  | { readonly kind: 'achievement'; readonly achievement: Achievement };

/** For each seat, the tracks of its spare boxes in order (R119). Missing entries stay unassigned. */
export type SpareBoxes = readonly (readonly SpareTrack[])[];

/** How many boxes of each seat do not fit on its own track and can be assigned (STS-28.2). */
export const spareBoxes = (campaign: Campaign, result: GameResult): number[] =>
  result.players.map(({ character, bosses }) =>
    Math.max(0, campaign.boxes[character] + 1 + bosses - CHARACTER_BOXES),
  );

const copyCampaign = (campaign: Campaign): Campaign => ({
  ...campaign,
  boxes: { ...campaign.boxes },
  achievements: [...campaign.achievements],
  statistics: perCharacter((character) => ({ ...campaign.statistics[character] })),
});

/** Enters a finished game; returns the new campaign and what was unlocked. */
export const finishGame = (
  campaign: Campaign,
  result: GameResult,
  spare: SpareBoxes = [],
): { readonly campaign: Campaign; readonly unlocked: readonly Unlocked[] } => {
  const after: Campaign = copyCampaign(campaign);
  spareBoxes(campaign, result).forEach((boxes, seat) => {
    assignSpares(after, seat, boxes, spare[seat] ?? []);
  });
  for (const player of result.players) {
    const { character, bosses } = player;
    after.boxes[character] = Math.min(CHARACTER_BOXES, campaign.boxes[character] + 1 + bosses);
    after.statistics[character] = addGame(campaign.statistics[character], result, bosses);
  }
  settleSpares(after);
  if (unlocksNextLevel(campaign, result)) after.ascension++;
  after.achievements = ACHIEVEMENTS.filter(
    (name) => campaign.achievements.includes(name) || result.achievements.includes(name),
  );
  return { campaign: after, unlocked: differences(campaign, after) };
};

/**
 * Merges two campaigns of one person. Boxes, wins and Bosses add up; boxes that do not fit stay unassigned.
 */
export const combineCampaigns = (own: Campaign, other: Campaign): Campaign => {
  const boxes = perCharacter((character) => own.boxes[character] + other.boxes[character]);
  const tracks = { colorless: own.colorless + other.colorless, actFour: own.actFour + other.actFour };
  const over =
    CHARACTERS.reduce((sum, character) => sum + Math.max(0, boxes[character] - CHARACTER_BOXES), 0) +
    SPARE_NAMES.reduce((sum, track) => sum + Math.max(0, tracks[track] - SPARE_TRACKS[track]), 0);
  const after: Campaign = {
    version: 1,
    boxes: perCharacter((character) => Math.min(CHARACTER_BOXES, boxes[character])),
    colorless: Math.min(SPARE_TRACKS.colorless, tracks.colorless),
    actFour: Math.min(SPARE_TRACKS.actFour, tracks.actFour),
    spare: Math.min(MOST_SPARE, own.spare + other.spare + over),
    ascension: Math.max(own.ascension, other.ascension),
    achievements: ACHIEVEMENTS.filter(
      (name) => own.achievements.includes(name) || other.achievements.includes(name),
    ),
    statistics: perCharacter((character) =>
      addStatistics(own.statistics[character], other.statistics[character]),
    ),
  };
  settleSpares(after);
  return after;
};

const addStatistics = (one: Statistics, other: Statistics): Statistics => ({
  games: Math.min(MANY, one.games + other.games),
  wins: Math.min(MANY, one.wins + other.wins),
  bosses: Math.min(MANY, one.bosses + other.bosses),
  bestAct: Math.max(one.bestAct, other.bestAct),
});

/** Assigns one waiting box to a chosen track; returns the new campaign and what was unlocked. */
export const assignSpare = (
  campaign: Campaign,
  track: SpareTrack,
): { readonly campaign: Campaign; readonly unlocked: readonly Unlocked[] } => {
  if (campaign.spare === 0) throw new InputError('choice: no box waits to be assigned (STS-28.2)');
  if (!hasRoom(campaign, track)) throw new InputError(`choice: ${track} is full (R119)`);
  const after: Campaign = copyCampaign(campaign);
  after[track]++;
  after.spare--;
  settleSpares(after);
  return { campaign: after, unlocked: differences(campaign, after) };
};

/** If there is no choice left, boxes go where there is room; those that fit nowhere are lost (R119). */
const settleSpares = (campaign: Campaign): void => {
  const rooms = SPARE_NAMES.map((track) => SPARE_TRACKS[track] - campaign[track]);
  const room = rooms.reduce((sum, each) => sum + each, 0);
  const isChoice = campaign.spare < room && rooms.every((each) => each > 0);
  if (campaign.spare === 0 || isChoice) return;
  for (const track of SPARE_NAMES) {
    const boxes = Math.min(campaign.spare, SPARE_TRACKS[track] - campaign[track]);
    campaign[track] += boxes;
    campaign.spare -= boxes;
  }
  campaign.spare = 0;
};

/** One box at a time, on a track with room; unassigned ones wait. */
const assignSpares = (
  campaign: Campaign,
  seat: number,
  boxes: number,
  chosen: readonly SpareTrack[],
): void => {
  if (chosen.length > boxes)
    throw new InputError(`spare[${seat}]: has ${chosen.length} boxes, but there are ${boxes}`);
  chosen.forEach((track, box) => {
    if (hasRoom(campaign, track)) campaign[track]++;
    else if (SPARE_NAMES.some((other) => hasRoom(campaign, other)))
      throw new InputError(`spare[${seat}][${box}]: ${track} is full`);
  });
  campaign.spare = Math.min(MOST_SPARE, campaign.spare + boxes - chosen.length);
};

const SPARE_NAMES = Object.keys(SPARE_TRACKS) as SpareTrack[];
const MOST_SPARE = SPARE_TRACKS.colorless + SPARE_TRACKS.actFour;

const hasRoom = (campaign: Campaign, track: SpareTrack): boolean => campaign[track] < SPARE_TRACKS[track];

const addGame = (before: Statistics, { won, act }: GameResult, bosses: number): Statistics => ({
  games: before.games + 1,
  wins: before.wins + (won ? 1 : 0),
  bosses: before.bosses + bosses,
  bestAct: Math.max(before.bestAct, act),
});

/**
 * At the highest unlocked level, an Act II Boss is enough; a single player needs an Act III Boss (STS-29.1,
 * R122).
 */
const unlocksNextLevel = (campaign: Campaign, { players, ascension, actsBeaten }: GameResult): boolean =>
  campaign.ascension < LAST_LEVEL &&
  ascension === campaign.ascension &&
  actsBeaten.some((act) => act === 3 || (act === 2 && players.length > 1));

const differences = (before: Campaign, after: Campaign): Unlocked[] => [
  ...CHARACTERS.flatMap((character) =>
    LOCKS_AT.flatMap((needed, at): Unlocked[] =>
      before.boxes[character] < needed && after.boxes[character] >= needed
        ? [{ kind: 'lock', character, lock: at + 1 }]
        : [],
    ),
  ),
  ...(['colorless', 'actFour'] as const).flatMap((kind): Unlocked[] =>
    hasRoom(before, kind) && !hasRoom(after, kind) ? [{ kind }] : [],
  ),
  ...(after.ascension > before.ascension ? [{ kind: 'ascension', level: after.ascension } as const] : []),
  ...after.achievements
    .filter((achievement) => !before.achievements.includes(achievement))
    .map((achievement) => ({ kind: 'achievement', achievement }) as const),
];

/** For code that stores campaigns without knowing this game. */
export const campaignRules: CampaignRules<State> = {
  begin: newCampaign,
  read: readCampaign,
  result: (state) => (isFinished(state) ? resultOf(state) : undefined),
  enter: (campaign, result) => {
    const { campaign: after, unlocked } = finishGame(campaign as Campaign, result as GameResult);
    return { campaign: after, news: unlocked };
  },
  combine: (own, other) => combineCampaigns(readCampaign(own), readCampaign(other)),
  choose: (campaign, choice) => {
    if (choice !== 'colorless' && choice !== 'actFour')
      throw new InputError('choice: a box goes to colorless or actFour (STS-28.2)');
    const { campaign: after, unlocked } = assignSpare(campaign as Campaign, choice);
    return { campaign: after, news: unlocked };
  },
};
