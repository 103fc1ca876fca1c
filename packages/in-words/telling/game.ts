import type { Decision, GameEvent, Move, Preview, Seat, Text, Viewer } from '@three-spires/kernel';
import type { Option, Picture } from '@three-spires/table';
import type { Field, SetUp } from './set-up.ts';

/** What a seat or a spectator sees, with the names of all seats. Nothing else goes into a text. */
export type Seen<View = unknown> = {
  readonly viewer: Viewer;
  readonly view: View;
  readonly decisions: readonly Decision[];
  readonly options: readonly Option[];
  /** By seat. */
  readonly names: readonly string[];
  /** All seats that may decide now. */
  readonly deciding: readonly Seat[];
};

/** A part of the board under a heading. */
export type Section = { readonly heading: string; readonly lines: readonly string[] };

/** How a game is told in words. Every function is pure and sees what the seat sees. */
export type GameInWords<View = unknown, Event extends GameEvent = GameEvent> = {
  readonly id: string;
  readonly title: string;
  readonly setUp: SetUp;
  /** What a player chooses when taking an open seat, where the set-up leaves that open. */
  readonly seatChoice?: Field;
  /** The move with which a rival concedes; without it, all give the game up together. */
  readonly concession?: Move;
  /** The names of the seats, by seat. */
  names(picture: Picture<View>): readonly string[];
  /** The board, the most urgent part first. Sections without lines are left out. */
  board(seen: Seen<View>): readonly Section[];
  /** What the viewer is asked; only while the viewer decides. */
  prompt(seen: Seen<View>): string;
  /** An option as a short imperative sentence without a full stop. */
  option(option: Option, seen: Seen<View>): string;
  /** What a preview says will change; empty if nothing visible changes. */
  changes(preview: Preview, seen: Seen<View>): string;
  /** The line of an event in the log; empty if it needs none. */
  narrate(event: Event, names: readonly string[]): string;
  /** A generated text, with its pictures as words. */
  words(text: Text): string;
  /** How the game has ended, in a sentence. */
  ending(seen: Seen<View>): string;
};
