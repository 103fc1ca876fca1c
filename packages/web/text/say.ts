/** The only place that knows which language is read. */
import { formatMessage, type MessageParams, type Messages, plainText } from '@three-spires/kernel';
import { ENGLISH, type MessageKey } from './en.ts';

type Say<Key extends string> = {
  /** A sentence of the interface in the reader's language. */
  readonly say: (key: Key, params?: MessageParams) => string;
  /** The same for a key made from what a game says; where there is no such message, `otherwise`. */
  readonly sayOr: (key: string, otherwise: string, params?: MessageParams) => string;
};

/** Says the common sentences and those of one game. */
export const createSay = <Own extends Messages>(own: Own): Say<MessageKey | (keyof Own & string)> => {
  const words: Messages = { ...ENGLISH, ...own };
  const say = (key: string, params: MessageParams = {}): string =>
    plainText(formatMessage(words, key, params));
  return { say, sayOr: (key, otherwise, params) => (key in words ? say(key, params) : otherwise) };
};

export const { say } = createSay({});
