/**
 * The tower as built: glass walls; five slanted plates that leave openings on alternating sides; pegs in the
 * openings; and below them a ridge that divides falling cubes between field and crypt (STY-6.8, STY-6.9).
 * Lengths are in centimetres; y points up, the field is towards -x, the crypt towards +x. Geometry, materials
 * and time step together determine how cubes fall, so all of them are part of the rules version.
 */

export type Triple = readonly [number, number, number];
/** A rotation as a quaternion x, y, z, w, not necessarily of length 1. */
export type Turn = readonly [number, number, number, number];

export type Material = 'glass' | 'plate' | 'peg' | 'chute' | 'cheek' | 'tray' | 'guard';

/** A box by its half lengths, or a rod along its own y axis by radius and half length. */
export type Part = {
  readonly material: Material;
  readonly at: Triple;
  readonly turn: Turn;
} & (
  | { readonly shape: 'box'; readonly half: Triple }
  | { readonly shape: 'rod'; readonly radius: number; readonly half: number }
);

export const CUBE_HALF = 0.4;
/** Half the inner width. */
export const WIDTH = 2.2;
const GLASS = 0.15;
export const TOP = 19.5;
/** Where the glass begins; below it are the two mouths. */
export const MOUTH_TOP = 3.2;
/** A cube whose centre is farther out than this has fallen: into the field at -x, into the crypt at +x. */
export const LIP = 2.9;
/** The lowest height at which cubes are released. */
export const RELEASE_HEIGHT = 20.2;
/** Invisible: keeps poured cubes above the opening. */
const GUARD_TOP = 44;

export const MATERIALS: Readonly<
  Record<Material | 'cube', { readonly friction: number; readonly bounce: number }>
> = {
  cube: { friction: 0.4, bounce: 0.25 },
  glass: { friction: 0.2, bounce: 0.25 },
  plate: { friction: 0.5, bounce: 0.25 },
  peg: { friction: 0.3, bounce: 0.25 },
  chute: { friction: 0.05, bounce: 0.1 },
  cheek: { friction: 0.05, bounce: 0.1 },
  tray: { friction: 0.7, bounce: 0.1 },
  guard: { friction: 0, bounce: 0.25 },
};

export const GRAVITY = 600;
export const STEPS_PER_SECOND = 200;

const STRAIGHT: Turn = [0, 0, 0, 1];
const box = (material: Material, at: Triple, half: Triple, turn = STRAIGHT): Part => ({
  material,
  shape: 'box',
  at,
  half,
  turn,
});

type Side = '-x' | '+x' | '-z' | '+z';

/**
 * Each plate's height from the top, the side it covers, and whether a peg blocks the middle of its opening.
 */
const LEVELS: readonly { readonly height: number; readonly side: Side; readonly pegged: boolean }[] = [
  { height: 16.8, side: '+x', pegged: false },
  { height: 13.8, side: '-z', pegged: true },
  { height: 10.8, side: '-x', pegged: false },
  { height: 7.8, side: '+z', pegged: true },
  { height: 4.8, side: '+x', pegged: true },
];
/** Half the share of the inner width that a plate covers, and half its slant angle as sine to cosine. */
const PLATE = { half: 0.72, thick: 0.1, slant: [17, 100] } as const;
/** A peg projects from the wall across the opening. */
const PEG = { radius: 0.15, half: 0.5 } as const;

const plate = (height: number, side: Side): Part => {
  const sign = side.startsWith('-') ? -1 : 1;
  const [sine, cosine] = PLATE.slant;
  const middle = sign * (WIDTH - PLATE.half);
  return side.endsWith('x')
    ? box('plate', [middle, height, 0], [PLATE.half, PLATE.thick, WIDTH], [0, 0, sign * sine, cosine])
    : box('plate', [0, height, middle], [WIDTH, PLATE.thick, PLATE.half], [-sign * sine, 0, 0, cosine]);
};

