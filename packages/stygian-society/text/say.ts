import { createSay } from '@three-spires/kernel';
import { en } from './en.ts';

export const say = createSay(en);
