import type { BotLevel } from '@three-spires/bots/bot';
import type { LogEntry, Refusal, Seat } from '@three-spires/kernel';
import type { UndoRequest } from '@three-spires/table';
import type {
  StoredAnswer,
  StoredArchive,
  StoredGame,
  StoredLine,
  StoredResult,
  StoredSnapshot,
} from '../given/store.ts';
import type { Analysis } from '../protocol/index.ts';
import type { KeptRating } from '../rating/rated-game.ts';
import type {
  ChannelKind,
  Purpose,
  Report,
  StoredChallenge,
  StoredChannel,
  StoredPasskey,
  StoredToken,
  Waiting,
} from '../stores/index.ts';
import { createRows, type Kept, keyOf } from './rows.ts';

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** Whose bot account it is; absent for people. */
  readonly owner?: string;
  /** Everyone may see the owner's name beside it. */
  readonly ownerShown?: true;
};
export type TokenRow = StoredToken & { readonly tokenHash: string };
export type DeviceRow = {
  readonly id: string;
  readonly person: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};
type ChallengeRow = {
  readonly device: string;
  readonly purpose: Purpose;
  readonly challenge: string;
  readonly expiresAt: number;
};

/** `request` was made while entry `seq` was the newest. */
export type GameRow = Omit<StoredGame, 'setup' | 'about' | 'request'> & {
  readonly setup: Kept;
  readonly about: Kept<StoredGame['about']>;
  readonly request?: { readonly seq: number; readonly text: Kept<UndoRequest> | undefined };
  /** When the clock runs out, while it is running. */
  readonly dueAt?: number;
  readonly isEntered: boolean;
  readonly isRecorded: boolean;
};
export type SeatRow = {
  readonly table: string;
  readonly seat: Seat;
  readonly person?: string;
  readonly bot?: BotLevel;
  /** The name of the bot, or of someone who sat there in another world. */
  readonly botName?: string;
};
export type HeldRow = { readonly table: string; readonly seat: Seat; readonly person: string };
export type EntryRow = {
  readonly table: string;
  readonly seq: number;
  readonly command: string;
  readonly person: string;
  readonly entry: Kept<LogEntry>;
};
type AnswerRow = Omit<StoredAnswer, 'refusal'> & {
  readonly table: string;
  readonly refusal?: Kept<Refusal>;
};
/** A passing snapshot is replaced by the next one stored the same way. */
type SnapshotRow = Omit<StoredSnapshot, 'state'> & {
  readonly table: string;
  readonly state: Kept;
  readonly passes: boolean;
};
type BaseRow = {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly stateVersion: number;
  readonly outline: string;
  readonly state: Kept;
  readonly isDamaged?: true;
};
type ArchiveRow = StoredArchive & { readonly table: string };
type AnalysisRow = { readonly table: string; readonly analysis: Kept<Analysis> };
export type LineRow = Omit<StoredLine, 'name' | 'said'> & {
  readonly table: string;
  readonly command: string;
  readonly said: Kept<StoredLine['said']>;
};

export type DeckRow = {
  readonly person: string;
  readonly game: string;
  readonly id: string;
  readonly list: Kept;
  readonly version: number;
  readonly createdAt: number;
  readonly changedAt: number;
};
export type CampaignRow = {
  readonly person: string;
  readonly game: string;
  readonly data: Kept;
  readonly changedAt: number;
};
export type CampaignEntryRow = {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly news: Kept<readonly unknown[]>;
};
export type ResultRow = Omit<StoredResult, 'people' | 'rated'> & {
  readonly table: string;
} & StoredResult['people'][number];
export type RatingRow = KeptRating & { readonly person: string; readonly game: string };
export type RatingChangeRow = {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
};

type WaitingRow = Omit<Waiting, 'choice'> & { readonly choice: Kept; readonly seenAt: number };
/** Each of two paired people has met the other, and anyone at the other's address. */
export type PairingRow = {
  readonly table: string;
  readonly person: string;
  readonly opponent: string;
  readonly opponentPlace: string;
  readonly at: number;
};
type BlockRow = { readonly person: string; readonly blocked: string; readonly at: number };
type ReportRow = Omit<Report, 'lines'> & {
  readonly lines: Kept<Report['lines']>;
  readonly place: string;
};

export type ChannelRow = StoredChannel & { readonly kind: ChannelKind };
type FeedRow = { readonly person: string; readonly nonce: string; readonly tokenHash: string };
export type ToldRow = { readonly table: string; readonly person: string; readonly afterSeq: number };
type NoticeRow = {
  readonly id: string;
  readonly channel: string;
  readonly table: string;
  readonly afterSeq: number;
  readonly madeAt: number;
  readonly nextAt: number;
  readonly attempts: number;
};

