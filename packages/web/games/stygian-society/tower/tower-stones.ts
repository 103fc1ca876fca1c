/** The stone that holds the glass: pillars, string courses, battlements and the plinth, drawn in one call. */
import { MOUTH_TOP, TOP, TRAY_FLOOR, type Triple, WIDTH } from '@three-spires/stygian-society/tower/plan';
import { BoxGeometry, InstancedMesh, Matrix4, MeshStandardMaterial, Quaternion, Vector3 } from 'three';
import { TOWER_PAINTS } from './paints.ts';

type Stone = { readonly at: Triple; readonly size: Triple };

/** The middle of a pillar: it begins where the glass ends, so that no cube is hidden. */
export const CORNER = WIDTH + 0.34;
const COURSE = 0.82;
const SIDES = [-1, 1] as const;

const stone = (x: number, y: number, z: number, wide: number, high: number, deep: number): Stone => ({
  at: [x, y, z],
  size: [wide, high, deep],
});

/** Every other course stands out a little, as corner stones do. */
const pillar = (x: number, z: number): Stone[] =>
  Array.from({ length: Math.ceil((TOP + 0.2 - TRAY_FLOOR) / COURSE) }, (_, course) => {
    const wide = course % 2 === 0 ? 0.5 : 0.42;
    return stone(x, TRAY_FLOOR + (course + 0.5) * COURSE, z, wide, COURSE - 0.03, wide);
  });

/** A course around the tower between its pillars. */
const around = (y: number, high: number, thick: number): Stone[] =>
  SIDES.flatMap((sign) => [
    stone(0, y, sign * CORNER, 2 * CORNER - 0.4, high, thick),
    stone(sign * CORNER, y, 0, thick, high, 2 * CORNER - 0.4),
  ]);

/** Teeth on the parapet, and a larger block with a cap on each pillar. */
const battlements = (): Stone[] => [
  ...around(TOP + 0.3, 0.5, 0.62),
  ...[-1.3, 0, 1.3].flatMap((along) =>
    SIDES.flatMap((sign) => [
      stone(along, TOP + 0.85, sign * CORNER, 0.66, 0.62, 0.5),
      stone(sign * CORNER, TOP + 0.85, along, 0.5, 0.62, 0.66),
    ]),
  ),
  ...SIDES.flatMap((x) =>
    SIDES.flatMap((z) => [
      stone(x * CORNER, TOP + 0.75, z * CORNER, 0.9, 1.3, 0.9),
      stone(x * CORNER, TOP + 1.5, z * CORNER, 1.1, 0.24, 1.1),
    ]),
  ),
];

/** Two steps of slabs under the tower and its trays. */
const plinth = (): Stone[] =>
  [0, 1].flatMap((step) => {
    const wide = 16.6 + step * 1.2;
    const slabs = 6 + step;
    return Array.from({ length: slabs }, (_, slab) =>
      stone(
        -1.6 + ((slab + 0.5) / slabs - 0.5) * wide,
        TRAY_FLOOR - 0.72 - step * 0.5,
        0,
        wide / slabs - 0.05,
        0.48,
        8.6 + step * 1.2,
      ),
    );
  });

const STONES: readonly Stone[] = [
  ...SIDES.flatMap((x) => SIDES.flatMap((z) => pillar(x * CORNER, z * CORNER))),
  ...[13.8, 10.8, 7.8, 4.8, 16.8].flatMap((y) => around(y, 0.22, 0.34)),
  ...around(MOUTH_TOP, 0.46, 0.56),
  ...battlements(),
  ...plinth(),
];

export const towerStones = (): InstancedMesh => {
  const material = new MeshStandardMaterial({ roughness: 0.92 });
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, STONES.length);
  const straight = new Quaternion();
  const colour = material.color.clone();
  STONES.forEach(({ at, size }, index) => {
    mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(...at), straight, new Vector3(...size)));
    // No two neighbours are of the same stone.
    const paint = TOWER_PAINTS.stones[(index * 5 + Math.floor(index / 7)) % TOWER_PAINTS.stones.length];
    mesh.setColorAt(index, colour.set(paint ?? TOWER_PAINTS.stones[0]));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
};
