/** Exact distances to the nearest marked pixel (Meijster, Roerdink and Hesselink: two passes, linear time). */

/** Distances are cut off here: nothing in a picture looks further. */
const FAR = 1e4;

export const distanceTo = (marked: Uint8Array, width: number, height: number): Float32Array => {
  const column = distancesInColumns(marked, width, height);
  const result = new Float32Array(width * height);
  const starts = new Int32Array(width);
  const centres = new Int32Array(width);
  for (let y = 0; y < height; y++) distancesInRow(column, result, y * width, width, starts, centres);
  return result;
};

/** Kept between calls, which are many. */
let scratch = new Int32Array(0);

/** To the nearest marked pixel above or below. */
const distancesInColumns = (marked: Uint8Array, width: number, height: number): Int32Array => {
  if (scratch.length < width * height) scratch = new Int32Array(width * height);
  const column = scratch;
  for (let x = 0; x < width; x++) column[x] = marked[x] ? 0 : FAR;
  for (let at = width; at < width * height; at++) column[at] = marked[at] ? 0 : column[at - width] + 1;
  for (let at = width * (height - 1) - 1; at >= 0; at--) {
    const below = column[at + width] + 1;
    if (below < column[at]) column[at] = below;
  }
  return column;
};

/** The lower envelope of the parabolas of a row. */
const distancesInRow = (
  column: Int32Array,
  result: Float32Array,
  offset: number,
  width: number,
  starts: Int32Array,
  centres: Int32Array,
): void => {
  let last = 0;
  centres[0] = 0;
  starts[0] = 0;
  for (let x = 1; x < width; x++) {
    const g = column[offset + x];
    while (last >= 0) {
      const start = starts[last];
      const centre = centres[last];
      const other = column[offset + centre];
      if ((start - centre) * (start - centre) + other * other <= (start - x) * (start - x) + g * g) break;
      last--;
    }
    if (last < 0) {
      last = 0;
      centres[0] = x;
      continue;
    }
    const centre = centres[last];
    const other = column[offset + centre];
    // What was not taken back above lies to the right of where the last one starts, so this is not negative.
    const start = 1 + (((x * x - centre * centre + g * g - other * other) / (2 * (x - centre))) | 0);
    if (start < width) {
      last++;
      centres[last] = x;
      starts[last] = start;
    }
  }
  for (let x = width - 1; x >= 0; x--) {
    const centre = centres[last];
    const g = column[offset + centre];
    result[offset + x] = Math.sqrt((x - centre) * (x - centre) + g * g);
    if (x === starts[last]) last--;
  }
};
