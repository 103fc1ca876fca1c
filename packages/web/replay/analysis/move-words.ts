import type { ReadableMove } from '@three-spires/kernel';

/** Excludes fields that tell copies apart and name nothing. */
const isName = (value: string | number): value is string => typeof value === 'string' && value !== 'yes';

/**
 * A move by its verb and its printed names, for games without their own words for it: "Play Bash · Jaw Worm".
 */
export const moveWords = ({ do: verb, ...fields }: ReadableMove): string => {
  const names = Object.values(fields).filter(isName);
  return [`${verb.charAt(0).toUpperCase()}${verb.slice(1)}`, names.join(' · ')].join(' ').trim();
};
