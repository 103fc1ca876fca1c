import type { Bot } from '@three-spires/bots/bot';
import type { AnyGame } from '@three-spires/kernel';

/** Supplies the external fact that a game is waiting for; `wanted` is the game's description of it. */
export type Supplier = (wanted: unknown, state: unknown) => Promise<unknown>;

/** A game and everything needed to host it. */
export type HostedGame = {
  readonly game: AnyGame;
  /** Without any, the only bot makes random moves. */
  readonly bots?: readonly Bot[];
  /** The bots' names, by seat. */
  readonly botNames?: readonly string[];
  /** Supplies what the game waits for from outside. */
  readonly supplier?: Supplier;
  /** Players keep decks for it. */
  readonly decks?: true;
  /** Pictures from the game that people can use as portraits, such as `figure/ironclad`. */
  readonly portraits?: readonly string[];
  /** The set-up of a duel between two matched people, with each seat's choice left open. */
  readonly duel?: unknown;
};

/** By game id. */
export type Games = ReadonlyMap<string, HostedGame>;

export const gamesById = (games: readonly HostedGame[]): Games =>
  new Map(games.map((hosted) => [hosted.game.id, hosted]));

/** The portraits of all games, by ids such as `slay-the-spire/figure/ironclad`. */
export const portraitsOf = (games: readonly HostedGame[]): readonly string[] =>
  games.flatMap(({ game, portraits = [] }) => portraits.map((picture) => `${game.id}/${picture}`));
