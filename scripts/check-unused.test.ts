import { expect, test } from 'vitest';
import { checkUnused, unusedClasses, unusedWords } from './check-unused.ts';

test('classes that nothing uses are found, also inside conditions', () => {
  const sheet = [
    '/* .gone is history */',
    '.card:hover > .name { color: red; background: url("a.b"); }',
    '@media (max-width: 40.5em) { .small { margin: 1.5px; } }',
    ':global(:root:not([data-x="y"])) .card { gap: 0 }',
    '.base { gap: 0 }',
  ].join('\n');
  const sources = {
    'packages/web/a/card.module.css': sheet,
    'packages/web/a/card.tsx': "import styles from './card.module.css';\nconst x = styles.card;",
    'packages/web/b/other.module.css': '.other {\n  composes: base from "../a/card.module.css";\n}',
    'packages/web/b/other.tsx': "import o from './other.module.css';\nconst y = o[kind];",
  };
  expect(unusedClasses(sources)).toEqual([
    'packages/web/a/card.module.css name',
    'packages/web/a/card.module.css small',
  ]);
});

/** Code that puts a key together. */
const joined = (before: string, inside: string): string =>
  ['say(`', before, '$', `{${inside}}`, '`);'].join('');

test('keys of sentences that no code of their package names or puts together are found', () => {
  const words = ["menu: 'Menu'", "'level.low': 'Low'", "'step.Main 1': 'One'", "old: 'Old'"];
  const sources = {
    'packages/web/text/en-table.ts': ['export const A = {', ...words.map((each) => `  ${each},`), '};'].join(
      '\n',
    ),
    'packages/web/a.tsx': ["say('menu');", joined('level.', 'each'), "  // say('old')"].join('\n'),
    'packages/web/b.tsx': joined('step.', 'nameOf({ step })'),
    'packages/web/b.test.ts': "say('old');",
    'packages/kernel/c.ts': "say('old');",
  };
  const file = 'packages/web/text/en-table.ts';
  expect(unusedWords(sources)).toEqual([`${file} old`]);
  const { 'packages/web/a.tsx': _, ...less } = sources;
  expect(unusedWords(less)).toEqual([`${file} menu`, `${file} level.low`, `${file} old`]);
});

test('so are keys in a table beside the code that uses it', () => {
  const table = [
    'export const cardEnglish = {',
    "  'do.exile': 'exile {what}',",
    "  'do.burn': 'burn {what}',",
  ];
  const sources = {
    'packages/game/words/cards.ts': [...table, '} as const satisfies Messages;', "say('do.exile');"].join(
      '\n',
    ),
  };
  expect(unusedWords(sources)).toEqual(['packages/game/words/cards.ts do.burn']);
});

test('nothing is left over in this checkout', () => {
  expect(checkUnused().problems).toEqual([]);
});
