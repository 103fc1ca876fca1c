/** Things said so often that one press must be enough; the reader's language has the words. */
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

/** Partners plan together, rivals are polite. */
const SIGNALS_OF: Readonly<Record<string, readonly SignalName[]>> = {
  'slay-the-spire': ['ping', 'focus', 'spare', 'protect', 'block', 'wait', 'ready', 'thanks'],
  'mystic-spires': ['ping', 'greet', 'thinking', 'wellPlayed', 'oops', 'thanks'],
  'stygian-society': ['ping', 'focus', 'spare', 'wait', 'ready', 'wellPlayed', 'thanks'],
};

/** The signs that have a meaning in a game; all of them in one that says nothing about it. */
export const signalsOf = (game: string): readonly SignalName[] => SIGNALS_OF[game] ?? SIGNALS;
