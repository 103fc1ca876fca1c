/** The tower as three.js objects: glass, stone, brass and felt, from the same plan that the physics uses. */

import {
  LIP,
  type Material,
  MOUTH_TOP,
  type Part,
  PLAN,
  TOP,
  TRAY_FLOOR,
  type Triple,
  WIDTH,
} from '@three-spires/stygian-society/tower/plan';
import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SphereGeometry,
} from 'three';
import { TOWER_PAINTS } from './paints.ts';
import { stainedGlass } from './stained-glass.ts';
import { CORNER, towerStones } from './tower-stones.ts';

const BRASS = new MeshStandardMaterial({ color: TOWER_PAINTS.brass, metalness: 0.42, roughness: 0.36 });
const DARK_BRASS = new MeshStandardMaterial({
  color: TOWER_PAINTS.darkBrass,
  metalness: 0.34,
  roughness: 0.5,
});
const ROOF = new MeshStandardMaterial({ color: TOWER_PAINTS.roof, roughness: 0.35, metalness: 0.2 });
const MATERIALS: Readonly<Record<Exclude<Material, 'guard'>, MeshStandardMaterial>> = {
  glass: new MeshStandardMaterial({
    color: TOWER_PAINTS.glass,
    transparent: true,
    opacity: 0.11,
    roughness: 0.06,
    metalness: 0.1,
    depthWrite: false,
  }),
  plate: BRASS,
  peg: DARK_BRASS,
  chute: DARK_BRASS,
  cheek: new MeshStandardMaterial({ color: TOWER_PAINTS.cheek, roughness: 0.9 }),
  tray: new MeshStandardMaterial({ color: TOWER_PAINTS.tray, roughness: 0.95 }),
};

const placed = <Thing extends Object3D>(thing: Thing, [x, y, z]: Triple): Thing => {
  thing.position.set(x, y, z);
  return thing;
};

const meshOf = (part: Part): Mesh | undefined => {
  if (part.material === 'guard') return undefined;
  const geometry =
    part.shape === 'box'
      ? new BoxGeometry(2 * part.half[0], 2 * part.half[1], 2 * part.half[2])
      : new CylinderGeometry(part.radius, part.radius, 2 * part.half, 20);
  const mesh = placed(new Mesh(geometry, MATERIALS[part.material]), part.at);
  mesh.quaternion.set(...part.turn).normalize();
  const isGlass = part.material === 'glass';
  mesh.castShadow = !isGlass;
  mesh.receiveShadow = !isGlass;
  // Glass renders last, over what is behind it.
  mesh.renderOrder = isGlass ? 2 : 0;
  return mesh;
};

/** Half the width of a cheek, and its distance from the tower. */
const CHEEK = LIP + 0.3;
const CHEEK_FRONT = WIDTH + 0.3;

const bar = (at: Triple, [x, y, z]: Triple): Mesh => {
  const mesh = placed(new Mesh(new BoxGeometry(x, y, z), BRASS), at);
  mesh.castShadow = true;
  return mesh;
};

/** Brass on the stone: finials on the pillars, and bars around the cheeks of the mouths. */
const fittings = (): Mesh[] => [
  ...[-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [
      placed(new Mesh(new ConeGeometry(0.5, 1.5, 4, 1, false, Math.PI / 4), ROOF), [
        x * CORNER,
        TOP + 2.35,
        z * CORNER,
      ]),
      placed(new Mesh(new SphereGeometry(0.16, 12, 8), BRASS), [x * CORNER, TOP + 3.15, z * CORNER]),
    ]),
  ),
  ...[-1, 1].flatMap((sign) => [
    bar([0, MOUTH_TOP, sign * CHEEK_FRONT], [2 * CHEEK + 0.2, 0.2, 0.2]),
    ...[-1, 1].map((side) =>
      bar(
        [side * CHEEK, (MOUTH_TOP + TRAY_FLOOR) / 2, sign * CHEEK_FRONT],
        [0.2, MOUTH_TOP - TRAY_FLOOR, 0.2],
      ),
    ),
  ]),
];

export const towerMeshes = (): Group => {
  const group = new Group();
  for (const part of PLAN) {
    const mesh = meshOf(part);
    if (mesh !== undefined) group.add(mesh);
  }
  group.add(towerStones(), ...fittings(), ...stainedGlass(WIDTH + 0.12));
  return group;
};
