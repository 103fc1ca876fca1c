/** Things that are seen at 40 pixels: relics, bottles, treasures. Each is an SVG file in `things/`, named after its entry. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defined } from '@three-spires/kernel';
import { IDENTITY } from '../figures/svg/matrix.ts';
import { isClosed, normalPath } from '../figures/svg/path.ts';
import { fault, readXml, type XmlElement } from '../figures/svg/xml.ts';
import { SHEETS } from '../glass/sheets.ts';
import type { Drawing, Piece, Sheet } from '../model.ts';
import { circle } from './masonry.ts';

/** A drawing and its signature colour: the light it throws around itself. */
export type Thing = { readonly drawing: Drawing; readonly glow: Sheet };

export const THINGS = path.join(import.meta.dirname, 'things');

export const thingOf = (name: string): Thing | undefined => {
  const file = path.join(THINGS, `${name}.svg`);
  if (!existsSync(file)) return undefined;
  try {
    return readThing(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`shapes/things/${name}.svg, ${what}`, { cause: error });
  }
};

export const readThing = (text: string): Thing => {
  const root = readXml(text);
  const [x, y, width = 0, height = 0] = textOf(root, 'viewBox').split(' ').map(Number);
  if (root.name !== 'svg' || x !== 0 || y !== 0 || !(width > 0 && height > 0))
    throw fault(root.line, 'a thing is an <svg> with viewBox="0 0 WIDTH HEIGHT"');
  const pieces = root.children.filter(({ name }) => name !== 'style').map(pieceOf);
  return { drawing: { box: [width, height], pieces }, glow: sheetOf(root, textOf(root, 'data-glow')) };
};

const pieceOf = (element: XmlElement): Piece => {
  const { attributes, line } = element;
  const words = textOf(element, 'class').split(' ');
  const tone = attributes.has('data-tone') ? numberOf(element, 'data-tone') : undefined;
  return {
    d: outlineOf(element, line),
    sheet: sheetOf(element, words[0] ?? ''),
    ...defined({ whole: words.includes('whole') || undefined, tone }),
  };
};

const outlineOf = (element: XmlElement, line: number): string => {
  if (element.name === 'circle')
    return circle(numberOf(element, 'cx'), numberOf(element, 'cy'), numberOf(element, 'r'));
  if (element.name !== 'path') throw fault(line, `<${element.name}> is neither a path nor a circle`);
  const d = normalPath(textOf(element, 'd'), IDENTITY, (what) => fault(line, what));
  if (!isClosed(d)) throw fault(line, 'it is not closed: a piece of glass ends with Z');
  return d;
};

const sheetOf = ({ line }: XmlElement, word: string): Sheet => {
  if (!Object.hasOwn(SHEETS, word)) throw fault(line, `"${word}" is no sheet of glass`);
  return word as Sheet;
};

const numberOf = (element: XmlElement, key: string): number => {
  const value = Number(textOf(element, key));
  if (!Number.isFinite(value)) throw fault(element.line, `${key} is no number`);
  return value;
};

const textOf = ({ attributes, line }: XmlElement, key: string): string => {
  const text = attributes.get(key);
  if (text === undefined) throw fault(line, `${key} is missing`);
  return text;
};
