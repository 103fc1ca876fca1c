export type ChannelKind = 'push' | 'webhook';

/** A way to tell a person about their turns. */
export type StoredChannel = {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly endpoint: string;
  /** What a browser has given to encrypt for it. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** The address of this server as the person knows it. */
  readonly origin: string;
  readonly createdAt: number;
  /** Notices in a row that could not be delivered. */
  readonly failures: number;
  /** Why it was switched off. */
  readonly offReason?: string;
};

/** A notice to be delivered: that it is the turn of the channel's person, after this entry of theirs. */
export type StoredNotice = {
  readonly id: string;
  readonly table: string;
  readonly afterSeq: number;
  readonly madeAt: number;
  /** Counts this one. */
  readonly attempts: number;
  readonly channel: StoredChannel;
};

/** How people are told about their turns. */
export type NoticeStore = {
  /** Keeps a channel in place of one with the same endpoint; where there are more than `most`, the oldest goes. */
  addChannel(channel: Omit<StoredChannel, 'failures' | 'offReason'>, most: number): Promise<void>;
  channelsOf(person: string): Promise<readonly StoredChannel[]>;
  /** Removes a person's channel with what was to be sent to it. False where there is none. */
  removeChannel(person: string, id: string): Promise<boolean>;
  /** Makes the person's feed, in place of an earlier one. */
  saveFeed(person: string, feed: { nonce: string; tokenHash: string; createdAt: number }): Promise<void>;
  feedOf(person: string): Promise<{ readonly nonce: string } | undefined>;
  personOfFeed(tokenHash: string): Promise<string | undefined>;
  removeFeed(person: string): Promise<boolean>;
  /** Removes everything about notices of a person. */
  forgetNotices(person: string): Promise<void>;

  /** The people at a table who want to be told about their turns. */
  listenersAt(table: string): Promise<readonly string[]>;
  /** Running tables where people sit who want to be told, by id. */
  tablesWithListeners(after: string, limit: number): Promise<readonly string[]>;
  /** The newest entry that a person has made at a table; 0 where there is none. */
  lastEntryBy(table: string, person: string): Promise<number>;
  /**
   * Notes that a person was told of the turn after an entry of theirs, or has seen it come up, and puts notices for all
   * their channels into the outbox where they are to be told. False when that was done before.
   */
  noteTurn(turn: {
    readonly table: string;
    readonly person: string;
    readonly afterSeq: number;
    readonly at: number;
    readonly isTold: boolean;
    readonly newId: () => string;
  }): Promise<boolean>;
  /** Takes notices that are due, for the one who asks alone until `leaseUntil`. */
  takeNotices(now: number, leaseUntil: number, limit: number): Promise<readonly StoredNotice[]>;
  /** Tries a notice again later. */
  postponeNotice(id: string, nextAt: number): Promise<void>;
  /**
   * Takes a notice out of the outbox. Where it could not be delivered, the channel has failed, and is switched off when
   * it has done so `most` times in a row.
   */
  endNotice(
    notice: StoredNotice,
    how: 'delivered' | 'dropped' | { readonly most: number; readonly reason: string },
  ): Promise<void>;
};
