import { formatMessage, type MessageParams, plainText } from '@three-spires/kernel';
import { ENGLISH, type MessageKey } from './en.ts';

/** A sentence of the interface in the reader's language. */
export const say = (key: MessageKey, params: MessageParams = {}): string =>
  plainText(formatMessage(ENGLISH, key, params));
