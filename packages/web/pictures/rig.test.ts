import { defined } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import type { FigureGeometry } from './geometry.ts';
import { framesOf, MOTIONS } from './motions.ts';
import { bodyPoses, rigOf } from './rig.ts';

const part = (name: string, role: string, on?: string) => ({
  name,
  role,
  pivot: [100, 50] as const,
  at: [50, 0, 100, 200] as const,
  from: [0, 0, 100, 200] as const,
  ...defined({ on }),
});

const knight: FigureGeometry = {
  box: [400, 500],
  stance: 'stand',
  glow: '',
  rank: 'normal',
  atlas: [400, 400],
  parts: [
    part('cloak', 'cloak', 'body'),
    part('body', 'body'),
    part('head', 'head', 'body'),
    part('arm', 'arm', 'body'),
    part('sword', 'weapon', 'arm'),
  ],
};

test('a part hangs on every joint between it and the body', () => {
  const rig = rigOf(knight);
  expect(rig.map(({ name, joints }) => [name, joints.map(({ role }) => role)])).toEqual([
    ['cloak', []],
    ['body', []],
    ['head', []],
    ['arm', []],
    ['sword', ['arm']],
  ]);
});

test('at rest at most three elements move, and what a moving part carries moves with it', () => {
  const elements = rigOf(knight).flatMap(({ joints, own }) => [...joints, own]);
  expect(elements.filter(({ idle }) => idle).map(({ role }) => role)).toEqual(['head', 'arm', 'arm']);
});

test('what is raised swings the other way, and against the arm that holds it', () => {
  const swings = (parts: FigureGeometry['parts']) =>
    rigOf({ ...knight, parts }).map(({ name, own }) => [name, own.swing]);
  const [, body, head, arm, sword] = knight.parts;
  if (!body || !head || !arm || !sword) throw new Error('The knight has lost a part.');
  const raised = (part: typeof arm) => ({ ...part, pivot: [100, 180] as const });
  expect(swings([body, head, arm, sword])).toEqual([
    ['body', 1],
    ['head', 1],
    ['arm', 1],
    ['sword', 1],
  ]);
  expect(swings([body, arm, raised(sword)])).toContainEqual(['sword', -2.3]);
  expect(swings([body, raised(arm), raised(sword)])).toEqual([
    ['body', 1],
    ['arm', -1],
    ['sword', -1],
  ]);
  const mace = { name: 'mace', role: 'weapon', at: sword.at, from: sword.from, on: 'body' };
  // Held a little above the middle of its shaft.
  expect(swings([body, { ...mace, pivot: [100, 90] }])).toContainEqual(['mace', -1]);
});

test('a part clips its cut-out from the atlas and turns around its pivot', () => {
  const { own, sheet } =
    rigOf({ ...knight, parts: knight.parts.map((each) => ({ ...each, from: [200, 50, 100, 200] })) })[2] ??
    {};
  expect(own?.style).toMatchObject({
    left: '12.5%',
    top: '0%',
    width: '25%',
    height: '40%',
    transformOrigin: '50% 25%',
  });
  expect(sheet).toEqual({ left: '-200%', top: '-25%', width: '400%', height: '200%' });
});

test('a figure with poses of its own strikes through them, and others by the roles of their parts', () => {
  const poses = {
    ready: [{ part: 'arm', turn: 20 }],
    strike: [{ part: 'arm', turn: -70, shift: [10, -20] as const }],
  };
  const [sword, arm] = [...rigOf({ ...knight, poses })].reverse();
  const { act } = MOTIONS;
  if (act === undefined || arm === undefined || sword === undefined) throw new Error('Nothing strikes.');
  const frames = (joint: typeof arm.own, facing: 1 | -1) =>
    framesOf({ joint: joint.role, ...(joint.poses && { poses: JSON.stringify(joint.poses) }) }, act, facing);
  const rest = { rotate: '0deg', translate: '0% 0%' };
  // The arm is 100 by 200 large; around the sword, its joint is as large as the box.
  expect(frames(arm.own, 1)).toEqual([
    rest,
    { rotate: '20deg', translate: '0% 0%' },
    { rotate: '-70deg', translate: '10% -10%' },
    rest,
  ]);
  expect(sword.joints.map(({ poses }) => poses?.strike)).toEqual([
    { rotate: '-70deg', translate: '2.5% -4%' },
  ]);
  expect(frames(sword.own, 1)).toBeUndefined();
  const [, plain] = [...rigOf(knight)].reverse();
  expect(plain && frames(plain.own, -1)?.map(({ rotate }) => rotate)).toEqual([
    '0deg',
    '-24deg',
    '44deg',
    '0deg',
  ]);
});

test('a body turns the whole figure about its own pivot', () => {
  const poses = { strike: [{ part: 'body', turn: 90 }] };
  // From the middle of the lower edge, the pivot lies 100 to the left and 450 up; a quarter turn would take it to
  // 450 to the right and 100 up.
  expect(bodyPoses({ ...knight, poses })).toEqual({ strike: { rotate: '90deg', translate: '-137.5% -70%' } });
  expect(bodyPoses(knight)).toBeUndefined();
});
