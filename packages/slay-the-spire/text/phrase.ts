/** Joins what single effects say into the lines of a card or into one running line. */
import { joinTexts, type Text } from '@three-spires/kernel';
import { icon } from './icons.ts';

/** Icons stand side by side; a sentence stands for itself and ends with a full stop. */
export type Phrase = {
  readonly text: Text;
  readonly kind: 'icons' | 'sentence';
  /** Lands on a whole row, or on every player: printed after the area symbol (STS-38.1). */
  readonly area: boolean;
};

export const icons = (text: Text, area = false): Phrase => ({ text, kind: 'icons', area });
export const sentence = (text: Text, area = false): Phrase => ({ text, kind: 'sentence', area });

/** Neighbouring icons with the same reach become one phrase with one area symbol. */
const grouped = (phrases: readonly Phrase[]): readonly Phrase[] => {
  const groups: Phrase[] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    if (last?.kind === 'icons' && phrase.kind === 'icons' && last.area === phrase.area)
      groups[groups.length - 1] = { ...last, text: joinTexts([last.text, phrase.text], ', ') };
    else groups.push(phrase);
  }
  return groups.map((group) =>
    group.area ? { ...group, text: joinTexts([icon('area'), group.text], ' ') } : group,
  );
};

/** One line for each group, as on a card. */
export const inLines = (phrases: readonly Phrase[]): readonly Text[] =>
  grouped(phrases).map(({ text }) => text);

/** Everything in one line, as after a colon or in an enemy's action. */
export const inline = (phrases: readonly Phrase[]): Text => {
  const groups = grouped(phrases);
  return groups.reduce<Text>((line, group, index) => {
    const before = groups[index - 1];
    if (before === undefined) return group.text;
    const separator = before.kind === 'sentence' ? ' ' : group.kind === 'icons' ? '; ' : '. ';
    return joinTexts([line, group.text], separator);
  }, []);
};

/** The text as it goes on after a colon: "Draw 2 cards." becomes "draw 2 cards.", while "X" stays. */
export const goingOn = (text: Text): Text => {
  const [first, ...rest] = text;
  if (typeof first !== 'string' || !/^[A-Z][a-z]/.test(first)) return text;
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest];
};

export const lines = (texts: readonly Text[]): Text => joinTexts(texts, '\n');
export const joinOptions = (texts: readonly Text[]): Text => joinTexts(texts, '; or ');
export const commaList = (texts: readonly Text[]): Text => joinTexts(texts, ', ');

/** Die faces as a range, "1–2", or one by one where they are not neighbours. */
export const facesText = (faces: readonly number[]): string => {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined || last === undefined) return '';
  if (faces.length === 1) return String(first);
  return last - first === faces.length - 1 ? `${first}–${last}` : faces.join(', ');
};
