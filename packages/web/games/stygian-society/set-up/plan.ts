/**
 * A player's choices for a new game, and the request they become. It knows no rules: the server validates it.
 */
import { defined } from '@three-spires/kernel';
import type { DaysPerMove, HintSetting, NewTableBody } from '@three-spires/session/protocol';
import type { Level } from '../../../game/bot-levels.ts';
import { type FindingPlan, findingRequest, USUAL_FINDING } from '../../../set-up/finding-plan.ts';

/** Me, a friend with the link, or a companion of some level. */
export type Holder = 'me' | 'open' | Level;

export const NEW_COMPANION: Level = 'master';

export const isCompanion = (holder: Holder): holder is Level => holder !== 'me' && holder !== 'open';

export const WAYS = ['solo', 'companions', 'friends'] as const;
/** How the society is made up; every part of it can be changed afterwards. */
export type Way = (typeof WAYS)[number];

export type SetUpPlan = {
  readonly way: Way;
  /** Who plays, by seat. */
  readonly seats: readonly Holder[];
  /** Two players with one hero each. */
  readonly twoHeroes: boolean;
  /** Undefined if they are dealt; otherwise in turn order, with the heroes of one player adjacent. */
  readonly heroes: readonly string[] | undefined;
  /** The heroes I have chosen; the others in my places are added automatically. */
  readonly picked: readonly string[];
  readonly tower: 'physical' | 'fast';
  readonly jostling: boolean;
  readonly seed: string;
  readonly freeUndo: boolean;
  /** Undefined for the default. */
  readonly hints: HintSetting | undefined;
  /** Days for each move of a slow game; undefined for no time limit. */
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
  picked: [],
  tower: 'physical',
  jostling: false,
  seed: '',
  freeUndo: false,
  hints: undefined,
  days: undefined,
  finding: USUAL_FINDING,
};

/** Whether anyone can join. */
export const openingOf = ({ seats }: SetUpPlan) => ({ hasOpenSeat: seats.includes('open') });

export const alongWay = (plan: SetUpPlan, way: Way): SetUpPlan => ({
  ...plan,
  way,
  seats: SEATS_OF[way],
  heroes: undefined,
  picked: [],
  twoHeroes: false,
});

/** A party of this size. New players are friends if the party plays with friends, else companions. */
export const withPlayers = (plan: SetUpPlan, players: number): SetUpPlan => ({
  ...plan,
  seats: Array.from(
    { length: players },
    (_, seat) => plan.seats[seat] ?? (plan.way === 'friends' ? 'open' : NEW_COMPANION),
  ),
  heroes: undefined,
  picked: [],
  twoHeroes: plan.twoHeroes && players === 2,
});

/** Heroes per player: three alone, two each for two players, else one. */
export const heroesPerSeat = ({ seats, twoHeroes }: SetUpPlan): number => {
  if (seats.length === 1) return 3;
  return seats.length === 2 && !twoHeroes ? 2 : 1;
};

/** Puts a hero into a place of the order; the hero already there swaps places with it or leaves. */
export const withHero = (heroes: readonly string[], place: number, hero: string): readonly string[] => {
  const before = heroes[place] ?? '';
  return heroes.map((each, at) => (at === place ? hero : each === hero ? before : each));
};

/** The places in the order that my seats play. */
export const myPlaces = (plan: SetUpPlan): readonly number[] => {
  const each = heroesPerSeat(plan);
  return plan.seats.flatMap((holder, seat) =>
    holder === 'me' ? Array.from({ length: each }, (_, at) => seat * each + at) : [],
  );
};

/** The heroes in my places that I have chosen by name. */
export const myPicks = (plan: SetUpPlan): readonly string[] => {
  const mine = myPlaces(plan).map((place) => plan.heroes?.[place]);
  return plan.picked.filter((hero) => mine.includes(hero));
};

/** Puts a hero into a place; in one of my places, this picks the hero. */
export const withHeroAt = (plan: SetUpPlan, place: number, hero: string): SetUpPlan => {
  const heroes = withHero(plan.heroes ?? [], place, hero);
  const picked = myPlaces(plan).includes(place)
    ? [...plan.picked.filter((each) => each !== hero), hero]
    : plan.picked;
  return { ...plan, heroes, picked: myPicks({ ...plan, heroes, picked }) };
};

/**
 * One press picks a hero or unpicks it. A picked hero takes the last of my places without a pick; if every
 * place has one, the last pick is replaced. Without a pick, all heroes are random.
 */
export const withMyHero = (plan: SetUpPlan, all: readonly string[], hero: string): SetUpPlan => {
  const picks = myPicks(plan);
  if (picks.includes(hero)) {
    const picked = picks.filter((each) => each !== hero);
    return { ...plan, picked, heroes: picked.length === 0 ? undefined : plan.heroes };
  }
  const heroes = plan.heroes ?? all.slice(0, heroesPerSeat(plan) * plan.seats.length);
  const mine = myPlaces(plan);
  if (mine.includes(heroes.indexOf(hero))) return { ...plan, heroes, picked: [...picks, hero] };
  const free = mine.findLast((place) => !picks.includes(heroes[place] ?? ''));
  const place = free ?? heroes.indexOf(picks.at(-1) ?? '');
  return place < 0 ? plan : withHeroAt({ ...plan, heroes, picked: picks }, place, hero);
};

/** Whether a friend takes a seat: only then can a game be slow. */
export const waitsForFriends = ({ seats }: SetUpPlan): boolean => seats.includes('open');

export const requestOf = (plan: SetUpPlan): NewTableBody => ({
  game: 'stygian-society',
  setup: {
    players: plan.seats.length,
    ...defined({ heroes: plan.heroes }),
    twoHeroes: plan.twoHeroes,
    tower: plan.tower,
    jostling: plan.jostling,
  },
  seats: plan.seats.map((holder) => (isCompanion(holder) ? { holder: 'bot', level: holder } : { holder })),
  ...(plan.seed.trim() === '' ? {} : { seed: plan.seed.trim() }),
  ...(plan.freeUndo ? { freeUndo: true } : {}),
  ...defined({ hints: plan.hints }),
  ...(plan.days !== undefined && waitsForFriends(plan) ? { clock: { days: plan.days } } : {}),
  ...findingRequest(plan.finding, openingOf(plan)),
});
