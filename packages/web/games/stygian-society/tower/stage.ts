/** The scene on its canvas. It is painted only when something has changed. */
import {
  ACESFilmicToneMapping,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  PointLight,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { createCubeMeshes } from './cube-meshes.ts';
import type { Orbit } from './orbit.ts';
import { LIGHTS } from './paints.ts';
import type { ShownCube } from './shown-cubes.ts';
import { towerMeshes } from './tower-meshes.ts';

export type Stage = {
  show(cubes: readonly ShownCube[]): void;
  look(orbit: Orbit): void;
  fit(width: number, height: number): void;
  dispose(): void;
};

/** The centre of the visible scene, and its height and width. */
const MIDDLE = new Vector3(-1.4, 8.5, 0);
const SEEN = { height: 30, width: 20.4 };
const ANGLE = 26;

const addLights = (scene: Scene): void => {
  const sun = new DirectionalLight(LIGHTS.sun, 3.4);
  sun.position.set(-9, 26, 16);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  Object.assign(sun.shadow.camera, { left: -14, right: 12, top: 26, bottom: -8, far: 70 });
  sun.shadow.bias = -0.002;
  const candle = new PointLight(LIGHTS.candle, 90, 40);
  candle.position.set(7, 5, 9);
  // What the cubes fall through glows from within.
  const hearth = new PointLight(LIGHTS.candle, 60, 16);
  hearth.position.set(0, 11, 0);
  const gleam = new PointLight(LIGHTS.gleam, 60, 40);
  gleam.position.set(-10, 14, -8);
  scene.add(sun, candle, hearth, gleam, new HemisphereLight(LIGHTS.sky, LIGHTS.ground, 1.7));
};

export const createStage = (canvas: HTMLCanvasElement): Stage => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera(ANGLE, 1, 1, 400);
  const cubes = createCubeMeshes();
  const tower = towerMeshes();
  scene.add(tower, cubes.group);
  addLights(scene);

  let orbit: Orbit | undefined;
  let frame: number | undefined;
  const paint = (): void => {
    frame = undefined;
    if (orbit === undefined) return;
    const slope = Math.tan((ANGLE * Math.PI) / 360);
    const away = Math.max(SEEN.height / 2 / slope, SEEN.width / 2 / slope / camera.aspect) / orbit.zoom;
    const { side, above } = orbit;
    camera.position.set(
      MIDDLE.x + away * Math.sin(side) * Math.cos(above),
      MIDDLE.y + away * Math.sin(above),
      MIDDLE.z + away * Math.cos(side) * Math.cos(above),
    );
    camera.lookAt(MIDDLE);
    renderer.render(scene, camera);
  };
  const paintSoon = (): void => {
    frame ??= requestAnimationFrame(paint);
  };

  return {
    show(shown) {
      cubes.show(shown);
      paintSoon();
    },
    look(next) {
      orbit = next;
      paintSoon();
    },
    fit(width, height) {
      renderer.setSize(width, height, false);
      camera.aspect = width / Math.max(1, height);
      camera.updateProjectionMatrix();
      // A resize clears the canvas: without a repaint in the same frame, the tower would flicker.
      if (frame !== undefined) cancelAnimationFrame(frame);
      paint();
    },
    dispose() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      cubes.dispose();
      renderer.dispose();
    },
  };
};
