/** The rig of what winds: eels, sea serpents, the Leviathan. The spine runs from the tail to the head, which looks right. */
import type { Part } from '../../model.ts';
import type { Glass, Mark } from './marks.ts';
import { type Joint, limb, polygon } from './outline.ts';
import { draw, type Names, numbersOf, partOf, rowOf } from './rig.ts';

/** The points of a spine, and the turn of its head. */
const COILS: Readonly<Record<string, { readonly spine: string; readonly turn: number }>> = {
  rear: { spine: '20 330 60 392 160 396 210 330 170 250 120 180 150 100 220 74', turn: 8 },
  lunge: { spine: '10 130 40 60 110 60 140 140 130 230 180 290 260 262 310 190', turn: -24 },
  coil: { spine: '30 200 20 300 110 370 250 360 320 290 250 220 140 236 110 150 170 90 240 90', turn: 14 },
  tower: { spine: '370 392 400 300 330 250 290 330 220 400 120 380 90 260 110 140 200 90', turn: 4 },
};

export type Serpent = {
  readonly coil: string;
  /** Half the width where it is widest. */
  readonly thick: number;
  readonly head: Names;
  readonly scale?: number;
  readonly fins?: number;
  readonly back?: Names;
  readonly glass: Glass;
};

/** Points between the points of a spine, so that fins and belly follow its bends. */
const along = (spine: readonly number[], thick: number): Joint[] => {
  const last = spine.length / 2 - 1;
  const at = (place: number, axis: 0 | 1): number =>
    spine[Math.min(last, Math.max(0, place)) * 2 + axis] as number;
  return Array.from({ length: last * 4 + 1 }, (_, step) => {
    const [from, share] = [Math.floor(step / 4), (step % 4) / 4];
    const coordinate = (axis: 0 | 1): number => {
      const [a, b, c, d] = [at(from - 1, axis), at(from, axis), at(from + 1, axis), at(from + 2, axis)];
      return b + (share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))) / 2;
    };
    const place = step / (last * 4);
    const radius = thick * Math.min(1, 0.12 + place * 1.6) * (place > 0.85 ? 0.85 : 1);
    return { x: coordinate(0), y: coordinate(1), radius };
  });
};

export const serpentParts = (unit: Serpent): readonly Part[] => {
  const { spine, turn } = rowOf(COILS, unit.coil, 'coil');
  const { glass, thick, fins = 1 } = unit;
  const [skin = 'teal', belly = skin, fin = skin] = glass;
  const joints = along(numbersOf(spine), thick);
  const side = (joint: Joint, at: number, share: number): Joint => {
    const [before, after] = [
      joints[Math.max(0, at - 1)] as Joint,
      joints[Math.min(joints.length - 1, at + 1)] as Joint,
    ];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      ...joint,
      x: joint.x + ((after.y - before.y) / length) * joint.radius * share,
      y: joint.y - ((after.x - before.x) / length) * joint.radius * share,
    };
  };
  const spikes: Mark[] = joints.flatMap((joint, at) => {
    if (fins === 0 || at % 2 === 1 || at < 2 || at > joints.length - 3) return [];
    const [tip, foot, heel] = [
      side(joint, at, 1 + 0.9 * fins),
      side(joints[at + 1] as Joint, at + 1, 0.7),
      side(joints[at - 1] as Joint, at - 1, 0.7),
    ];
    return [{ d: polygon([heel, tip, foot]), sheet: fin }];
  });
  // The coil is laid in pieces, so that each bend passes over the one before.
  const rings: Mark[] = Array.from({ length: (joints.length - 1) / 4 }, (_, at) => at * 4).flatMap((from) => {
    const piece = joints.slice(from, from + 5);
    return [
      { d: limb(piece), sheet: skin, tone: (from % 8) / 20 - 0.1 },
      {
        d: limb(
          piece.map((joint, step) => ({ ...side(joint, from + step, -0.55), radius: joint.radius * 0.36 })),
        ),
        sheet: belly,
      },
    ];
  });
  const head = joints.at(-1) as Joint;
  return [
    ...partOf(
      'back',
      'wing',
      [head.x, head.y],
      draw('coat', unit.back ?? [], glass, { x: head.x, y: head.y }),
      'body',
    ),
    ...partOf('body', 'body', [200, 390], [...spikes, ...rings]),
    ...partOf(
      'head',
      'head',
      [head.x, head.y],
      draw('muzzle', unit.head, glass, { x: head.x, y: head.y, turn, scale: unit.scale ?? 1 }),
      'body',
    ),
  ];
};
