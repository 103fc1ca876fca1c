/**
 * Seeded random numbers whose entire state is an array of integers inside the game state. The generator is
 * xoshiro128** (Blackman and Vigna). A game has several independent streams, so that an extra shuffle never
 * changes the next die roll; each stream is four 32-bit words of the same array.
 */

const WORDS = 4;

/** Four 32-bit words per stream, one stream after another. */
export type Random = number[];

/** The prefix of new games' seeds; the 32 hexadecimal digits after it are 128 random bits. */
const WIDE_MARK = '128:';
const WIDE = /^128:([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})/;

/** A seed that uses all 128 bits, from 32 hexadecimal digits. */
export const wideSeed = (digits: string): string => {
  const seed = WIDE_MARK + digits;
  if (!WIDE.test(seed) || seed.length !== WIDE_MARK.length + 32)
    throw new RangeError(`a seed needs 32 hexadecimal digits, not "${digits}"`);
  return seed;
};

export const createRandom = (seed: string, streams: number): Random => {
  const wide = seed.startsWith(WIDE_MARK) ? WIDE.exec(seed) : null;
  const random = wide === null ? wordsOfText(seed, streams) : wordsOfBits(wide, seed, streams);
  // All-zero is the one state xoshiro never leaves.
  for (let at = 0; at < random.length; at += WORDS) {
    if (random[at] === 0 && random[at + 1] === 0 && random[at + 2] === 0 && random[at + 3] === 0)
      random[at] = 1;
  }
  return random;
};

/**
 * Any text as a seed: two hashes of it feed a counter, and each of its values is mixed into one word. Only
 * some 62 bits of the text survive; that is enough for seeds chosen by people, and stored games must replay
 * unchanged.
 */
const wordsOfText = (seed: string, streams: number): Random => {
  const low = hashText(seed, 0x811c9dc5);
  const high = hashText(seed, 0x9747b28c);
  const random: Random = [];
  for (let word = 0; word < streams * WORDS; word++) {
    random.push(mix(low + Math.imul(word + 1, 0x9e3779b9)) ^ mix(high ^ Math.imul(word + 1, 0x85ebca6b)));
  }
  return random;
};

/** Enough for every bit to flip every other about half the time. */
const ROUNDS = 12;

/**
 * 128 bits as a seed. Adds the stream's number and what follows the digits ("…/start"); every later step is
 * invertible, so two seeds never give a stream the same four words.
 */
const wordsOfBits = (wide: RegExpExecArray, seed: string, streams: number): Random => {
  const [matched, ...digits] = wide;
  const rest = seed.slice(matched.length);
  const [low, high] = [hashText(rest, 0x811c9dc5), hashText(rest, 0x9747b28c)];
  const random: Random = [];
  for (let stream = 0; stream < streams; stream++) {
    const words = digits.map((text) => Number.parseInt(text, 16) | 0);
    const [a = 0, b = 0, c = 0, d = 0] = words;
    const apart = Math.imul(stream + 1, 0x9e3779b9);
    random.push(...stir(a ^ mix(low + apart), b ^ mix(high ^ apart), c, d));
  }
  return random;
};

/** Repeats the quarter round of ChaCha (Bernstein) on four words, with a different number for each round. */
const stir = (first: number, second: number, third: number, fourth: number): Random => {
  let [a, b, c, d] = [first, second, third, fourth];
  for (let round = 1; round <= ROUNDS; round++) {
    a = (a + b + Math.imul(round, 0x85ebca6b)) | 0;
    d = rotateLeft(d ^ a, 16);
    c = (c + d) | 0;
    b = rotateLeft(b ^ c, 12);
    a = (a + b) | 0;
    d = rotateLeft(d ^ a, 8);
    c = (c + d) | 0;
    b = rotateLeft(b ^ c, 7);
  }
  return [a, b, c, d];
};

/** FNV-1a over the text, with a given start value. */
const hashText = (text: string, start: number): number => {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
};

/** The finaliser of murmur3: spreads nearby numbers far apart. */
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
 * A uniform integer from 0 to `limit` - 1, by rejection: takes as many upper bits as the limit needs and
 * discards values beyond it. Limits go up to 2^31.
 */
export const randomBelow = (random: Random, stream: number, limit: number): number => {
  if (limit <= 1) return 0;
  const unused = Math.clz32(limit - 1);
  for (;;) {
    const drawn = nextUint32(random, stream) >>> unused;
    if (drawn < limit) return drawn;
  }
};

/**
 * Shuffles in place (Fisher-Yates), drawing the same numbers as `randomBelow`. The stream's words stay in
 * local variables until all items are placed, because setting up a game shuffles hundreds of cards.
 */
export const shuffle = (random: Random, stream: number, items: number[]): void => {
  const at = stream * WORDS;
  let s0 = random[at] as number;
  let s1 = random[at + 1] as number;
  let s2 = random[at + 2] as number;
  let s3 = random[at + 3] as number;
  for (let last = items.length - 1; last > 0; last--) {
    const unused = Math.clz32(last);
    let other = 0;
    do {
      other = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> unused;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = rotateLeft(s3, 11);
    } while (other > last);
    const kept = items[last] as number;
    items[last] = items[other] as number;
    items[other] = kept;
  }
  random[at] = s0;
  random[at + 1] = s1;
  random[at + 2] = s2;
  random[at + 3] = s3;
};
