import type { StoredTable } from '../given/store.ts';

/**
 * Whether there is anything to see: until the set-up's last choice is made, no seat decides and no hand is
 * dealt.
 */
export const isDealt = ({ lastSeq, deciding }: Pick<StoredTable, 'lastSeq' | 'deciding'>): boolean =>
  lastSeq > 0 || deciding !== 0;
