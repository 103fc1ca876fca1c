import type { ChallengeStatus } from '../protocol/index.ts';

/** Whether a challenge has expired follows from its age and its table. */
type StoredStatus = Exclude<ChallengeStatus, 'expired'>;

/** One person asks another to take a seat at a table. */
export type StoredChallenge = {
  readonly id: string;
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly status: StoredStatus;
  readonly at: number;
  readonly changedAt: number;
};

export type ChallengeStore = {
  /** `known` if this person is asked to this table already; `too-many` if `limit` of theirs are open. */
  addChallenge(challenge: StoredChallenge, limit: number): Promise<'added' | 'known' | 'too-many'>;
  challengeById(id: string): Promise<StoredChallenge | undefined>;
  /** Those that a person made or received and that changed after `since`, the last change first. */
  challengesOf(person: string, since: number, limit: number): Promise<readonly StoredChallenge[]>;
  /** Answers an open challenge. False if it is not open any more. */
  endChallenge(id: string, status: Exclude<StoredStatus, 'open'>, at: number): Promise<boolean>;
  /** Deletes what has not changed since then. */
  clearChallenges(changedBefore: number): Promise<void>;
};
