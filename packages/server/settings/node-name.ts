import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { systemChance } from './system-chance.ts';

/**
 * What a process is called; `number` tells those of one server apart. Two servers that were given the same name by
 * mistake are still two.
 */
export const nodeName = ({ nodes }: Pick<Config, 'nodes'>, number?: number): string => {
  const name = nodes.nodeId ?? hostname().slice(0, 32);
  return `${name}${number === undefined ? '' : `-${number}`}.${systemChance.id(10)}`;
};
