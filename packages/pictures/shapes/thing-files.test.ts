import { readdirSync } from 'node:fs';
import { BOX } from '@three-spires/slay-the-spire/box';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawings.ts';
import { readThing, THINGS, thingOf } from './thing-files.ts';

const svg = (inside: string, root = 'viewBox="0 0 200 200" data-glow="teal"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n<style>.gold{fill:#fc0}</style>\n${inside}\n</svg>`;

describe('a thing', () => {
  it('is read with its light, its glass and its tones', () => {
    expect(
      readThing(
        svg(
          '<path class="gold whole" data-tone="0.3" d="M0 0L10 0L10 10Z"/><circle class="ruby" cx="50" cy="60" r="5"/>',
        ),
      ),
    ).toEqual({
      glow: 'teal',
      drawing: {
        box: [200, 200],
        pieces: [
          { d: 'M0 0L10 0L10 10Z', sheet: 'gold', whole: true, tone: 0.3 },
          { d: 'M45 60a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', sheet: 'ruby' },
        ],
      },
    });
  });

  it.each([
    [svg('<path class="gold" d="M0 0L10 0L10 10"/>'), 'line 3: it is not closed'],
    [svg('<path class="tin" d="M0 0L10 0L10 10Z"/>'), 'line 3: "tin" is no sheet of glass'],
    [svg('<path d="M0 0L10 0L10 10Z"/>'), 'line 3: class is missing'],
    [svg('<circle class="gold" cx="5" cy="a lot" r="5"/>'), 'line 3: cy is no number'],
    [svg('<rect class="gold"/>'), 'line 3: <rect> is neither a path nor a circle'],
    [svg('', 'viewBox="0 0 200 200"'), 'line 1: data-glow is missing'],
    [svg('', 'viewBox="10 0 200 200" data-glow="teal"'), 'line 1: a thing is an <svg>'],
  ])('says what is wrong with it: %#', (text, fault) => {
    expect(() => readThing(text)).toThrow(fault);
  });

  it('is a drawing for recipes, under its name', () => {
    expect(drawingOf('petard', [])).toEqual(thingOf('petard')?.drawing);
    expect(() => drawingOf('petard', ['gold'])).toThrow('petard is told 0 words, not 1');
    expect(thingOf('nothing-of-this-name')).toBeUndefined();
  });

  it('can be read from every file', () => {
    for (const file of readdirSync(THINGS)) expect(thingOf(file.replace('.svg', ''))?.glow).toBeDefined();
  });
});

it('every relic and every potion is drawn', () => {
  const small = BOX.filter(({ kind }) => kind === 'potion' || /relic$/i.test(kind));
  expect(small.length).toBeGreaterThan(100);
  expect(small.filter(({ id }) => thingOf(id) === undefined).map(({ id }) => id)).toEqual([]);
});
