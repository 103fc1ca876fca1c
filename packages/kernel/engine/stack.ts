/**
 * The resolution stack: what is being resolved, innermost last, as plain data in the game state. A step that
 * needs an answer leaves its frame in place and returns; the answer resumes it. This allows a game to be
 * saved, copied and searched in the middle of a card.
 */
export type Frame = {
  /** What is resolved: a card, an ability, an enemy's action. Each game lists its kinds. */
  kind: number;
  /** The next step. */
  step: number;
};

/** Deeper than any real game; reaching it means that content loops. */
export const STACK_LIMIT = 64;

export const pushFrame = <F extends Frame>(stack: F[], frame: F): F => {
  if (stack.length >= STACK_LIMIT)
    throw new Error(`resolution deeper than ${STACK_LIMIT}: frame of kind ${frame.kind}`);
  stack.push(frame);
  return frame;
};

/** The innermost frame. Checks the length first, because reading index -1 is far slower. */
export const topFrame = <F extends Frame>(stack: readonly F[]): F | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];

export const findFrame = <F extends Frame>(stack: readonly F[], kind: number): F | undefined => {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at] as F;
    if (frame.kind === kind) return frame;
  }
  return undefined;
};
