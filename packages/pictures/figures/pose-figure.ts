/** Puts a figure into a pose: the same figure with its parts turned and shifted, as the browser turns its joints. */
import type { Figure, Part, PartPose } from '../model.ts';
import { applied, IDENTITY, type Matrix, moved, turnedAbout, within } from './svg/matrix.ts';
import { normalPath, rounded } from './svg/path.ts';

/** A part moves with the part it hangs on, then about its own pivot. The result may reach out of the figure's box. */
export const poseFigure = (figure: Figure, pose: readonly PartPose[]): Figure => {
  const { parts } = figure;
  const matrixOf = (part: Part): Matrix => {
    const parent = parts.find(({ name }) => name === part.on);
    const outer = parent === undefined ? IDENTITY : matrixOf(parent);
    const posed = pose.find((each) => each.part === part.name);
    if (posed === undefined) return outer;
    const [right, down] = posed.shift ?? [0, 0];
    return within(outer, within(moved(right, down), turnedAbout(posed.turn, part.pivot)));
  };
  return { ...figure, parts: parts.map((part) => movedPart(part, matrixOf(part), figure.id)) };
};

const movedPart = (part: Part, matrix: Matrix, figure: string): Part => {
  const fault = (what: string): Error => new Error(`${figure}: "${part.name}" cannot be posed: ${what}`);
  const path = <Path extends { readonly d: string }>(one: Path): Path => ({
    ...one,
    d: normalPath(one.d, matrix, fault),
  });
  const [x, y] = applied(matrix, part.pivot);
  return {
    ...part,
    pivot: [rounded(x), rounded(y)],
    pieces: part.pieces.map(path),
    ...(part.paint === undefined ? {} : { paint: part.paint.map(path) }),
  };
};
