import { createHash } from 'node:crypto';

/** The portrait of a person who has not chosen one; undefined if there are no portraits. */
export const firstPortrait = (portraits: readonly string[], person: string): string | undefined => {
  const number = createHash('sha256').update(person).digest().readUInt32BE();
  return portraits[number % portraits.length];
};
