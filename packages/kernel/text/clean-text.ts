/** Texts that people write for other people to read: names, chat lines, the names of decks. */

/** Breaks and odd spaces become spaces. */
const SPACES = /[\s\p{Z}]+/gu;

/**
 * Invisible characters: control characters, lone surrogates, private use, bidi overrides, zero-width and other characters
 * that are shown as nothing, and the blank Braille cell.
 */
const UNSEEN = /(?!\u{200d}|\u{fe0f})[\u{2800}\p{Cc}\p{Cs}\p{Co}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Emoji need a variation selector and joiners; anywhere else these are unseen too. */
const LOOSE_SELECTORS = /(?<!\p{Extended_Pictographic})\u{fe0f}(?!\u{20e3})/gu;
const LOOSE_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f})\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/gu;

/** More marks than this on one letter reach into other lines. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** The text in one line as it is shown, without invisible characters; empty if nothing else was in it. */
export const cleanText = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(LOOSE_SELECTORS, '')
    .replace(LOOSE_JOINERS, '')
    .replace(PILED_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim()
    .normalize('NFC');

/** UTF-16 units that one character may take: a family of emoji takes 11. */
const UNITS_PER_CHARACTER = 16;

/** Whether a text has at most this many characters as people count them; a far longer one is not even looked at. */
export const isWithinLength = (text: string, most: number): boolean => {
  if (text.length <= most) return true;
  if (text.length > most * UNITS_PER_CHARACTER) return false;
  return [...new Intl.Segmenter().segment(text)].length <= most;
};
