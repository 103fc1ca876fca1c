import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', 'fixtures']);

/** Every source file of a checkout with one of the endings, as paths from its root with forward slashes. */
export function sourceFiles(endings: readonly string[], top = root): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(top, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(file);
      } else if (endings.some((ending) => entry.name.endsWith(ending))) found.push(file);
    }
  };
  for (const folder of ['packages', 'e2e', 'scripts']) visit(folder);
  return found.sort();
}
