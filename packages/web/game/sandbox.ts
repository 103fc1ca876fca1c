/** What a game provides for the sandbox: how its positions are checked, edited and seated. */
import type { ComponentType } from 'react';

/** A position in the words of the game's scenarios. What an editor does not know it leaves as it is. */
export type Position = Readonly<Record<string, unknown>>;

/** What is wrong, and the field it is about: `position.players[0].hp`. */
export type Problem = { readonly path: string; readonly text: string };

export type Check =
  | { readonly problem: Problem }
  /** What holds in the position, in short sentences. */
  | { readonly problem?: undefined; readonly facts: readonly string[] };

export type EditorProps = { readonly position: Position; readonly onChange: (position: Position) => void };

export type SandboxGame = {
  readonly id: string;
  readonly blank: Position;
  readonly examples: readonly { readonly name: string; readonly position: Position }[];
  readonly check: (position: Position) => Check;
  /** The set-up that opens a table in this position, and how many sit there. */
  readonly setupOf: (position: Position) => {
    readonly setup: Record<string, unknown>;
    readonly seats: number;
  };
  readonly Editor: ComponentType<EditorProps>;
};

/** A position with its title, as it is kept, shared and exported. */
export type Draft = { readonly title: string; readonly position: Position };
