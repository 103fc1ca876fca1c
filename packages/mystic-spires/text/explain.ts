import { formatMessage, type Refusal, type Text } from '@three-spires/kernel';
import type { DeckFault } from '../rules/deck-list.ts';
import { enRefusals } from './en-refusals.ts';

export const explainRefusal = ({ code, params }: Refusal): Text => {
  const key = `refusal.${code}`;
  return formatMessage(enRefusals, key in enRefusals ? key : 'refusal.not-now', {
    limit: 0,
    cost: 0,
    crystal: 0,
    seat: 0,
    ...params,
  });
};

/** The sentence for a fault in a deck. */
export const explainDeckFault = ({ code, params }: DeckFault): Text =>
  formatMessage(enRefusals, `deck.${code}`, params);
