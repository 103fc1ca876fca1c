import { describe, expect, test } from 'vitest';
import { coverOf } from '../../glass/raster.ts';
import { IDENTITY, matrixInside } from './matrix.ts';
import { isClosed, normalPath } from './path.ts';
import { readFigure } from './read-figure.ts';
import { LIMITS } from './xml.ts';

const FIGURE = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" data-rank="elite" data-stance="float" data-glow="teal">
  <style>.teal{fill:#24a39c}</style>
  <g id="body" data-role="body">
    <g id="sword" data-role="weapon" data-on="arm">
      <path class="steel" d="M10 10L20 10L20 90Z"/>
      <circle class="pivot" cx="20" cy="90" r="5"/>
    </g>
    <path class="teal" data-tone="-0.2" d="M100 200L300 200L300 490Z"/>
    <path class="ruby whole" d="M120 210L140 210L130 230Z"/>
    <circle class="pivot" cx="200" cy="480.5" r="5"/>
    <g id="arm" data-role="arm">
      <path class="skin" d="M100 200L80 300L90 310Z"/>
      <path class="paint" stroke-width="2" d="M95 220C90 240 90 250 85 280"/>
      <circle class="pivot" cx="100" cy="200" r="5"/>
    </g>
  </g>
</svg>`;

const changed = (from: string, to: string): (() => unknown) => {
  if (!FIGURE.includes(from)) throw new Error(`the figure has no ${from}`);
  return () => readFigure('guard', FIGURE.replace(from, to));
};

test('a figure is read part by part, the lowest first', () => {
  expect(readFigure('guard', FIGURE)).toEqual({
    id: 'guard',
    rank: 'elite',
    box: [400, 500],
    stance: 'float',
    glow: 'teal',
    parts: [
      {
        name: 'sword',
        role: 'weapon',
        on: 'arm',
        pivot: [20, 90],
        pieces: [{ d: 'M10 10L20 10L20 90Z', sheet: 'steel' }],
      },
      {
        name: 'body',
        role: 'body',
        pivot: [200, 480.5],
        pieces: [
          { d: 'M100 200L300 200L300 490Z', sheet: 'teal', tone: -0.2 },
          { d: 'M120 210L140 210L130 230Z', sheet: 'ruby', whole: true },
        ],
      },
      {
        name: 'arm',
        role: 'arm',
        on: 'body',
        pivot: [100, 200],
        pieces: [{ d: 'M100 200L80 300L90 310Z', sheet: 'skin' }],
        paint: [{ d: 'M95 220C90 240 90 250 85 280', width: 2 }],
      },
    ],
  });
});

describe('what editors do to a file changes nothing', () => {
  const plain = readFigure('guard', FIGURE);

  test.each([
    [
      'elements and attributes of their own',
      '<g id="body"',
      '<sodipodi:namedview id="x"><g/></sodipodi:namedview><g inkscape:label="Body" style="display:inline" id="body"',
    ],
    [
      'groups that are no parts',
      '<path class="steel" d="M10 10L20 10L20 90Z"/>',
      '<g id="layer1"><path class="steel" style="fill:#fff" d="M10 10L20 10L20 90Z"/></g>',
    ],
    [
      'a group that was moved',
      '<path class="steel" d="M10 10L20 10L20 90Z"/>',
      '<g transform="translate(-10,5)"><path class="steel" d="M20 5L30 5L30 85Z"/></g>',
    ],
    [
      'a group that was turned',
      '<path class="steel" d="M10 10L20 10L20 90Z"/>',
      '<g transform="rotate(90 0 0) scale(2)"><path class="steel" d="M5 -5L5 -10L45 -10Z"/></g>',
    ],
    ['relative coordinates', 'M100 200L300 200L300 490Z', 'm 100,200 h 2e2 v 290 z'],
    [
      'a moved pivot',
      '<circle class="pivot" cx="100" cy="200" r="5"/>',
      '<circle class="pivot" transform="matrix(1 0 0 1 40 -10)" cx="60" cy="210" r="5"/>',
    ],
  ])('%s', (_, from, to) => {
    expect(changed(from, to)()).toEqual(plain);
  });
});

describe('a fault is named with its line and its element', () => {
  test.each([
    ['class="teal"', 'class="teel"', 'line 10: <path> in "body": "teel" is no sheet of glass: steel, iron, '],
    [
      'class="teal"',
      '',
      'line 10: <path> in "body": it has no class that says its glass, such as class="amber"',
    ],
    ['class="teal"', 'class="teal gold"', 'it is of one sheet of glass, not of "teal" and "gold"'],
    ['data-tone="-0.2"', 'data-tone="dark"', 'line 10: data-tone of <path> is not a number: "dark"'],
    ['data-tone="-0.2"', 'data-tone="2"', 'its tone 2 is not between -1 and 1'],
    ['data-tone="-0.2"', 'clip-path="url(#c)"', 'line 10: clip-path of <path> is not read: delete it'],
    ['490Z"', '490"', 'line 10: <path> in "body": it is not closed: a piece of glass ends with Z'],
    ['L300 490Z', 'L300 49OZ', 'line 10: <path> in "body": "O" is no command of a path'],
    ['L300 490Z', 'L300 490Z 5', 'its path cannot be read at " 5"'],
    ['L300 490Z', 'L300,Z', 'its path needs a number after "L" at ",Z"'],
    ['M100 200L300', 'L300', 'its path does not begin with M'],
    ['M100 200L300 200L300 490Z', '', 'its path is empty'],
    ['L300 490Z', 'L300 590Z', 'line 5: "body" reaches out of the box at 300, 590'],
    ['L300 490Z', 'L300 9e9Z', 'its path needs a number after "L"'],
    ['cy="480.5"', 'cy="580.5"', 'line 5: "body" has its pivot outside of the box'],
    ['<circle class="pivot" cx="200" cy="480.5" r="5"/>', '', 'line 5: "body" has no pivot'],
    ['class="pivot" cx="200"', 'class="gold" cx="200"', 'line 12: <circle> in "body" is no pivot'],
    ['<g id="arm"', '<ellipse cx="3"/><g id="arm"', 'line 13: <ellipse> is not read: turn shapes into paths'],
    [
      'data-role="arm"',
      'data-role="flipper"',
      'line 13: data-role of <g> is "flipper", not one of body, head,',
    ],
    ['id="arm"', 'id="g 17"', 'line 13: a part cannot be called "g 17"'],
    ['id="arm"', 'id="sword"', '"sword" is there twice'],
    ['data-on="arm"', 'data-on="leg"', 'line 6: "sword" hangs on no part: there is no "leg" with glass'],
    ['data-on="arm"', 'data-on="sword"', 'line 6: "sword" hangs on itself'],
    ['<path class="skin" d="M100 200L80 300L90 310Z"/>', '', 'line 13: "arm" has no glass'],
    ['<path class="paint"', '<path class="paint gold"', 'painted lines have no other class than "paint"'],
    ['stroke-width="2"', 'stroke-width="0"', 'a painted line cannot be 0 wide'],
    [
      '</g>\n  </g>',
      '</g>\n<path class="gold" d="M1 1L2 2L1 2Z"/></g>',
      '<path> in "body": it lies above the part "arm"',
    ],
    ['</g>\n  </g>', '</g></g><path class="gold" d="M1 1L2 2Z"/>', '<path> lies in no part'],
    ['data-stance="float"', '', 'line 3: data-stance of <svg> is "", not one of stand, float,'],
    [
      'viewBox="0 0 400 500"',
      'viewBox="0 0 4000 500"',
      'the viewBox is 0 0 WIDTH HEIGHT, each side from 100 to 1000',
    ],
    ['<g id="body"', '<g transform="skewX(3)" id="body"', 'the transform "skewX(3)" cannot be read'],
    [
      '<!-- drawn',
      '<!DOCTYPE svg><!-- drawn',
      'line 2: declarations such as <!DOCTYPE> are not read; delete it',
    ],
    ['</svg>', '', 'line 3: <svg> is not closed'],
    ['</g>\n  </g>', '</g>\n  </svg>', '</svg> closes <g> of line 5'],
    ['id="sword"', 'id="sword', 'the attributes of <g> cannot be read'],
    ['id="sword"', 'id="sword" id="axe"', 'line 6: <g> has id twice'],
    ['id="sword"', 'id="&sword;"', 'line 6: the entity "&sword;" is not known'],
  ])('%s -> %s', (from, to, message) => {
    expect(changed(from, to)).toThrow(message);
  });

  test('a figure with one part, or ten', () => {
    const one = FIGURE.replace(/<g id="sword"[\s\S]*?<\/g>/, '').replace(/<g id="arm"[\s\S]*?<\/g>/, '');
    expect(() => readFigure('guard', one)).toThrow('line 3: a figure has 3 to 8 parts, not 1');
  });

  test('files that are no figures', () => {
    expect(() => readFigure('guard', '')).toThrow('line 1: the file has no element');
    expect(() => readFigure('guard', 'hello')).toThrow('line 1: there is text outside of all elements');
    expect(() => readFigure('guard', '<html></html>')).toThrow('line 1: <html> is not <svg>');
    expect(() => readFigure('guard', '<svg/><svg/>')).toThrow('<svg> stands beside <svg>');
  });

  test('files that are too large, too deep, or have too much in them', () => {
    expect(() => readFigure('guard', ' '.repeat(LIMITS.bytes + 1))).toThrow('the file is longer than');
    expect(() => readFigure('guard', '<g>'.repeat(LIMITS.depth + 1))).toThrow(
      `more than ${LIMITS.depth} deep`,
    );
    expect(() => readFigure('guard', `<svg>${'<g/>'.repeat(LIMITS.elements)}</svg>`)).toThrow(
      `more than ${LIMITS.elements} elements`,
    );
  });
});

describe('the normal form of a path', () => {
  const wrong = (what: string): Error => new Error(what);
  /** The share of pixels in which two pictures differ. */
  const difference = (one: string, other: string): number => {
    const [first, second] = [one, other].map((svg) => coverOf([svg], 200, 200).element);
    return (
      first.filter((element, at) => element !== second[at]).length /
      first.filter((element) => element > 0).length
    );
  };

  test.each([
    'M20 20H180V180H20Z',
    'm20 20h160v160h-160zm40 40h20v20z',
    'M20 100C20 40 80 20 100 60S180 140 180 60L180 180Z',
    'm20 100c0-60 60-80 80-40s80 80 80 0v120z',
    'M20 100Q60 20 100 100T180 100V180H20Z',
    'm20 100q40-80 80 0t80 0v80h-160z',
    'M100 20A80 60 0 0 1 180 100A80 60 30 1 1 60 60Z',
    'm100 20a80 60 0 0180 80 30 90 40 10-120-20z',
    'M50 100a50 30 0 1 0 100 0a50 30 0 1 0 -100 0Z',
    'M100,20,20,180l160,0z',
  ])('%s looks the same', (d) => {
    const normal = normalPath(d, IDENTITY, wrong);
    expect(normal).toMatch(/^[MLCZ\d. -]+$/);
    expect(isClosed(normal)).toBe(true);
    expect(difference(`<path d="${d}"/>`, `<path d="${normal}"/>`)).toBeLessThan(0.004);
    expect(normalPath(normal, IDENTITY, wrong)).toBe(normal);
  });

  test('under a transform it looks the same', () => {
    const transform = 'translate(30 10) rotate(20) scale(0.8 0.6) matrix(1 0.1 0 1 2 3)';
    const d = 'M20 20A80 60 0 0 1 180 100S40 180 20 180Z';
    const normal = normalPath(d, matrixInside(IDENTITY, transform, wrong), wrong);
    expect(difference(`<path transform="${transform}" d="${d}"/>`, `<path d="${normal}"/>`)).toBeLessThan(
      0.006,
    );
  });

  test('is closed only if each outline ends', () => {
    expect(isClosed('M1 1L2 2ZM3 3L4 4Z')).toBe(true);
    expect(isClosed('M1 1L2 2M3 3L4 4Z')).toBe(false);
    expect(isClosed('M1 1L2 2Z')).toBe(true);
    expect(isClosed('M1 1L2 2')).toBe(false);
  });
});
