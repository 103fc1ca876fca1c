/** The stained glass of the tower: one drawn texture, lit from inside, on the four walls. */
import {
  CanvasTexture,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { STAINED_PAINTS } from './paints.ts';

/** Texels; a window is as wide as it is drawn and half as wide as high. */
const [WIDE, HIGH] = [128, 256];
const ROWS = 7;
const LEAD = 5;

type Brush = CanvasRenderingContext2D;

/** A pointed arch. */
const arch = (brush: Brush): void => {
  const spring = HIGH * 0.3;
  brush.beginPath();
  brush.moveTo(LEAD, HIGH - LEAD);
  brush.lineTo(LEAD, spring);
  brush.quadraticCurveTo(LEAD, HIGH * 0.08, WIDE / 2, LEAD);
  brush.quadraticCurveTo(WIDE - LEAD, HIGH * 0.08, WIDE - LEAD, spring);
  brush.lineTo(WIDE - LEAD, HIGH - LEAD);
  brush.closePath();
};

/** Lozenges in rows, each a pane of another colour. */
const lozenges = (brush: Brush): void => {
  const [wide, high] = [WIDE / 3, HIGH / ROWS];
  for (let row = -1; row <= ROWS * 2; row++)
    for (let column = -1; column <= 3; column++) {
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
  brush.arc(WIDE / 2, HIGH * 0.3, WIDE * 0.24, 0, Math.PI * 2);
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

/** The middles of the windows, between the rings of brass. */
const HEIGHTS = [15.3, 12.3, 9.3, 6.3] as const;
/** From the middle of the wall to the middle of each window. */
const ASIDE = 1.05;

/** Windows on the walls at this distance from the middle; one material and one geometry for all of them. */
export const stainedGlass = (wall: number): Mesh[] => {
  const material = new MeshBasicMaterial({
    map: drawn(),
    transparent: true,
    opacity: 0.42,
    depthWrite: false,
    side: DoubleSide,
  });
  const geometry = new PlaneGeometry(1.2, 2.4);
  return [0, 1, 2, 3].flatMap((side) =>
    HEIGHTS.flatMap((middle) =>
      [-ASIDE, ASIDE].map((aside) => {
        const mesh = new Mesh(geometry, material);
        const turn = (side * Math.PI) / 2;
        mesh.position.set(
          Math.sin(turn) * wall + Math.cos(turn) * aside,
          middle,
          Math.cos(turn) * wall - Math.sin(turn) * aside,
        );
        mesh.rotation.y = turn;
        mesh.renderOrder = 3;
        return mesh;
      }),
    ),
  );
};
