export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Choose, Question, Turn } from './play.ts';
export { ServerProblem, StreamEnded } from './problem.ts';
export { ROUTES } from './routes.ts';
