/** What a player has chosen for a new game, and the request it becomes. No rules: the server judges it. */
import type { DaysPerMove, HintSetting, NewTableBody } from '@three-spires/session/protocol';
import type { Level } from '../../../game/bot-levels.ts';
import { type FindingPlan, findingRequest, USUAL_FINDING } from '../../../set-up/finding-plan.ts';

/** Me, a friend with the link, or a companion of some level. */
export type Holder = 'me' | 'open' | Level;

export const NEW_COMPANION: Level = 'master';

export const isCompanion = (holder: Holder): holder is Level => holder !== 'me' && holder !== 'open';

export const WAYS = ['solo', 'companions', 'friends'] as const;
/** How the society is made up; everything about it can be changed afterwards. */
export type Way = (typeof WAYS)[number];

export type SetUpPlan = {
  readonly way: Way;
  /** Who plays, by seat. */
  readonly seats: readonly Holder[];
  /** Two players with one hero each. */
  readonly twoHeroes: boolean;
  /** Undefined where they are dealt; in turn order otherwise, those of one player next to each other. */
  readonly heroes: readonly string[] | undefined;
  readonly tower: 'physical' | 'fast';
  readonly jostling: boolean;
  readonly seed: string;
  readonly freeUndo: boolean;
  /** Undefined for what is usual. */
  readonly hints: HintSetting | undefined;
  /** For each move of a slow game; undefined for one without a limit. */
  readonly days: DaysPerMove | undefined;
  readonly finding: FindingPlan;
};

const SEATS_OF: Readonly<Record<Way, readonly Holder[]>> = {
  solo: ['me'],
  companions: ['me', NEW_COMPANION, NEW_COMPANION, NEW_COMPANION],
  friends: ['me', 'open', 'open', 'open'],
};

export const NEW_PLAN: SetUpPlan = {
  way: 'solo',
  seats: SEATS_OF.solo,
  twoHeroes: false,
  heroes: undefined,
  tower: 'physical',
  jostling: false,
  seed: '',
  freeUndo: false,
  hints: undefined,
  days: undefined,
  finding: USUAL_FINDING,
};

/** Whether anyone can come; a climb is never rated. */
export const openingOf = ({ seats }: SetUpPlan) => ({ hasOpenSeat: seats.includes('open'), mayRate: false });

export const alongWay = (plan: SetUpPlan, way: Way): SetUpPlan => ({
  ...plan,
  ...{ way, seats: SEATS_OF[way], heroes: undefined, twoHeroes: false },
});

/** A party of this many players; new ones are friends where the party plays with friends, else companions. */
export const withPlayers = (plan: SetUpPlan, players: number): SetUpPlan => ({
  ...plan,
  seats: Array.from(
    { length: players },
    (_, seat) => plan.seats[seat] ?? (plan.way === 'friends' ? 'open' : NEW_COMPANION),
  ),
  ...{ heroes: undefined, twoHeroes: plan.twoHeroes && players === 2 },
});

/** Heroes of each player: three alone, two each for two, else one. */
export const heroesPerSeat = ({ seats, twoHeroes }: SetUpPlan): number => {
  if (seats.length === 1) return 3;
  return seats.length === 2 && !twoHeroes ? 2 : 1;
};

/** Puts a hero into a place of the order; the hero who stood there changes places with it or leaves. */
export const withHero = (heroes: readonly string[], place: number, hero: string): readonly string[] => {
  const before = heroes[place] ?? '';
  return heroes.map((each, at) => (at === place ? hero : each === hero ? before : each));
};

/** Places of the order that are led from my seats. */
export const myPlaces = (plan: SetUpPlan): readonly number[] => {
  const each = heroesPerSeat(plan);
  return plan.seats.flatMap((holder, seat) =>
    holder === 'me' ? Array.from({ length: each }, (_, at) => seat * each + at) : [],
  );
};

/**
 * Takes a hero into my part of the order, or gives it away again: to the player who is in the party without me, else to one
 * who stays at home. With nothing to change for it, a hero that is given away leaves all of them to chance.
 */
export const withMyHero = (plan: SetUpPlan, all: readonly string[], hero: string): SetUpPlan => {
  const heroes = plan.heroes ?? all.slice(0, heroesPerSeat(plan) * plan.seats.length);
  const mine = myPlaces(plan);
  const place = heroes.indexOf(hero);
  if (plan.heroes !== undefined && mine.includes(place)) {
    const other = all.find((each) => !mine.includes(heroes.indexOf(each)));
    const next = mine.length === 1 || other === undefined ? undefined : withHero(heroes, place, other);
    return { ...plan, heroes: next };
  }
  const last = mine.at(-1) ?? 0;
  return { ...plan, heroes: mine.includes(place) ? heroes : withHero(heroes, last, hero) };
};

/** Whether a friend takes a seat: only then a game can be a slow one. */
export const waitsForFriends = ({ seats }: SetUpPlan): boolean => seats.includes('open');

export const requestOf = (plan: SetUpPlan): NewTableBody => ({
  game: 'stygian-society',
  setup: {
    players: plan.seats.length,
    ...(plan.heroes === undefined ? {} : { heroes: plan.heroes }),
    ...{ twoHeroes: plan.twoHeroes, tower: plan.tower, jostling: plan.jostling },
  },
  seats: plan.seats.map((holder) => (isCompanion(holder) ? { holder: 'bot', level: holder } : { holder })),
  ...(plan.seed.trim() === '' ? {} : { seed: plan.seed.trim() }),
  ...(plan.freeUndo ? { freeUndo: true } : {}),
  ...(plan.hints === undefined ? {} : { hints: plan.hints }),
  ...(plan.days !== undefined && waitsForFriends(plan) ? { clock: { days: plan.days } } : {}),
  ...findingRequest(plan.finding, openingOf(plan)),
});
