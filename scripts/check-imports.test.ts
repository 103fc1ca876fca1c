import { describe, expect, test } from 'vitest';
import { backwardImports } from './imports/circles.ts';
import { judgeImport, shapeOf } from './imports/directions.ts';
import { type Import, targetsIn } from './imports/graph.ts';

const shape = shapeOf(['slay-the-spire', 'mystic-spires']);
const judge = (from: string, target: string, to: Import['to']): string | undefined =>
  judgeImport(shape, { from, target, to });
const ours = (file: string): Import['to'] => ({ kind: 'ours', file });

/** A file and a file it imports: by name from another package, otherwise by a relative path. */
const judgeFiles = (from: string, to: string): string | undefined => {
  const own = from.split('/')[1] === to.split('/')[1];
  return judge(from, own ? `./${to}` : to.replace('packages', '@three-spires'), ours(to));
};

describe('import directions', () => {
  test.each([
    ['packages/slay-the-spire/rules/turn.ts', 'packages/kernel/index.ts'],
    ['packages/table/table.test.ts', 'packages/slay-the-spire/index.ts'],
    ['packages/bots/index.ts', 'packages/mystic-spires/for-bots.ts'],
    ['packages/session/perform.ts', 'packages/table/index.ts'],
    ['packages/server/main.ts', 'packages/session/index.ts'],
    ['packages/web/connection/socket.ts', 'packages/session/protocol.ts'],
    ['packages/web/main.tsx', 'packages/web/games/registry.ts'],
    ['packages/web/games/registry.ts', 'packages/web/games/slay-the-spire/index.ts'],
    ['packages/web/games/slay-the-spire/table/board.tsx', 'packages/web/table/log.tsx'],
    ['packages/web/table/log.tsx', 'packages/web/game/web-game.ts'],
    ['packages/web/table/log.tsx', 'packages/web/chat/chat.tsx'],
    ['packages/web/new-folder/new.ts', 'packages/web/table/log.tsx'],
    ['packages/slay-the-spire/rules/view.ts', 'packages/slay-the-spire/rules/compile/entries.ts'],
    ['packages/slay-the-spire/content/cards.test.ts', 'packages/slay-the-spire/testing/play.ts'],
    ['packages/lab/games/games.ts', 'packages/slay-the-spire/testing/play.ts'],
    ['packages/rigs/poison/probe.ts', 'packages/server/testing/index.ts'],
    ['packages/rigs/moves/person.ts', 'packages/session/protocol.ts'],
    ['e2e/play.e2e.test.ts', 'packages/server/main.ts'],
  ])('%s may import %s', (from, to) => {
    expect(judgeFiles(from, to)).toBeUndefined();
  });

  test.each([
    ['packages/kernel/random.ts', 'packages/slay-the-spire/index.ts'],
    ['packages/slay-the-spire/index.ts', 'packages/mystic-spires/index.ts'],
    ['packages/table/table.ts', 'packages/slay-the-spire/index.ts'],
    ['packages/bots/search.ts', 'packages/session/index.ts'],
    ['packages/session/perform.ts', 'packages/server/main.ts'],
    ['packages/session/perform.ts', 'packages/slay-the-spire/index.ts'],
    ['packages/web/main.tsx', 'packages/session/perform.ts'],
    ['packages/web/main.tsx', 'packages/server/protocol.ts'],
    ['packages/web/games/mystic-spires/index.ts', 'packages/web/games/slay-the-spire/index.ts'],
    ['packages/web/games/mystic-spires/index.ts', 'packages/web/games/registry.ts'],
    ['packages/web/games/mystic-spires/index.ts', 'packages/web/app/page.tsx'],
    ['packages/web/app/page.tsx', 'packages/web/games/mystic-spires/index.ts'],
    ['packages/web/table/log.tsx', 'packages/web/games/registry.ts'],
    ['packages/web/kit/button.tsx', 'packages/web/table/log.tsx'],
    ['packages/web/game/web-game.ts', 'packages/web/table/log.tsx'],
    ['packages/slay-the-spire/words/effect.ts', 'packages/slay-the-spire/content/index.ts'],
    ['packages/slay-the-spire/rules/compile/card.ts', 'packages/slay-the-spire/rules/state.ts'],
    ['packages/slay-the-spire/rules/view.ts', 'packages/slay-the-spire/index.ts'],
    ['packages/slay-the-spire/rules/view.ts', 'packages/slay-the-spire/testing/play.ts'],
    ['packages/server/testing/child-server.ts', 'packages/rigs/options.ts'],
    ['packages/rigs/moves/person.ts', 'packages/session/perform.ts'],
    ['packages/kernel/random.ts', 'packages/kernel/random.test.ts'],
    ['packages/kernel/random.ts', 'scripts/build.mjs'],
  ])('%s may not import %s', (from, to) => {
    expect(judgeFiles(from, to)).toBeDefined();
  });

  test.each<[string, string, Import['to']]>([
    ['packages/kernel/random.ts', 'node:fs', { kind: 'builtin' }],
    ['packages/web/main.tsx', 'node:fs', { kind: 'builtin' }],
    ['packages/kernel/random.ts', './no-such-file.ts', { kind: 'missing' }],
    ['e2e/testing/app.ts', '../../shared/a.ts', { kind: 'outside', file: '../shared/a.ts' }],
    ['packages/slay-the-spire/a.ts', '../kernel/index.ts', ours('packages/kernel/index.ts')],
    ['packages/kernel/random.ts', '@three-spires/kernel', ours('packages/kernel/index.ts')],
    [
      'packages/rigs/campaigns/kill.ts',
      '../../server/store/store.ts',
      ours('packages/server/store/store.ts'),
    ],
  ])('%s may not import %s', (from, target, to) => {
    expect(judge(from, target, to)).toBeDefined();
  });

  test('tests and the server may use Node', () => {
    expect(judge('packages/kernel/random.test.ts', 'node:fs', { kind: 'builtin' })).toBeUndefined();
    expect(judge('packages/server/main.ts', 'node:fs', { kind: 'builtin' })).toBeUndefined();
  });
});

