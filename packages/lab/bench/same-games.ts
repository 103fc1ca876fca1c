/** Plays the same random games in two trees and compares them. */
import { ask } from './ask.ts';
import type { Played, PlayedGames } from './request.ts';
import { bundleDrivers, type Tree } from './tree.ts';
import type { GameId } from './works.ts';

const GAME_IDS: readonly GameId[] = ['slay-the-spire', 'mystic-spires', 'stygian-society'];

export type Comparison = {
  readonly game: GameId;
  readonly games: number;
  readonly rulesVersion: { readonly here: number; readonly there: number };
  /** Numbers of the games with different moves. */
  readonly otherMoves: readonly number[];
  /** Numbers of the games with the same moves that ended in a different state. */
  readonly otherStates: readonly number[];
};

/** Games per process: this limits memory and lets progress be shown. */
const AT_ONCE = 1000;

export const compareGames = (
  game: GameId,
  from: number,
  here: PlayedGames,
  there: PlayedGames,
): Comparison => {
  const pairs = here.games.map((one, at) => ({ number: from + at, one, other: there.games[at] as Played }));
  return {
    game,
    games: pairs.length,
    rulesVersion: { here: here.rulesVersion, there: there.rulesVersion },
    otherMoves: pairs.filter(({ one, other }) => one.moves !== other.moves).map(({ number }) => number),
    otherStates: pairs
      .filter(({ one, other }) => one.moves === other.moves && one.state !== other.state)
      .map(({ number }) => number),
  };
};

export const together = (parts: readonly Comparison[]): Comparison => ({
  ...(parts[0] as Comparison),
  games: parts.reduce((sum, { games }) => sum + games, 0),
  otherMoves: parts.flatMap(({ otherMoves }) => otherMoves),
  otherStates: parts.flatMap(({ otherStates }) => otherStates),
});

/** `games` of each game; nothing is timed, so both trees play at the same time. */
export const playSameGames = async (
  root: string,
  trees: readonly [here: Tree, there: Tree],
  games: number,
  say: (progress: string) => void,
): Promise<Comparison[]> => {
  const drivers = await Promise.all(trees.map((tree) => bundleDrivers(root, tree, GAME_IDS)));
  const results: Comparison[] = [];
  for (const game of GAME_IDS) {
    const parts: Comparison[] = [];
    for (let from = 0; from < games; from += AT_ONCE) {
      say(`${game}: ${from} of ${games}`);
      const count = Math.min(AT_ONCE, games - from);
      const [here, there] = await Promise.all(
        drivers.map((ofTree) => {
          const driver = ofTree.get(game);
          if (driver === undefined || 'problem' in driver)
            throw new Error(`${game} cannot be played: ${driver?.problem}`);
          return ask<PlayedGames>(driver.file, { do: 'same', from, count });
        }),
      );
      parts.push(compareGames(game, from, here as PlayedGames, there as PlayedGames));
    }
    results.push(together(parts));
  }
  return results;
};

const SHOWN = 5;

const seedsOf = (numbers: readonly number[]): string =>
  numbers
    .slice(0, SHOWN)
    .map((number) => `"same ${number}"`)
    .join(', ') + (numbers.length > SHOWN ? ', …' : '');

/** The verdict on a comparison, and whether it is as required. */
export const judge = ({ game, games, rulesVersion, otherMoves, otherStates }: Comparison) => {
  const isSame = otherMoves.length === 0 && otherStates.length === 0;
  const mayDiffer = rulesVersion.here !== rulesVersion.there;
  const lines = [
    isSame
      ? `${game}: all ${games} games end in the same state`
      : `${game}: ${games - otherMoves.length - otherStates.length} of ${games} games end in the same state`,
  ];
  if (mayDiffer)
    lines.push(
      `  rulesVersion is ${rulesVersion.here} here and ${rulesVersion.there} there, so games may differ`,
    );
  if (otherMoves.length > 0)
    lines.push(`  other moves in ${otherMoves.length}, with the seeds ${seedsOf(otherMoves)}`);
  if (otherStates.length > 0)
    lines.push(
      `  the same moves, but another state in ${otherStates.length}, with the seeds ${seedsOf(otherStates)}`,
    );
  return { lines, ok: isSame || mayDiffer };
};
