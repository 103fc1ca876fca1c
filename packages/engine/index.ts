export { createEngine, type Engine } from './answering.ts';
export { ANSWERS } from './protocol/answers.ts';
export { LIMIT_WORDS, LIMITS } from './protocol/limits.ts';
export { REQUESTS } from './protocol/requests.ts';
