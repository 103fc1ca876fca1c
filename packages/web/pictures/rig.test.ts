import { defined } from '@three-spires/kernel';
import { expect, test } from 'vitest';
import type { FigureGeometry } from './geometry.ts';
import { rigOf } from './rig.ts';

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
