/** The arc of an ellipse as curves, one for each quarter at most. */
import type { Point } from './matrix.ts';

type Curve = readonly [Point, Point, Point];

/** By the implementation notes of SVG 1.1, F.6.5: from two ends, radii and flags to a middle and angles. */
export const arcCurves = (from: Point, numbers: readonly number[], to: Point): readonly Curve[] => {
  const [rx, ry, degrees, large, sweep] = numbers;
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [[from, to, to]];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const over = (a * py) ** 2 + (b * px) ** 2;
  const share = Math.sqrt(Math.max(0, (a * b) ** 2 - over) / over) * (large === sweep ? -1 : 1);
  const [mx, my] = [(share * a * py) / b, (-share * b * px) / a];
  const start = Math.atan2((py - my) / b, (px - mx) / a);
  const end = Math.atan2((-py - my) / b, (-px - mx) / a);
  const full = Math.PI * 2;
  const turn = (((end - start) % full) + full) % full;
  const swept = sweep === 1 ? turn : turn - full;
  const centre: Point = [
    (from[0] + to[0]) / 2 + cos * mx - sin * my,
    (from[1] + to[1]) / 2 + sin * mx + cos * my,
  ];
  const at = (x: number, y: number): Point => [
    centre[0] + cos * a * x - sin * b * y,
    centre[1] + sin * a * x + cos * b * y,
  ];
  const count = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9));
  const step = swept / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, number): Curve => {
    const [one, two] = [start + step * number, start + step * (number + 1)];
    return [
      at(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one)),
      at(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two)),
      number === count - 1 ? to : at(Math.cos(two), Math.sin(two)),
    ];
  });
};
