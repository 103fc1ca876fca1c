/** Reed-Solomon error correction over the field of 256 elements, as QR codes use it. */

const FIELD = 0x11d;

/** Powers of 2 in the field, and the exponents of its elements. */
const POWERS: number[] = [];
const EXPONENTS = new Map<number, number>();
for (let exponent = 0, power = 1; exponent < 255; exponent++) {
  POWERS.push(power);
  EXPONENTS.set(power, exponent);
  power <<= 1;
  if (power > 255) power ^= FIELD;
}

export const powerOfTwo = (exponent: number): number => POWERS[exponent % 255] ?? 0;

export const times = (one: number, other: number): number => {
  if (one === 0 || other === 0) return 0;
  return powerOfTwo((EXPONENTS.get(one) ?? 0) + (EXPONENTS.get(other) ?? 0));
};

/**
 * The product of (x - 2^0) … (x - 2^(count - 1)), highest power first. Its leading coefficient, always 1, is
 * omitted.
 */
const generatorOf = (count: number): number[] => {
  let factors = [1];
  for (let exponent = 0; exponent < count; exponent++) {
    const root = powerOfTwo(exponent);
    factors = [...factors, 0].map((factor, at) => factor ^ times(factors[at - 1] ?? 0, root));
  }
  return factors.slice(1);
};

/** The error correction words of a block: the remainder of its division by the generator. */
export const errorWords = (block: readonly number[], count: number): number[] => {
  const generator = generatorOf(count);
  let rest = Array<number>(count).fill(0);
  for (const word of block) {
    const lead = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(generator[at] ?? 0, lead));
  }
  return rest;
};
