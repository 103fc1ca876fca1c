import type { EntryStanding } from '@three-spires/kernel';
import { say } from '../text/say.ts';

/** How certain a fact is, in words. */
export const nameOfStanding = (standing: EntryStanding): string => say(`value.source.${standing}`);
