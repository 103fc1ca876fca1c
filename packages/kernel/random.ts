/**
 * Seeded random numbers whose whole state is an array of integers inside the game state.
 *
 * The generator is xoshiro128** (Blackman and Vigna). A game keeps several independent streams, so that
 * an extra shuffle never changes the next die roll; each stream is four 32-bit words of the same array.
 */

const WORDS = 4;

/** Four 32-bit words per stream, one stream after another. */
export type Random = number[];

export const createRandom = (seed: string, streams: number): Random => {
  const random: Random = [];
  for (let stream = 0; stream < streams; stream++) {
    for (let word = 0; word < WORDS; word++) random.push(hashWord(`${seed}/${stream}/${word}`));
    // All-zero is the one state xoshiro never leaves.
    if (random.slice(-WORDS).every((word) => word === 0)) random[random.length - 1] = 1;
  }
  return random;
};

/** A 32-bit hash of a string: FNV-1a with the murmur3 finaliser, so that near seeds give far streams. */
const hashWord = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
};

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The next 32 random bits of a stream, as an unsigned integer. */
export const nextUint32 = (random: Random, stream: number): number => {
  const at = stream * WORDS;
  let s0 = random[at] as number;
  let s1 = random[at + 1] as number;
  let s2 = random[at + 2] as number;
  let s3 = random[at + 3] as number;
  const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9);
  const shifted = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= shifted;
  s3 = rotateLeft(s3, 11);
  random[at] = s0;
  random[at + 1] = s1;
  random[at + 2] = s2;
  random[at + 3] = s3;
  return result >>> 0;
};

/** An integer from 0 to `limit` - 1, each equally likely: draws from the uneven end are thrown away. */
export const randomBelow = (random: Random, stream: number, limit: number): number => {
  const uneven = 0x1_0000_0000 % limit;
  let drawn = nextUint32(random, stream);
  while (drawn >= 0x1_0000_0000 - uneven) drawn = nextUint32(random, stream);
  return drawn % limit;
};

/** Shuffles the items in place (Fisher and Yates). */
export const shuffle = (random: Random, stream: number, items: number[]): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomBelow(random, stream, last + 1);
    const kept = items[last] as number;
    items[last] = items[other] as number;
    items[other] = kept;
  }
};
