/** A figure's parts as elements: where each lies, which joints it hangs on, and which of them breathe. */
import type { CSSProperties } from 'react';
import { chanceOf } from './chance.ts';
import type { FigureGeometry, FigurePart } from './geometry.ts';

export type Joint = {
  readonly role: string;
  /** Moves while the figure rests. */
  readonly idle: boolean;
  /** By how much a blow turns it, and which way: `swingOf`. */
  readonly swing: number;
  readonly style: CSSProperties;
};

export type RiggedPart = {
  readonly name: string;
  /** The joints it hangs on, the outermost first; each turns in the whole box. */
  readonly joints: readonly Joint[];
  readonly own: Joint;
  readonly sheet: CSSProperties;
};

const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;

/** Where a part lies in the box. */
export const partStyle = (
  { at: [left, top, width, height] }: FigurePart,
  { box }: FigureGeometry,
): CSSProperties => ({
  left: percent(left / box[0]),
  top: percent(top / box[1]),
  width: percent(width / box[0]),
  height: percent(height / box[1]),
});

/** Where the atlas lies in the box of a part, which shows its cut-out of it. */
export const sheetStyle = (
  { from: [x, y, width, height] }: FigurePart,
  { atlas }: FigureGeometry,
): CSSProperties => ({
  left: percent(-x / width),
  top: percent(-y / height),
  width: percent(atlas[0] / width),
  height: percent(atlas[1] / height),
});

/** The body carries everything: it moves as the whole figure does and is no joint. */
const isJoint = ({ role }: FigurePart): boolean => role !== 'body';

const ancestorsOf = (part: FigurePart, parts: readonly FigurePart[]): readonly FigurePart[] => {
  const parent = parts.find(({ name }) => part.on !== undefined && name === part.on && name !== part.name);
  return parent === undefined ? [] : [...ancestorsOf(parent, parts), parent];
};

/** What moves first while a figure rests, by how it stands. */
const RESTLESS: Readonly<Record<string, readonly string[]>> = {
  stand: ['arm', 'head', 'cloak', 'wing', 'tail', 'weapon', 'orbit'],
  float: ['orbit', 'cloak', 'arm', 'head', 'tail', 'wing'],
  crawl: ['head', 'tail', 'jaw', 'arm'],
  slither: ['tail', 'head', 'jaw', 'arm'],
  fly: ['wing', 'tail', 'head'],
  bounce: ['eye', 'jaw', 'arm', 'head', 'orbit'],
};
/** More elements than this are never animated at once in a figure at rest. */
const MOST_IDLE = 3;

const idleParts = ({ stance, parts }: FigureGeometry): ReadonlySet<string> => {
  const roles = RESTLESS[stance] ?? RESTLESS.stand ?? [];
  const idle = new Set<string>();
  let elements = 0;
  for (const role of roles)
    for (const part of parts.filter((each) => each.role === role)) {
      const carried = parts.filter((each) => ancestorsOf(each, parts).includes(part)).length;
      if (elements + 1 + carried > MOST_IDLE) continue;
      elements += 1 + carried;
      idle.add(part.name);
    }
  return idle;
};

/** A shaft held near its middle has its head above, though its middle lies a little below the hand. */
const HELD = -0.1;
/** An arm that swings forward tips what it holds back: what stands upright is turned against that too. */
const AGAINST_ARM = -2.3;

/** What lies above its pivot must turn the other way for its end to go forward. */
const isRaised = ({ role, at: [, top, , height], pivot: [, y] }: FigurePart): boolean => {
  const above = (y - (top + height / 2)) / height;
  return above > (role === 'weapon' ? HELD : 0);
};

/** Arms and weapons turn as if they hung down: 1. Raised ones turn the other way. */
const swingOf = (part: FigurePart, parts: readonly FigurePart[]): number => {
  if ((part.role !== 'arm' && part.role !== 'weapon') || !isRaised(part)) return 1;
  const hangs = (each: FigurePart): boolean => each.role === 'arm' && !isRaised(each);
  return ancestorsOf(part, parts).some(hangs) ? AGAINST_ARM : -1;
};

export const rigOf = (figure: FigureGeometry): readonly RiggedPart[] => {
  const { box, parts } = figure;
  const idle = idleParts(figure);
  const jointOf = (part: FigurePart, style: CSSProperties): Joint => ({
    role: part.role,
    idle: idle.has(part.name),
    swing: swingOf(part, parts),
    // Left and right sway against each other.
    style: { ...style, ['--lean' as string]: chanceOf(part.name)() > 0.5 ? 1 : -1 },
  });
  return parts.map((part) => {
    const [left, top, width, height] = part.at;
    const [x, y] = part.pivot;
    return {
      name: part.name,
      joints: ancestorsOf(part, parts)
        .filter(isJoint)
        .map((each) =>
          jointOf(each, {
            transformOrigin: `${percent(each.pivot[0] / box[0])} ${percent(each.pivot[1] / box[1])}`,
          }),
        ),
      own: jointOf(part, {
        ...partStyle(part, figure),
        transformOrigin: `${percent((x - left) / width)} ${percent((y - top) / height)}`,
      }),
      sheet: sheetStyle(part, figure),
    };
  });
};
