import type { Games } from '../given/games.ts';
import { type Answers, type Task, thinkHere } from './think-here.ts';

/** A task as it is sent to a thread, and the thread's answer. */
export type ThreadTask = { readonly asked: keyof Answers; readonly task: Task };
export type ThreadAnswer = { readonly answer: Answers[keyof Answers] } | { readonly problem: string };

/** Runs a task on this thread; a bot that fails becomes a problem in words. */
export const answerTask = (
  games: Games,
  { asked, task }: ThreadTask,
  elapsed: () => number,
): ThreadAnswer => {
  try {
    return { answer: thinkHere(games, asked, task, elapsed) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};
