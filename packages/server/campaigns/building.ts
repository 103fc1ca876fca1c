/** The server of a checkout, built as `npm start` builds it. */
import path from 'node:path';
import { buildTree } from '../moves/build-tree.ts';

/** Returns the folder; each campaign has one, so that two can run side by side. */
export const buildServer = async (kind: string, tree = '.'): Promise<string> => {
  const folder = path.resolve('dist/campaigns', `${kind}-server`);
  await buildTree(path.resolve(tree), folder, { probe: path.resolve('packages/server/moves/probe.ts') });
  return folder;
};
