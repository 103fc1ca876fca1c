export type ChannelKind = 'push' | 'webhook';

/** A channel for telling a person about their turns. */
export type StoredChannel = {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly endpoint: string;
  /** The browser's keys for encrypting notices to it. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** The address of this server as the person knows it. */
  readonly origin: string;
  readonly createdAt: number;
  /** Consecutive failed deliveries. */
  readonly failures: number;
  /** Why it was switched off. */
  readonly offReason?: string;
};

/** A notice to be delivered: it is the person's turn, after this entry of theirs. */
export type StoredNotice = {
  readonly id: string;
  readonly table: string;
  readonly afterSeq: number;
  readonly madeAt: number;
  /** Counts this one. */
  readonly attempts: number;
  readonly channel: StoredChannel;
};

/** Turn notices and their channels. */
export type NoticeStore = {
  /** Stores a channel, replacing one with the same endpoint; above `most`, the oldest is removed. */
  addChannel(channel: Omit<StoredChannel, 'failures' | 'offReason'>, most: number): Promise<void>;
  channelsOf(person: string): Promise<readonly StoredChannel[]>;
  /** Removes a person's channel and its pending notices. False if there is none. */
  removeChannel(person: string, id: string): Promise<boolean>;
  /** Creates the person's feed, replacing an earlier one. */
  saveFeed(person: string, feed: { nonce: string; tokenHash: string; createdAt: number }): Promise<void>;
  feedOf(person: string): Promise<{ readonly nonce: string } | undefined>;
  personOfFeed(tokenHash: string): Promise<string | undefined>;
  removeFeed(person: string): Promise<boolean>;
  /** Removes all of a person's notice data. */
  forgetNotices(person: string): Promise<void>;

  /** The people at a table who want turn notices. */
  listenersAt(table: string): Promise<readonly string[]>;
  /** Running tables with people who want turn notices, by id. */
  tablesWithListeners(after: string, limit: number): Promise<readonly string[]>;
  /** A person's newest entry at a table; 0 if there is none. */
  lastEntryBy(table: string, person: string): Promise<number>;
  /**
   * Records that a person was told of the turn after an entry of theirs, or has seen it, and if they are to
   * be told, puts notices for all their channels into the outbox. False when that was done before.
   */
  noteTurn(turn: {
    readonly table: string;
    readonly person: string;
    readonly afterSeq: number;
    readonly at: number;
    readonly isTold: boolean;
    readonly newId: () => string;
  }): Promise<boolean>;
  /** Takes due notices and leases them exclusively until `leaseUntil`. */
  takeNotices(now: number, leaseUntil: number, limit: number): Promise<readonly StoredNotice[]>;
  /** Schedules a retry of a notice. */
  postponeNotice(id: string, nextAt: number): Promise<void>;
  /**
   * Removes a notice from the outbox. If delivery failed, the failure counts against the channel, which is
   * switched off after `most` consecutive ones.
   */
  endNotice(
    notice: StoredNotice,
    how: 'delivered' | 'dropped' | { readonly most: number; readonly reason: string },
  ): Promise<void>;
};
