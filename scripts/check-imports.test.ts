import { describe, expect, test } from 'vitest';
import { cycles, importsOf, impuritiesOf, judgeImport } from './check-imports.ts';

describe('import directions', () => {
  test.each([
    ['packages/slay-the-spire/rules/turn.ts', '@three-spires/kernel'],
    ['packages/table/table.test.ts', '@three-spires/slay-the-spire'],
    ['packages/server/main.ts', 'node:fs'],
    ['packages/web/connection.ts', '@three-spires/session/protocol'],
    ['packages/kernel/random.test.ts', 'node:fs'],
    ['e2e/play.e2e.test.ts', './app.ts'],
  ])('%s may import %s', (file, target) => {
    expect(judgeImport(file, target)).toBeUndefined();
  });

  test.each([
    ['packages/kernel/random.ts', '@three-spires/slay-the-spire'],
    ['packages/slay-the-spire/index.ts', '@three-spires/mystic-spires'],
    ['packages/slay-the-spire/index.ts', '../kernel/index.ts'],
    ['packages/bots/search.ts', '@three-spires/server'],
    ['packages/table/table.ts', '@three-spires/slay-the-spire'],
    ['packages/web/main.tsx', '@three-spires/server'],
    ['packages/web/mystic/duel.tsx', '../spire/library.ts'],
    ['packages/table/table.ts', 'node:fs'],
    ['packages/kernel/random.ts', 'crypto'],
    ['packages/kernel/random.ts', '/work/shared/anything.ts'],
    ['packages/kernel/random.ts', '@three-spires/kernel'],
    ['packages/kernel/random.ts', './no-such-file.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(judgeImport(file, target)).toBeDefined();
  });
});

test('every form of import is seen, and type imports are told apart', () => {
  const code = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    "import './c.css';",
    "export * from './d.ts';",
    "const e = await import('./e.ts');",
    "import {\n  f,\n  g,\n} from './f.ts';",
  ].join('\n');
  expect(importsOf(code)).toEqual([
    { target: './a.ts', typeOnly: false },
    { target: './b.ts', typeOnly: true },
    { target: './c.css', typeOnly: false },
    { target: './d.ts', typeOnly: false },
    { target: './e.ts', typeOnly: false },
    { target: './f.ts', typeOnly: false },
  ]);
});

describe('purity', () => {
  test.each([
    'const n = Math.random();',
    'const now = Date.now();',
    'setTimeout(run, 10);',
    "document.querySelector('a');",
    'const dir = process.cwd();',
    "await fetch('/api');",
  ])('%s is an impurity', (line) => {
    expect(impuritiesOf(line)).toHaveLength(1);
  });

  test('prose and own names are not', () => {
    expect(impuritiesOf('// Math.random() is banned\nconst update = card.window.size;')).toEqual([]);
  });
});

test('an import cycle is found and named', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(cycles(graph)).toEqual(['b → c → b']);
});
