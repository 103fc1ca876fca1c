/** The server of a checkout, built with what the rigs load into it or start in its place. */
import path from 'node:path';
import { buildOnce } from '@three-spires/server/testing';

export const PROBE = { probe: path.resolve('packages/rigs/moves/probe.ts') };
const VICTIM = { victim: path.resolve('packages/rigs/poison/victim.ts') };

/** The victim is made of modules that another checkout may not have. */
export const buildServer = (tree = '.'): Promise<string> =>
  buildOnce(tree, tree === '.' ? { ...PROBE, ...VICTIM } : PROBE);
