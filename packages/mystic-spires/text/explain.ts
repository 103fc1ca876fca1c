import { formatMessage, type Refusal, type Text } from '@three-spires/kernel';
import type { DeckFault } from '../rules/deck-list.ts';
import { enLog } from './en-log.ts';

export const explainRefusal = ({ code, params }: Refusal): Text => {
  const key = `refusal.${code}`;
  return formatMessage(enLog, key in enLog ? key : 'refusal.not-now', {
    limit: 0,
    cost: 0,
    crystal: 0,
    seat: 0,
    ...params,
  });
};

/** The sentence for a fault in a deck. */
export const explainDeckFault = ({ code, params }: DeckFault): Text =>
  formatMessage(enLog, `deck.${code}`, params);
