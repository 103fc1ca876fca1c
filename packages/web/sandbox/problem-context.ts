import { createContext, useContext } from 'react';
import type { Problem } from '../game/sandbox.ts';

const ProblemContext = createContext<Problem | undefined>(undefined);
export const ProblemProvider = ProblemContext.Provider;

/** The error at a field or inside it; undefined if there is none. */
export const useProblem = (path: string): string | undefined => {
  const problem = useContext(ProblemContext);
  if (problem === undefined || !problem.path.startsWith(path)) return undefined;
  const rest = problem.path.slice(path.length);
  return rest === '' || rest.startsWith('.') || rest.startsWith('[') ? problem.text : undefined;
};
