/** What many games of The Stygian Society tell, in words. */
import type { HeroEnd, HeroGame } from './hero-game.ts';
import { intervalOf, percent } from './interval.ts';

const FLOORS = [1, 2, 3, 4, 5, 6];
const MOST_PLACES = 8;

const winsOf = (ends: readonly HeroEnd[]): string => {
  const won = ends.filter((end) => end.won).length;
  const [low, high] = intervalOf(won, ends.length);
  return `won ${won} of ${ends.length}, ${percent(won / Math.max(1, ends.length))} (${percent(low)} to ${percent(high)})`;
};

const average = (ends: readonly HeroEnd[], figure: (end: HeroEnd) => number): string =>
  (ends.reduce((sum, end) => sum + figure(end), 0) / Math.max(1, ends.length)).toFixed(1);

/** Most frequent first. */
const counted = (names: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

const reportFloors = (ends: readonly HeroEnd[]): void => {
  const share = (part: number): string => percent(part / ends.length).padStart(9);
  console.log('    floor   reached   lost by wounds   by peril');
  for (const floor of FLOORS) {
    const by = (reason: string): string =>
      share(ends.filter((end) => !end.won && end.floor === floor && end.reason === reason).length);
    const reached = share(ends.filter((end) => end.floor >= floor).length);
    console.log(`    ${String(floor).padEnd(6)}${reached}${' '.repeat(8)}${by('wounds')}  ${by('peril')}`);
  }
};

const reportTimes = (ends: readonly HeroEnd[]): void => {
  const times = ends.flatMap((end) => end.times).sort((one, other) => one - other);
  const within = (share: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1)} ms`;
  console.log(
    `    ${times.length} decisions: median ${within(0.5)}, 99 % within ${within(0.99)}, longest ${within(1)}`,
  );
};

const reportParty = (party: string, ends: readonly HeroEnd[]): void => {
  console.log(`  ${party}: ${winsOf(ends)}`);
  const sets = new Set(ends.map(({ heroes }) => heroes.join(', ')));
  if (sets.size > 1)
    for (const set of [...sets].sort())
      console.log(`    ${set}: ${winsOf(ends.filter(({ heroes }) => heroes.join(', ') === set))}`);
  reportFloors(ends);
  const lost = ends.filter((end) => !end.won);
  const places = counted(lost.map(({ place, reason }) => `${place} (${reason})`)).slice(0, MOST_PLACES);
  if (places.length > 0)
    console.log(`    lost at: ${places.map(([place, count]) => `${place} ${count}`).join(', ')}`);
  const won = ends.filter((end) => end.won);
  console.log(
    `    turns: ${average(won, ({ turns }) => turns)} when won, ${average(lost, ({ turns }) => turns)} when lost`,
  );
  reportTimes(ends);
};

/** By level and party, in the order in which they were played. */
export const reportHeroes = (games: readonly HeroGame[], ends: readonly HeroEnd[]): void => {
  for (const level of new Set(games.map((game) => game.level))) {
    const isLevel = (at: number): boolean => games[at]?.level === level;
    console.log(`${level}: ${winsOf(ends.filter((_, at) => isLevel(at)))}`);
    for (const party of new Set(games.map((game) => game.party)))
      reportParty(
        party,
        ends.filter((_, at) => isLevel(at) && games[at]?.party === party),
      );
  }
};
