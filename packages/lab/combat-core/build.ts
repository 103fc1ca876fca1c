/** Compiles the flat core to WebAssembly with AssemblyScript, which npx fetches: it is 100 MB and no dependency. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../folders.ts';

const SOURCES = path.join(ROOT, 'packages/lab/combat-core');
const COMPILER = 'assemblyscript@0.28.9';

/** In place of memory.ts: cells of the module's own memory. */
const MEMORY = `
@inline function get(at: i32): i32 { return load<i32>(at << 2); }
@inline function set(at: i32, value: i32): void { store<i32>(at << 2, value); }
@inline function copyCells(from: i32, to: i32, count: i32): void { memory.copy(to << 2, from << 2, count << 2); }
@inline function leadingZeros(value: i32): i32 { return clz(value); }
`;

const asAssemblyScript = (source: string): string =>
  source.replace(/^import .*'\.\/memory\.ts';$/m, MEMORY).replace("'./layout.ts'", "'./layout'");

export const buildCore = (): Uint8Array => {
  const folder = mkdtempSync(path.join(tmpdir(), 'combat-core-'));
  try {
    copyFileSync(path.join(SOURCES, 'layout.ts'), path.join(folder, 'layout.ts'));
    const source = readFileSync(path.join(SOURCES, 'flat.ts'), 'utf8');
    writeFileSync(path.join(folder, 'flat.ts'), asAssemblyScript(source));
    const options = ['-O3', '--noAssert', '--runtime', 'stub', '--initialMemory', '32', '-o', 'core.wasm'];
    execFileSync('npx', ['--yes', '-p', COMPILER, 'asc', 'flat.ts', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new Uint8Array(readFileSync(path.join(folder, 'core.wasm')));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
