import { createHash } from 'node:crypto';

const LEAST = 1000;
const NUMBERS = 9000;

/** A person's name before they choose one. The number distinguishes two guests at one table. */
export const firstName = (person: string): string => {
  const drawn = createHash('sha256').update(`name of ${person}`).digest().readUInt32BE(0);
  return `Guest ${LEAST + (drawn % NUMBERS)}`;
};
