/** What many climbs tell, in words. */
import type { Climb, ClimbEnd } from './climb-game.ts';
import { intervalOf, percent } from './interval.ts';

const ACTS = [1, 2, 3, 4];
const MOST_KILLERS = 12;

const winsOf = (ends: readonly ClimbEnd[]): string => {
  const won = ends.filter((end) => end.won).length;
  const [low, high] = intervalOf(won, ends.length);
  return `${won} of ${ends.length}, ${percent(won / Math.max(1, ends.length))} (${percent(low)} to ${percent(high)})`;
};

/** Most frequent first. */
const counted = (names: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

const timesOf = (name: string, times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return (
    `${name}: ${times.length} decisions, mean ${mean.toFixed(2)} ms, 99 % within ${within(sorted, 0.99).toFixed(1)} ms, ` +
    `longest ${(sorted[sorted.length - 1] ?? 0).toFixed(1)} ms`
  );
};

const whereLost = (ends: readonly ClimbEnd[]): string =>
  ACTS.map((act) => `Act ${act} ${ends.filter((end) => !end.won && end.act === act).length}`).join(', ');

export const reportClimbs = (climbs: readonly Climb[], ends: readonly ClimbEnd[]): void => {
  const [first] = climbs;
  if (first === undefined) return;
  const party = first.characters.length;
  console.log(
    `${first.level}, Ascension ${first.ascension}, ${party === 1 ? 'alone' : `${party} players`}: won ${winsOf(ends)}`,
  );
  for (const character of new Set(climbs.flatMap(({ characters }) => characters))) {
    const own = ends.filter((_, at) => climbs[at]?.characters.includes(character));
    console.log(`  ${character.padEnd(10)}${winsOf(own)}; lost in ${whereLost(own)}`);
  }
  const rooms = ends.reduce((sum, end) => sum + end.rooms, 0) / ends.length;
  console.log(`lost in: ${whereLost(ends)}; ${rooms.toFixed(1)} rooms entered on average`);
  const lost = ends.filter((end) => !end.won);
  const killers = counted(lost.map(({ killedBy, act }) => `${killedBy} (${act})`)).slice(0, MOST_KILLERS);
  console.log(`killed by: ${killers.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  console.log(
    timesOf(
      'in fights',
      ends.flatMap(({ inFights }) => inFights),
    ),
  );
  console.log(
    timesOf(
      'between fights',
      ends.flatMap(({ between }) => between),
    ),
  );
};
