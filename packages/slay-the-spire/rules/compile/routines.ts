/** Every compiled program by number, and where it came from. */
import type { Effect } from '../../words/effect.ts';
import { UNSET } from '../state.ts';
import { compile } from './compile.ts';
import type { Program, ProgramSource } from './op.ts';

export const PROGRAMS: Program[] = [];
export const PROGRAM_SOURCES: ProgramSource[] = [];

/** Compiles effects; parts that are carried out on their own become programs of the same name. */
export const addProgram = (name: string, effects: readonly Effect[], byEnemy = false): number => {
  const program = compile(effects, byEnemy, (part) => addProgram(name, part, byEnemy));
  PROGRAM_SOURCES.push({ name, effects });
  return PROGRAMS.push(program) - 1;
};

export const addOptional = (name: string, effects: readonly Effect[] | undefined, byEnemy = false): number =>
  effects === undefined ? UNSET : addProgram(name, effects, byEnemy);
