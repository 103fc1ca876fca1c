/** The position of the camera around the tower. */
export type Orbit = {
  /** To the side and above, in radians. */
  readonly side: number;
  readonly above: number;
  /** 1 shows the whole tower. */
  readonly zoom: number;
};

export const FIRST_ORBIT: Orbit = { side: 0.5, above: 0.4, zoom: 1 };

const LOWEST = 0;
const HIGHEST = 1.35;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const turned = (orbit: Orbit, side: number, above: number): Orbit => ({
  ...orbit,
  side: orbit.side + side,
  above: clamp(orbit.above + above, LOWEST, HIGHEST),
});

export const zoomed = (orbit: Orbit, by: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * by, 0.8, 3),
});

const STEP = 0.16;

/** How a key moves the camera; undefined if it does nothing. */
export const orbitByKey = (orbit: Orbit, key: string): Orbit | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return turned(orbit, -STEP, 0);
    case 'ArrowRight':
      return turned(orbit, STEP, 0);
    case 'ArrowUp':
      return turned(orbit, 0, STEP);
    case 'ArrowDown':
      return turned(orbit, 0, -STEP);
    case '+':
      return zoomed(orbit, 1.15);
    case '-':
      return zoomed(orbit, 1 / 1.15);
    case 'Home':
      return FIRST_ORBIT;
    default:
      return undefined;
  }
};
