/** What the player sees of a table, and the ways to tell them something. */
import { type GameInWords, type Told, tell, viewerIn } from '@three-spires/in-words';
import type { Seat } from '@three-spires/kernel';
import type { ClientMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';
import { findGame } from '../games.ts';
import { type Style, wrapped } from '../screen/style.ts';
import { createSeenTable, type SeenTable } from './seen-table.ts';

export type Terminal = {
  readonly style: Style;
  /** Whether a program types: its lines wait until they can be carried out. */
  readonly isPatient: boolean;
  write(line: string): void;
  /** Calls back for every line, and once at the end of input. */
  listen(line: (text: string) => void, ended: () => void): void;
};

export type Desk = {
  readonly table: string;
  readonly invite: string | undefined;
  readonly seen: SeenTable;
  readonly terminal: Terminal;
  /** The seat the player has asked to decide for. */
  wantedSeat: Seat | undefined;
  /** What has happened since the player last decided. */
  story: NumberedEvent[];
  /** The entry after which the position on the screen stands. */
  shown: number;
  readonly send: (message: ClientMessage) => void;
  /** Asks the host of the table. */
  readonly ask: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Nothing else is carried out until the work is done. */
  readonly during: (work: Promise<void>) => void;
  readonly say: (text: string) => void;
  readonly alert: (text: string) => void;
};

export const createDesk = (
  { table, invite }: Pick<Desk, 'table'> & { readonly invite?: string },
  terminal: Terminal,
  given: Pick<Desk, 'send' | 'ask' | 'during'>,
): Desk => {
  const { style, write } = terminal;
  return {
    table,
    invite,
    seen: createSeenTable(),
    terminal,
    wantedSeat: undefined,
    story: [],
    shown: -1,
    ...given,
    say: (text) => {
      for (const part of wrapped(text, style.columns)) write(part);
    },
    alert: (text) => {
      for (const part of wrapped(text, style.columns)) write(style.paint('alert', part));
    },
  };
};

export const gameOf = (picture: Picture): GameInWords => {
  const game = findGame(picture.game);
  if (game === undefined) throw new Error(`the game ${picture.game} is unknown`);
  return game;
};

/** The seat the player decides for; undefined for a spectator. */
export const seatAt = ({ wantedSeat }: Desk, picture: Picture): Seat | undefined => {
  const viewer = viewerIn(picture, wantedSeat);
  return viewer === 'spectator' ? undefined : viewer;
};

export const isAsked = (desk: Desk, picture: Picture): boolean => {
  const seat = seatAt(desk, picture);
  return seat !== undefined && picture.deciding.includes(seat) && picture.outcome === undefined;
};

export const toldAt = (desk: Desk, picture: Picture): Told =>
  tell(gameOf(picture), picture, viewerIn(picture, desk.wantedSeat));
