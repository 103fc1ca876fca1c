import type { CampaignRules } from './campaign.ts';
import type { ContentItem } from './content.ts';
import type { Decision } from './decision.ts';
import type { Emit, GameEvent } from './event.ts';
import type { GameLog } from './log.ts';
import type { Move, MoveList, ReadableMove } from './move.ts';
import type { OutsideRules } from './outside.ts';
import type { Preview } from './preview.ts';
import type { GameRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { ScenarioRules } from './scenario-rules.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { SignalName } from './signals.ts';
import type { Text } from './text/message.ts';
import type { TogetherRules } from './together.ts';
import type { WhyRules } from './why.ts';

/** How a game ended. */
export type Outcome = {
  readonly result: 'victory' | 'defeat' | 'draw';
  readonly winners: readonly Seat[];
  readonly reason: string;
};

/** Facts about where a game stands, by their names. */
export type About = { readonly [fact: string]: string | number };

/**
 * The interface of every game: pure functions over plain data. A state is JSON: numbers, strings, arrays and
 * objects of fixed shape. Only `apply` mutates it.
 */
export type Game<State, Setup, View, Event extends GameEvent> = {
  readonly id: string;
  readonly name: string;
  /** Changes whenever a stored log may replay differently. */
  readonly rulesVersion: number;
  /**
   * Changes whenever a stored state may be read differently: its fields, or the meaning of the numbers in it.
   */
  readonly stateVersion: number;
  readonly seats: { readonly least: number; readonly most: number };

  /** Parses a set-up from outside; throws an InputError that names the invalid field. */
  readSetup(value: unknown): Setup;
  /**
   * The part of the set-up a viewer may know during the game, if not all of it: it may hold an opponent's
   * deck, for example. A starting position is never disclosed, whatever this returns.
   */
  readonly shownSetup?: (setup: Setup, viewer: Viewer) => unknown;
  /**
   * For set-ups that leave a choice to the player of a seat: returns the set-up with that choice made. Throws
   * an InputError if the choice was already made or is invalid. Until it is made, no seat decides.
   */
  readonly chooseForSeat?: (setup: Setup, seat: Seat, choice: unknown) => Setup;
  /** Whether the set-up still leaves that choice to the player of a seat. */
  readonly leavesChoice?: (setup: Setup, seat: Seat) => boolean;
  /** Makes the choice for a bot that takes a seat, derived from the seed, unless it was already made. */
  readonly chooseForBot?: (setup: Setup, seat: Seat, seed: string) => Setup;
  /**
   * The day of a daily set-up, which is the same game for all its players, as 2026-11-15; its seed cannot be
   * chosen.
   */
  readonly dayOf?: (setup: Setup) => string | undefined;
  /** Sets up the game and advances to the first decision, emitting what is seen on the way. */
  start(setup: Setup, seed: string, emit?: Emit<Event>): State;

  /** The seats that may decide now. Must be cheap: searches and simulations call it before every move. */
  deciding(state: State): SeatSet;
  decisions(state: State): readonly Decision[];
  /** Fills the list with every legal move of the seat, except conceding. */
  legal(state: State, seat: Seat, out: MoveList): void;
  /** Undefined when the move is legal, otherwise the reason. Agrees with `legal`. */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  /** Applies the move in place. The caller has already checked it with `refuse`. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void;
  /**
   * Facts that come from neither rules nor seats. A fact that the game did not wait for can never be undone.
   */
  readonly outside?: OutsideRules<State, Event>;
  copy(state: State): State;
  /**
   * A copy in which everything the seat cannot know is redealt from the seed: orders of piles, other hands,
   * random streams. It depends only on what the seat knows, so imagining an imagined state gives the same
   * result as imagining the real one. Bots and hints see nothing else.
   */
  imagine(state: State, seat: Seat, seed: string): State;
  /** Converts a state from an earlier `stateVersion`; undefined if it cannot be read. */
  readonly readState?: (value: unknown, stateVersion: number) => State | undefined;
  /** What the viewer may see, built field by field. */
  view(state: State, viewer: Viewer): View;
  /**
   * The same for several viewers of one state, for games that can build the common part once. The views share
   * that part, so nobody may mutate them; the function is invalid once the state has changed.
   */
  readonly views?: (state: State) => (viewer: Viewer) => View;
  outcome(state: State): Outcome | undefined;
  preview(state: State, seat: Seat, move: Move): Preview;
  /** Answers "why did this happen?" for events and for figures of previews. */
  readonly why?: WhyRules<State, Event>;

  describe(state: State, seat: Seat, move: Move): ReadableMove;
  /** The sentence for a refusal. */
  explain(refused: Refusal): Text;
  /** The log line for an event, empty if it needs none; `names` are the seats' names. */
  narrate(event: Event, names: readonly string[]): Text;

  /**
   * Seats play against each other: what one knows stays hidden from the others, even where one person holds
   * both.
   */
  readonly rivals?: true;

  /**
   * The move with which a rival passes, if the game has one: its timing must not reveal anything about the
   * hand.
   */
  readonly pass?: Move;
  /** The move with which a seat concedes, if the game has one. */
  readonly concession?: Move;
  /**
   * The set-up of the next game of a match between rivals: the same, except that the loser of the last game
   * decides who goes first.
   */
  readonly nextInMatch?: (setup: Setup, loser: Seat | undefined) => Setup;

  /** For cooperative games: what bots let people do first. */
  readonly together?: TogetherRules<State>;

  /** What players can say with one press, for games where not every signal makes sense. */
  readonly signals?: readonly SignalName[];

  /** The game's progress, for lists: a few facts that every viewer may know. */
  readonly about?: (state: State) => About;

  readonly content: readonly ContentItem[];
  readonly scenario: ScenarioRules<State>;
  /** For games whose finished games count towards a campaign. */
  readonly campaign?: CampaignRules<State>;
  /** How a finished game is recorded in histories and statistics. */
  readonly record?: (state: State, setup: Setup) => GameRecord;
  /** The story of a finished game, derived from its log; its content is up to the game. */
  readonly summarise?: (game: Game<State, Setup, View, Event>, log: GameLog) => unknown;
};

/** A game whose types do not matter to the caller: a table, a store, a lab. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the games' own types are forgotten
export type AnyGame = Game<any, any, any, any>;
