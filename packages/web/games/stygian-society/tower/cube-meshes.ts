/** Cubes with their letters on all sides, so that no meaning depends on colour alone. */

import { CUBE_HALF } from '@three-spires/stygian-society/tower/plan';
import { CanvasTexture, Group, Mesh, MeshStandardMaterial, SRGBColorSpace } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { CUBE_COLOURS, CUBE_LETTERS } from './colours.ts';
import { CUBE_PAINTS } from './paints.ts';
import type { ShownCube } from './shown-cubes.ts';

const PIXELS = 128;

const paint = (colour: (typeof CUBE_COLOURS)[number], letter: string): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    const { face, letter: ink } = CUBE_PAINTS[colour];
    brush.fillStyle = face;
    brush.fillRect(0, 0, PIXELS, PIXELS);
    brush.fillStyle = ink;
    brush.globalAlpha = 0.72;
    brush.font = `800 ${PIXELS * 0.6}px "Inter Variable", sans-serif`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(letter, PIXELS / 2, PIXELS * 0.53);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

export type CubeMeshes = { readonly group: Group; show(cubes: readonly ShownCube[]): void; dispose(): void };

export const createCubeMeshes = (): CubeMeshes => {
  const group = new Group();
  const size = 2 * CUBE_HALF;
  const geometry = new RoundedBoxGeometry(size, size, size, 3, 0.07);
  const materials = CUBE_COLOURS.map(
    (colour, index) =>
      new MeshStandardMaterial({
        map: paint(colour, CUBE_LETTERS[index] ?? ''),
        roughness: 0.42,
        metalness: 0.05,
      }),
  );
  const meshes: Mesh[] = [];

  const meshAt = (index: number): Mesh => {
    const known = meshes[index];
    if (known !== undefined) return known;
    const mesh = new Mesh(geometry, materials[0]);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.renderOrder = 1;
    meshes.push(mesh);
    group.add(mesh);
    return mesh;
  };

  return {
    group,
    show(cubes) {
      cubes.forEach(({ colour, at, turn }, index) => {
        const mesh = meshAt(index);
        mesh.visible = true;
        mesh.material = materials[colour] ?? mesh.material;
        mesh.position.set(...at);
        mesh.quaternion.set(...turn).normalize();
      });
      for (const mesh of meshes.slice(cubes.length)) mesh.visible = false;
    },
    dispose() {
      geometry.dispose();
      for (const material of materials) {
        material.map?.dispose();
        material.dispose();
      }
    },
  };
};
