/** Text that people write for others: names, chat lines, the names of decks. */

/** Line breaks and unusual spaces become plain spaces. */
const SPACES = /[\s\p{Z}]+/gu;

/**
 * Invisible characters: control characters, lone surrogates, private use, bidi overrides, zero-width and
 * other invisible characters, and the blank Braille cell.
 */
const UNSEEN = /(?!\u{200d}|\u{fe0f})[\u{2800}\p{Cc}\p{Cs}\p{Co}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Emoji need a variation selector and joiners; elsewhere these are invisible too. */
const LOOSE_SELECTORS = /(?<!\p{Extended_Pictographic})\u{fe0f}(?!\u{20e3})/gu;
const LOOSE_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f})\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/gu;

/** More combining marks than this on one letter overflow into other lines. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** The text on one line, without invisible characters; empty if nothing else was in it. */
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

/** The maximum UTF-16 units per visible character: a family emoji takes 11. */
const UNITS_PER_CHARACTER = 16;

/** Whether a text has at most this many visible characters; rejects far longer texts without counting. */
export const isWithinLength = (text: string, most: number): boolean => {
  if (text.length <= most) return true;
  if (text.length > most * UNITS_PER_CHARACTER) return false;
  return [...new Intl.Segmenter().segment(text)].length <= most;
};
