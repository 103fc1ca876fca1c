import { perHour, perMinute, type Rate } from '@three-spires/session';

/**
 * What one person and one address may use, and how long unused things are kept. Infinity means no limit. An
 * address is an IPv4 address or a 64-bit IPv6 network; behind a trusted proxy, the client's. A 48-bit IPv6
 * network may use twice as much as a 64-bit one.
 */
export type Limits = {
  /** HTTP requests per address. Files of the browser application have a separate limit, 20 times as high. */
  readonly requests: Rate;
  /** Milliseconds for which a person and an address may keep the thread busy with everything they cause. */
  readonly processor: { readonly person: Rate; readonly address: Rate };
  /** Bytes stored for a person and for an address. */
  readonly written: { readonly person: Rate; readonly address: Rate };
  /** Bytes that an address sends in request bodies. */
  readonly uploads: Rate;
  /** Messages of a person over all sockets, and the moves among them. */
  readonly messages: Rate;
  readonly moves: Rate;
  /** Simultaneous TCP connections, in total and per address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Simultaneous sockets per person. */
  readonly sockets: number;
  /** The most unfinished games at which a person may still open another table. */
  readonly openTables: number;
  /** Tables opened by a person and from an address. */
  readonly tables: Rate;
  readonly tablesPerAddress: Rate;
  /** New people per address. */
  readonly people: Rate;
  /** Passkey calls per address, and full data exports per person. */
  readonly passkeyTries: Rate;
  readonly exports: Rate;
  /** Decks a person keeps: more than people build by hand, and few enough to list at once. */
  readonly decks: number;
  /** Timeout for a whole request, and for a connection without activity, in milliseconds. */
  readonly requestMs: number;
  readonly idleMs: number;
  /** How often sockets are pinged, and how long a socket may take to send its first message. */
  readonly heartbeatMs: number;
  readonly firstMessageMs: number;
  /** Days since the last change after which a table is deleted, unfinished or finished. */
  readonly abandonedDays: number;
  readonly finishedDays: number;
  /**
   * Days since the last visit after which a person without seat, deck, campaign, passkey or chat line is
   * deleted.
   */
  readonly strangerDays: number;
};

const MEGABYTE = 1_000_000;

/** The limits that have a setting; in a setting, 0 means no limit. */
export type LimitSettings = {
  readonly requestsPerMinute: number;
  readonly processorPercent: number;
  readonly processorPercentPerAddress: number;
  readonly writtenMegabytesPerHour: number;
  readonly writtenMegabytesPerHourPerAddress: number;
  readonly uploadMegabytesPerHour: number;
  readonly movesPerHour: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly sockets: number;
  readonly openTables: number;
  readonly tablesPerHour: number;
  readonly tablesPerHourPerAddress: number;
  readonly peoplePerHour: number;
  readonly decks: number;
  readonly requestSeconds: number;
  readonly abandonedDays: number;
  readonly finishedDays: number;
  readonly strangerDays: number;
};

/**
 * Far above what a household or a class behind one address does, and far below what would hurt the server.
 */
export const DEFAULT_SETTINGS: LimitSettings = {
  requestsPerMinute: 600,
  processorPercent: 10,
  processorPercentPerAddress: 15,
  writtenMegabytesPerHour: 20,
  writtenMegabytesPerHourPerAddress: 50,
  uploadMegabytesPerHour: 100,
  movesPerHour: 20_000,
  connections: 8_000,
  connectionsPerAddress: 1_000,
  sockets: 32,
  openTables: 500,
  tablesPerHour: 500,
  tablesPerHourPerAddress: 2_000,
  peoplePerHour: 1_000,
  decks: 200,
  requestSeconds: 30,
  abandonedDays: 60,
  finishedDays: 365,
  strangerDays: 30,
};

/** Seconds of a share that can be used in one burst, to open a table or build a replay. */
const SHARE_SAVED_S = 20;

/** A share of the thread as a rate in milliseconds. */
const shareOf = (percent: number): Rate => ({
  burst: percent * 10 * SHARE_SAVED_S,
  perSecond: percent * 10,
});

const orInfinite = (count: number): number => (count === 0 ? Number.POSITIVE_INFINITY : count);

export const limitsFrom = (settings: LimitSettings): Limits => ({
  requests: perMinute(orInfinite(settings.requestsPerMinute)),
  processor: {
    person: shareOf(orInfinite(settings.processorPercent)),
    address: shareOf(orInfinite(settings.processorPercentPerAddress)),
  },
  written: {
    person: perHour(orInfinite(settings.writtenMegabytesPerHour * MEGABYTE)),
    address: perHour(orInfinite(settings.writtenMegabytesPerHourPerAddress * MEGABYTE)),
  },
  uploads: perHour(orInfinite(settings.uploadMegabytesPerHour * MEGABYTE)),
  messages: { burst: 200, perSecond: 50 },
  moves: perHour(orInfinite(settings.movesPerHour)),
  connections: orInfinite(settings.connections),
  connectionsPerAddress: orInfinite(settings.connectionsPerAddress),
  sockets: orInfinite(settings.sockets),
  openTables: orInfinite(settings.openTables),
  tables: perHour(orInfinite(settings.tablesPerHour)),
  tablesPerAddress: perHour(orInfinite(settings.tablesPerHourPerAddress)),
  people: perHour(orInfinite(settings.peoplePerHour)),
  passkeyTries: perHour(300),
  exports: perHour(10),
  decks: settings.decks,
  requestMs: settings.requestSeconds * 1000,
  idleMs: 72_000,
  heartbeatMs: 25_000,
  firstMessageMs: 30_000,
  abandonedDays: orInfinite(settings.abandonedDays),
  finishedDays: orInfinite(settings.finishedDays),
  strangerDays: orInfinite(settings.strangerDays),
});

export const LIMITS: Limits = limitsFrom(DEFAULT_SETTINGS);
