/**
 * Triggered abilities waiting to resolve. They are plain data in the state; each game decides which comes
 * next and who may order them.
 */

/** More than any real game collects; reaching it means that abilities trigger each other endlessly. */
export const WAITING_LIMIT = 512;

export const addWaiting = <W>(waiting: W[], ability: W): void => {
  if (waiting.length >= WAITING_LIMIT) throw new Error(`more than ${WAITING_LIMIT} abilities are waiting`);
  waiting.push(ability);
};

/** Removes one ability and closes the gap without allocating a new array. */
export const takeWaiting = <W>(waiting: W[], index: number): W => {
  const taken = waiting[index] as W;
  for (let at = index + 1; at < waiting.length; at++) waiting[at - 1] = waiting[at] as W;
  waiting.pop();
  return taken;
};
