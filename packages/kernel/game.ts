import type { CampaignRules } from './campaign.ts';
import type { ContentItem } from './content.ts';
import type { Decision } from './decision.ts';
import type { Emit, GameEvent } from './event.ts';
import type { GameLog } from './log.ts';
import type { Move, MoveList, ReadableMove } from './move.ts';
import type { OutsideRules } from './outside.ts';
import type { GameRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { ScenarioRules } from './scenario-rules.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { SignalName } from './signals.ts';
import type { Text } from './text/message.ts';
import type { TogetherRules } from './together.ts';

/** How a game ended. */
export type Outcome = {
  readonly result: 'victory' | 'defeat' | 'draw';
  readonly winners: readonly Seat[];
  readonly reason: string;
};

/** One figure that a move would change. */
export type PreviewChange = {
  /** What belongs to all players is the party's. For a pile, `index` is the kind of piece and the figures are counts. */
  readonly of: 'party' | 'player' | 'enemy' | 'card' | 'pile';
  readonly index: number;
  readonly field: string;
  readonly from: number;
  readonly to: number;
  /** Where choices that are part of the move are still to be made: anything from `to` up to this can come of it. */
  readonly upTo?: number;
};

/** What a move would do, found by doing it to a copy, as far as the seat can know. */
export type Preview = {
  readonly changes: readonly PreviewChange[];
  /** True when more follows: the changes end where hidden cards, chance or another phase come into it. */
  readonly unknown: boolean;
};

/** Facts about where a game stands, by their names. */
export type About = { readonly [fact: string]: string | number };

/**
 * What every game is to the rest of the house: pure functions over plain data. A state is JSON: numbers,
 * strings, arrays and objects of fixed shape. `apply` changes it in place; nothing else does.
 */
export type Game<State, Setup, View, Event extends GameEvent> = {
  readonly id: string;
  readonly name: string;
  /** Changes whenever a stored log may replay differently. */
  readonly rulesVersion: number;
  /** Changes whenever a stored state may be read differently: its fields, or what the numbers in it stand for. */
  readonly stateVersion: number;
  readonly seats: { readonly least: number; readonly most: number };

  /** Reads a set-up from outside; throws an InputError that names the field that is wrong. */
  readSetup(value: unknown): Setup;
  /**
   * What of the set-up a viewer may know while the game goes on, where that is not all of it: an opponent's deck,
   * say. The position that a game may begin in never gets out, whatever a game says here.
   */
  readonly shownSetup?: (setup: Setup, viewer: Viewer) => unknown;
  /**
   * Where a set-up may leave something for the player of a seat to choose: the set-up with that choice made. Throws
   * an InputError when it was made before or cannot be made like this. Until it is made, no seat decides.
   */
  readonly chooseForSeat?: (setup: Setup, seat: Seat, choice: unknown) => Setup;
  /** Whether the set-up still leaves that choice to the player of a seat. */
  readonly leavesChoice?: (setup: Setup, seat: Seat) => boolean;
  /** Makes the choice for a bot that takes a seat: it follows from the seed, where none was made for it. */
  readonly chooseForBot?: (setup: Setup, seat: Seat, seed: string) => Setup;
  /** The day of a set-up that is the same game for all players of that day, as 2026-11-15; its seed is not chosen. */
  readonly dayOf?: (setup: Setup) => string | undefined;
  /** Sets the game up and goes on to the first decision, telling what is seen on the way. */
  start(setup: Setup, seed: string, emit?: Emit<Event>): State;

  /** The seats that may decide now. Cheap: searches and simulations ask it before every move. */
  deciding(state: State): SeatSet;
  decisions(state: State): readonly Decision[];
  /** Fills the list with every legal move of the seat; giving up, where a game knows it, is left out. */
  legal(state: State, seat: Seat, out: MoveList): void;
  /** Undefined when the move is legal, else the reason. Agrees with `legal`. */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  /** Carries the move out in place. The caller has asked `refuse`. */
  apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void;
  /** Facts that come from neither rules nor seats. One that the game did not wait for can never be undone. */
  readonly outside?: OutsideRules<State, Event>;
  copy(state: State): State;
  /**
   * A copy in which everything the seat cannot know is dealt again from the seed: orders of piles, other hands, random
   * streams. It depends only on what the seat knows, so imagining an imagined state gives what the real one gives.
   * Bots and hints get nothing else to look at.
   */
  imagine(state: State, seat: Seat, seed: string): State;
  /** A state of an earlier `stateVersion` in today's form; undefined where it cannot be read. */
  readonly readState?: (value: unknown, stateVersion: number) => State | undefined;
  /** What the viewer may see, built field by field. */
  view(state: State, viewer: Viewer): View;
  /**
   * The same for several viewers of one state, where a game can build what all of them see once. The views share that
   * part, so no one may change them; the function is of no use any more when the state has changed.
   */
  readonly views?: (state: State) => (viewer: Viewer) => View;
  outcome(state: State): Outcome | undefined;
  preview(state: State, seat: Seat, move: Move): Preview;

  describe(state: State, seat: Seat, move: Move): ReadableMove;
  /** The sentence for a refusal. */
  explain(refused: Refusal): Text;
  /** The line of the log for an event, empty when it needs none; `names` are the seats' names. */
  narrate(event: Event, names: readonly string[]): Text;

  /** Seats play against each other: what one knows stays hidden from another, even where one person holds both. */
  readonly rivals?: true;

  /** The move with which a rival lets the other go on, where a game has one: its time must tell nothing of the hand. */
  readonly pass?: Move;
  /** The move with which a seat gives the whole game up, where a game has one. */
  readonly concession?: Move;
  /**
   * The set-up of the next game of a match between rivals: the same again, but the loser of the last game decides who
   * goes first.
   */
  readonly nextInMatch?: (setup: Setup, loser: Seat | undefined) => Setup;

  /** Where players win and lose together: what bots leave to people to do first. */
  readonly together?: TogetherRules<State>;

  /** What players can say with one press, where not every signal makes sense. */
  readonly signals?: readonly SignalName[];

  /** Where the game stands, for a list of games: a few facts that every viewer may know. */
  readonly about?: (state: State) => About;

  readonly content: readonly ContentItem[];
  readonly scenario: ScenarioRules<State>;
  /** Where finished games count for more than themselves. */
  readonly campaign?: CampaignRules<State>;
  /** What a finished game counts as in histories and statistics. */
  readonly record?: (state: State, setup: Setup) => GameRecord;
  /** The story of a finished game, made from its log; what stands in it is the game's own business. */
  readonly summarise?: (game: Game<State, Setup, View, Event>, log: GameLog) => unknown;
};

/** A game whose types do not matter to the caller: a table, a store, a lab. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the games' own types are forgotten
export type AnyGame = Game<any, any, any, any>;
