import { cleanText, isWithinLength } from '@three-spires/kernel';
import * as v from 'valibot';

/** Text that people write for others: no invisible characters, and length counted in visible characters. */
export const shownText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => isWithinLength(text, most), `at most ${most} characters`),
  );

/** The same, but at least one visible character is required. */
export const seenText = (most: number) =>
  v.pipe(shownText(most), v.minLength(1, 'needs at least one character that can be seen'));
