/** Reads a figure from its SVG file. The README of this package says how such a file is drawn. */
import { defined } from '@three-spires/kernel';
import { SHEETS } from '../../glass/sheets.ts';
import {
  type Figure,
  type Part,
  type Piece,
  RANKS,
  ROLES,
  type Sheet,
  STANCES,
  type Stroke,
} from '../../model.ts';
import { checkFigure } from './check-figure.ts';
import { applied, IDENTITY, type Matrix, matrixInside, scaleOf } from './matrix.ts';
import { isClosed, normalPath, rounded } from './path.ts';
import { POSE_ATTRIBUTES, readPoses } from './poses.ts';
import { fault, readXml, type XmlElement } from './xml.ts';

/** What editors add, and what the eye needs only in the editor: read by nobody here. */
const IGNORED_ELEMENTS = new Set(['style', 'title', 'desc', 'metadata', 'defs']);
const IGNORED_ATTRIBUTES =
  /^(id|style|version|width|height|xmlns|color|(fill|stroke)(-\w+)*|[\w-]+:[\w.-]+)$/;

/** What each element may say beside that. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'data-rank', 'data-stance', 'data-glow', ...POSE_ATTRIBUTES],
  g: ['transform', 'data-role', 'data-on'],
  path: ['transform', 'class', 'd', 'data-tone'],
  circle: ['transform', 'class', 'cx', 'cy', 'r'],
};

const sheetNames = Object.keys(SHEETS) as readonly Sheet[];

/** A part while its group is read. */
type Draft = {
  readonly name: string;
  readonly role: Part['role'];
  readonly on: string | undefined;
  readonly line: number;
  pivot?: Part['pivot'];
  readonly pieces: Piece[];
  readonly paint: Stroke[];
};

export const readFigure = (id: string, text: string): Figure => {
  const root = readXml(text);
  if (root.name !== 'svg') throw fault(root.line, `<${root.name}> is not <svg>`);
  known(root);
  /** In the order in which they are laid: that of their first shapes. */
  const drafts: Draft[] = [];
  readGroup(root, undefined, IDENTITY, drafts);
  const parts = drafts.map(partOf);
  const figure: Figure = {
    id,
    rank: word(root, 'data-rank', RANKS),
    box: boxOf(root),
    stance: word(root, 'data-stance', STANCES),
    glow: word(root, 'data-glow', sheetNames),
    parts,
    ...defined({ poses: readPoses(root.attributes, parts, (what) => fault(root.line, what)) }),
  };
  checkFigure(figure, (part) => drafts.find(({ name }) => name === part)?.line ?? root.line);
  return figure;
};

const readGroup = (group: XmlElement, part: Draft | undefined, matrix: Matrix, drafts: Draft[]): void => {
  for (const child of group.children) {
    const { name, line } = child;
    if (IGNORED_ELEMENTS.has(name) || name.includes(':')) continue;
    known(child);
    const inner = matrixInside(matrix, child.attributes.get('transform'), (what) => fault(line, what));
    if (name === 'g' && !child.attributes.has('data-role')) readGroup(child, part, inner, drafts);
    else if (name === 'g') {
      const own = draftOf(child, part);
      readGroup(child, own, inner, drafts);
      if (!drafts.includes(own)) throw fault(line, `"${own.name}" has no glass`);
    } else if (name === 'svg') throw fault(line, '<svg> stands inside <svg>');
    else if (part === undefined)
      throw fault(line, `<${name}> lies in no part: a part is a <g> with an id and a data-role`);
    else if (name === 'circle') readPivot(child, part, inner);
    else readShape(child, part, inner, drafts);
  }
};

const known = ({ name, attributes, line }: XmlElement): void => {
  const own = ATTRIBUTES[name];
  if (own === undefined)
    throw fault(line, `<${name}> is not read: turn shapes into paths, and copies into shapes of their own`);
  if (/display\s*:\s*none/.test(attributes.get('style') ?? ''))
    throw fault(line, `<${name}> is hidden in the editor: show it or delete it`);
  for (const attribute of attributes.keys())
    if (!own.includes(attribute) && !IGNORED_ATTRIBUTES.test(attribute))
      throw fault(line, `${attribute} of <${name}> is not read: delete it`);
};

