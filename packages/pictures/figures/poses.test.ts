import { describe, expect, test } from 'vitest';
import { POSES } from '../model.ts';
import { figuresOf } from './figures.ts';
import { poseFigure } from './pose-figure.ts';
import { readFigure } from './svg/read-figure.ts';
import { writeFigure } from './svg/write-figure.ts';

const figureWith = (poses: string): string => `
  <svg viewBox="0 0 400 500" data-rank="hero" data-stance="stand" data-glow="gold" ${poses}>
    <g id="body" data-role="body">
      <path class="pearl" d="M100 200L300 200L300 490Z"/><circle class="pivot" cx="200" cy="400"/>
      <g id="arm" data-role="arm">
        <path class="pearl" d="M200 200L260 200L260 220Z"/><circle class="pivot" cx="200" cy="200"/>
        <g id="sword" data-role="weapon">
          <path class="steel" d="M260 200L260 100L270 200Z"/>
          <path class="paint" stroke-width="2" d="M260 190L260 110"/>
          <circle class="pivot" cx="260" cy="200"/>
        </g>
      </g>
    </g>
  </svg>`;

const read = (poses: string) => readFigure('guard', figureWith(poses));

describe('the poses of a figure', () => {
  test('are turns of parts, and shifts where they are given', () => {
    expect(read('data-pose-strike="arm:-70 sword:12.5,4,-6" data-pose-hurt="body:-8"').poses).toEqual({
      strike: [
        { part: 'arm', turn: -70 },
        { part: 'sword', turn: 12.5, shift: [4, -6] },
      ],
      hurt: [{ part: 'body', turn: -8 }],
    });
    expect(read('').poses).toBeUndefined();
  });

  test('are written as they were read', () => {
    const text = writeFigure(read('data-pose-hurt="body:-8"  data-pose-ready="arm:20 sword:5,1.5,0"'));
    expect(text).toContain('data-pose-ready="arm:20 sword:5,1.5,0"\n  data-pose-hurt="body:-8">');
    expect(writeFigure(readFigure('guard', text))).toBe(text);
  });

  test.each([
    ['data-pose-strike=""', 'line 2: data-pose-strike: it turns nothing'],
    ['data-pose-strike="arm"', '"arm" is not PART:TURN or PART:TURN,RIGHT,DOWN'],
    ['data-pose-strike="arm:5,1"', '"arm:5,1" is not PART:TURN'],
    ['data-pose-strike="leg:5"', 'there is no part "leg"'],
    ['data-pose-strike="arm:5 arm:6"', '"arm" is there twice'],
    ['data-pose-hurt="arm:far"', 'the turn of "arm" is not between -180 and 180'],
    ['data-pose-hurt="arm:270"', 'the turn of "arm" is not between -180 and 180'],
    ['data-pose-hurt="arm:5,300,0"', '"arm" is not shifted by two numbers, at most 200 far'],
    ['data-pose-dance="arm:5"', 'data-pose-dance of <svg> is not read'],
  ])('%s is a fault', (poses, fault) => {
    expect(() => read(poses)).toThrow(fault);
  });
});

test('a posed part turns about its pivot and takes along what hangs on it', () => {
  const { parts } = poseFigure(read(''), [
    { part: 'arm', turn: 90, shift: [10, 0] },
    { part: 'sword', turn: -90 },
  ]);
  const [body, arm, sword] = parts;
  expect(body.pieces[0].d).toBe('M100 200L300 200L300 490Z');
  expect(arm).toMatchObject({ pivot: [210, 200], pieces: [{ d: 'M210 200L210 260L190 260Z' }] });
  // The arm's turn and its own cancel each other: the sword is upright again, where the hand is now.
  expect(sword).toMatchObject({
    pivot: [210, 260],
    pieces: [{ d: 'M210 260L210 160L220 260Z' }],
    paint: [{ d: 'M210 250L210 170', width: 2 }],
  });
});

test('each hero has its own way to be ready, to strike and to be hurt', () => {
  const heroes = figuresOf('slay-the-spire').filter(({ rank }) => rank === 'hero');
  expect(heroes.map(({ id }) => id)).toEqual(['defect', 'ironclad', 'silent', 'watcher']);
  for (const { id, poses } of heroes) expect([id, Object.keys(poses ?? {})]).toEqual([id, POSES]);
});
