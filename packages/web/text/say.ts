/** The only module that knows the reader's language. */
import { formatMessage, type MessageParams, type Messages, plainText } from '@three-spires/kernel';
import { ENGLISH, type MessageKey } from './en.ts';

type Say<Key extends string> = {
  readonly say: (key: Key, params?: MessageParams) => string;
  /** Looks up a key built from game data; returns `otherwise` if there is no such message. */
  readonly sayOr: (key: string, otherwise: string, params?: MessageParams) => string;
};

/** Builds a lookup over the shared messages and those of one game. */
export const createSay = <Own extends Messages>(own: Own): Say<MessageKey | (keyof Own & string)> => {
  const words: Messages = { ...ENGLISH, ...own };
  const say = (key: string, params: MessageParams = {}): string =>
    plainText(formatMessage(words, key, params));
  return { say, sayOr: (key, otherwise, params) => (key in words ? say(key, params) : otherwise) };
};

export const { say } = createSay({});
