/** The server and the games of a checkout, this one or an earlier commit, ready to be measured. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '@three-spires/kernel';
import { type BuildOptions, build } from 'esbuild';
import { commonJsGlobals, nativePackages } from '../bundle.mjs';
import { root } from '../install.mjs';

const GAMES = `
  export { slayTheSpire } from '@three-spires/slay-the-spire';
  export { mysticSpires } from '@three-spires/mystic-spires';
  export { stygianSociety } from '@three-spires/stygian-society';`;

type Games = Readonly<Record<'slayTheSpire' | 'mysticSpires' | 'stygianSociety', AnyGame>>;

export type Checkout = {
  /** The file that starts the server. */
  readonly server: string;
  readonly games: Games;
  /** Whether its screens take changes in place of whole pictures. */
  readonly changes: boolean;
};

const knowsChanges = (packages: string): boolean => {
  const protocol = path.join(packages, 'session/protocol/index.ts');
  return existsSync(protocol) && readFileSync(protocol, 'utf8').includes("v.literal('preview')");
};

/** Bundles what is measured as it is shipped. Dependencies are those of this checkout. */
export const bundleCheckout = async (checkout: string): Promise<Checkout> => {
  const outdir = path.join(root, 'dist/tables-memory');
  const packages = path.join(checkout, 'packages');
  if (!existsSync(path.join(packages, 'server/main.ts'))) throw new Error(`${checkout} has no server`);
  const common: BuildOptions = {
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    external: nativePackages,
    banner: { js: commonJsGlobals },
    nodePaths: [path.join(root, 'node_modules')],
    alias: Object.fromEntries(
      readdirSync(packages).map((name) => [`@three-spires/${name}`, path.join(packages, name)]),
    ),
    logLevel: 'warning',
  };
  await build({
    ...common,
    absWorkingDir: checkout,
    entryPoints: { main: 'packages/server/main.ts', 'bot-worker': 'packages/server/bot-worker.ts' },
  });
  await build({
    ...common,
    stdin: { contents: GAMES, sourcefile: 'games.ts', resolveDir: checkout },
  });
  const games: Games = await import(pathToFileURL(path.join(outdir, 'stdin.mjs')).href);
  return { server: path.join(outdir, 'main.mjs'), games, changes: knowsChanges(packages) };
};
