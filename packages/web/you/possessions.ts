import type { AccountHoldings } from '@three-spires/session/protocol';
import { say } from './words.ts';

const KINDS = ['running', 'decks', 'campaigns', 'results'] as const;

/** What a person has, in words; empty if nothing. */
export const possessions = (holds: AccountHoldings): string => {
  const parts = KINDS.filter((kind) => holds[kind] > 0).map((kind) =>
    say(`you.has.${kind}`, { count: holds[kind] }),
  );
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : say('you.and', { first: parts.join(', '), last });
};
