import type { Kysely } from 'kysely';
import type { Store } from './store.ts';
import { analysisStore } from './store-analyses.ts';
import { answerStore } from './store-answers.ts';
import { versionStore } from './store-archive.ts';
import { blockStore } from './store-blocks.ts';
import { campaignStore } from './store-campaigns.ts';
import { chatStore } from './store-chat.ts';
import { clockStore } from './store-clocks.ts';
import { deckStore } from './store-decks.ts';
import { erasureStore } from './store-erasure.ts';
import { expiryStore } from './store-expiry.ts';
import { identityStore } from './store-identity.ts';
import { leaseStore } from './store-leases.ts';
import { logStore } from './store-log.ts';
import { matchingStore } from './store-matching.ts';
import { mergeStore } from './store-merge.ts';
import { noticeStore } from './store-notices.ts';
import { openTableStore } from './store-open-tables.ts';
import { outboxStore } from './store-outbox.ts';
import { ownStore } from './store-own.ts';
import { peopleStore } from './store-people.ts';
import { ratingStore } from './store-ratings.ts';
import { resultStore } from './store-results.ts';
import type { Database } from './store-schema.ts';
import { secretStore } from './store-secret.ts';
import { tableStore } from './store-tables.ts';

/** Everything that SQLite and PostgreSQL share. They add to logs, look after themselves and close in their own ways. */
export const storeParts = (db: Kysely<Database>): Omit<Store, 'append' | 'check' | 'size' | 'close'> => ({
  ...peopleStore(db),
  ...identityStore(db),
  ...ownStore(db),
  ...erasureStore(db),
  ...mergeStore(db),
  ...tableStore(db),
  ...openTableStore(db),
  ...ratingStore(db),
  ...matchingStore(db),
  ...blockStore(db),
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
