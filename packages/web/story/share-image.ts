/** Draws the image of a finished game, in the browser and from the pictures of the game. */
import { pictureAddress } from '../pictures/addresses.ts';
import { type FigureGeometry, figureOf } from '../pictures/geometry.ts';
import type { ShareCard, ShareFigure } from './share-card.ts';

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

const EDGE = 64;
/** Text on the left, figures on the right. */
const COLUMN = 640;
const FLOOR = SHARE_HEIGHT - 84;
/** Between two figures. */
const GAP = 24;
const MOST_FIGURES = 4;
const MOST_FACTS = 4;

/** A picture that fails to load is left out. */
const load = async (address: string): Promise<HTMLImageElement | undefined> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
};

/** The colours and fonts of the page: the theme of the game is on its element. */
const themeOf = (element: Element) => {
  const style = getComputedStyle(element);
  return (name: string): string => style.getPropertyValue(name).trim();
};
type Theme = ReturnType<typeof themeOf>;

const cover = (context: CanvasRenderingContext2D, image: HTMLImageElement): void => {
  const scale = Math.max(SHARE_WIDTH / image.naturalWidth, SHARE_HEIGHT / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (SHARE_WIDTH - width) / 2, (SHARE_HEIGHT - height) / 2, width, height);
};

const shade = (context: CanvasRenderingContext2D, theme: Theme): void => {
  context.save();
  context.globalAlpha = 0.72;
  const dark = context.createLinearGradient(0, 0, SHARE_WIDTH, 0);
  dark.addColorStop(0, theme('--surface'));
  dark.addColorStop(0.62, theme('--surface'));
  dark.addColorStop(1, 'transparent');
  context.fillStyle = dark;
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  context.restore();
};

/** Writes a text in lines and returns the height after the last one. */
const write = (
  context: CanvasRenderingContext2D,
  text: string,
  top: number,
  { height, most, width }: { readonly height: number; readonly most: number; readonly width: number },
): number => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && context.measureText(`${line} ${word}`).width <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  shown.forEach((line, at) => {
    context.fillText(line, EDGE, top + at * height);
  });
  return top + shown.length * height;
};

const words = (context: CanvasRenderingContext2D, card: ShareCard, theme: Theme): void => {
  const [display, text] = [theme('--display'), theme('--text')];
  context.textBaseline = 'top';
  context.fillStyle = theme('--gold');
  context.font = `700 26px ${display}`;
  context.fillText(card.kicker, EDGE, 64);
  context.fillStyle = theme('--ink');
  context.font = `800 76px ${display}`;
  const below = write(context, card.title, 112, { height: 84, most: 2, width: SHARE_WIDTH - 2 * EDGE });
  context.fillStyle = theme('--ink-muted');
  context.font = `400 28px ${text}`;
  write(context, card.story, below + 14, { height: 38, most: 3, width: COLUMN - 2 * EDGE });
  const facts = card.facts.slice(0, MOST_FACTS);
  const wide = (COLUMN - EDGE) / Math.max(1, facts.length);
  facts.forEach(({ name, value }, at) => {
    const left = EDGE + at * wide;
    context.fillStyle = theme('--ink');
    context.font = `800 48px ${display}`;
    context.fillText(String(value), left, SHARE_HEIGHT - 176, wide - 12);
    context.fillStyle = theme('--ink-muted');
    context.font = `400 20px ${text}`;
    context.fillText(name, left, SHARE_HEIGHT - 116, wide - 12);
  });
};

type Spot = { readonly left: number; readonly width: number; readonly height: number };

