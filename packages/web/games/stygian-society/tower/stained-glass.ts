/**
 * The stained glass of the tower: windows on the walls behind the cubes, lit from outside; the walls in front have
 * only a border of panes, so that the cubes are seen.
 */
import {
  BackSide,
  CanvasTexture,
  FrontSide,
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
const BORDER = 19;

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

/** Leaves the middle of the window open, with lead around it. */
const opened = (brush: Brush): void => {
  brush.save();
  brush.translate(WIDE / 2, HIGH / 2 + BORDER / 3);
  brush.scale(1 - (2 * BORDER) / WIDE, 1 - (2 * BORDER) / HIGH);
  brush.translate(-WIDE / 2, -HIGH / 2);
  arch(brush);
  brush.restore();
  brush.save();
  brush.globalCompositeOperation = 'destination-out';
  brush.fill();
  brush.restore();
  brush.stroke();
};

const drawn = (isOpen: boolean): Texture => {
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
    if (!isOpen) roundel(brush);
    brush.restore();
    brush.stroke();
    if (isOpen) opened(brush);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

/** The centres of the windows, between the string courses. */
const HEIGHTS = [18.15, 15.3, 12.3, 9.3, 6.3] as const;

const glass = (isOpen: boolean): MeshBasicMaterial =>
  new MeshBasicMaterial({
    map: drawn(isOpen),
    transparent: true,
    opacity: isOpen ? 0.8 : 0.88,
    depthWrite: false,
    toneMapped: false,
    // A whole window is seen only from the inside, an open one only from outside.
    side: isOpen ? FrontSide : BackSide,
  });

/** Windows on the walls at this distance from the middle; they share two materials and one geometry. */
export const stainedGlass = (wall: number): Mesh[] => {
  const materials = [glass(false), glass(true)];
  const geometry = new PlaneGeometry(3.9, 2.6);
  return [0, 1, 2, 3].flatMap((side) =>
    HEIGHTS.flatMap((middle) =>
      materials.map((material, nearer) => {
        const mesh = new Mesh(geometry, material);
        const turn = (side * Math.PI) / 2;
        mesh.position.set(Math.sin(turn) * wall, middle, Math.cos(turn) * wall);
        mesh.rotation.y = turn;
        mesh.renderOrder = 1 + 2 * nearer;
        return mesh;
      }),
    ),
  );
};
