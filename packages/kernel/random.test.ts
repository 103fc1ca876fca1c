import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, nextUint32, type Random, randomBelow, shuffle, wideSeed } from './random.ts';

const take = (random: Random, stream: number, count: number): number[] =>
  Array.from({ length: count }, () => nextUint32(random, stream));

const seeds = Array.from({ length: 5 }, (_, index) => `fixed seed ${index}`);

/** The value that a chi-square statistic passes once in 10,000 (Wilson and Hilferty's approximation). */
const chiSquareLimit = (freedom: number): number => {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.72 * Math.sqrt(spread)) ** 3;
};

const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const expectEven = (counts: readonly number[]): void =>
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(counts.length - 1));

describe('the generator', () => {
  // Computed by a separate implementation of the published algorithm (Blackman and Vigna, xoshiro128** 1.1).
  it.each([
    {
      words: [1, 2, 3, 4],
      numbers: [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
      ],
      after: [939045227, 1864939416, 1451579149, 2199351389],
    },
    {
      words: [0xffffffff, 0x80000000, 0x7fffffff, 0xdeadbeef],
      numbers: [576, 0, 3132615403, 2244191479, 2810454425, 3998506871],
      after: [2867291486, 3800993204, 3628398330, 3261268951],
    },
  ])('gives the numbers of xoshiro128** from the state $words', ({ words, numbers, after }) => {
    const random = words.map((word) => word | 0);
    expect(take(random, 0, numbers.length)).toEqual(numbers);
    expect(random.map((word) => word >>> 0)).toEqual(after);
  });

  it('gives the same numbers for the same seed, in every stream', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (seed, streams) => {
        const [one, other] = [createRandom(seed, streams), createRandom(seed, streams)];
        for (let stream = 0; stream < streams; stream++)
          expect(take(one, stream, 20)).toEqual(take(other, stream, 20));
        expect(one).toEqual(other);
      }),
    );
  });

  it('gives other numbers for another seed and for another stream', () => {
    const openings = new Set<string>();
    for (let seed = 0; seed < 1000; seed++) {
      const random = createRandom(`game ${seed}`, 4);
      for (let stream = 0; stream < 4; stream++) openings.add(take(random, stream, 4).join());
    }
    expect(openings.size).toBe(4000);
  });

  it('gives a stream the same numbers whatever is drawn from the others', () => {
    const order = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.string(), order, (seed, draws) => {
        const mixed = createRandom(seed, 4);
        const alone = [0, 1, 2, 3].map(() => createRandom(seed, 4));
        for (const stream of draws)
          expect(nextUint32(mixed, stream)).toBe(nextUint32(alone[stream] as Random, stream));
      }),
    );
  });

  it('adds streams without changing those that were there', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(createRandom(seed, 5).slice(0, 12)).toEqual(createRandom(seed, 3));
      }),
    );
  });

  it('goes on after a save and load as if nothing had happened', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 50 }), (seed, before) => {
        const random = createRandom(seed, 2);
        take(random, 1, before);
        const loaded = JSON.parse(JSON.stringify(random)) as Random;
        expect(loaded).toEqual(random);
        expect(take(loaded, 1, 20)).toEqual(take(random, 1, 20));
        expect(take(loaded, 0, 20)).toEqual(take(random, 0, 20));
      }),
    );
  });

  it('never starts a stream in the state that it could not leave', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const random = createRandom(String(seed), 3);
      for (let stream = 0; stream < 3; stream++)
        expect(random.slice(stream * 4, stream * 4 + 4).some((word) => word !== 0)).toBe(true);
    }
  });
});

/** The quarter rounds backwards: the words that a stream of `wideSeed` began from. */
const unstir = (words: readonly number[]): number[] => {
  let [a = 0, b = 0, c = 0, d = 0] = words;
  const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let round = 12; round >= 1; round--) {
    b = right(b, 7) ^ c;
    c = (c - d) | 0;
    d = right(d, 8) ^ a;
    a = (a - b) | 0;
    b = right(b, 12) ^ c;
    c = (c - d) | 0;
    d = right(d, 16) ^ a;
    a = (a - b - Math.imul(round, 0x85ebca6b)) | 0;
  }
  return [a, b, c, d];
};

const digitsOf = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

const wordsOf = (digits: string): number[] =>
  [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);

const bitsBetween = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, word, index) => {
    let [differing, bits] = [word ^ (other[index] ?? 0), 0];
    for (; differing !== 0; differing &= differing - 1) bits++;
    return sum + bits;
  }, 0);

