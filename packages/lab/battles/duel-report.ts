/** Reports the results of many duels between two bots, in words and bars. */
import { bar } from '../bars.ts';
import { intervalOf, percent } from '../interval.ts';
import { limitOf, sayTimes } from '../thinking-time.ts';
import type { Battle, BattleEnd } from './bot-battle.ts';

const BAR = 30;
const NAME = 20;

type Levels = { readonly one: string; readonly other: string; readonly milliseconds: number };
/** A game from the first bot's point of view. */
type Seen = {
  readonly deck: string;
  readonly won: boolean;
  readonly isFirst: boolean;
  readonly end: BattleEnd;
};

export const seatOf = ({ levels }: Battle, level: string): number => (levels[0] === level ? 0 : 1);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const shareOf = (games: readonly Seen[]): string => {
  const won = games.filter((game) => game.won).length;
  const drawn = games.filter(({ end }) => end.winner < 0).length;
  const [low, high] = intervalOf(won, games.length);
  return `${won} of ${games.length}, ${drawn} drawn: ${percent(won / Math.max(1, games.length))} (${percent(low)} to ${percent(high)})`;
};

const chartLine = (name: string, games: readonly Seen[], more = ''): string => {
  const share = mean(games.map(({ won }) => (won ? 1 : 0)));
  return `  ${name.padEnd(NAME)}${bar(share, BAR).padEnd(BAR, '·')}  won ${shareOf(games)}${more}`;
};

/** The ways in which games ended, most frequent first. */
const waysOf = (games: readonly Seen[]): string => {
  const counts = new Map<string, number>();
  for (const { won, end } of games) {
    const way = `${won ? 'won' : end.winner < 0 ? 'drawn' : 'lost'} by ${end.reason}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([way, count]) => `${way} ${count}`).join(', ');
};

const timesOf = (battles: readonly Battle[], ends: readonly BattleEnd[], level: string): number[] =>
  ends.flatMap(({ times }, at) => [...(times[seatOf(battles[at] as Battle, level)] ?? [])]);

export const duelLines = (
  { one, other, milliseconds }: Levels,
  battles: readonly Battle[],
  ends: readonly BattleEnd[],
): string[] => {
  const games = battles.map((battle, at): Seen => {
    const [seat, end] = [seatOf(battle, one), ends[at] as BattleEnd];
    const [deck] = battle.decks;
    return { deck, won: end.winner === seat, isFirst: battle.first === seat, end };
  });
  const clock = milliseconds === 0 ? 'no clock' : `${milliseconds} ms a decision`;
  const withDeck = (deck: string): Seen[] => games.filter((game) => game.deck === deck);
  const going = (first: boolean): Seen[] => games.filter(({ isFirst }) => isFirst === first);
  return [
    `${one} against ${other}, ${clock}, won ${shareOf(games)}`,
    ...[...new Set(games.map(({ deck }) => deck))].map((deck) =>
      chartLine(deck, withDeck(deck), `; ${waysOf(withDeck(deck))}`),
    ),
    chartLine('going first', going(true)),
    chartLine('going second', going(false)),
    `  ${waysOf(games)}; ${mean(ends.map(({ turns }) => turns)).toFixed(1)} turns on average`,
    ...[one, other].map(
      (level) => `  ${sayTimes(level, timesOf(battles, ends, level), limitOf(level, milliseconds))}`,
    ),
  ];
};
