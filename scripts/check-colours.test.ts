import { expect, test } from 'vitest';
import { checkColours, rawColours } from './check-colours.ts';

const colours = (file: string, text: string): string[] =>
  rawColours(file, text).map(({ line, colour }) => `${line} ${colour}`);

test('raw colours in style sheets are found with their line', () => {
  const text = [
    '.card {',
    '  color: #fff;',
    '  background: linear-gradient(rgb(0 0 0 / 20%), var(--own, #8D6BD8));',
    '  border: 1px solid white;',
    '  outline-color:',
    '    black;',
    '}',
  ].join('\n');
  expect(colours('a.module.css', text)).toEqual(['2 #fff', '3 rgb()', '3 #8D6BD8', '4 white', '6 black']);
});

test('tokens, mixes and words that only look like colours pass', () => {
  const text = [
    '/* #fff on black */',
    '.red:hover,',
    '.card[data-colour="red"] .gold {',
    '  --gold-edge: color-mix(in oklab, var(--gold-87) 40%, transparent);',
    '  fill: url(#climb-fire);',
    '  color: currentColor;',
    '  white-space: nowrap;',
    '}',
  ].join('\n');
  expect(colours('a.module.css', text)).toEqual([]);
});

test('raw colours in code are found, comments and references to elements are not', () => {
  const text = [
    'const sun = new Light(0xfff0d6);',
    '<stop stopColor="#ffb066" />',
    '<rect fill="url(#climb-fire)" />',
    "// see '#fff'",
  ].join('\n');
  expect(colours('scene.tsx', text)).toEqual(['1 0xfff0d6', '2 #ffb066']);
});

test('no component contains a raw colour', () => {
  expect(checkColours().problems).toEqual([]);
});
