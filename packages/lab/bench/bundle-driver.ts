/** Bundles a driver with the packages of a tree. */
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** A bundled driver is a file; if the tree lacks something it needs, there is a reason instead. */
export type Driver = { readonly file: string } | { readonly problem: string };

const OURS = /^@three-spires\//;

/** Resolves our packages from the tree's folder, also for the drivers, which belong to this tree. */
const packagesOf = (folder: string): Plugin => ({
  name: 'packages-of-tree',
  resolveId(target) {
    if (!OURS.test(target)) return null;
    return this.resolve(target, path.join(folder, 'package.json'), { skipSelf: true });
  },
});

export const bundleDriver = async (entry: string, folder: string, file: string): Promise<Driver> => {
  try {
    const bundle = await rolldown({
      input: entry,
      platform: 'node',
      plugins: [packagesOf(folder)],
      // This tree's configuration is for its checks and irrelevant to bundles.
      tsconfig: false,
      logLevel: 'silent',
    });
    await bundle.write({ file, format: 'esm' });
    await bundle.close();
    return { file };
  } catch (failure) {
    const [first] = (failure as { errors?: { message?: string }[] }).errors ?? [];
    return { problem: first?.message ?? String(failure) };
  }
};
