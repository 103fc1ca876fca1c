/** Reports the results of many climbs, in words and bars. */
import { bar } from '../bars.ts';
import { intervalOf, percent } from '../interval.ts';
import { limitOf, sayTimes } from '../thinking-time.ts';
import { bossLines } from './climb-bosses.ts';
import { BOSS_ROOMS, type Climb, type ClimbEnd } from './climb-game.ts';

const MOST_KILLERS = 12;
const BAR = 30;
const NAME = 28;

type Played = { readonly climb: Climb; readonly end: ClimbEnd };

/** The rest of the width is dotted, so that the bars can be compared. */
const chartLine = (name: string, share: number, text: string, width = NAME): string =>
  `  ${name.padEnd(width)}${bar(share, BAR).padEnd(BAR, '·')}  ${text}`;

const countOf = (played: readonly Played[], fits: (end: ClimbEnd) => boolean): number =>
  played.filter(({ end }) => fits(end)).length;

const shareOf = (part: number, all: number): string => {
  const [low, high] = intervalOf(part, all);
  return `${part} of ${all}, ${percent(part / Math.max(1, all))} (${percent(low)} to ${percent(high)})`;
};

const winLine = (name: string, played: readonly Played[]): string => {
  const won = countOf(played, (end) => end.won);
  return chartLine(name, won / Math.max(1, played.length), `won ${shareOf(won, played.length)}`);
};

/** How far a climb can get, in order; Act IV follows only where it is played. */
const STAGES: readonly { readonly name: string; readonly isReached: (end: ClimbEnd) => boolean }[] = [
  { name: 'Boss of Act I', isReached: ({ rooms }) => rooms >= (BOSS_ROOMS[0] as number) },
  { name: 'Act II', isReached: ({ act }) => act >= 2 },
  { name: 'Boss of Act II', isReached: ({ rooms }) => rooms >= (BOSS_ROOMS[1] as number) },
  { name: 'Act III', isReached: ({ act }) => act >= 3 },
  { name: 'Boss of Act III', isReached: ({ rooms }) => rooms >= (BOSS_ROOMS[2] as number) },
  { name: 'Acts I to III won', isReached: ({ act, won }) => won || act >= 4 },
];
const ACT_FOUR: typeof STAGES = [
  { name: 'Act IV', isReached: ({ act }) => act >= 4 },
  { name: 'Heart beaten', isReached: ({ act, won }) => won && act >= 4 },
];

const stageLines = (played: readonly Played[]): string[] => {
  const rooms = played.reduce((sum, { end }) => sum + end.rooms, 0) / played.length;
  const stages = [...STAGES, ...(played[0]?.climb.actFour ? ACT_FOUR : [])];
  return [
    `  how far: ${rooms.toFixed(1)} rooms entered on average`,
    ...stages.map(({ name, isReached }) => {
      const reached = countOf(played, isReached);
      return chartLine(name, reached / played.length, shareOf(reached, played.length));
    }),
  ];
};

/** Most frequent first. */
const killerLines = (played: readonly Played[]): string[] => {
  const counts = new Map<string, number>();
  const lost = played.filter(({ end }) => !end.won);
  for (const { end } of lost) {
    const name = `${end.killedBy} (Act ${end.act})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const killers = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_KILLERS);
  const width = Math.max(NAME, ...killers.map(([name]) => name.length + 2));
  const lines = killers.map(([name, count]) => chartLine(name, count / lost.length, String(count), width));
  return lines.length === 0 ? [] : ['  killed by:', ...lines];
};

const timeLines = (played: readonly Played[]): string[] => {
  const { level, milliseconds } = (played[0] as Played).climb;
  const limit = limitOf(level, milliseconds);
  const [inFights, between] = [
    played.flatMap(({ end }) => end.inFights),
    played.flatMap(({ end }) => end.between),
  ];
  return [`  ${sayTimes('in fights', inFights, limit)}`, `  ${sayTimes('between fights', between, limit)}`];
};

const characterLines = (played: readonly Played[]): string[] => {
  const characters = [...new Set(played.flatMap(({ climb }) => climb.characters))].sort();
  const having = (character: string): Played[] =>
    played.filter(({ climb }) => climb.characters.includes(character));
  return characters.length < 2 ? [] : characters.map((character) => winLine(character, having(character)));
};

/** Climbs of the same kind are counted together. */
export const kindOf = ({ level, ascension, characters, actFour }: Climb): string => {
  const party = characters.length === 1 ? 'alone' : `${characters.length} players`;
  return `${level}, Ascension ${ascension}, ${party}${actFour ? ', with Act IV' : ''}`;
};

/** By level, Ascension and number of players, in the order played. */
export const climbLines = (climbs: readonly Climb[], ends: readonly ClimbEnd[]): string[] => {
  const all = climbs.map((climb, at): Played => ({ climb, end: ends[at] as ClimbEnd }));
  return [...new Set(climbs.map(kindOf))].flatMap((kind) => {
    const played = all.filter(({ climb }) => kindOf(climb) === kind);
    const won = countOf(played, (end) => end.won);
    return [
      `${kind}: won ${shareOf(won, played.length)}`,
      ...characterLines(played),
      ...stageLines(played),
      ...killerLines(played),
      ...bossLines(played.flatMap(({ end }) => end.bosses)),
      ...timeLines(played),
    ];
  });
};
