/** What a game provides for the sandbox: validation, editing and seating of its positions. */
import type { ComponentType } from 'react';

/** A position in the format of the game's scenarios. An editor leaves unknown fields unchanged. */
export type Position = Readonly<Record<string, unknown>>;

/** An error, and the field it is about: `position.players[0].hp`. */
export type Problem = { readonly path: string; readonly text: string };

export type Check =
  | { readonly problem: Problem }
  /** Facts about the position, in short sentences. */
  | { readonly problem?: undefined; readonly facts: readonly string[] };

export type EditorProps = { readonly position: Position; readonly onChange: (position: Position) => void };

export type SandboxGame = {
  readonly id: string;
  readonly blank: Position;
  readonly examples: readonly { readonly name: string; readonly position: Position }[];
  readonly check: (position: Position) => Check;
  /** The set-up that opens a table in this position, and its number of players. */
  readonly setupOf: (position: Position) => {
    readonly setup: Record<string, unknown>;
    readonly seats: number;
  };
  readonly Editor: ComponentType<EditorProps>;
};

/** A position with its title, as it is saved, shared and exported. */
export type Draft = { readonly title: string; readonly position: Position };
