import { createElement, type ReactNode, use } from 'react';
import { once } from './once.ts';

type Load<Part> = () => Promise<Part>;

/** Promises by loader: React needs the same promise every time, even one that failed. */
const read = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Set<Load<unknown>>();

/** A part of the application, loaded on first use, for React's `use`. `load` must stay the same function. */
export const partOf = <Part>(load: Load<Part>): Promise<Part> => {
  const known = read.get(load) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  loading.catch(() => failed.add(load));
  read.set(load, loading);
  return loading;
};

/** Forgets failed loads, so each part retries when next shown. */
export const forgetFailures = (): void => {
  for (const load of failed) read.delete(load);
  failed.clear();
};

/** A component in its own script. Unlike React's `lazy`, it can be retried after a failure. */
export const lazily = <Props extends object>(
  load: Load<{ readonly default: (props: Props) => ReactNode }>,
): ((props: Props) => ReactNode) => {
  const part = once(load);
  return (props) => createElement(use(partOf(part)).default, props);
};
