/**
 * Seeded random numbers whose whole state is an array of integers inside the game state.
 *
 * The generator is xoshiro128** (Blackman and Vigna). A game keeps several independent streams, so that
 * an extra shuffle never changes the next die roll; each stream is four 32-bit words of the same array.
 */

const WORDS = 4;

/** Four 32-bit words per stream, one stream after another. */
export type Random = number[];

/** Streams for a seed: two hashes of the text feed a counter whose every value is mixed into one word. */
export const createRandom = (seed: string, streams: number): Random => {
  const low = hashText(seed, 0x811c9dc5);
  const high = hashText(seed, 0x9747b28c);
  const random: Random = [];
  for (let word = 0; word < streams * WORDS; word++) {
    random.push(mix(low + Math.imul(word + 1, 0x9e3779b9)) ^ mix(high ^ Math.imul(word + 1, 0x85ebca6b)));
  }
  // All-zero is the one state xoshiro never leaves.
  for (let at = 0; at < random.length; at += WORDS) {
    if (random[at] === 0 && random[at + 1] === 0 && random[at + 2] === 0 && random[at + 3] === 0)
      random[at] = 1;
  }
  return random;
};

/** FNV-1a over the text from a given start. */
const hashText = (text: string, start: number): number => {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
};

/** The finaliser of murmur3: near numbers become far ones. */
const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
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

/**
 * An integer from 0 to `limit` - 1, each equally likely: takes as many upper bits as the limit needs and throws
 * away what lies beyond it. Limits go up to 2^31.
 */
export const randomBelow = (random: Random, stream: number, limit: number): number => {
  if (limit <= 1) return 0;
  const unused = Math.clz32(limit - 1);
  for (;;) {
    const drawn = nextUint32(random, stream) >>> unused;
    if (drawn < limit) return drawn;
  }
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