/** From the middle of the wall that a plate leaves free, with the length in PEG. */
const peg = (height: number, side: Side): Part => {
  const sign = side.startsWith('-') ? 1 : -1;
  const reach = sign * (WIDTH - PEG.half);
  const lying = { material: 'peg', shape: 'rod', ...PEG } as const;
  return side.endsWith('x')
    ? { ...lying, at: [reach, height, 0], turn: [0, 0, 1, 1] }
    : { ...lying, at: [0, height, reach], turn: [1, 0, 0, 1] };
};

/** Two slopes descending from the ridge; sine to cosine of half their angle. */
const RIDGE = { x: -0.22, height: 2.1, slant: [29, 100], beyond: 0.3, thick: 0.15 } as const;

/** The height of the slopes at a distance from the middle. */
export const slopeHeight = (x: number): number => {
  const [a, b] = RIDGE.slant;
  return RIDGE.height - Math.abs(x - RIDGE.x) * ((2 * a * b) / (b * b - a * a));
};

/** A slope whose upper surface begins at the ridge. */
const slope = (sign: number): Part => {
  const [a, b] = RIDGE.slant;
  const square = a * a + b * b;
  const sine = (2 * a * b) / square;
  const cosine = (b * b - a * a) / square;
  const length = (LIP + RIDGE.beyond - sign * RIDGE.x) / (2 * cosine);
  return box(
    'chute',
    [
      RIDGE.x + sign * (length * cosine - RIDGE.thick * sine),
      RIDGE.height - length * sine - RIDGE.thick * cosine,
      0,
    ],
    [length, RIDGE.thick, WIDTH],
    [0, 0, -sign * a, b],
  );
};

/** Floor, far wall and side walls of a tray. */
export type Tray = { readonly from: number; readonly to: number; readonly half: number };
export const TRAY_FLOOR = -2;
const TRAY_WALL = { height: 0.6, thick: 0.15 };
export const TRAYS: Readonly<Record<'field' | 'crypt', Tray>> = {
  field: { from: -2.5, to: -9, half: 3.6 },
  crypt: { from: 2.5, to: 5.8, half: 2.4 },
};

const walls = (): Part[] => {
  const middle = (TOP + MOUTH_TOP) / 2;
  const half = (TOP - MOUTH_TOP) / 2;
  const out = WIDTH + GLASS;
  const guardMiddle = (GUARD_TOP + TOP) / 2;
  const guardHalf = (GUARD_TOP - TOP) / 2;
  return [-1, 1].flatMap((sign) => [
    box('glass', [sign * out, middle, 0], [GLASS, half, WIDTH]),
    box('glass', [0, middle, sign * out], [WIDTH + 2 * GLASS, half, GLASS]),
    // The cheeks of the two mouths.
    box(
      'cheek',
      [0, (MOUTH_TOP + TRAY_FLOOR) / 2, sign * out],
      [LIP + 0.3, (MOUTH_TOP - TRAY_FLOOR) / 2, GLASS],
    ),
    box('guard', [sign * out, guardMiddle, 0], [GLASS, guardHalf, WIDTH]),
    box('guard', [0, guardMiddle, sign * out], [WIDTH + 2 * GLASS, guardHalf, GLASS]),
  ]);
};

const tray = ({ from, to, half }: Tray): Part[] => {
  const middle = (from + to) / 2;
  const length = Math.abs(to - from) / 2;
  const wallMiddle = TRAY_FLOOR + TRAY_WALL.height;
  return [
    box('tray', [middle, TRAY_FLOOR - 0.25, 0], [length, 0.25, half]),
    box('tray', [to, wallMiddle, 0], [TRAY_WALL.thick, TRAY_WALL.height, half]),
    ...[-1, 1].map((sign) =>
      box('tray', [middle, wallMiddle, sign * half], [length, TRAY_WALL.height, TRAY_WALL.thick]),
    ),
  ];
};

export const PLATES: readonly Part[] = LEVELS.map(({ height, side }) => plate(height, side));

export const PLAN: readonly Part[] = [
  ...walls(),
  ...PLATES,
  ...LEVELS.flatMap(({ height, side, pegged }) => (pegged ? [peg(height, side)] : [])),
  slope(-1),
  slope(1),
  ...tray(TRAYS.field),
  ...tray(TRAYS.crypt),
];
