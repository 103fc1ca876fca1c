import type { Bot } from '@three-spires/bots/bot';
import type { AnyGame } from '@three-spires/kernel';

/** Finds the fact that a game stands still for; `wanted` is what the game says about it. */
export type Supplier = (wanted: unknown, state: unknown) => Promise<unknown>;

/** A game and everything that is needed to host it. */
export type HostedGame = {
  readonly game: AnyGame;
  /** Without any there is one that makes random moves. */
  readonly bots?: readonly Bot[];
  /** What bots are called, by seat. */
  readonly botNames?: readonly string[];
  /** Brings what the game waits for from outside. */
  readonly supplier?: Supplier;
  /** Players keep decks for it. */
  readonly decks?: true;
  /** Pictures of the game that people can have as portraits, as `figure/ironclad`. */
  readonly portraits?: readonly string[];
  /** The set-up of a duel between two people who were matched, with the choice of each seat left open. */
  readonly duel?: unknown;
};

/** By the id of the game. */
export type Games = ReadonlyMap<string, HostedGame>;

export const gamesById = (games: readonly HostedGame[]): Games =>
  new Map(games.map((hosted) => [hosted.game.id, hosted]));
