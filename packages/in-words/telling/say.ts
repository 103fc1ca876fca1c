import { formatMessage, type MessageParams, type Messages, plainText } from '@three-spires/kernel';
import { SHARED_WORDS } from './shared-words.ts';

type Say<Key extends string> = {
  readonly say: (key: Key, params?: MessageParams) => string;
  /** Looks up a key built from game data; returns `otherwise` if there is no such message. */
  readonly sayOr: (key: string, otherwise: string, params?: MessageParams) => string;
};

/** Builds a lookup over the messages that all games share and those of one game. */
export const createSay = <Own extends Messages>(
  own: Own,
): Say<(keyof typeof SHARED_WORDS | keyof Own) & string> => {
  const words: Messages = { ...SHARED_WORDS, ...own };
  const say = (key: string, params: MessageParams = {}): string =>
    plainText(formatMessage(words, key, params));
  return { say, sayOr: (key, otherwise, params) => (key in words ? say(key, params) : otherwise) };
};
