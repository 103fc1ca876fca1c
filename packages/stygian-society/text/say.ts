import { formatMessage, type MessageParams, type Text } from '@three-spires/kernel';
import { en, type MessageKey } from './en.ts';

export const say = (key: MessageKey, params: MessageParams = {}): Text => formatMessage(en, key, params);
