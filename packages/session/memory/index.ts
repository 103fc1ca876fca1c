import type { DoorStore, ExpiryStore } from '../stores/index.ts';
import { blockStore } from './blocks.ts';
import { campaignStore } from './campaigns.ts';
import { challengeStore } from './challenges.ts';
import { chatStore } from './chat.ts';
import type { MemoryNeeds } from './data.ts';
import { deckStore } from './decks.ts';
import { expiryStore } from './expiry.ts';
import { leaseStore } from './leases.ts';
import { logStore } from './log.ts';
import { mergeStore } from './merge.ts';
import { movingStore } from './moving.ts';
import { noticeStore } from './notices.ts';
import { ownStore } from './own.ts';
import { peopleStore } from './people.ts';
import { programStore } from './programs.ts';
import { queueStore } from './queue.ts';
import { resultStore } from './results.ts';
import { tableStore } from './tables.ts';
import { versionStore } from './versions.ts';

export { createMemory, type Memory, type MemoryNeeds } from './data.ts';
export type { Rows } from './rows.ts';

/**
 * An in-memory store. Each method does its work synchronously, so there are no races; several stores over the
 * same rows behave like several nodes on one database.
 */
export const createMemoryStore = (needs: MemoryNeeds): DoorStore & ExpiryStore => ({
  ...peopleStore(needs),
  ...ownStore(needs),
  ...expiryStore(needs),
  ...mergeStore(needs),
  ...movingStore(needs),
  ...tableStore(needs),
  ...logStore(needs),
  ...versionStore(needs),
  ...campaignStore(needs),
  ...resultStore(needs),
  ...chatStore(needs),
  ...deckStore(needs),
  ...blockStore(needs),
  ...queueStore(needs),
  ...programStore(needs),
  ...challengeStore(needs),
  ...noticeStore(needs),
  ...leaseStore(needs),
});
