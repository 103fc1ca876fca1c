import { formatMessage, type MessageParams, type Messages, plainText } from '@three-spires/kernel';

type Say<Key extends string> = {
  readonly say: (key: Key, params?: MessageParams) => string;
  /** Looks up a key built from game data; returns `otherwise` if there is no such message. */
  readonly sayOr: (key: string, otherwise: string, params?: MessageParams) => string;
};

/** Builds a lookup over messages. */
export const createSay = <Own extends Messages>(words: Own): Say<keyof Own & string> => {
  const say = (key: string, params: MessageParams = {}): string =>
    plainText(formatMessage(words, key, params));
  return { say, sayOr: (key, otherwise, params) => (key in words ? say(key, params) : otherwise) };
};
