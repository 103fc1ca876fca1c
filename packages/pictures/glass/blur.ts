/** Blurs a field by running means, three times, which is close to a Gaussian. */
export const blur = (field: Float32Array, width: number, height: number, radius: number, times = 3): void => {
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let turn = 0; turn < times; turn++) {
    for (let y = 0; y < height; y++) meanAlong(field, line, y * width, 1, width, radius);
    for (let x = 0; x < width; x++) meanAlong(field, line, x, width, height, radius);
  }
};

/** Beyond the ends, the value at the end goes on. */
const meanAlong = (
  field: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void => {
  for (let at = 0; at < count; at++) line[at] = field[start + at * step];
  const last = count - 1;
  let sum = line[0] * (radius + 1);
  for (let at = 1; at <= radius; at++) sum += line[Math.min(at, last)];
  const share = 1 / (2 * radius + 1);
  for (let at = 0; at < count; at++) {
    field[start + at * step] = sum * share;
    sum += line[Math.min(at + radius + 1, last)] - line[Math.max(at - radius, 0)];
  }
};
