/** What is asked of the bots. Questions are plain data, so they travel to workers as they are. */
import type { BotLevel } from '@three-spires/bots/bot';
import type { Move, Seat } from '@three-spires/kernel';

/** Where every play begins. */
export type Start =
  /** A position with everything dealt again that the seat cannot know, as the session hands it out. */
  | { readonly kind: 'moment'; readonly state: unknown; readonly isOpen: boolean }
  /** A set-up: a new game, or a position of the sandbox. */
  | { readonly kind: 'setup'; readonly setup: unknown };

/** Where every play ends: with the fight or floor under way, or with the whole game. */
export type Until = 'scene' | 'game';

/** One of the things compared. */
export type Side = {
  readonly start: Start;
  /** The first move; without one, the bot chooses it. */
  readonly move?: Move;
  /** The cards of hand, draw pile and discard pile, by name, in place of those of the position. */
  readonly cards?: readonly string[];
};

export type Question = {
  readonly game: string;
  /** One, or two to compare. Play number `n` of either begins with the same luck. */
  readonly sides: readonly Side[];
  /** Whose chance it is about. In cooperative games all seats win together. */
  readonly seat: Seat;
  /** The bots by seat; the last level is also that of the seats after it. */
  readonly levels: readonly BotLevel[];
  readonly until: Until;
  readonly seed: string;
};

/** Decks of Mystic Spires against each other. */
export type DeckQuestion = {
  /** Names of starter decks, or deck lists. */
  readonly decks: readonly unknown[];
  readonly level: BotLevel;
  /** Whether each deck begins half of its games, or the deck above or to the left always does. */
  readonly first: 'both' | 'one';
  readonly seed: string;
};

export const MOST_PLAYS = 10_000;
export const MOST_DECKS = 12;
