import { createHash } from 'node:crypto';

const LEAST = 1000;
const NUMBERS = 9000;

/** What a person is called before they choose a name. The number tells two guests at one table apart. */
export const firstName = (person: string): string => {
  const drawn = createHash('sha256').update(`name of ${person}`).digest().readUInt32BE(0);
  return `Guest ${LEAST + (drawn % NUMBERS)}`;
};