/**
 * Everything an in-memory store holds. Data of the same table, or of the same person, is grouped together.
 */
export const createMemory = () => ({
  people: createRows<PersonRow>({ key: ({ id }) => id }),
  devices: createRows<DeviceRow>({ key: ({ id }) => id, group: ({ person }) => person }),
  tokens: createRows<TokenRow>({ key: ({ id }) => id, group: ({ person }) => person }),
  passkeys: createRows<StoredPasskey>({ key: ({ id }) => id, group: ({ person }) => person }),
  challenges: createRows<ChallengeRow>({
    key: ({ device, purpose }) => keyOf(device, purpose),
    group: ({ device }) => device,
  }),
  games: createRows<GameRow>({ key: ({ id }) => id }),
  seats: createRows<SeatRow>({ key: ({ table, seat }) => keyOf(table, seat), group: ({ table }) => table }),
  /** In the order in which they sat down. */
  held: createRows<HeldRow>({
    key: ({ table, seat, person }) => keyOf(table, seat, person),
    group: ({ table }) => table,
  }),
  entries: createRows<EntryRow>({ key: ({ table, seq }) => keyOf(table, seq), group: ({ table }) => table }),
  /** Maps commands to entry numbers. */
  commands: createRows<Pick<EntryRow, 'table' | 'command' | 'seq'>>({
    key: ({ table, command }) => keyOf(table, command),
    group: ({ table }) => table,
  }),
  answers: createRows<AnswerRow>({
    key: ({ table, command }) => keyOf(table, command),
    group: ({ table }) => table,
  }),
  snapshots: createRows<SnapshotRow>({
    key: ({ table, seq }) => keyOf(table, seq),
    group: ({ table }) => table,
  }),
  bases: createRows<BaseRow>({ key: ({ table, seq }) => keyOf(table, seq), group: ({ table }) => table }),
  archives: createRows<ArchiveRow>({ key: ({ table }) => table, group: ({ table }) => table }),
  analyses: createRows<AnalysisRow>({ key: ({ table }) => table, group: ({ table }) => table }),
  lines: createRows<LineRow>({
    key: ({ table, number }) => keyOf(table, number),
    group: ({ table }) => table,
  }),
  decks: createRows<DeckRow>({ key: ({ person, id }) => keyOf(person, id), group: ({ person }) => person }),
  campaigns: createRows<CampaignRow>({
    key: ({ person, game }) => keyOf(person, game),
    group: ({ person }) => person,
  }),
  campaignEntries: createRows<CampaignEntryRow>({
    key: ({ person, table }) => keyOf(person, table),
    group: ({ person }) => person,
  }),
  results: createRows<ResultRow>({
    key: ({ person, table }) => keyOf(person, table),
    group: ({ person }) => person,
  }),
  ratings: createRows<RatingRow>({ key: ({ person, game }) => keyOf(person, game) }),
  ratingChanges: createRows<RatingChangeRow>({
    key: ({ person, table }) => keyOf(person, table),
    group: ({ person }) => person,
  }),
  waiting: createRows<WaitingRow>({ key: ({ person }) => person }),
  gameChallenges: createRows<StoredChallenge>({ key: ({ id }) => id }),
  pairings: createRows<PairingRow>({
    key: ({ table, person }) => keyOf(table, person),
    group: ({ person }) => person,
  }),
  blocks: createRows<BlockRow>({
    key: ({ person, blocked }) => keyOf(person, blocked),
    group: ({ person }) => person,
  }),
  reports: createRows<ReportRow>({ key: ({ id }) => id }),
  channels: createRows<ChannelRow>({ key: ({ id }) => id, group: ({ person }) => person }),
  feeds: createRows<FeedRow>({ key: ({ person }) => person }),
  told: createRows<ToldRow>({
    key: ({ table, person }) => keyOf(table, person),
    group: ({ person }) => person,
  }),
  outbox: createRows<NoticeRow>({
    key: ({ channel, table }) => keyOf(channel, table),
    group: ({ channel }) => channel,
  }),
  nodes: createRows<{ readonly id: string; readonly expiresAt: number }>({ key: ({ id }) => id }),
  leases: createRows<{ readonly name: string; readonly owner: string }>({ key: ({ name }) => name }),
});
export type Memory = ReturnType<typeof createMemory>;

/** What an in-memory store needs besides its rows. */
export type MemoryNeeds = {
  readonly memory: Memory;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
};
