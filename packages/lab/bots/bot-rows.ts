/** Turns games written by the lab's commands into rows of a Markdown table. */
import type { Battle, BattleEnd } from '../battles/bot-battle.ts';
import type { Climb, ClimbEnd } from '../climbs/climb-game.ts';
import { kindOf } from '../climbs/climb-report.ts';
import type { HeroEnd, HeroGame } from '../heroes/hero-game.ts';
import { intervalOf, percent } from '../interval.ts';

/** A game under the names it counts towards. */
type Counted = { readonly names: readonly string[]; readonly won: boolean };
type Duel = Battle & BattleEnd;

const ofClimb = (climb: Climb & ClimbEnd): Counted => {
  const kind = kindOf(climb);
  return { names: [kind, ...climb.characters.map((each) => `${kind}, ${each}`)], won: climb.won };
};

const ofHeroes = ({ level, party, won }: HeroGame & HeroEnd): Counted => ({
  names: [`${level}, ${party}`],
  won,
});

/** Counts the wins of the bot in the first seat of the first game. */
const ofDuel =
  ([one, other]: Battle['levels']) =>
  ({ levels, decks, winner }: Duel): Counted => {
    const kind = `${one} against ${other}`;
    return { names: [kind, `${kind}, ${decks[0]}`], won: levels[winner] === one };
  };

const readGames = (games: readonly object[]): readonly Counted[] => {
  const [first] = games;
  if (first === undefined) return [];
  if ('characters' in first) return (games as (Climb & ClimbEnd)[]).map(ofClimb);
  if ('party' in first) return (games as (HeroGame & HeroEnd)[]).map(ofHeroes);
  return (games as Duel[]).map(ofDuel((first as Duel).levels));
};

/** One row per name, in alphabetical order, so that every kind precedes its parts. */
export const rowsOf = (games: readonly object[]): string[] => {
  const counted = readGames(games);
  const names = [...new Set(counted.flatMap((game) => game.names))].sort();
  return names.map((name) => {
    const own = counted.filter((game) => game.names.includes(name));
    const won = own.filter((game) => game.won).length;
    const [low, high] = intervalOf(won, own.length);
    return `| ${name} | ${own.length} | ${percent(won / own.length)} | ${percent(low)} to ${percent(high)} |`;
  });
};
