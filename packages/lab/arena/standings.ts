/** What the games of an arena say about its bots. */
import type { Paired } from '../interval.ts';
import type { ArenaEnd } from './arena-game.ts';
import type { Points } from './ratings.ts';
import type { Scheduled } from './schedule.ts';

export type Played = { readonly scheduled: Scheduled; readonly end: ArenaEnd };

/** A game from the point of view of one bot. */
export type Own = {
  readonly won: boolean;
  readonly drawn: boolean;
  readonly progress: number;
  readonly times: readonly number[];
  readonly failed: boolean;
};

export const gamesOf = (played: readonly Played[], place: number): Own[] =>
  played.flatMap(({ scheduled: { places, arena }, end }) => {
    const at = places.indexOf(place);
    if (at < 0) return [];
    return [
      {
        won: end.winner === at,
        drawn: end.winner < 0 && places.length > 1,
        progress: end.progress,
        times: end.times[at] ?? [],
        failed: end.failure !== undefined && end.failure.bot === arena.bots[at]?.name,
      },
    ];
  });

const HALF = 0.5;

const none = (bots: number): number[][] => Array.from({ length: bots }, () => new Array(bots).fill(0));

const add = (points: number[][], one: number, other: number, more: number): void => {
  const row = points[one] as number[];
  row[other] = (row[other] ?? 0) + more;
};

const duelPoints = (played: readonly Played[], bots: number): Points => {
  const points = none(bots);
  for (const { scheduled, end } of played) {
    const [first = 0, second = 0] = scheduled.places;
    const mine = end.winner < 0 ? HALF : 1 - end.winner;
    add(points, first, second, mine);
    add(points, second, first, 1 - mine);
  }
  return points;
};

/** The games of parties on the same seed, by bot. */
const bySeed = (played: readonly Played[]): Own[][] => {
  const seeds = new Map<number, Own[]>();
  for (const each of played) {
    const { number, places } = each.scheduled;
    const row = seeds.get(number) ?? [];
    const [own] = gamesOf([each], places[0] ?? 0);
    if (own !== undefined) row[places[0] ?? 0] = own;
    seeds.set(number, row);
  }
  return [...seeds.values()];
};

/** A victory is better than a defeat, and of two defeats or victories the one that got further. */
const pointsFor = (one: Own, other: Own): number => {
  if (one.failed !== other.failed) return one.failed ? 0 : 1;
  if (one.won !== other.won) return one.won ? 1 : 0;
  if (one.progress === other.progress) return HALF;
  return one.progress > other.progress ? 1 : 0;
};

const partyPoints = (played: readonly Played[], bots: number): Points => {
  const points = none(bots);
  for (const row of bySeed(played))
    row.forEach((one, at) => {
      row.forEach((other, of) => {
        if (at !== of) add(points, at, of, pointsFor(one, other));
      });
    });
  return points;
};

export const pointsOf = (played: readonly Played[], bots: number, isDuel: boolean): Points =>
  isDuel ? duelPoints(played, bots) : partyPoints(played, bots);

/** The victories of two bots' parties on the same seeds. */
export const pairedWins = (played: readonly Played[], one: number, other: number): Paired => {
  const rows = bySeed(played).flatMap((row) => {
    const [mine, theirs] = [row[one], row[other]];
    return mine === undefined || theirs === undefined ? [] : [{ mine: mine.won, theirs: theirs.won }];
  });
  const count = (mine: boolean, theirs: boolean): number =>
    rows.filter((row) => row.mine === mine && row.theirs === theirs).length;
  return {
    both: count(true, true),
    onlyOne: count(true, false),
    onlyOther: count(false, true),
    neither: count(false, false),
  };
};