const draftOf = (group: XmlElement, parent: Draft | undefined): Draft => {
  const name = group.attributes.get('id') ?? '';
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw fault(group.line, `a part cannot be called "${name}"`);
  return {
    name,
    role: word(group, 'data-role', ROLES),
    on: group.attributes.get('data-on') ?? parent?.name,
    line: group.line,
    pieces: [],
    paint: [],
  };
};

const readPivot = (circle: XmlElement, part: Draft, matrix: Matrix): void => {
  if (circle.attributes.get('class') !== 'pivot')
    throw fault(
      circle.line,
      `<circle> in "${part.name}" is no pivot: a pivot has class="pivot"; a shape is a path`,
    );
  if (part.pivot !== undefined) throw fault(circle.line, `"${part.name}" has a second pivot`);
  const [x, y] = applied(matrix, [number(circle, 'cx'), number(circle, 'cy')]);
  part.pivot = [rounded(x), rounded(y)];
};

const readShape = (path: XmlElement, part: Draft, matrix: Matrix, drafts: Draft[]): void => {
  const { line, attributes } = path;
  const wrong = (what: string): Error => fault(line, `<path> in "${part.name}": ${what}`);
  if (!drafts.includes(part)) drafts.push(part);
  else if (drafts.at(-1) !== part)
    throw wrong(
      `it lies above the part "${drafts.at(-1)?.name}", other shapes of "${part.name}" below; a part is laid at once`,
    );
  const d = normalPath(attributes.get('d') ?? '', matrix, wrong);
  const words = (attributes.get('class') ?? '').split(/\s+/).filter((one) => one !== '');
  if (words.includes('paint')) {
    if (words.length > 1) throw wrong('painted lines have no other class than "paint"');
    const width = number(path, 'stroke-width') * scaleOf(matrix);
    if (!(width > 0 && width <= 40)) throw wrong(`a painted line cannot be ${width} wide`);
    part.paint.push({ d, width: rounded(width) });
    return;
  }
  const [sheet, ...others] = words.filter((one) => one !== 'whole');
  if (sheet === undefined) throw wrong('it has no class that says its glass, such as class="amber"');
  if (others.length > 0)
    throw wrong(`it is of one sheet of glass, not of "${sheet}" and "${others.join('", "')}"`);
  if (!isOneOf(sheet, sheetNames)) throw wrong(`"${sheet}" is no sheet of glass: ${sheetNames.join(', ')}`);
  const tone = attributes.has('data-tone') ? number(path, 'data-tone') : undefined;
  if (tone !== undefined && Math.abs(tone) > 1) throw wrong(`its tone ${tone} is not between -1 and 1`);
  if (part.paint.length > 0) throw wrong('painted lines come after the glass of their part');
  if (!isClosed(d)) throw wrong('it is not closed: a piece of glass ends with Z');
  part.pieces.push({ d, sheet, ...defined({ whole: words.includes('whole') || undefined, tone }) });
};

const partOf = ({ name, role, on, line, pivot, pieces, paint }: Draft): Part => {
  if (pivot === undefined)
    throw fault(line, `"${name}" has no pivot, a <circle class="pivot"> where it turns`);
  return { name, role, pivot, pieces, ...defined({ on, paint: paint.length > 0 ? paint : undefined }) };
};

const boxOf = (root: XmlElement): Figure['box'] => {
  const [x, y, width = 0, height = 0, ...rest] = (root.attributes.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (
    x !== 0 ||
    y !== 0 ||
    rest.length > 0 ||
    !(width >= 100 && width <= 1000 && height >= 100 && height <= 1000)
  )
    throw fault(root.line, 'the viewBox is 0 0 WIDTH HEIGHT, each side from 100 to 1000');
  return [width, height];
};

const number = ({ name, attributes, line }: XmlElement, key: string): number => {
  const text = attributes.get(key) ?? '';
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw fault(line, `${key} of <${name}> is not a number: "${text}"`);
  return value;
};

const isOneOf = <Word extends string>(text: string, words: readonly Word[]): text is Word =>
  (words as readonly string[]).includes(text);

const word = <Word extends string>(
  { name, attributes, line }: XmlElement,
  key: string,
  words: readonly Word[],
): Word => {
  const text = attributes.get(key) ?? '';
  if (!isOneOf(text, words))
    throw fault(line, `${key} of <${name}> is "${text}", not one of ${words.join(', ')}`);
  return text;
};
