/** The form of a piece along its longer side: lines that are painted on it follow its outline. */

export type Profile = {
  /** The middle, in pixels of the map, and the direction of the longer side. */
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  /** Where the piece begins along that direction, and how long it is. */
  readonly from: number;
  readonly length: number;
  readonly breadth: number;
  /** The outline on both sides, slice by slice. */
  readonly low: Float32Array;
  readonly high: Float32Array;
};

const SLICES = 24;

/** A sample of this many pixels shows the outline well enough. */
const SAMPLES = 4000;

export const profileOf = (
  width: number,
  pixels: Int32Array,
  { x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number },
): Profile => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const stride = Math.max(1, Math.floor(pixels.length / SAMPLES) | 1);
  const count = Math.ceil(pixels.length / stride);
  const alongs = new Float32Array(count);
  const acrosses = new Float32Array(count);
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let sample = 0; sample < count; sample++) {
    const pixel = pixels[sample * stride];
    const row = (pixel / width) | 0;
    const [dx, dy] = [pixel - row * width - x, row - y];
    const along = dx * cos + dy * sin;
    alongs[sample] = along;
    acrosses[sample] = dy * cos - dx * sin;
    if (along < from) from = along;
    if (along > to) to = along;
  }
  const length = Math.max(1, to - from);
  const low = new Float32Array(SLICES).fill(Number.POSITIVE_INFINITY);
  const high = new Float32Array(SLICES).fill(Number.NEGATIVE_INFINITY);
  for (let sample = 0; sample < count; sample++) {
    const slice = Math.min(SLICES - 1, (((alongs[sample] - from) / length) * SLICES) | 0);
    if (acrosses[sample] < low[slice]) low[slice] = acrosses[sample];
    if (acrosses[sample] > high[slice]) high[slice] = acrosses[sample];
  }
  for (let slice = 0; slice < SLICES; slice++)
    if (low[slice] > high[slice]) {
      low[slice] = low[slice - 1] ?? 0;
      high[slice] = high[slice - 1] ?? 0;
    }
  const breadth = low.reduce((sum, side, slice) => sum + high[slice] - side, 0) / SLICES;
  return { x, y, cos, sin, from, length, breadth, low: smooth(low), high: smooth(high) };
};

const smooth = (side: Float32Array): Float32Array =>
  side.map((value, at) => (side[Math.max(0, at - 1)] + value * 2 + side[Math.min(SLICES - 1, at + 1)]) / 4);

/** A place on a piece: its share of the length and, from one side to the other, of the local breadth. */
export type OnProfile = { along: number; across: number; breadth: number };

export const findOn = (profile: Profile, x: number, y: number, found: OnProfile): void => {
  const { cos, sin, from, length, low, high } = profile;
  const [dx, dy] = [x - profile.x, y - profile.y];
  const along = (dx * cos + dy * sin - from) / length;
  const slice = Math.min(SLICES - 1, Math.max(0, along * SLICES - 0.5));
  const first = slice | 0;
  const next = Math.min(SLICES - 1, first + 1);
  const share = slice - first;
  const start = low[first] + (low[next] - low[first]) * share;
  const end = high[first] + (high[next] - high[first]) * share;
  found.along = along;
  found.breadth = Math.max(1, end - start);
  found.across = (dy * cos - dx * sin - start) / found.breadth;
};

export const movedProfile = (profile: Profile, left: number, top: number): Profile => ({
  ...profile,
  x: profile.x - left,
  y: profile.y - top,
});