describe('a seed of 128 bits', () => {
  const hexDigit = fc.constantFrom(...'0123456789abcdef');
  const digits = fc.array(hexDigit, { minLength: 32, maxLength: 32 }).map((all) => all.join(''));

  it('reaches every stream whole: the four words of a stream give all its bits back', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', '/start', ' deck 1'), (hex, rest) => {
        const random = createRandom(wideSeed(hex) + rest, 3);
        const zero = createRandom(wideSeed('0'.repeat(32)) + rest, 3);
        for (let at = 0; at < random.length; at += 4) {
          // What belongs to the stream and not to the seed is what the seed of zeros began from.
          const apart = unstir(zero.slice(at, at + 4));
          const began = unstir(random.slice(at, at + 4)).map((word, index) => word ^ (apart[index] ?? 0));
          expect(digitsOf(began)).toBe(hex);
        }
      }),
    );
  });

  it('changes about half of a stream with any single bit', () => {
    const hex = '0123456789abcdeffedcba9876543210';
    const before = createRandom(wideSeed(hex), 3);
    let total = 0;
    for (let bit = 0; bit < 128; bit++) {
      const words = wordsOf(hex);
      words[bit >> 5] = (words[bit >> 5] ?? 0) ^ (1 << (bit & 31));
      const after = createRandom(wideSeed(digitsOf(words)), 3);
      for (let at = 0; at < before.length; at += 4) {
        const changed = bitsBetween(before.slice(at, at + 4), after.slice(at, at + 4));
        expect(changed).toBeGreaterThan(36);
        expect(changed).toBeLessThan(92);
        total += changed;
      }
    }
    // 384 changes of 128 bits: a fair coin for each is 24,576, give or take 111.
    expect(Math.abs(total - 24_576)).toBeLessThan(4 * 111);
  });

  it('gives each stream, and each text that follows it, numbers of its own', () => {
    const seed = wideSeed('00000000000000000000000000000000');
    const openings = [seed, `${seed}/start`, `${seed} deck 0`, `${seed} deck 1`].flatMap((text) => {
      const random = createRandom(text, 4);
      return [0, 1, 2, 3].map((stream) => take(random, stream, 2).join());
    });
    expect(new Set(openings).size).toBe(16);
  });

  it.each(['', '12', `${'0'.repeat(31)}g`, 'A'.repeat(32), '0'.repeat(33)])(
    'is not made from "%s"',
    (text) => {
      expect(() => wideSeed(text)).toThrow(RangeError);
    },
  );

  // Recorded before there were such seeds: games that are stored must be dealt as they were.
  it.each([
    ['', [-1945618613, -1904739158, -412881769, 407767298, -1963534541, -1299618069, 74398114, 1853450330]],
    [
      '9f86d081884c7d659a2feaa0c55ad015',
      [-56747641, 1820426009, -131429524, 1077261912, -133425982, 1932218546, -796916524, -1996454259],
    ],
    ['128:xyz', [792592267, 485662016, 74539837, 144288339, 805253412, -2068905531, -723664529, 164214449]],
  ])('leaves what the seed "%s" deals as it was', (seed, words) => {
    expect(createRandom(seed, 2)).toEqual(words);
  });
});

describe('randomBelow', () => {
  it('stays below its limit and above nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, limit) => {
        const random = createRandom(seed, 1);
        for (let draw = 0; draw < 20; draw++) {
          const drawn = randomBelow(random, 0, limit);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
        }
      }),
    );
  });

  it.each([2, 3, 5, 6, 7, 10, 36, 100])('is even over %i values', (limit) => {
    for (const seed of seeds) {
      const random = createRandom(seed, 1);
      const counts = new Array<number>(limit).fill(0);
      for (let draw = 0; draw < 1000 * limit; draw++) {
        const drawn = randomBelow(random, 0, limit);
        counts[drawn] = (counts[drawn] as number) + 1;
      }
      expectEven(counts);
    }
  });

  // The remainder of 32 bits alone would give the low part of these limits far more often than the rest.
  it.each([3 * 2 ** 29, 5 * 2 ** 28, 7 * 2 ** 28, 2 ** 30 + 1, 2 ** 31 - 2 ** 29])(
    'throws the uneven end of the numbers away for the limit %i',
    (limit) => {
      for (const seed of seeds) {
        const random = createRandom(seed, 1);
        const counts = new Array<number>(12).fill(0);
        for (let draw = 0; draw < 24_000; draw++) {
          const part = Math.floor((randomBelow(random, 0, limit) / limit) * 12);
          counts[part] = (counts[part] as number) + 1;
        }
        expectEven(counts);
      }
    },
  );

  it('can give every value, the highest too', () => {
    const random = createRandom('every value', 1);
    const seen = new Set(Array.from({ length: 2000 }, () => randomBelow(random, 0, 20)));
    expect(seen.size).toBe(20);
  });
});

describe('shuffle', () => {
  it('takes its numbers as randomBelow gives them, and leaves the stream where that would', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 90 }), fc.nat({ max: 3 }), (seed, size, stream) => {
        const [random, expected] = [createRandom(seed, 4), createRandom(seed, 4)];
        const [items, swapped] = [0, 1].map(() => Array.from({ length: size }, (_, at) => at)) as [
          number[],
          number[],
        ];
        shuffle(random, stream, items);
        for (let last = size - 1; last > 0; last--) {
          const other = randomBelow(expected, stream, last + 1);
          [swapped[last], swapped[other]] = [swapped[other] as number, swapped[last] as number];
        }
        expect(items).toEqual(swapped);
        expect(random).toEqual(expected);
      }),
    );
  });

  it('keeps exactly the same items', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = items.slice();
        shuffle(createRandom(seed, 1), 0, shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    { items: [1, 2, 3], orders: 6 },
    { items: [1, 2, 3, 4], orders: 24 },
  ])('reaches all $orders orders of $items equally often', ({ items, orders }) => {
    for (const seed of seeds) {
      const random = createRandom(seed, 1);
      const counts = new Map<string, number>();
      for (let time = 0; time < 1000 * orders; time++) {
        const pile = items.slice();
        shuffle(random, 0, pile);
        counts.set(pile.join(), (counts.get(pile.join()) ?? 0) + 1);
      }
      expect(counts.size).toBe(orders);
      expectEven([...counts.values()]);
    }
  });

  it('leaves no items and a single item alone, and draws nothing for them', () => {
    const random = createRandom('short', 1);
    const before = random.slice();
    const [none, one]: [number[], number[]] = [[], [7]];
    shuffle(random, 0, none);
    shuffle(random, 0, one);
    expect([none, one, random]).toEqual([[], [7], before]);
  });
});
