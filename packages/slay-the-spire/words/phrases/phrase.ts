/** Joins the texts of single effects into the lines of a card or into one running line. */
import { joinTexts, type Text, withStop } from '@three-spires/kernel';
import { icon } from './icons.ts';

/** Icons are placed side by side; a sentence stands on its own and ends with a full stop. */
export type Phrase = {
  readonly text: Text;
  readonly kind: 'icons' | 'sentence';
  /** Affects a whole row, or every player: printed after the area symbol (STS-38.1). */
  readonly area: boolean;
  /** An amount per item of something: on its own line, because the phrases beside it are not multiplied. */
  readonly counted?: boolean;
  /** Something the reader gains, so that running text says "gain 2 …". */
  readonly gained?: boolean;
};

export const icons = (text: Text, area = false): Phrase => ({ text, kind: 'icons', area });
export const gained = (phrase: Phrase): Phrase => ({ ...phrase, gained: true });
export const sentence = (text: Text, area = false): Phrase => ({ text, kind: 'sentence', area });

/** Adjacent icons with the same reach become one phrase with one area symbol. */
const grouped = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const groups: Phrase[] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    const isAlone = last?.counted === true || phrase.counted === true;
    if (!isAlone && last?.kind === 'icons' && phrase.kind === 'icons' && last.area === phrase.area)
      groups[groups.length - 1] = { ...last, text: joinTexts([last.text, phrase.text], ', ') };
    else groups.push(phrase);
  }
  return groups.map((group) =>
    group.area ? { ...group, text: joinTexts([icon('area'), group.text], ' ') } : group,
  );
};

/** One line per group, as on a card. */
export const inLines = (phrases: readonly Phrase[]): readonly Text[] =>
  grouped(phrases).map(({ text }) => text);

/**
 * Everything on one line, as after a colon or in an enemy's action. A line that contains a sentence ends with
 * a full stop.
 */
export const inline = (phrases: readonly Phrase[]): Text => {
  const groups = grouped(phrases);
  const line = groups.reduce<Text>((before, group, index) => {
    const last = groups[index - 1];
    if (last === undefined) return group.text;
    if (last.kind === 'icons' && group.kind === 'icons') return joinTexts([before, group.text], '; ');
    return joinTexts([withStop(before), group.text], ' ');
  }, []);
  return groups.length > 1 && groups.some(({ kind }) => kind === 'sentence') ? withStop(line) : line;
};

export const joinOptions = (texts: readonly Text[]): Text =>
  joinTexts([joinTexts(texts.slice(0, -1), '; '), ...texts.slice(-1)], '; or ');
/** "a and b". */
export const joinWithAnd = (texts: readonly Text[]): Text => joinTexts(texts, ' and ');

/** Die faces as a range, "1–2", or as a list if they are not consecutive. */
export const facesText = (faces: readonly number[]): string => {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined || last === undefined) return '';
  if (faces.length === 1) return String(first);
  return last - first === faces.length - 1 ? `${first}–${last}` : faces.join(', ');
};
