// Import directions and cycles: part of npm run check. Run directly, it prints counts, also for another checkout:
// node scripts/run.mjs scripts/check-imports.ts [FOLDER]
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Backward, backwardImports, countArrows, type Edge } from './imports/circles.ts';
import { judgeImport, readShape } from './imports/directions.ts';
import { type Import, readImports } from './imports/graph.ts';
import { root } from './install.mjs';
import { sourceFiles } from './source-files.ts';

/** No file imports tests, so they cannot close a cycle, and they may import anything in their package. */
const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file);

function edgesOf(imports: readonly Import[]): Edge[] {
  return imports.flatMap(({ from, to }) =>
    to.kind === 'ours' && isSource(from) && from !== to.file ? [{ from, to: to.file }] : [],
  );
}

const tellBackward = ({ from, to, circle }: Backward): string =>
  `${from} imports ${to} and closes a circle: ${circle.map((part) => path.posix.basename(part)).join(' → ')}`;

export function checkImports(folder = root): { problems: string[]; note: string } {
  const shape = readShape(folder);
  const files = sourceFiles(['.ts', '.tsx', '.mjs'], folder);
  const imports = readImports(folder, files);
  const edges = edgesOf(imports);
  const wrong = imports.flatMap((found) => {
    const reason = judgeImport(shape, found);
    return reason === undefined ? [] : [`${found.from} imports ${found.target}: ${reason}`];
  });
  const backward = backwardImports(edges);
  return {
    problems: [...wrong, ...backward.map(tellBackward)],
    note:
      `${files.length} files, ${edges.length} imports, ${countArrows(edges)} ways between neighbours; ` +
      `${wrong.length} in a wrong direction, ${backward.length} that close a circle`,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, note } = checkImports(path.resolve(process.argv[2] ?? root));
  for (const problem of problems) console.log(problem);
  console.log(note);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
