import type { Plugin } from 'vite';

/** The modules as the bundler found them. */
export type ModuleGraph = {
  readonly ids: readonly string[];
  readonly importsOf: (id: string) => readonly string[];
  /** Its dynamic imports. */
  readonly laterOf: (id: string) => readonly string[];
  readonly isEntry: (id: string) => boolean;
};

/** The main module of a game's table. */
export const TABLE = /\/packages\/web\/games\/([^/]+)\/table\/table\.tsx$/;
/** How a game is told in text mode, which loads nothing else of the game. */
const WORDS = /\/packages\/in-words\/([^/]+)\/index\.ts$/;
/** What a game's door on the front page shows as early as possible. */
const DOOR = /\/packages\/web\/games\/[^/]+\/front\//;
const MOVEMENT = /\/node_modules\/(motion|motion-dom|motion-utils|framer-motion|@atlaskit)\//;

type Next = (id: string) => readonly string[];

const reachedBy = (next: Next, roots: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...next(id));
  }
  return reached;
};

/** The modules that import a module. */
const importersIn = ({ ids, importsOf }: ModuleGraph): Next => {
  const importers = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const id of ids) for (const imported of importsOf(id)) importers.get(imported)?.push(id);
  return (id) => importers.get(id) ?? [];
};

/**
 * Which file each module goes to. The bundler by itself makes a file for every set of pages that share a
 * module: 79 scripts for one table. With this plan a table begins with five or six: the shell with its libraries
 * and the doors, which is all that the front page loads; what tables share; moving cards, if the table has them;
 * the game; its figures; and its names and printed texts, which text mode loads too. What both of them share is in
 * the shell. The sentences that only text mode needs are a file of each game. The bundler places all other modules.
 *
 * Libraries have no file of their own: the shell waits for them anyway, and the helpers of the bundler, which
 * every script imports, would be a third file. In return, a new version fetches the libraries again.
 */
export const planChunks = (graph: ModuleGraph): ReadonlyMap<string, string> => {
  const { ids, importsOf, laterOf, isEntry } = graph;
  const front = reachedBy(importsOf, ids.filter(isEntry));
  const doors = reachedBy(
    importsOf,
    [...front].flatMap(laterOf).filter((id) => DOOR.test(id)),
  );
  const frame = ids.filter((id) => id.endsWith('/packages/web/table/table-page.tsx'));
  const tables = ids.flatMap((id) => {
    const game = TABLE.exec(id)?.[1];
    if (game === undefined) return [];
    const reached = reachedBy(importsOf, [id]);
    const isOwn = (part: string): boolean => part.includes(`/packages/web/games/${game}/`);
    const later = [...reached].filter((part) => isOwn(part) && !front.has(part)).flatMap(laterOf);
    return [{ game, reached, later: reachedBy(importsOf, later.filter(isOwn)) }];
  });
  const told = ids.flatMap((id) => {
    const game = WORDS.exec(id)?.[1];
    return game === undefined ? [] : [{ game, reached: reachedBy(importsOf, [id]) }];
  });
  const texts = reachedBy(
    importsOf,
    ids.filter((id) => id.endsWith('/packages/web/plain/text-page.tsx')),
  );
  const shared = reachedBy(importsOf, frame);
  const moving = reachedBy(
    importersIn(graph),
    ids.filter((id) => MOVEMENT.test(id)),
  );
  const fileOf = (id: string): string | undefined => {
    // The front page shows the doors at once, and a separate file would only arrive later.
    if (front.has(id) || doors.has(id)) return 'shell';
    // Texts and tables use the same names and printed texts; a page of texts loads no table.
    const words = told.filter(({ reached }) => reached.has(id));
    const used = tables.filter(({ reached }) => reached.has(id));
    if (words.length > 1) return 'shell';
    if (words.length === 1) return `${words[0]?.game}-${used.length > 0 ? 'words' : 'telling'}`;
    // So small that a file of its own would cost more than it saves.
    if (texts.has(id) && (shared.has(id) || used.length > 0)) return 'shell';
    if (shared.has(id) || used.length > 1) return moving.has(id) ? 'movement' : 'table';
    const waiting = tables.find(({ later }) => later.has(id));
    return used[0]?.game ?? (waiting && `${waiting.game}-later`);
  };
  return new Map(
    ids.flatMap((id) => {
      const file = fileOf(id);
      return file === undefined ? [] : [[id, file] as const];
    }),
  );
};

/** Groups modules according to the plan. */
export const planned = (): Plugin => {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    name: 'planned-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // The plan already includes the imports of each module.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'planned', name: (id: string) => plan.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      // Asking the bundler is slow, so it is asked once per module.
      const modules = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      const imports = new Map([...modules].map(([id, module]) => [id, module?.importedIds ?? []]));
      plan = planChunks({
        ids: [...modules.keys()],
        importsOf: (id) => imports.get(id) ?? [],
        laterOf: (id) => modules.get(id)?.dynamicallyImportedIds ?? [],
        isEntry: (id) => modules.get(id)?.isEntry ?? false,
      });
    },
  };
};
