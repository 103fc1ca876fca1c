import type { Plugin, Rolldown } from 'vite';
import { TABLE } from './chunks.ts';

/**
 * A table shows what the server sends: it never applies a rule, and fetches the rulebook only when opened.
 */
const NOT_AT_A_TABLE = /\/packages\/[^/]+\/(rules\/(apply|loop)\.ts|rulebook\/[^/]+\.md)/;

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Scripts and styles of a table: those it starts with, and those it loads afterwards. Files that the page
 * itself names come first, so that nothing is fetched before them.
 */
type Files = { readonly first: readonly string[]; readonly later: readonly string[] };

/** The chunks with all their imports. */
const withImports = (chunks: Chunks, roots: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(chunks.get(name)?.imports ?? []));
  }
  return reached;
};

/** These scripts with their styles, styles first: nothing shows without them. */
const withStyles = (chunks: Chunks, scripts: ReadonlySet<string>): string[] => {
  const styles = [...scripts].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...scripts])];
};

const holds = (chunk: Chunk | undefined, test: (id: string) => boolean): boolean =>
  chunk !== undefined && Object.keys(chunk.modules).some(test);

const filesOf = (chunks: Chunks, game: string, named: readonly string[]): Files => {
  const all = [...chunks.values()];
  const own = all.filter((chunk) => holds(chunk, (id) => TABLE.exec(id)?.[1] === game));
  const frame = all.filter((chunk) =>
    holds(chunk, (id) => id.endsWith('/packages/web/table/table-page.tsx')),
  );
  // No import names a game's figures before its table is drawn, and no figure can be shown without them.
  const figures = all.filter((chunk) => holds(chunk, (id) => id.endsWith(`/pictures/figures/${game}.json`)));
  const roots = [...frame, ...own, ...figures].map(({ fileName }) => fileName);
  const table = withStyles(chunks, withImports(chunks, roots));
  const first = [...new Set([...named, ...table])];
  const isOwn = (id: string): boolean => id.includes(`/packages/web/games/${game}/`);
  const parts = own.flatMap(({ dynamicImports }) => dynamicImports);
  const more = withImports(
    chunks,
    parts.filter((part) => holds(chunks.get(part), isOwn)),
  );
  return { first, later: withStyles(chunks, more).filter((file) => !first.includes(file)) };
};

/**
 * Writes `table-files.json`: the scripts and styles that each game's table loads. The server announces the
 * first ones to browsers before any script has run, and scripts/check-bundle.ts counts all of them.
 */
export const tableFiles = (): Plugin => ({
  name: 'table-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file] as const] : [],
      ),
    );
    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const named = withStyles(chunks, withImports(chunks, entries));
    const games = [...chunks.values()]
      .flatMap(({ modules }) => Object.keys(modules).flatMap((id) => TABLE.exec(id)?.[1] ?? []))
      .sort();
    const tables = games.map((game) => [game, filesOf(chunks, game, named)] as const);
    for (const file of tables.flatMap(([, { first, later }]) => [...first, ...later])) {
      const astray = Object.keys(chunks.get(file)?.modules ?? {}).find((id) => NOT_AT_A_TABLE.test(id));
      if (astray !== undefined) this.error(`${file}, which tables load, holds ${astray}`);
    }
    this.emitFile({
      type: 'asset',
      fileName: 'table-files.json',
      source: `${JSON.stringify(Object.fromEntries(tables), undefined, 2)}\n`,
    });
  },
});
