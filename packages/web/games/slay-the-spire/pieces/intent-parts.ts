/** An enemy's next action in small parts: a picture with a number, or a few words. */
import { plainText, type Text } from '@three-spires/kernel';
import type { EnemyView } from './content.ts';
import { NO_ACTION } from './content.ts';

export type IntentPart = {
  /** Empty for words alone. */
  readonly symbol: string;
  readonly words: string;
  /** The target characters, if they differ between attacks. */
  readonly on?: readonly string[];
};

/** Hits are shown separately, with their real damage; the others only name the targets. */
const UNSHOWN: readonly string[] = ['hit', 'area', 'die'];

/** Splits an action into sentences, each with its pictures. */
const sentencesOf = (text: Text): readonly Text[] => {
  const sentences: Text[number][][] = [[]];
  for (const part of text) {
    const [first = '', ...rest] = typeof part === 'string' ? part.split(/(?<=\.)\s+|\n+/) : [part];
    sentences.at(-1)?.push(first);
    for (const begun of rest) sentences.push([begun]);
  }
  return sentences;
};

const symbolsOf = (sentence: Text): readonly IntentPart[] =>
  sentence.flatMap((part, place) => {
    if (typeof part === 'string' || !('icon' in part) || UNSHOWN.includes(part.icon)) return [];
    const before = sentence[place - 1];
    const number = typeof before === 'string' ? /(\d+)\s*$/.exec(before)?.[1] : undefined;
    return [{ symbol: part.icon, words: number ?? '' }];
  });

const hasPicture = (sentence: Text): boolean =>
  sentence.some((part) => typeof part !== 'string' && 'icon' in part);

/** A sentence without pictures, word for word; text in brackets only says when. */
const wordsOf = (sentence: Text): readonly IntentPart[] => {
  const words = plainText(sentence)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\.$/, '')
    .trim();
  return words === '' || words === NO_ACTION ? [] : [{ symbol: '', words }];
};

/** The parts of an action other than its hits. */
export const otherParts = (text: Text): readonly IntentPart[] =>
  sentencesOf(text).flatMap((sentence) => (hasPicture(sentence) ? symbolsOf(sentence) : wordsOf(sentence)));

const hitWords = (damage: number, times: number): string => (times > 1 ? `${damage}×${times}` : `${damage}`);

/** Hits with their real damage, one part for all players hit alike. */
export const attackParts = (
  attacks: EnemyView['attacks'],
  names: readonly string[],
): readonly IntentPart[] => {
  const groups = new Map<string, string[]>();
  for (const { seat, damage, times } of attacks) {
    const words = hitWords(damage, times);
    groups.set(words, [...(groups.get(words) ?? []), names[seat] ?? '']);
  }
  return [...groups].map(([words, on], place) => ({
    symbol: place === 0 ? 'hit' : '',
    words,
    ...(groups.size > 1 && names.length > 1 ? { on: [...new Set(on)] } : {}),
  }));
};