/** The parts of a figure from its atlas, standing on the floor. */
const drawFigure = (
  context: CanvasRenderingContext2D,
  atlas: HTMLImageElement,
  { box, atlas: [across, down], parts }: FigureGeometry,
  { left, width, height }: Spot,
): void => {
  const scale = Math.min(width / box[0], height / box[1]);
  const [x, y] = [left + (width - box[0] * scale) / 2, FLOOR - box[1] * scale];
  const [sx, sy] = [atlas.naturalWidth / across, atlas.naturalHeight / down];
  for (const { from, at } of parts)
    context.drawImage(
      atlas,
      ...[from[0] * sx, from[1] * sy, from[2] * sx, from[3] * sy],
      ...([x + at[0] * scale, y + at[1] * scale, at[2] * scale, at[3] * scale] as const),
    );
};

/** How much of a fallen tower still stands, and the teeth of its broken edge, as fractions of its height. */
const STUMP = 0.42;
const TEETH = [0.02, -0.05, 0.01, -0.08, -0.02, -0.06, 0.03] as const;

/** The part of a picture above or below a broken edge, as a path from the picture's upper left corner. */
const brokenPart = (part: 'stump' | 'top', wide: number, high: number): Path2D => {
  const path = new Path2D();
  const edge = high * (1 - STUMP);
  const end = part === 'stump' ? high : 0;
  path.moveTo(0, end);
  for (const [at, tooth] of TEETH.entries())
    path.lineTo((wide * at) / (TEETH.length - 1), edge + tooth * high);
  path.lineTo(wide, end);
  path.closePath();
  return path;
};

/** A separate glass picture, or its remains: the stump, with the fallen top in front of it. */
const drawGlass = (
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { left, width, height }: Spot,
  isFallen: boolean,
): void => {
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const draw = (part?: 'stump' | 'top'): void => {
    if (part !== undefined) context.clip(brokenPart(part, wide, high));
    context.drawImage(image, 0, 0, wide, high);
    context.restore();
  };
  context.save();
  context.translate(left + (width - wide) / 2, FLOOR - high);
  if (!isFallen) {
    draw();
    return;
  }
  context.filter = 'grayscale(0.8) brightness(0.6)';
  draw('stump');
  context.save();
  context.filter = 'grayscale(0.8) brightness(0.45)';
  context.translate(left + width / 2, FLOOR - wide * 0.2);
  context.rotate(1.25);
  context.scale(0.7, 0.7);
  context.translate(-wide / 2, -high * (1 - STUMP));
  draw('top');
};

const drawOne = async (
  context: CanvasRenderingContext2D,
  game: ShareCard['game'],
  shown: ShareFigure,
  spot: Spot,
): Promise<void> => {
  const isFigure = 'figure' in shown;
  const key = isFigure ? { kind: 'figure', id: shown.figure } : shown;
  const image = await load(pictureAddress({ game, kind: key.kind, id: key.id }, 'full'));
  if (image === undefined) return;
  const geometry = isFigure ? await figureOf(game, shown.figure) : undefined;
  if (geometry !== undefined) drawFigure(context, image, geometry, spot);
  else if (!isFigure) drawGlass(context, image, spot, shown.fallen === true);
};

/** The image as a PNG. `themed` is an element with the game's theme. */
export const shareImage = async (card: ShareCard, themed: Element): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = SHARE_WIDTH;
  canvas.height = SHARE_HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images.');
  const theme = themeOf(themed);
  context.fillStyle = theme('--surface');
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  await document.fonts.ready;
  const hall = await load(pictureAddress({ game: card.game, kind: 'place', id: card.place }, 'full'));
  if (hall !== undefined) cover(context, hall);
  shade(context, theme);
  const figures = card.figures.slice(0, MOST_FIGURES);
  const width = (SHARE_WIDTH - COLUMN - EDGE) / Math.max(1, figures.length);
  for (const [at, figure] of figures.entries()) {
    const spot = { left: COLUMN + at * width + GAP / 2, width: width - GAP, height: 340 };
    await drawOne(context, card.game, figure, spot);
  }
  words(context, card, theme);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('This browser cannot draw images.')) : resolve(blob)),
      'image/png',
    );
  });
};
