import {
  createMoveList,
  type Decision,
  defined,
  eventFor,
  type GameEvent,
  hasSeat,
  type LogBase,
  listedMoves,
  type Move,
  moveKind,
  type Outcome,
  type Preview,
  type ReadableMove,
  type Seat,
  SIGNALS,
  type SignalName,
  seatsIn,
  type Viewer,
} from '@three-spires/kernel';
import type { ClockPicture } from './clock.ts';
import { happenedAfter, NOTHING_SEEN } from './happened.ts';
import type { MatchPicture } from './match.ts';
import type { PracticeReason } from './practice.ts';
import { setupFor } from './setup.ts';
import { isOpenSeat, lastSeq, nameOf, seatsOf, type Table } from './table.ts';
import { type UndoBar, undoCost } from './undo.ts';
import type { UnratedReason } from './unrated.ts';

/** A legal move in readable form. A screen adds the preview once it has asked for it (`previewsFor`). */
export type Option = { readonly move: Move; readonly readable: ReadableMove; readonly preview?: Preview };

/** What one seat sees and may do; a spectator sees a view and decides nothing. */
export type Outlook<View = unknown> = {
  readonly viewer: Viewer;
  readonly view: View;
  readonly decisions: readonly Decision[];
  readonly options: readonly Option[];
};

export type SeatPicture = {
  readonly seat: Seat;
  readonly name: string;
  readonly open: boolean;
  readonly mine: boolean;
  /** The level of the bot that sits here. */
  readonly bot?: string;
  /** The id of the person's portrait. */
  readonly avatar?: string;
};

/** Whether the viewer may take back moves; `people` are the names of those whose consent it needs. */
export type UndoPicture =
  | { readonly cost: 'free' }
  | { readonly cost: 'consent'; readonly people: readonly string[] }
  | { readonly cost: 'no'; readonly reason?: UndoBar };

/** An open request to take moves back. */
export type RequestPicture = {
  readonly by: string;
  readonly seat: Seat;
  /** Set if the request is to give up the game instead. */
  readonly giveUp?: true;
  /** How many moves would be undone. */
  readonly moves: number;
  readonly waiting: readonly string[];
  /** Whether the viewer made the request, and whether the viewer has to answer it. */
  readonly mine: boolean;
  readonly asked: boolean;
};

/** Everything one person may see of a table. It is built field by field, so nothing else can leak. */
export type Picture<View = unknown> = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  /** The newest entry of the log. */
  readonly seq: number;
  readonly seats: readonly SeatPicture[];
  /** One for each seat the viewer holds, lowest first, or a single one for a spectator. */
  readonly outlooks: readonly Outlook<View>[];
  /** All seats that may decide now, not only the viewer's. */
  readonly deciding: readonly Seat[];
  /** The game waits for a fact from outside; the view says which. */
  readonly awaitsOutside?: true;
  readonly outcome?: Outcome;
  readonly canUndo: UndoPicture;
  /** Why the game does not count; absent if it does. */
  readonly practice?: readonly PracticeReason[];
  /** The seats of one person hide their hands from each other. */
  readonly rivals?: true;
  /** What players of this game can say with one press. */
  readonly signals: readonly SignalName[];
  readonly request?: RequestPicture;
  /** An update has cut the log after entry `seq`, at that time: moves before it cannot be taken back. */
  readonly continued?: { readonly seq: number; readonly at: number; readonly isDamaged?: true };
  /** For a game of a match or with clocks: added by the host of the table. */
  readonly match?: MatchPicture;
  /** The table where the players go on after this game, once a player has opened it. */
  readonly next?: string;
  readonly clock?: ClockPicture;
  /** Players may ask for hints: added by the host of the table, as is what follows. */
  readonly hints?: true;
  /** The game counts for the ratings of the two who play it. */
  readonly rated?: true;
  /** Why a game between people who were matched does not. */
  readonly unrated?: UnratedReason;
  /** The day of a game that is the same for all players of its day, while it counts: there is no help in it. */
  readonly day?: string;
  /** The table is open to everyone. */
  readonly listed?: true;
  /** People without a seat may not look on. */
  readonly playersOnly?: true;
};

/** What each viewer currently sees of a table. Invalid once the table has moved on. */
export type ViewOf = (viewer: Viewer) => unknown;

export const viewsOf = ({ game, state }: Table): ViewOf =>
  game.views?.(state) ?? ((viewer) => game.view(state, viewer));

const continuedAt = ({ seq, at, isDamaged }: LogBase): NonNullable<Picture['continued']> => ({
  seq,
  at,
  ...(isDamaged ? { isDamaged } : {}),
});

/**
 * What a person currently sees; undefined is an unknown spectator. For several people, pass the same
 * `viewOf`.
 */
