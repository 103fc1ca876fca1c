import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { drawFigure } from './draw-figure.ts';
import { figureFiles, figureFrom } from './figures.ts';
import { readFigure } from './svg/read-figure.ts';
import { writeFigure } from './svg/write-figure.ts';

const files = GAMES.flatMap(figureFiles);

test.each(files.map((file) => [path.basename(file), file]))('%s is in the form of the house', (_, file) => {
  // If this fails after a change in an editor: npm run pictures -- --tidy --only NAME
  expect(writeFigure(figureFrom(file)) === readFileSync(file, 'utf8')).toBe(true);
});

test('Bosses have the large box, and only they', () => {
  const wrong = files.map(figureFrom).filter(({ rank, box }) => (rank === 'boss') !== (box[0] === 600));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe('painted lines', () => {
  const head = 'M100 100L300 100L300 250L100 250Z';
  const withPaint = (paint: string): string => `
    <svg viewBox="0 0 400 500" data-rank="normal" data-stance="stand" data-glow="gold">
      <g id="body" data-role="body">
        <path class="pearl" d="M100 200L300 200L300 490L100 490Z"/><circle class="pivot" cx="200" cy="490"/>
        <g id="tail" data-role="tail">
          <path class="pearl" d="M300 400L380 400L380 490Z"/><circle class="pivot" cx="300" cy="450"/>
        </g>
        <g id="head" data-role="head">
          <path class="pearl whole" data-tone="1" d="${head}"/>${paint}<circle class="pivot" cx="200" cy="250"/>
        </g>
      </g>
    </svg>`;
  const drawn = (paint: string) => drawFigure(readFigure('mask', withPaint(paint)), 0.5);

  test('darken the glass under them and nothing else', () => {
    const [, , plain] = drawn('');
    const [, , painted] = drawn('<path class="paint" stroke-width="8" d="M150 175L250 175"/>');
    const brightness = ({ pixels, x, y }: typeof plain, boxX: number, boxY: number): number => {
      const at = ((boxY * 0.5 - y) * pixels.width + (boxX * 0.5 - x)) * 4;
      return pixels.data[at] + pixels.data[at + 1] + pixels.data[at + 2];
    };
    expect(brightness(painted, 200, 176)).toBeLessThan(brightness(plain, 200, 176) * 0.6);
    expect(brightness(painted, 200, 130)).toBe(brightness(plain, 200, 130));
  });

  test('follow the form of a piece where its file says so', () => {
    const marked = (mark: string) =>
      drawFigure(
        readFigure(
          'mask',
          withPaint('').replace('class="pearl whole"', `class="pearl" data-paint="${mark}"`),
        ),
        0.8,
      )[2].pixels.data;
    const plain = marked('plain');
    for (const mark of ['fur', 'scales', 'hair']) {
      const drawn = marked(mark);
      const darker = plain.filter((value, at) => at % 4 === 1 && drawn[at] < value * 0.8).length;
      expect([mark, darker > 60]).toEqual([mark, true]);
    }
    const text = withPaint('').replace('class="pearl whole"', 'class="pearl" data-paint="scales"');
    expect(writeFigure(readFigure('mask', text))).toContain(
      'class="pearl" data-tone="1" data-paint="scales"',
    );
  });

  test('are written as they were read', () => {
    const text = writeFigure(
      readFigure('mask', withPaint('<path class="paint" stroke-width="2.5" d="m150 175h100"/>')),
    );
    expect(text).toContain('<path class="paint" stroke-width="2.5" d="M150 175L250 175"/>');
    expect(writeFigure(readFigure('mask', text))).toBe(text);
  });
});
