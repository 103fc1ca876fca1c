/** A duel before it begins: who plays which deck, and by which rules. */
import { defined } from '@three-spires/kernel';
import { type DeckList, type SetId, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import {
  type DeckAnswer,
  type HintSetting,
  type NewTableBody,
  QUEUE_CLOCKS,
} from '@three-spires/session/protocol';
import type { Level } from '../../../game/bot-levels.ts';
import { type FindingPlan, findingRequest, USUAL_FINDING } from '../../../set-up/finding-plan.ts';
import { listOf, starterNamed } from '../decks/deck.ts';
import { isLegal } from '../decks/format.ts';

export const OPPONENTS = ['bot', 'friend', 'oneScreen'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** MYS-12.1, and the alternatives people may agree on. */
export const FIRSTS = ['random', 'throw', 'first', 'second'] as const;

/** One game, or the first to win two. */
export const MATCHES = [1, 3] as const;

/** Seconds per Keeper and per decision, or in slow games the days for each move. */
export const CLOCKS = {
  ...QUEUE_CLOCKS,
  day1: { days: 1 },
  day2: { days: 2 },
  day3: { days: 3 },
  day7: { days: 7 },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** Days are for players who are not at the same screen. */
export const clocksFor = (opponent: Opponent): readonly ClockName[] =>
  (Object.keys(CLOCKS) as ClockName[]).filter((name) => opponent === 'friend' || !isSlow(name));

const isSlow = (name: ClockName): boolean => CLOCKS[name] !== undefined && 'days' in CLOCKS[name];

/** The clock of the plan, if it is available. */
export const clockIn = ({ opponent, clock }: Pick<SetUpPlan, 'opponent' | 'clock'>): ClockName =>
  clocksFor(opponent).includes(clock) ? clock : 'none';

/** A starter deck by its name, a saved deck by its id, or a random starter deck. */
export type DeckKey = string;
export const ANY_STARTER: DeckKey = '';

export type SetUpPlan = {
  readonly mine: DeckKey;
  readonly opponent: Opponent;
  readonly level: Level;
  /** The deck of a bot, or of the second person at the same screen. */
  readonly theirs: DeckKey;
  readonly sets: readonly SetId[];
  readonly first: (typeof FIRSTS)[number];
  readonly best: (typeof MATCHES)[number];
  readonly clock: ClockName;
  readonly turnLimit: boolean;
  readonly seed: string;
  readonly freeUndo: boolean;
  /** Undefined for the default. */
  readonly hints: HintSetting | undefined;
  readonly finding: FindingPlan;
};

export const NEW_PLAN: SetUpPlan = {
  mine: STARTER_DECKS[0]?.name ?? '',
  opponent: 'bot',
  level: 'adept',
  theirs: ANY_STARTER,
  sets: [],
  first: 'random',
  best: 1,
  clock: 'none',
  turnLimit: false,
  seed: '',
  freeUndo: false,
  hints: undefined,
  finding: USUAL_FINDING,
};

/** Whether anyone can join. */
export const openingOf = ({ opponent }: SetUpPlan) => ({ hasOpenSeat: opponent === 'friend' });

export type Choice = { readonly key: DeckKey; readonly deck: DeckList; readonly isStarter: boolean };

/** All available decks: your own first, then the starter decks. */
export const choicesFrom = (kept: readonly DeckAnswer[]): readonly Choice[] => [
  ...kept.map(({ id, deck }) => ({ key: id, deck, isStarter: false })),
  ...STARTER_DECKS.map(({ name }) => ({ key: name, deck: starterNamed(name) as DeckList, isStarter: true })),
];

export const choiceWith = (choices: readonly Choice[], key: DeckKey): Choice | undefined =>
  choices.find((choice) => choice.key === key);

/** The starter decks that the format allows. */
export const startersFor = (sets: readonly SetId[]): readonly string[] =>
  STARTER_DECKS.filter((deck) => isLegal(deck, sets)).map(({ name }) => name);

/** A deck in the format of a set-up: a starter deck by name, any other as a list. */
export const written = ({ key, deck, isStarter }: Choice): string | DeckList =>
  isStarter ? key : listOf(deck);

/** The opponent's deck; null if the player there brings one, undefined if it is missing. */
const theirDeck = (
  { opponent, theirs, sets }: SetUpPlan,
  choices: readonly Choice[],
  chance: number,
): string | DeckList | null | undefined => {
  if (opponent === 'friend' || (opponent === 'bot' && theirs === ANY_STARTER)) return null;
  const starters = startersFor(sets);
  const key = theirs === ANY_STARTER ? starters[Math.floor(chance * starters.length)] : theirs;
  const choice = choiceWith(choices, key ?? '');
  return choice && written(choice);
};

/** The request for the plan; undefined while a deck is missing. `chance` is at least 0 and below 1. */
export const requestOf = (
  plan: SetUpPlan,
  choices: readonly Choice[],
  chance: number,
): NewTableBody | undefined => {
  const clock = CLOCKS[clockIn(plan)];
  const mine = choiceWith(choices, plan.mine);
  const theirs = theirDeck(plan, choices, chance);
  if (mine === undefined || theirs === undefined) return undefined;
  const other = {
    bot: { holder: 'bot', level: plan.level },
    friend: { holder: 'open' },
    oneScreen: { holder: 'me' },
  } as const;
  return {
    game: 'mystic-spires',
    setup: {
      decks: [written(mine), theirs],
      sets: [...plan.sets],
      first: plan.first,
      turnLimit: plan.turnLimit,
    },
    seats: [{ holder: 'me' }, other[plan.opponent]],
    ...(plan.best === 1 ? {} : { match: { best: plan.best } }),
    ...defined({ clock }),
    ...(plan.seed.trim() === '' ? {} : { seed: plan.seed.trim() }),
    ...(plan.freeUndo ? { freeUndo: true } : {}),
    ...defined({ hints: plan.hints }),
    ...findingRequest(plan.finding, openingOf(plan)),
  };
};
