import { ENGLISH, type MessageKey } from '../text/en.ts';
import { say } from '../text/say.ts';

const isKey = (key: string): key is MessageKey => key in ENGLISH;

/** What a value of a facet, or a kind, is called; a value that is a name is called by it. */
export const nameOfValue = (facet: string, value: string): string => {
  const key = `value.${facet}.${value}`;
  return isKey(key) ? say(key) : value;
};

export const nameOfKind = (kind: string): string => {
  const key = `kind.${kind}`;
  return isKey(key) ? say(key) : kind;
};
