import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { systemChance } from './system-chance.ts';

/**
 * The name of a process; `number` distinguishes those of one server. Two servers given the same name by
 * mistake still have different names.
 */
export const nodeName = ({ nodes }: Pick<Config, 'nodes'>, number?: number): string => {
  const name = nodes.nodeId ?? hostname().slice(0, 32);
  return `${name}${number === undefined ? '' : `-${number}`}.${systemChance.id(10)}`;
};
