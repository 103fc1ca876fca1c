/** Things players say so often that one press must be enough. The reader's language has the words. */
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
