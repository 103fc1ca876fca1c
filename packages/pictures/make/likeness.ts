/**
 * How much two pictures look alike at 64 pixels: 0 is the same picture, 1 is nothing in common. What all pictures of a
 * group share, such as the frame and the disc of light, says nothing: each frequency counts by how far a picture is from
 * the mean of its group.
 */
import sharp from 'sharp';

/** A picture in red, green and blue, this many pixels wide and high. */
const SIDE = 32;

/** The backdrop of the tables, behind figures and round windows. */
const BACKDROP = '#0a1013';

/**
 * Pairs below it are taken for one picture at a glance. It comes from 442 windows of Slay the Spire, judged by eye: 32 pairs
 * lay below, such as copies on another ground, gold discs and upright daggers, and three of them only looked close. The
 * nearest pairs that are plainly two things lay at 0.29 to 0.35.
 */
export const ALIKE = 0.29;

/** Light to a fine grain, without its mean; the two axes of colour to a coarser one. */
const GRAIN: readonly (readonly [low: number, high: number])[] = [
  [1, 11],
  [0, 7],
  [0, 7],
];

export const pixelsOf = (file: string | Buffer): Promise<Uint8Array> =>
  sharp(file)
    .flatten({ background: BACKDROP })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

export type Pair = { readonly one: string; readonly other: string; readonly distance: number };

/** The pairs of a group that are closer than `limit`, the closest first. */
export const alikeAmong = (pictures: ReadonlyMap<string, Uint8Array>, limit = ALIKE): readonly Pair[] => {
  const names = [...pictures.keys()];
  const signs = whitened([...pictures.values()].map(frequenciesOf));
  const pairs: Pair[] = [];
  for (let one = 0; one < names.length; one++)
    for (let other = one + 1; other < names.length; other++) {
      const distance = 1 - product(signs[one], signs[other]);
      if (distance < limit) pairs.push({ one: names[one], other: names[other], distance });
    }
  return pairs.sort((first, second) => first.distance - second.distance);
};

const product = (one: readonly number[], other: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at];
  return sum;
};

/** Each number as its distance from the group's mean, in standard deviations; each list of length one. */
const whitened = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const places = [...(lists[0] ?? []).keys()];
  const mean = places.map((at) => lists.reduce((sum, list) => sum + list[at], 0) / lists.length);
  const spread = places.map((at) =>
    Math.sqrt(lists.reduce((sum, list) => sum + (list[at] - mean[at]) ** 2, 0) / lists.length),
  );
  return lists.map((list) => {
    const own = list.map((value, at) => (spread[at] > 0 ? (value - mean[at]) / spread[at] : 0));
    const length = Math.hypot(...own);
    return own.map((value) => (length > 0 ? value / length : 0));
  });
};

const FINEST = 12;

/** Cosines by frequency and place. */
const COSINES = Array.from({ length: FINEST }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE))),
);

/** The lower frequencies of light and colour, by the cosine transform. */
const frequenciesOf = (pixels: Uint8Array): readonly number[] =>
  planesOf(pixels).flatMap((plane, channel) => {
    const [low, high] = GRAIN[channel];
    const rows = COSINES.map((cosine) =>
      Float64Array.from({ length: SIDE }, (_, y) => {
        let sum = 0;
        for (let x = 0; x < SIDE; x++) sum += plane[y * SIDE + x] * cosine[x];
        return sum;
      }),
    );
    return rows.flatMap((row, across) =>
      COSINES.flatMap((cosine, down) =>
        across + down < low || across + down > high
          ? []
          : [row.reduce((sum, value, y) => sum + value * cosine[y], 0)],
      ),
    );
  });

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Lightness and the two axes of colour of OKLab, in which equal steps look equal. */
const planesOf = (pixels: Uint8Array): readonly Float64Array[] => {
  const planes = [0, 1, 2].map(() => new Float64Array(SIDE * SIDE));
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => linear[pixels[at * 3 + channel]]);
    const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
    const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
    const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
    planes[0][at] = 0.2105 * long + 0.7936 * middle - 0.0041 * short;
    planes[1][at] = 1.978 * long - 2.4286 * middle + 0.4506 * short;
    planes[2][at] = 0.0259 * long + 0.7828 * middle - 0.8087 * short;
  }
  return planes;
};
