export { randomMove } from './random.ts';
