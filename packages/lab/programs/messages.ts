/** What the lab and a bot in a process of its own say to each other, in lines of JSON. docs/arena.md describes it. */
import type { Move, ReadableMove, Seat } from '@three-spires/kernel';
import * as v from 'valibot';

/** Changes when a message changes its meaning. */
export const BOT_PROTOCOL = 1;

/** What a bot may ask to be told at each decision. */
export const WANTS = ['view', 'options', 'text', 'imagined'] as const;
export type Want = (typeof WANTS)[number];

/** Asked once, when the process has started. */
export type Hello = { readonly do: 'hello'; readonly protocol: number; readonly game: string };

export type AskedOption = {
  readonly move: Move;
  readonly readable: ReadableMove;
  /** The option as a sentence; with the want `text`. */
  readonly words?: string;
};

/** Asked for each decision. */
export type Choose = {
  readonly do: 'choose';
  readonly id: number;
  readonly game: string;
  /** Differs from game to game; the first decision of a game is number 0. */
  readonly match: number;
  readonly decision: number;
  readonly seat: Seat;
  readonly seed: string;
  /** For this decision; missing without a clock. */
  readonly milliseconds?: number;
  readonly moves: readonly Move[];
  readonly view?: unknown;
  readonly options?: readonly AskedOption[];
  readonly text?: {
    readonly prompt: string;
    readonly board: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  };
  /** The position as the seat knows it, as bytes in base64, for the request `load` of the engine. */
  readonly imagined?: string;
};

const LONGEST_NAME = 40;

export const helloAnswer = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))),
  wants: v.optional(v.array(v.picklist(WANTS)), ['view', 'options']),
});

/** A bot may say that it failed instead of choosing. */
export const chooseAnswer = v.union([
  v.object({ error: v.string() }),
  v.object({ id: v.optional(v.number()), move: v.number() }),
]);
