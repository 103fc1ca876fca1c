/**
 * A player's choices for a new climb, and the request they become. It knows no rules: the server validates
 * it.
 */
import { defined } from '@three-spires/kernel';
import type { DaysPerMove, HintSetting, NewTableBody } from '@three-spires/session/protocol';
import { OWN_ROLL } from '@three-spires/slay-the-spire/modifiers';
import { LEVELS, type Level } from '../../../game/bot-levels.ts';
import { type FindingPlan, findingRequest, USUAL_FINDING } from '../../../set-up/finding-plan.ts';

export const MODES = ['climb', 'daily', 'custom', 'quickStart', 'firstFight'] as const;
export type Mode = (typeof MODES)[number];

/** Optional rules and packs, by the name of their switch in the set-up. */
export const OPTIONS = ['lastStand', 'sequentialTurns', 'chooseYourRelic', 'clawPack'] as const;
export type OptionName = (typeof OPTIONS)[number];

/** Whose roll decides the modifiers of a Daily Climb (STS-31.1). */
export const DAILY_ROLLS = ['today', 'own'] as const;
export type DailyRoll = (typeof DAILY_ROLLS)[number];

export const UNLOCKS = ['campaign', 'all', 'none'] as const;
export type Unlocks = (typeof UNLOCKS)[number];

/** Me, a friend with the link, or a bot of some level. */
export type Holder = 'me' | 'open' | Level;

export const NEW_BOT: Level = 'master';

export const isBot = (holder: Holder | 'none'): holder is Level => LEVELS.some((level) => level === holder);

/** A member of the party, and who plays it. */
export type SeatPlan = { readonly character: string; readonly holder: Holder };

export type SetUpPlan = {
  /** The first one is in the bottom row. */
  readonly party: readonly SeatPlan[];
  readonly mode: Mode;
  readonly ascension: number;
  readonly startAct: number;
  readonly dailyRoll: DailyRoll;
  readonly modifiers: readonly string[];
  readonly options: readonly OptionName[];
  readonly unlocks: Unlocks;
  /** Cubes of each kind of Orb; 0 for as many as needed. */
  readonly orbCubes: number;
  readonly seed: string;
  readonly freeUndo: boolean;
  /** Undefined for the default. */
  readonly hints: HintSetting | undefined;
  /** Days for each move of a slow game; undefined for no time limit. */
  readonly days: DaysPerMove | undefined;
  readonly finding: FindingPlan;
};

export const NEW_PLAN: SetUpPlan = {
  party: [],
  mode: 'climb',
  ascension: 0,
  startAct: 2,
  dailyRoll: 'today',
  modifiers: [],
  options: [],
  unlocks: 'campaign',
  orbCubes: 0,
  seed: '',
  freeUndo: false,
  hints: undefined,
  days: undefined,
  finding: USUAL_FINDING,
};

/** Whether anyone can join. */
export const openingOf = ({ party }: SetUpPlan) => ({
  hasOpenSeat: party.some(({ holder }) => holder === 'open'),
});

export const ALL_UNLOCKED = {
  Ironclad: 3,
  Silent: 3,
  Defect: 3,
  Watcher: 3,
  colorless: true,
  actFour: true,
} as const;

/** The date in the format of the Daily Climb, in UTC: the same for everyone. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether everyone plays the same climb today. With its own roll, a party has its own climb. */
export const isOfToday = ({ mode, dailyRoll }: SetUpPlan): boolean =>
  mode === 'daily' && dailyRoll === 'today';

/** A Custom Run lets you choose modifiers freely, and a Quick Start may have them (STS-31.2, STS-33.1). */
export const choosesModifiers = ({ mode }: SetUpPlan): boolean => mode === 'custom' || mode === 'quickStart';

/** A Daily Climb is the same for everyone on its day, and only the server knows its seed. */
const seedOf = (plan: SetUpPlan): string | undefined =>
  isOfToday(plan) ? undefined : plan.seed.trim() || undefined;

const climbOf = (plan: SetUpPlan, unlocks: unknown, day: string): Record<string, unknown> => ({
  ascension: plan.ascension,
  unlocks,
  ...Object.fromEntries(plan.options.map((option) => [option, true])),
  ...(plan.mode === 'daily' ? { daily: isOfToday(plan) ? day : OWN_ROLL } : {}),
  ...(choosesModifiers(plan) ? { modifiers: plan.modifiers } : {}),
  ...(plan.mode === 'quickStart' ? { startAct: plan.startAct } : {}),
});

/** Whether a friend takes a seat: only then can a game be slow. */
export const waitsForFriends = ({ party }: SetUpPlan): boolean =>
  party.some(({ holder }) => holder === 'open');

/** The request for a table. `unlocks` are those of the campaign, or whatever the plan chooses. */
export const requestOf = (plan: SetUpPlan, unlocks: unknown, day: string): NewTableBody => {
  const seed = seedOf(plan);
  const characters = plan.party.map(({ character }) => character);
  const apart = plan.mode === 'firstFight';
  return {
    game: 'slay-the-spire',
    setup: {
      characters,
      ...(apart && plan.options.includes('sequentialTurns') ? { sequentialTurns: true } : {}),
      ...(apart ? {} : { climb: climbOf(plan, unlocks, day) }),
      ...(plan.orbCubes > 0 && characters.includes('Defect') ? { orbCubes: plan.orbCubes } : {}),
    },
    seats: plan.party.map(({ holder }) => (isBot(holder) ? { holder: 'bot', level: holder } : { holder })),
    ...defined({ seed }),
    ...(plan.freeUndo && !isOfToday(plan) ? { freeUndo: true } : {}),
    ...(plan.hints === undefined || isOfToday(plan) ? {} : { hints: plan.hints }),
    ...(plan.days !== undefined && waitsForFriends(plan) ? { clock: { days: plan.days } } : {}),
    ...findingRequest(plan.finding, openingOf(plan)),
  };
};
