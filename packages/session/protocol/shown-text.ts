import { cleanText, isWithinLength } from '@three-spires/kernel';
import * as v from 'valibot';

/** What people write for others to read: without invisible characters, and counted in characters as people count. */
export const shownText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => isWithinLength(text, most), `at most ${most} characters`),
  );

/** The same where something must be left to be seen. */
export const seenText = (most: number) =>
  v.pipe(shownText(most), v.minLength(1, 'needs at least one character that can be seen'));
