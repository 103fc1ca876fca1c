export { createEngine, type Engine } from './answering.ts';
export { readLines } from './lines/read-lines.ts';
export { ANSWERS } from './protocol/answers.ts';
export { LIMIT_WORDS, LIMITS } from './protocol/limits.ts';
export { REQUESTS } from './protocol/requests.ts';
export { dumpState, loadState } from './slots/dump.ts';
