/** The results of an arena in words, tables and bars. */
import { pairsOf } from '@three-spires/what-if';
import { bar } from '../bars.ts';
import { differenceOf, intervalOf, percent } from '../interval.ts';
import { shortened } from '../programs/named.ts';
import { limitOf, sayTimes } from '../thinking-time.ts';
import { type Points, type RatedBot, ratingsOf } from './ratings.ts';
import type { Arena } from './schedule.ts';
import { gamesOf, type Own, type Played, pairedWins, pointsOf } from './standings.ts';

const BAR = 30;
/** The ratings that the bars show. */
const LOWEST = 800;
const HIGHEST = 2200;
const NORMAL_95 = 1.96;

export type Result = {
  readonly name: string;
  readonly rating: RatedBot;
  readonly points: number;
  readonly games: readonly Own[];
};

/** By bot, in the order of the command line. */
export const resultsOf = (
  { contest, bots }: Arena,
  played: readonly Played[],
): { readonly points: Points; readonly results: readonly Result[] } => {
  const points = pointsOf(played, bots.length, contest.game.rivals === true);
  const ratings = ratingsOf(points);
  const results = bots.map(({ name }, place) => ({
    name,
    rating: ratings[place] as RatedBot,
    points: (points[place] ?? []).reduce((sum, each) => sum + each, 0),
    games: gamesOf(played, place),
  }));
  return { points, results };
};

const dotted = (share: number): string => bar(share, BAR).padEnd(BAR, '·');

const whole = (rating: number): string => rating.toFixed(0).padStart(5);

const ratingLines = (results: readonly Result[], width: number): string[] =>
  results
    .toSorted((one, other) => other.rating.rating - one.rating.rating)
    .map(({ name, rating: { rating, low, high } }) => {
      const share = (rating - LOWEST) / (HIGHEST - LOWEST);
      return `  ${name.padEnd(width)}${dotted(share)}${whole(rating)}  (${whole(low).trim()} to ${whole(high).trim()})`;
    });

const winLines = (results: readonly Result[], width: number): string[] =>
  results.map(({ name, games }) => {
    const won = games.filter((game) => game.won).length;
    const drawn = games.filter((game) => game.drawn).length;
    const [low, high] = intervalOf(won, games.length);
    const share = won / Math.max(1, games.length);
    const draws = drawn === 0 ? '' : `, ${drawn} drawn`;
    return `  ${name.padEnd(width)}${dotted(share)}  won ${won} of ${games.length}${draws}, ${percent(share)} (${percent(low)} to ${percent(high)})`;
  });

const progressLines = (results: readonly Result[], progress: string, width: number): string[] => [
  `${progress}, on average with 95 % intervals:`,
  ...results.map(({ name, games }) => {
    const count = Math.max(1, games.length);
    const mean = games.reduce((sum, game) => sum + game.progress, 0) / count;
    const squares = games.reduce((sum, game) => sum + (game.progress - mean) ** 2, 0);
    const error = NORMAL_95 * Math.sqrt(squares / Math.max(1, count - 1) / count);
    return `  ${name.padEnd(width)}${mean.toFixed(1)} (${(mean - error).toFixed(1)} to ${(mean + error).toFixed(1)})`;
  }),
];

/** Points of the row against the column. */
const crossTable = (results: readonly Result[], points: Points, width: number): string[] => {
  const column = Math.max(8, ...results.map(({ name }) => name.length + 2));
  const cell = (one: number, other: number): string =>
    one === other ? '-' : (points[one]?.[other] ?? 0).toFixed(1);
  return [
    `  ${'points against'.padEnd(width)}${results.map(({ name }) => name.padStart(column)).join('')}${'all'.padStart(8)}`,
    ...results.map(({ name, points: sum }, one) => {
      const cells = results.map((_, other) => cell(one, other).padStart(column)).join('');
      return `  ${name.padEnd(width)}${cells}${sum.toFixed(1).padStart(8)}`;
    }),
  ];
};

const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;

/** How many more seeds one bot won than another. */
const differenceLines = (results: readonly Result[], played: readonly Played[]): string[] => [
  'differences on the same seeds:',
  ...pairsOf(results.length).map(({ one, other }) => {
    const paired = pairedWins(played, one, other);
    const [share, low, high] = differenceOf(paired);
    return `  ${results[one]?.name} against ${results[other]?.name}: ${signed(share)} (${signed(low)} to ${signed(high)}); ${paired.onlyOne} seeds won by the first alone, ${paired.onlyOther} by the second alone`;
  }),
];

const failureLines = (played: readonly Played[]): string[] => {
  const lines = played.flatMap(({ scheduled: { arena }, end: { failure } }, at) =>
    failure === undefined
      ? []
      : [
          `  game ${at + 1} ("${arena.seed}"), decision ${failure.decision + 1}: ${failure.bot} ${failure.why}`,
        ],
  );
  return lines.length === 0 ? [] : ['forfeits:', ...shortened(lines, 'forfeits')];
};

const timeLines = (results: readonly Result[], milliseconds: number): string[] => [
  'time per decision:',
  ...results.map(({ name, games }) => {
    const times = games.flatMap((game) => game.times);
    const failed = games.filter((game) => game.failed).length;
    return `  ${sayTimes(name, times, limitOf(name, milliseconds))}; ${failed} forfeits`;
  }),
];

export const arenaLines = (arena: Arena, played: readonly Played[]): string[] => {
  const { contest, bots, games, seed, milliseconds, gameMilliseconds } = arena;
  const { points, results } = resultsOf(arena, played);
  const width = Math.max(16, ...bots.map(({ name }) => name.length + 2));
  const isDuel = contest.game.rivals === true;
  const clocks = [
    ...(milliseconds === 0 ? [] : [`${milliseconds} ms a decision`]),
    ...(gameMilliseconds === 0 ? [] : [`${gameMilliseconds / 1000} s a game`]),
  ];
  return [
    `${contest.game.name}: ${games} ${contest.plays} for each ${isDuel ? 'two bots' : 'bot'}, seed "${seed}", ${clocks.join(' and ') || 'no clock'}`,
    'ratings, 1500 on average, with 95 % intervals:',
    ...ratingLines(results, width),
    isDuel ? 'a point is a victory:' : 'a point is a seed on which a bot did better:',
    ...crossTable(results, points, width),
    'games won:',
    ...winLines(results, width),
    ...(contest.progress === undefined ? [] : progressLines(results, contest.progress, width)),
    ...(isDuel ? [] : differenceLines(results, played)),
    ...timeLines(results, milliseconds),
    ...failureLines(played),
  ];
};
