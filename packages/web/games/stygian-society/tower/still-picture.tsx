import { type Material, PLAN } from '@three-spires/stygian-society/tower/plan';
import type { ReactNode } from 'react';
import { CUBE_COLOURS, CUBE_LETTERS } from './colours.ts';
import { type Face, facesOf, nearness, project, type Solid, solidOf, solidOfCube } from './projection.ts';
import { cubesInTrays, cubesStuck, type ShownCube, type TowerState } from './shown-cubes.ts';
import styles from './still-picture.module.css';

type Drawn = { readonly order: number; readonly node: ReactNode };

const Faces = ({
  faces,
  className,
}: {
  readonly faces: readonly Face[];
  readonly className: string | undefined;
}) => (
  <>
    {faces.map(({ points, shade }) => (
      <polygon key={points} points={points} className={className} data-shade={shade} />
    ))}
  </>
);

/** Seen from above, higher things hide lower ones; at the same height, nearer ones hide farther ones. */
const orderOf = ({ at }: Solid): number => at[1] * 2 + nearness(at) * 0.6;

const Cube = ({ cube }: { readonly cube: ShownCube }) => {
  const [x, y] = project(cube.at);
  return (
    <g data-colour={CUBE_COLOURS[cube.colour]} className={styles.cube}>
      <Faces faces={facesOf(solidOfCube(cube))} className={styles.face} />
      <text x={x} y={y + 0.22} className={styles.letter}>
        {CUBE_LETTERS[cube.colour]}
      </text>
    </g>
  );
};

const drawnPart = (material: Material): Drawn[] =>
  PLAN.flatMap((part) => {
    if (part.material !== material) return [];
    const solid = solidOf(part);
    const node = <Faces key={part.at.join(' ')} faces={facesOf(solid)} className={styles[material]} />;
    return [{ order: orderOf(solid), node }];
  });

const drawnCubes = (cubes: readonly ShownCube[]): Drawn[] =>
  cubes.map((cube, index) => ({
    order: orderOf(solidOfCube(cube)) + 0.1,
    // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a colour have no identity but their place
    node: <Cube key={`cube ${index}`} cube={cube} />,
  }));

/** Farthest first. */
const layer = (drawn: readonly Drawn[]): ReactNode[] =>
  drawn.toSorted((a, b) => a.order - b.order).map(({ node }) => node);

/** Splits parts into the farther and the nearer half. */
const parted = (drawn: readonly Drawn[]): { far: Drawn[]; near: Drawn[] } => {
  const middle = drawn.reduce((sum, { order }) => sum + order, 0) / drawn.length;
  return {
    far: drawn.filter(({ order }) => order <= middle),
    near: drawn.filter(({ order }) => order > middle),
  };
};

const walls = parted(drawnPart('glass'));
const cheeks = parted(drawnPart('cheek'));
const trays = drawnPart('tray');
const slopes = drawnPart('chute');
const inside = [...drawnPart('plate'), ...drawnPart('peg')];

/** The whole tower, or the two trays alone. */
const VIEWS = { whole: '-9.6 -21 17.6 26.4', trays: '-9.6 -4.2 17.6 9.6' } as const;

type StillPictureProps = { readonly state: TowerState; readonly view?: keyof typeof VIEWS };

/** The tower with its contents, without animation and without WebGL. */
export const StillPicture = ({ state, view = 'whole' }: StillPictureProps) => (
  <svg className={styles.picture} viewBox={VIEWS[view]} aria-hidden="true">
    {layer(trays)}
    {layer(cheeks.far)}
    {layer(walls.far)}
    {layer(slopes)}
    {layer(cheeks.near)}
    {layer(drawnCubes(cubesInTrays(state)))}
    {layer([...inside, ...drawnCubes(cubesStuck(state))])}
    {layer(walls.near)}
  </svg>
);
