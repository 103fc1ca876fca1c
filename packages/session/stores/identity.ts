import type { Seat } from '@three-spires/kernel';
import type { StoredPerson } from '../given/store.ts';

/** A person and the browser, or the access token, by which they are known. */
export type KnownPerson = StoredPerson & {
  readonly device: string;
  /** A program acts for them. */
  readonly program?: { readonly isBot: boolean };
};

export type NewPerson = StoredPerson & {
  readonly tokenHash: string;
  /** By default it has the person's id. */
  readonly device?: { readonly id: string; readonly name: string };
  readonly createdAt: number;
};

export type PersonChange = { readonly name?: string | undefined; readonly avatar?: string | undefined };

/** A browser in which a person is known; `seenAt` has a resolution of one day. */
export type StoredDevice = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

export type NewDevice = Omit<StoredDevice, 'seenAt'> & { readonly tokenHash: string };

export type StoredPasskey = {
  /** Base64url, as named by the browser. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** How often its authenticator has signed; 0 for authenticators that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
};

export type PasskeyUse = Pick<StoredPasskey, 'counter' | 'backedUp'> & { readonly at: number };

/** The purpose of a challenge. */
export type Purpose = 'register' | 'sign-in';

/** A summary of a person's data, shown before they leave. */
export type Holdings = {
  readonly running: number;
  readonly decks: number;
  readonly campaigns: number;
  readonly results: number;
};

export type OwnProfile = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly createdAt: number;
  readonly seenAt: number;
};
export type OwnDeck = {
  readonly game: string;
  readonly id: string;
  readonly list: unknown;
  readonly createdAt: number;
  readonly changedAt: number;
};
export type OwnCampaign = { readonly game: string; readonly campaign: unknown; readonly changedAt: number };
export type OwnCampaignGame = {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly news: unknown;
};
/** A table where the person holds or has held a seat. Nothing of its set-up, seed or state. */
export type OwnTable = {
  readonly table: string;
  readonly game: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly isOver: boolean;
  readonly holds: readonly Seat[];
  readonly hasHeld: readonly Seat[];
  /** How many log entries are the person's. */
  readonly entries: number;
};
export type OwnRating = {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly changedAt: number;
};
export type OwnRatingChange = {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly before: number;
  readonly after: number;
};
export type OwnLine = {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly said: unknown;
};

/** What merging a guest into another person requires. */
export type MergeRules = {
  /** Cooperative games: only there may one person hold both people's seats. */
  readonly shared: readonly string[];
  /** Merges two campaigns of a game; undefined if that is impossible. */
  combine(game: string, own: unknown, other: unknown): unknown;
};

export type Merged = {
  /** Running tables where the person now holds the guest's seats. */
  readonly running: readonly string[];
  /** Nothing is left with the guest. */
  readonly isAll: boolean;
};

/** What a merge would bring, and how many tables would stay with the guest. */
export type MergeOffer = { readonly brings: Holdings; readonly stays: number };

/** Browsers, passkeys and challenges, and all data about one person. */
export type IdentityStore = {
  addPerson(person: NewPerson): Promise<void>;
  /** Records at most once a day that the person was here at that time. */
  personByToken(tokenHash: string, at: number): Promise<KnownPerson | undefined>;
  changePerson(id: string, change: PersonChange): Promise<void>;

  /** Most recently used first. */
  devicesOf(person: string): Promise<readonly StoredDevice[]>;
  /** Adds a browser; if there are already `limit`, the one unused for longest is removed. */
  addDevice(person: string, device: NewDevice, limit: number): Promise<void>;
  /** False if the person has no such browser. */
  removeDevice(person: string, device: string): Promise<boolean>;
  removeOtherDevices(person: string, device: string): Promise<void>;

  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  passkeyById(id: string): Promise<StoredPasskey | undefined>;
  /** `known` if anyone, including this person, already has it. */
  addPasskey(passkey: StoredPasskey, limit: number): Promise<'added' | 'known' | 'too-many'>;
  /** Records a signature by a passkey. False if its counter is not beyond the stored one. */
  usePasskey(id: string, use: PasskeyUse): Promise<boolean>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** Sets what a browser must sign next, replacing any previous challenge. */
  setChallenge(device: string, purpose: Purpose, challenge: string, expiresAt: number): Promise<void>;
  /** Consumes the browser's challenge. Undefined if there is none or it has expired. */
  takeChallenge(device: string, purpose: Purpose, at: number): Promise<string | undefined>;

  holdingsOf(person: string): Promise<Holdings>;
  profileOf(person: string): Promise<OwnProfile | undefined>;
  allDecksOf(person: string): Promise<readonly OwnDeck[]>;
  allCampaignsOf(person: string): Promise<readonly OwnCampaign[]>;
  /** By table id, after a given one. */
  campaignGamesOf(person: string, after: string, limit: number): Promise<readonly OwnCampaignGame[]>;
  allTablesOf(person: string, after: string, limit: number): Promise<readonly OwnTable[]>;
  allRatingsOf(person: string): Promise<readonly OwnRating[]>;
  ratingChangesOf(person: string, after: string, limit: number): Promise<readonly OwnRatingChange[]>;
  linesBy(
    person: string,
    after: Pick<OwnLine, 'table' | 'number'>,
    limit: number,
  ): Promise<readonly OwnLine[]>;

  mergeOffer(guest: string, person: string, shared: readonly string[]): Promise<MergeOffer>;
  /**
   * Transfers a guest's data to another person, as far as possible; `store/parts/merge.ts` of the server has
   * the rules. Repeating it transfers data added since. Undefined for a guest with a passkey, who is a person
   * in their own right.
   */
  mergeGuest(guest: string, person: string, rules: MergeRules): Promise<Merged | undefined>;

  /** Running tables where the person holds seats, by id. */
  runningTablesOf(person: string, limit: number): Promise<readonly string[]>;
  /**
   * Deletes what belongs to a person alone. Shared games keep an anonymous person: their results and seats
   * stay, their words are removed, and their seats in running games become open.
   */
  erasePerson(person: string): Promise<void>;
};

/** The name shown for a deleted person. */
export const FORMER_PLAYER = 'A former player';
