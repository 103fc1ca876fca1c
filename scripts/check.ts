// npm run check: every static check.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkColours } from './check-colours.ts';
import { checkImports } from './check-imports.ts';
import { checkLockfile } from './check-lockfile.ts';
import { checkPapers } from './check-papers.ts';
import { checkSizes } from './check-sizes.ts';
import { checkUnused } from './check-unused.ts';
import { root } from './install.mjs';
import { checkState } from './state.ts';

type Result = { readonly ok: boolean; readonly output: string; readonly note?: string };
type Check = { readonly name: string; readonly run: () => Promise<Result> };

/** A wrong import makes hundreds of type errors, none of which says so. */
const imports: Check = { name: 'imports', run: async () => own(checkImports()) };
const types: Check = { name: 'types', run: () => tool('typescript/bin/tsc', ['-b']) };

const others: readonly Check[] = [
  {
    name: 'lint and format',
    run: () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'file sizes', run: async () => own(checkSizes()) },
  { name: 'papers', run: async () => own(checkPapers()) },
  { name: 'generated code', run: async () => own(checkState()) },
  { name: 'colours', run: async () => own(checkColours()) },
  { name: 'unused styles, words and data names', run: async () => own(checkUnused()) },
  { name: 'lockfile', run: async () => own(checkLockfile()) },
  { name: 'unused code', run: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
];

function own({ problems, note }: { problems: string[]; note: string }): Result {
  return { ok: problems.length === 0, output: problems.join('\n'), note };
}

function tool(bin: string, args: readonly string[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', bin), ...args], { cwd: root });
    let output = '';
    const record = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', record);
    child.stderr.on('data', record);
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trimEnd() }));
  });
}

async function report({ name, run }: Check): Promise<boolean> {
  const began = Date.now();
  const { ok, output, note } = await run();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${note === undefined ? '' : ` ${note}`}`);
  if (!ok) console.log(output.replace(/^/gm, '    '));
  return ok;
}

/** Runs the imports first and all others in parallel, and prints each result as it arrives; true if all pass. */
export async function runChecks(): Promise<boolean> {
  const areRight = await report(imports);
  if (!areRight) console.log('  not run types: put the imports right first');
  const results = await Promise.all((areRight ? [types, ...others] : others).map(report));
  return areRight && results.every((ok) => ok);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await runChecks()) ? 0 : 1;
}
