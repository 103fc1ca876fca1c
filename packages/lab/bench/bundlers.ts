/**
 * Bundles a driver with the packages of a tree, by the bundler that the tree uses for its server: esbuild up to 691e060,
 * rolldown since.
 */
import path from 'node:path';
import * as esbuild from 'esbuild';
import * as rolldown from 'rolldown';

export const BUNDLERS = ['rolldown', 'esbuild'] as const;
export type Bundler = (typeof BUNDLERS)[number];

/** A driver that could be bundled is a file; where the tree lacks what it needs, there is a reason. */
export type Driver = { readonly file: string } | { readonly problem: string };

const OURS = /^@three-spires\//;

/** Resolves our packages from the tree's folder, also for the drivers, which lie in this tree. */
const forEsbuild = (folder: string): esbuild.Plugin => ({
  name: 'packages-of-tree',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: OURS }, ({ path: target, kind, pluginData }) =>
      pluginData === folder ? undefined : resolve(target, { kind, resolveDir: folder, pluginData: folder }),
    );
  },
});

const forRolldown = (folder: string): rolldown.Plugin => ({
  name: 'packages-of-tree',
  resolveId(target) {
    if (!OURS.test(target)) return null;
    return this.resolve(target, path.join(folder, 'package.json'), { skipSelf: true });
  },
});

const bundleBy: Readonly<Record<Bundler, (entry: string, folder: string, file: string) => Promise<unknown>>> =
  {
    esbuild: (entry, folder, file) =>
      esbuild.build({
        entryPoints: [entry],
        outfile: file,
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        plugins: [forEsbuild(folder)],
        logLevel: 'silent',
      }),
    rolldown: async (entry, folder, file) => {
      const bundle = await rolldown.rolldown({
        input: entry,
        platform: 'node',
        plugins: [forRolldown(folder)],
        // The configuration is that of this tree's checks and says nothing about bundles.
        tsconfig: false,
        logLevel: 'silent',
      });
      await bundle.write({ file, format: 'esm' });
      await bundle.close();
    },
  };

export const bundleDriver = async (
  bundler: Bundler,
  entry: string,
  folder: string,
  file: string,
): Promise<Driver> => {
  try {
    await bundleBy[bundler](entry, folder, file);
    return { file };
  } catch (failure) {
    const [first] = (failure as { errors?: { text?: string; message?: string }[] }).errors ?? [];
    return { problem: first?.text ?? first?.message ?? String(failure) };
  }
};
