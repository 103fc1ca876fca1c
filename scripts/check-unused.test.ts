import { expect, test } from 'vitest';
import { checkUnused, unmatchedClasses, unmatchedData, unusedWords } from './check-unused.ts';

test('classes that are only defined or only used are found, also inside conditions', () => {
  const sheet = [
    '/* .gone is history */',
    '.card:hover > .name { color: red; background: url("a.b"); }',
    '@media (max-width: 40.5em) { .small { margin: 1.5px; } }',
    ':global(:root:not([data-x="y"])) .card { gap: 0 }',
    '.base { gap: 0 }',
  ].join('\n');
  const sources = {
    'packages/web/a/card.module.css': sheet,
    'packages/web/a/card.tsx':
      "import styles from './card.module.css';\nconst x = styles.card + styles.crad;",
    'packages/web/b/other.module.css': '.other {\n  composes: base from "../a/card.module.css";\n}',
    'packages/web/b/other.tsx': "import o from './other.module.css';\nconst y = o[kind];",
  };
  expect(unmatchedClasses(sources)).toEqual([
    'packages/web/a/card.module.css has name, which is used nowhere.',
    'packages/web/a/card.module.css has small, which is used nowhere.',
    'packages/web/a/card.tsx uses crad of packages/web/a/card.module.css, which is not there.',
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

test('data names that are set and not read, or read and not set, are found', () => {
  const set = ['<p data-row data-mood={mood} data-rwo="1" />;', "box.toggleAttribute('data-at-rest', true);"];
  const read = [
    'const { row: place, swing = 1 } = box.dataset;',
    "find('[data-mood]');",
    'use(box.dataset.bigStep);',
  ];
  const sources = {
    'packages/web/a.tsx': set.join('\n'),
    'packages/web/b.ts': [...read, "box.dataset.over = '';", '// [data-rwo]'].join('\n'),
    'packages/web/c.module.css': '.a[data-at-rest],\n.a[data-gone] { gap: 0 }',
    'e2e/d.e2e.test.ts': "page.locator('[data-over]');",
    'packages/server/e.ts': "const where = 'data-folder';",
  };
  expect(unmatchedData(sources)).toEqual([
    'packages/web/a.tsx sets data-rwo, which nobody reads.',
    'packages/web/b.ts reads data-big-step, which nobody sets.',
    'packages/web/b.ts reads data-swing, which nobody sets.',
    'packages/web/c.module.css reads data-gone, which nobody sets.',
  ]);
});

test('nothing is left over in this checkout', () => {
  expect(checkUnused().problems).toEqual([]);
});
