/**
 * The stained glass of the tower: one drawn texture on the walls behind the cubes; the walls in front stay
 * clear.
 */
import {
  BackSide,
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { STAINED_PAINTS } from './paints.ts';

/** Texels. */
const [WIDE, HIGH] = [256, 192];
const [COLUMNS, ROWS] = [4, 3];
const LEAD = 7;

type Brush = CanvasRenderingContext2D;

const arch = (brush: Brush): void => {
  const spring = HIGH * 0.45;
  brush.beginPath();
  brush.moveTo(LEAD, HIGH - LEAD);
  brush.lineTo(LEAD, spring);
  brush.quadraticCurveTo(LEAD, HIGH * 0.12, WIDE / 2, LEAD);
  brush.quadraticCurveTo(WIDE - LEAD, HIGH * 0.12, WIDE - LEAD, spring);
  brush.lineTo(WIDE - LEAD, HIGH - LEAD);
  brush.closePath();
};

/** Lozenges in rows, each a pane of a different colour. */
const lozenges = (brush: Brush): void => {
  const [wide, high] = [WIDE / COLUMNS, HIGH / ROWS];
  for (let row = -1; row <= ROWS * 2; row++)
    for (let column = -1; column <= COLUMNS; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * wide;
      const y = (row * high) / 2;
      brush.beginPath();
      brush.moveTo(x + wide / 2, y - high / 2);
      brush.lineTo(x + wide, y);
      brush.lineTo(x + wide / 2, y + high / 2);
      brush.lineTo(x, y);
      brush.closePath();
      const paint = (row * 3 + column * 5 + 40) % STAINED_PAINTS.panes.length;
      brush.fillStyle = STAINED_PAINTS.panes[paint] ?? STAINED_PAINTS.lead;
      brush.fill();
      brush.stroke();
    }
};

const roundel = (brush: Brush): void => {
  brush.beginPath();
  brush.arc(WIDE / 2, HIGH * 0.5, HIGH * 0.17, 0, Math.PI * 2);
  brush.fillStyle = STAINED_PAINTS.light;
  brush.fill();
  brush.stroke();
};

const drawn = (): Texture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const brush = canvas.getContext('2d');
  if (brush !== null) {
    brush.strokeStyle = STAINED_PAINTS.lead;
    brush.lineWidth = LEAD;
    arch(brush);
    brush.save();
    brush.clip();
    lozenges(brush);
    roundel(brush);
    brush.restore();
    brush.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

/** The centres of the windows, between the brass rings. */
const HEIGHTS = [15.3, 12.3, 9.3, 6.3] as const;

/** Windows on the walls at this distance from the middle; all share one material and one geometry. */
export const stainedGlass = (wall: number): Mesh[] => {
  const material = new MeshBasicMaterial({
    map: drawn(),
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    // The glass of a wall is visible only from the inside.
    side: BackSide,
  });
  const geometry = new PlaneGeometry(3.6, 2.5);
  return [0, 1, 2, 3].flatMap((side) =>
    HEIGHTS.map((middle) => {
      const mesh = new Mesh(geometry, material);
      const turn = (side * Math.PI) / 2;
      mesh.position.set(Math.sin(turn) * wall, middle, Math.cos(turn) * wall);
      mesh.rotation.y = turn;
      mesh.renderOrder = 1;
      return mesh;
    }),
  );
};
