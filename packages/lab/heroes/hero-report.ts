/** Reports the results of many games of The Stygian Society, in words and bars. */
import { bar } from '../bars.ts';
import { intervalOf, percent } from '../interval.ts';
import type { HeroEnd, HeroGame } from './hero-game.ts';

const FLOORS = [1, 2, 3, 4, 5, 6];
const MOST_CAUSES = 6;
const BAR = 30;

/** The rest of the width is dotted, so that the bars can be compared. */
const dotted = (share: number): string => bar(share, BAR).padEnd(BAR, '·');

const winsOf = (ends: readonly HeroEnd[]): string => {
  const won = ends.filter((end) => end.won).length;
  const [low, high] = intervalOf(won, ends.length);
  return `won ${won} of ${ends.length}, ${percent(won / Math.max(1, ends.length))} (${percent(low)} to ${percent(high)})`;
};

const average = (ends: readonly HeroEnd[], figure: (end: HeroEnd) => number): string =>
  (ends.reduce((sum, end) => sum + figure(end), 0) / Math.max(1, ends.length)).toFixed(1);

/** Most frequent first. */
const counted = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_CAUSES);
  return most.map(([name, count]) => `${name} ${count}`).join(', ');
};

const reportFloors = (ends: readonly HeroEnd[]): void => {
  const share = (part: number): string => percent(part / ends.length).padStart(9);
  console.log(`    floor   reached  ${' '.repeat(BAR)}  lost by wounds   by peril`);
  for (const floor of FLOORS) {
    const by = (reason: string): string =>
      share(ends.filter((end) => !end.won && end.floor === floor && end.reason === reason).length);
    const reached = ends.filter((end) => end.floor >= floor).length;
    console.log(
      `    ${String(floor).padEnd(6)}${share(reached)}  ${dotted(reached / ends.length)}  ${by('wounds').padStart(14)}  ${by('peril')}`,
    );
  }
};

const reportTimes = (ends: readonly HeroEnd[]): void => {
  const times = ends.flatMap((end) => end.times).sort((one, other) => one - other);
  const within = (share: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1)} ms`;
  const sum = times.reduce((total, time) => total + time, 0);
  console.log(
    `    ${times.length} decisions: mean ${(sum / Math.max(1, times.length)).toFixed(1)} ms, median ${within(0.5)}, 99 % within ${within(0.99)}, longest ${within(1)}; ${(sum / 1000 / ends.length).toFixed(1)} s a game`,
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
  if (lost.length > 0) {
    console.log(`    lost at: ${counted(lost.map(({ place, reason }) => `${place} (${reason})`))}`);
    console.log(`    killed by: ${counted(lost.map(({ cause }) => cause))}`);
  }
  const won = ends.filter((end) => end.won);
  console.log(
    `    turns: ${average(won, ({ turns }) => turns)} when won, ${average(lost, ({ turns }) => turns)} when lost`,
  );
  reportTimes(ends);
};

/** A bar for every level and party, and for all parties of a level together. */
const chart = (rows: readonly (readonly [string, readonly HeroEnd[]])[]): void => {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, ends] of rows) {
    const share = ends.filter((end) => end.won).length / Math.max(1, ends.length);
    console.log(`${name.padEnd(width)}  ${dotted(share)}  ${winsOf(ends)}`);
  }
};

/** By level and party, in the order played. */
export const reportHeroes = (games: readonly HeroGame[], ends: readonly HeroEnd[]): void => {
  const rows: (readonly [string, readonly HeroEnd[]])[] = [];
  for (const level of new Set(games.map((game) => game.level))) {
    const ofLevel = ends.filter((_, at) => games[at]?.level === level);
    console.log(`${level}: ${winsOf(ofLevel)}`);
    rows.push([`${level}, all`, ofLevel]);
    for (const party of new Set(games.map((game) => game.party))) {
      const own = ends.filter((_, at) => games[at]?.level === level && games[at]?.party === party);
      reportParty(party, own);
      rows.push([`${level}, ${party}`, own]);
    }
  }
  console.log('games won:');
  chart(rows);
};
