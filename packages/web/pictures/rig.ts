/** A figure's parts as elements: their positions, their joints, and which of them breathe. */
import type { CSSProperties } from 'react';
import { chanceOf } from './chance.ts';
import type { FigureGeometry, FigurePart } from './geometry.ts';

/** Where a joint is in the poses that name it, as CSS says it. */
export type JointPoses = Readonly<Record<string, { readonly rotate: string; readonly translate: string }>>;

export type Joint = {
  readonly role: string;
  /** Moves while the figure rests. */
  readonly idle: boolean;
  /** How far and in which direction a blow turns it: `swingOf`. */
  readonly swing: number;
  /** By pose, if the figure has poses of its own. */
  readonly poses?: JointPoses;
  readonly style: CSSProperties;
};

export type RiggedPart = {
  readonly name: string;
  /** Its parent joints, outermost first; each turns in the whole box. */
  readonly joints: readonly Joint[];
  readonly own: Joint;
  readonly sheet: CSSProperties;
};

const percent = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;

/** The position of a part in the box. */
export const partStyle = (
  { at: [left, top, width, height] }: FigurePart,
  { box }: FigureGeometry,
): CSSProperties => ({
  left: percent(left / box[0]),
  top: percent(top / box[1]),
  width: percent(width / box[0]),
  height: percent(height / box[1]),
});

/** The position of the atlas in the box of a part, which shows a cut-out of it. */
export const sheetStyle = (
  { from: [x, y, width, height] }: FigurePart,
  { atlas }: FigureGeometry,
): CSSProperties => ({
  left: percent(-x / width),
  top: percent(-y / height),
  width: percent(atlas[0] / width),
  height: percent(atlas[1] / height),
});

/** The body carries everything: it moves with the whole figure and is no joint. */
const isJoint = ({ role }: FigurePart): boolean => role !== 'body';

const ancestorsOf = (part: FigurePart, parts: readonly FigurePart[]): readonly FigurePart[] => {
  const parent = parts.find(({ name }) => part.on !== undefined && name === part.on && name !== part.name);
  return parent === undefined ? [] : [...ancestorsOf(parent, parts), parent];
};

/** What moves first while a figure rests, by its stance. */
const RESTLESS: Readonly<Record<string, readonly string[]>> = {
  stand: ['arm', 'head', 'cloak', 'wing', 'tail', 'weapon', 'orbit'],
  float: ['orbit', 'cloak', 'arm', 'head', 'tail', 'wing'],
  crawl: ['head', 'tail', 'jaw', 'arm'],
  slither: ['tail', 'head', 'jaw', 'arm'],
  fly: ['wing', 'tail', 'head'],
  bounce: ['eye', 'jaw', 'arm', 'head', 'orbit'],
};
/** A resting figure never animates more elements than this at once. */
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

/** A shaft held near its middle has its head at the top, though its centre is slightly below the hand. */
const HELD = -0.1;
/** An arm swinging forward tips what it holds backwards, so upright things are turned against it. */
const AGAINST_ARM = -2.3;

/** A part above its pivot must turn the other way for its end to move forward. */
const isRaised = ({ role, at: [, top, , height], pivot: [, y] }: FigurePart): boolean => {
  const above = (y - (top + height / 2)) / height;
  return above > (role === 'weapon' ? HELD : 0);
};

/** 1 for arms and weapons that hang down. Raised ones turn the other way. */
const swingOf = (part: FigurePart, parts: readonly FigurePart[]): number => {
  if ((part.role !== 'arm' && part.role !== 'weapon') || !isRaised(part)) return 1;
  const hangs = (each: FigurePart): boolean => each.role === 'arm' && !isRaised(each);
  return ancestorsOf(part, parts).some(hangs) ? AGAINST_ARM : -1;
};

type Point = readonly [number, number];

/** Turns about `pivot`, though CSS turns about `origin`; lengths are shares of an element of this `size`. */
const posesOf = (
  { poses }: FigureGeometry,
  { name, pivot }: FigurePart,
  origin: Point,
  [width, height]: Point,
): { readonly poses?: JointPoses } => {
  if (poses === undefined) return {};
  const [x, y] = [pivot[0] - origin[0], pivot[1] - origin[1]];
  const posed = Object.entries(poses).flatMap(([pose, parts]) => {
    const own = parts.find(({ part }) => part === name);
    if (own === undefined) return [];
    const { turn, shift: [right, down] = [0, 0] } = own;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const across = right + x - (x * cos - y * sin);
    const along = down + y - (x * sin + y * cos);
    return [
      [pose, { rotate: `${turn}deg`, translate: `${percent(across / width)} ${percent(along / height)}` }],
    ];
  });
  return { poses: Object.fromEntries(posed) };
};

/** The body takes the whole figure along, so in a pose it moves the rig, which stands on the middle of its lower edge. */
export const bodyPoses = (figure: FigureGeometry): JointPoses | undefined => {
  const body = figure.parts.find((part) => !isJoint(part));
  const [width, height] = figure.box;
  return body === undefined ? undefined : posesOf(figure, body, [width / 2, height], figure.box).poses;
};

export const rigOf = (figure: FigureGeometry): readonly RiggedPart[] => {
  const { box, parts } = figure;
  const idle = idleParts(figure);
  const jointOf = (part: FigurePart, size: Point, style: CSSProperties): Joint => ({
    role: part.role,
    ...(isJoint(part) ? posesOf(figure, part, part.pivot, size) : {}),
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
          jointOf(each, box, {
            transformOrigin: `${percent(each.pivot[0] / box[0])} ${percent(each.pivot[1] / box[1])}`,
          }),
        ),
      own: jointOf(part, [width, height], {
        ...partStyle(part, figure),
        transformOrigin: `${percent((x - left) / width)} ${percent((y - top) / height)}`,
      }),
      sheet: sheetStyle(part, figure),
    };
  });
};
