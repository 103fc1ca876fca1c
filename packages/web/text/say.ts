/** The only place that knows which language is read. */
import { formatMessage, type MessageParams, plainText } from '@three-spires/kernel';
import { ENGLISH, type MessageKey } from './en.ts';

/** A sentence of the interface in the reader's language. */
export const say = (key: MessageKey, params: MessageParams = {}): string =>
  plainText(formatMessage(ENGLISH, key, params));

/** The same for a key made from what a game says; where there is no such message, what stands in for it. */
export const sayOr = (key: string, otherwise: string, params: MessageParams = {}): string =>
  key in ENGLISH ? say(key as MessageKey, params) : otherwise;