export const pictureFor = (table: Table, person: string | undefined, viewOf = viewsOf(table)): Picture => {
  const { game, state } = table;
  const mine = seatsOf(table, person);
  const viewers: readonly Viewer[] = mine.length > 0 ? mine : ['spectator'];
  const outcome = game.outcome(state);
  const request = requestPicture(table, person);
  return {
    game: game.id,
    rulesVersion: table.rulesVersion,
    setup: setupFor(table, { seats: mine, isOver: outcome !== undefined }),
    seq: lastSeq(table),
    seats: table.seats.map((holder, seat) => ({
      seat,
      name: holder.name,
      open: isOpenSeat(holder),
      mine: mine.includes(seat),
      ...defined({ bot: holder.bot, avatar: holder.avatar }),
    })),
    outlooks: viewers.map((viewer) => outlookOf(table, viewer, viewOf(viewer))),
    deciding: seatsIn(game.deciding(state)),
    ...(game.outside?.wanted(state) === undefined ? {} : { awaitsOutside: true }),
    ...defined({ outcome }),
    canUndo: undoPicture(table, person),
    ...(table.practice.length === 0 ? {} : { practice: table.practice }),
    ...(game.rivals ? { rivals: true } : {}),
    signals: game.signals ?? SIGNALS,
    ...defined({ request }),
    ...(table.base === undefined ? {} : { continued: continuedAt(table.base) }),
  };
};

const outlookOf = (table: Table, viewer: Viewer, view: unknown): Outlook => {
  const { game, state } = table;
  if (viewer === 'spectator') return { viewer, view, decisions: [], options: [] };
  const decisions = game.decisions(state).filter(({ seats }: Decision) => seats.includes(viewer));
  return { viewer, view, decisions, options: optionsOf(table, viewer) };
};

/**
 * The most options of a seat shown in a picture, which bounds the time to build it. In complete random games
 * a seat had at most 113 legal moves; only set-up positions come near this limit.
 */
const OPTIONS_SHOWN = 800;

/** A seat's legal moves, limited to what a picture shows. */
export const optionsOf = ({ game, state }: Table, seat: Seat): Option[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return fewer(listedMoves(list)).map((move) => ({ move, readable: game.describe(state, seat, move) }));
};

/** If there are too many moves, shows some of each kind, so that the turn can always end. */
const fewer = (moves: readonly Move[]): readonly Move[] => {
  if (moves.length <= OPTIONS_SHOWN) return moves;
  const kinds = new Set(moves.map(moveKind));
  const left = new Map([...kinds].map((kind) => [kind, Math.floor(OPTIONS_SHOWN / kinds.size)]));
  return moves.filter((move) => {
    const open = left.get(moveKind(move)) ?? 0;
    left.set(moveKind(move), open - 1);
    return open > 0;
  });
};

const undoPicture = (table: Table, person: string | undefined): UndoPicture => {
  const undo = undoCost(table, person);
  if (undo.cost === 'free') return { cost: 'free' };
  if (undo.cost === 'no') return undo;
  return { cost: 'consent', people: undo.people.map((other) => nameOf(table, other)) };
};

const requestPicture = (table: Table, person: string | undefined): RequestPicture | undefined => {
  const { request } = table;
  if (request === undefined) return undefined;
  return {
    by: nameOf(table, request.person),
    seat: request.seat,
    ...(request.giveUp ? { giveUp: true } : {}),
    moves: table.standing.filter(({ seq }) => seq > request.to).length,
    waiting: request.waiting.map((other) => nameOf(table, other)),
    mine: request.person === person,
    asked: person !== undefined && request.waiting.includes(person),
  };
};

/** An event and the entry it belongs to. */
export type NumberedEvent<Event extends GameEvent = GameEvent> = {
  readonly seq: number;
  readonly event: Event;
};

/**
 * The events that a person saw after entry `since`, among the newest moves in effect. A person who has seen
 * nothing gets them from the opening, which is entry 0. Events of undone moves are gone, so the log on a
 * screen always matches the current game.
 */
export const eventsFor = (
  table: Table,
  person: string | undefined,
  since = NOTHING_SEEN,
): NumberedEvent[] => {
  const seats = seatsOf(table, person);
  return happenedAfter(table, since).flatMap(({ seq, events }) =>
    events.map((event) => ({ seq, event: eventForSeats(event, seats, table.game.rivals) })),
  );
};

/**
 * The event as the holder of some seats may see it: from the point of view of the first seat that knows its
 * secret. Rivals sharing a screen share one log, so they see only what all of them know.
 */
export const eventForSeats = <Event extends GameEvent>(
  event: Event,
  seats: readonly Seat[],
  rivals = false,
): Event => {
  const { secret } = event;
  const knows = (seat: Seat): boolean => secret !== undefined && hasSeat(secret.seats, seat);
  const knowing = rivals && !seats.every(knows) ? undefined : seats.find(knows);
  return eventFor(event, knowing ?? 'spectator');
};

/**
 * The entry up to which a screen that has seen everything to entry `seen` is still correct: later entries it
 * shows have been undone.
 */
export const sharedSince = ({ entries }: Table, seen: number): number =>
  entries
    .slice(seen)
    .reduce((shared, entry) => ('undoTo' in entry ? Math.min(shared, entry.undoTo) : shared), seen);
