/** Where a cube rests, as integers: what the state stores and every simulation starts from. */

/** Colour, position in thousandths of a centimetre, rotation as a quaternion in ten-thousandths. */
export const POSE_LENGTH = 8;
export const PLACE_SCALE = 1000;
export const TURN_SCALE = 10_000;

/** Consecutive cubes of POSE_LENGTH integers each. */
export type Poses = readonly number[];

export const poseCount = (poses: Poses): number => poses.length / POSE_LENGTH;

export const poseColour = (poses: Poses, cube: number): number => poses[cube * POSE_LENGTH] as number;
