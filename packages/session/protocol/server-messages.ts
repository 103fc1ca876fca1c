/** Messages that the host of a table sends on a socket. */
import type { Move, Preview, ReadableMove, Refusal, Seat, Signal, Text } from '@three-spires/kernel';
import type { Delta, MovePreview, NumberedEvent, Picture } from '@three-spires/table';

/** A person who is at the table now. */
export type PresentPerson = {
  /** Their id, to block or report them by. */
  readonly person: string;
  readonly name: string;
  /** The seats this person holds; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly me: boolean;
  /** The id of the person's portrait. */
  readonly avatar?: string;
};

/** One line of a table's chat: words or a sign. */
export type ChatLine = {
  /** Counted for each table from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id of the speaker, to block or report them by; absent where a bot has given a sign. */
  readonly person?: string;
  readonly name: string;
  /** The seats of the speaker; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly mine: boolean;
  readonly text?: string;
  readonly signal?: Signal;
};

/** A bot has made its move. `why` is one line about it, for as long as the bot makes no other; it is stored nowhere. */
export type BotMoved = { readonly seat: Seat; readonly why?: Text };

/** A move that the best bot of a game advises, by what the seat knows. */
export type Hint = {
  readonly move: Move;
  readonly readable: ReadableMove;
  readonly preview: Preview;
  /** What it brings, in one line. */
  readonly brings?: Text;
  /** A rating from 0 to 1 with its standard error; absent where the bot cannot tell. */
  readonly chance?: number;
  readonly error?: number;
  /** The rating is the chance that the seat's side wins; else it only tells better from worse. */
  readonly knowsChances?: true;
};

export type ServerMessage<View = unknown> =
  | {
      readonly type: 'picture';
      readonly table: string;
      readonly seq: number;
      readonly picture: Picture<View>;
      /** Events after this entry follow; what the screen shows of later ones was undone. 0 is "all". */
      readonly since: number;
      readonly events: readonly NumberedEvent[];
      /** The command that brought this about. */
      readonly cause?: string;
      readonly botMoved?: BotMoved;
    }
  /** The same as changes since the last picture of this table on this socket; see `Delta`. */
  | {
      readonly type: 'changes';
      readonly table: string;
      readonly seq: number;
      readonly changes: Delta;
      readonly since: number;
      readonly events: readonly NumberedEvent[];
      readonly cause?: string;
      readonly botMoved?: BotMoved;
    }
  /** The answer to `hint`, best first; empty when `seq` is not the newest. */
  | {
      readonly type: 'hints';
      readonly command: string;
      readonly table: string;
      readonly seat: Seat;
      readonly seq: number;
      readonly hints: readonly Hint[];
    }
  /** The answer to `preview`, without illegal moves; empty when `seq` is not the newest. */
  | {
      readonly type: 'previews';
      readonly table: string;
      readonly seat: Seat;
      readonly seq: number;
      readonly previews: readonly MovePreview[];
    }
  /**
   * The command is stored as entry `seq`; or it needed no entry (a request, a consent), and `seq` is the
   * newest.
   */
  | { readonly type: 'accepted'; readonly command: string; readonly seq: number }
  | {
      readonly type: 'refused';
      readonly command: string;
      readonly refusal: Refusal;
      /** The refusal as an English sentence. */
      readonly text: string;
    }
  /** A problem with the connection or the message itself; includes `command` if one was given. */
  /**
   * With `retryAfterMs` (`slow-down`), nothing was done and this connection is ignored for that long: then
   * resend what was not answered.
   */
  | {
      readonly type: 'error';
      readonly code: string;
      readonly text: string;
      readonly command?: string;
      readonly retryAfterMs?: number;
    }
  /** Chat at a table, oldest first: the newest lines when following begins, then one at a time. */
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'present'; readonly table: string; readonly people: readonly PresentPerson[] }
  /** A challenge that you made or received is new or was answered: `GET /api/challenges` has them. */
  | { readonly type: 'challenges' }
  | { readonly type: 'pong' };
