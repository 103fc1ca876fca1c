/**
 * The resolution stack: what is being carried out, innermost last, as plain data in the game state. A step
 * that needs an answer leaves its frame in place and returns; the answer goes on from there. So a game can
 * be saved, copied and searched in the middle of a card.
 */
export type Frame = {
  /** Which compiled program runs. */
  program: number;
  /** Which of its steps comes next. */
  step: number;
};

/** Deeper than any real game goes; reaching it means that content loops. */
export const STACK_LIMIT = 64;

export const pushFrame = <F extends Frame>(stack: F[], frame: F): F => {
  if (stack.length >= STACK_LIMIT)
    throw new Error(`resolution deeper than ${STACK_LIMIT}: program ${frame.program}`);
  stack.push(frame);
  return frame;
};

/** The innermost frame. An empty stack is asked first: a look-up at -1 costs far more than the question. */
export const topFrame = <F extends Frame>(stack: readonly F[]): F | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];