test('every form of import is found, but not in comments or strings', () => {
  const code = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    "import './c.css';",
    "export * from './d.ts';",
    "export type { E } from './e.ts';",
    "const f = await import('./f.ts');",
    "// import './no.ts';",
    'const text = "import \'./no.ts\'";',
  ].join('\n');
  expect(targetsIn('code.ts', code).sort()).toEqual([
    './a.ts',
    './b.ts',
    './c.css',
    './d.ts',
    './e.ts',
    './f.ts',
  ]);
});

describe('circles', () => {
  const found = (...pairs: readonly string[]): string[] =>
    backwardImports(
      pairs.map((pair) => ({ from: pair.split(' ')[0] ?? '', to: pair.split(' ')[1] ?? '' })),
    ).map(({ from, to, circle }) => `${from} ${to}: ${circle.join(' → ')}`);

  test('of files are found and named', () => {
    expect(found('a.ts b.ts', 'b.ts c.ts', 'c.ts b.ts')).toEqual(['c.ts b.ts: b.ts → c.ts → b.ts']);
  });

  test('of folders are found; the direction with fewer imports is the backward one', () => {
    expect(found('p/x/a p/y/a', 'p/y/b p/x/b', 'p/y/c p/x/b')).toEqual(['p/x/a p/y/a: p/y → p/x → p/y']);
  });

  test('a folder may lie between its sibling files', () => {
    expect(found('rules/loop.ts rules/combat/hit.ts', 'rules/combat/hit.ts rules/state.ts')).toEqual([]);
    expect(found('rules/state.ts rules/combat/hit.ts', 'rules/combat/hit.ts rules/state.ts')).toHaveLength(1);
  });
});
