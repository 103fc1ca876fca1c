/** Common messages that players send with one press. They are worded in the reader's language. */
export const SIGNALS = [
  'ping',
  'focus',
  'spare',
  'protect',
  'block',
  'wait',
  'ready',
  'thanks',
  'greet',
  'thinking',
  'wellPlayed',
  'oops',
] as const;
export type SignalName = (typeof SIGNALS)[number];

/** A sign as it is given: at a figure on the table (`enemy:0`, `player:1`), with an amount where it has one. */
export type Signal = { readonly name: SignalName; readonly at?: string; readonly amount?: number };
