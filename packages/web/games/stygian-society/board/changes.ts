/** What a previewed move would change, indexed by where it is shown. */
import type { PreviewChange } from '@three-spires/kernel';
import type { Changes } from '../../../table/decision/changes.ts';
import { say } from '../words/say.ts';

/** `party`, `hero:1`, `figure:3` or `pile:field`. */
export const placeOf = ({ of, index, field }: PreviewChange): string => {
  if (of === 'pile') return `pile:${field}`;
  if (of === 'enemy') return `figure:${index}`;
  return of === 'player' ? `hero:${index}` : 'party';
};

/** The range a number would be in. Both ends are the same if no later choice affects it. */
export type After = { readonly least: number; readonly most: number };

export const afterOf = (change: PreviewChange | undefined, now: number): After =>
  change === undefined ? { least: now, most: now } : { least: change.to, most: change.upTo ?? change.to };

/** Cubes of a colour in one place. */
export const pileAfter = (changes: Changes, pile: string, colour: number, now: number): After =>
  afterOf(
    changes.get(`pile:${pile}`)?.find(({ index }) => index === colour),
    now,
  );

export const isChange = ({ least, most }: After, now: number): boolean => least !== now || most !== now;

/** "3", or "1–3" if it depends on later choices. */
export const afterText = ({ least, most }: After): string =>
  least === most ? `${least}` : say('range', { least, most });
