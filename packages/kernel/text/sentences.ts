/** Helpers for generated sentences. They work on texts with icons and keywords, not on plain strings. */
import { formatMessage, joinTexts, type MessageParams, type Messages, type Text } from './message.ts';

/** Creates the function that formats a locale file's messages, with that file's keys. */
export const createSay =
  <Key extends string>(messages: Messages & Readonly<Record<Key, string>>) =>
  (key: Key, params: MessageParams = {}): Text =>
    formatMessage(messages, key, params);

/** The text with a full stop, unless it already ends with one. */
export const withStop = (text: Text): Text => {
  const last = text.at(-1);
  if (text.length === 0 || (typeof last === 'string' && /[.!?]\)?$/.test(last))) return text;
  return joinTexts([text, ['.']], '');
};

/** The text without its full stop, to continue the sentence. */
export const withoutStop = (text: Text): Text => {
  const last = text.at(-1);
  if (typeof last !== 'string' || !last.endsWith('.')) return text;
  return [...text.slice(0, -1), last.slice(0, -1)];
};

/** "Draw 2 cards." becomes "draw 2 cards." for use after a colon; a lone "X" is unchanged. */
export const lowerFirst = (text: Text): Text => {
  const [first, ...rest] = text;
  if (typeof first !== 'string' || !/^[A-Z][a-z]/.test(first)) return text;
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest];
};

const listWith = (texts: readonly Text[], conjunction: string): Text =>
  joinTexts([joinTexts(texts.slice(0, -1), ', '), ...texts.slice(-1)], ` ${conjunction} `);

/** "a, b and c". */
export const andList = (texts: readonly Text[]): Text => listWith(texts, 'and');

/** "a, b or c". */
export const orList = (texts: readonly Text[]): Text => listWith(texts, 'or');

export const commaList = (texts: readonly Text[]): Text => joinTexts(texts, ', ');

/** One text per line. */
export const lines = (texts: readonly Text[]): Text => joinTexts(texts, '\n');

/** The plural of a printed name: "Shades", "Guardsmen", "Furies". */
export const pluralOf = (name: string): string => {
  if (name.endsWith('man')) return `${name.slice(0, -2)}en`;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
};
