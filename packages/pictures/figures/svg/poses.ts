/** Reads and writes the poses of a figure: `data-pose-strike="body:8 arm-front:-70,4,-6"`. */
import { type Part, type PartPose, POSES, type Poses } from '../../model.ts';

const poseAttribute = (pose: string): string => `data-pose-${pose}`;

export const POSE_ATTRIBUTES: readonly string[] = POSES.map(poseAttribute);

/** A part farther from its place than that no longer belongs to the figure. */
const FARTHEST = 200;

const WORD = /^([a-z][a-z0-9-]*):([^,]+)(?:,([^,]+),([^,]+))?$/;

/** The poses that the attributes of a figure's `<svg>` describe, or undefined if there are none. */
export const readPoses = (
  attributes: ReadonlyMap<string, string>,
  parts: readonly Part[],
  wrong: (what: string) => Error,
): Poses | undefined => {
  const poses = POSES.flatMap((pose) => {
    const text = attributes.get(poseAttribute(pose));
    return text === undefined
      ? []
      : [[pose, readPose(text, parts, (what) => wrong(`${poseAttribute(pose)}: ${what}`))] as const];
  });
  return poses.length === 0 ? undefined : Object.fromEntries(poses);
};

export const readPose = (
  text: string,
  parts: readonly Part[],
  wrong: (what: string) => Error,
): PartPose[] => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw wrong('it turns nothing');
  const seen = new Set<string>();
  return words.map((word) => {
    const [, part, ...texts] = WORD.exec(word) ?? [];
    if (part === undefined) throw wrong(`"${word}" is not PART:TURN or PART:TURN,RIGHT,DOWN`);
    if (!parts.some(({ name }) => name === part)) throw wrong(`there is no part "${part}"`);
    if (seen.has(part)) throw wrong(`"${part}" is there twice`);
    seen.add(part);
    const [turn, right, down] = texts.map((number) => (number === undefined ? 0 : Number(number)));
    if (!(Math.abs(turn) <= 180)) throw wrong(`the turn of "${part}" is not between -180 and 180`);
    if (!(Math.hypot(right, down) <= FARTHEST))
      throw wrong(`"${part}" is not shifted by two numbers, at most ${FARTHEST} far`);
    return { part, turn, ...(right === 0 && down === 0 ? {} : { shift: [right, down] }) };
  });
};

/** In the order of the names, so that a file has one form. */
export const poseLines = (poses: Poses = {}): string[] =>
  POSES.flatMap((pose) => {
    const turned = poses[pose];
    return turned === undefined ? [] : [`${poseAttribute(pose)}="${turned.map(poseWord).join(' ')}"`];
  });

const poseWord = ({ part, turn, shift }: PartPose): string => [`${part}:${turn}`, ...(shift ?? [])].join(',');
