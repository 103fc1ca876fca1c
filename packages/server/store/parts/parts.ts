import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { analysisStore } from './analyses.ts';
import { answerStore } from './answers.ts';
import { versionStore } from './archive.ts';
import { blockStore } from './blocks.ts';
import { campaignStore } from './campaigns.ts';
import { challengeStore } from './challenges.ts';
import { chatStore } from './chat.ts';
import { clockStore } from './clocks.ts';
import { deckStore } from './decks.ts';
import { erasureStore } from './erasure.ts';
import { expiryStore } from './expiry.ts';
import { identityStore } from './identity.ts';
import { leaseStore } from './leases.ts';
import { logStore } from './log.ts';
import { matchingStore } from './matching.ts';
import { mergeStore } from './merge.ts';
import { movingStore } from './moving.ts';
import { noticeStore } from './notices.ts';
import { openTableStore } from './open-tables.ts';
import { outboxStore } from './outbox.ts';
import { ownStore } from './own.ts';
import { peopleStore } from './people.ts';
import { programStore } from './programs.ts';
import { ratingStore } from './ratings.ts';
import { resultStore } from './results.ts';
import { secretStore } from './secret.ts';
import { tableStore } from './tables.ts';

/** Everything SQLite and PostgreSQL share. Appending, health checks, size and closing differ. */
export const storeParts = (db: Kysely<Database>): Omit<Store, 'append' | 'check' | 'size' | 'close'> => ({
  ...peopleStore(db),
  ...identityStore(db),
  ...ownStore(db),
  ...erasureStore(db),
  ...mergeStore(db),
  ...movingStore(db),
  ...tableStore(db),
  ...openTableStore(db),
  ...ratingStore(db),
  ...matchingStore(db),
  ...blockStore(db),
  ...programStore(db),
  ...challengeStore(db),
  ...clockStore(db),
  ...noticeStore(db),
  ...outboxStore(db),
  ...logStore(db),
  ...campaignStore(db),
  ...resultStore(db),
  ...chatStore(db),
  ...deckStore(db),
  ...expiryStore(db),
  ...versionStore(db),
  ...analysisStore(db),
  ...leaseStore(db),
  ...answerStore(db),
  ...secretStore(db),
});
