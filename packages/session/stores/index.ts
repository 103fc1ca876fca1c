import type { SessionStore } from '../given/ports.ts';
import type { BlockStore } from './blocks.ts';
import type { CampaignStore } from './campaigns.ts';
import type { ChallengeStore } from './challenges.ts';
import type { DeckStore } from './decks.ts';
import type { IdentityStore } from './identity.ts';
import type { MovingStore } from './moving.ts';
import type { NoticeStore } from './notices.ts';
import type { OpenTableStore } from './open-tables.ts';
import type { OwnTablesStore } from './own-tables.ts';
import type { ProgramStore } from './programs.ts';
import type { QueueStore } from './queue.ts';
import type { RatingStore } from './ratings.ts';
import type { ResultStore } from './results.ts';

export * from './blocks.ts';
export * from './campaigns.ts';
export * from './challenges.ts';
export * from './decks.ts';
export * from './expiry.ts';
export * from './identity.ts';
export * from './moving.ts';
export * from './notices.ts';
export * from './open-tables.ts';
export * from './own-tables.ts';
export * from './programs.ts';
export * from './queue.ts';
export * from './ratings.ts';
export * from './results.ts';

/** Everything the door needs from a store: tables and personal data. */
export type DoorStore = SessionStore &
  OwnTablesStore &
  IdentityStore &
  MovingStore &
  DeckStore &
  CampaignStore &
  ResultStore &
  NoticeStore &
  OpenTableStore &
  RatingStore &
  QueueStore &
  BlockStore &
  ProgramStore &
  ChallengeStore;
