import { createElement, type ReactNode, use } from 'react';
import { once } from './once.ts';

type Load<Part> = () => Promise<Part>;

/** What components read. React needs the same promise every time, also one that has failed. */
const read = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Set<Load<unknown>>();

/** A part of the application, loaded when it is first shown, for React's `use`. `load` must stay the same function. */
export const partOf = <Part>(load: Load<Part>): Promise<Part> => {
  const known = read.get(load) as Promise<Part> | undefined;
  if (known !== undefined) return known;
  const loading = load();
  loading.catch(() => failed.add(load));
  read.set(load, loading);
  return loading;
};

/** Lets every part that could not be loaded be tried again when it is next shown. */
export const forgetFailures = (): void => {
  for (const load of failed) read.delete(load);
  failed.clear();
};

/** A component in a script of its own. Unlike React's `lazy` it can be tried again after a failure. */
export const lazily = <Props extends object>(
  load: Load<{ readonly default: (props: Props) => ReactNode }>,
): ((props: Props) => ReactNode) => {
  const part = once(load);
  return (props) => createElement(use(partOf(part)).default, props);
};
