import type { Seat } from '@three-spires/kernel';
import type { StoredPerson } from '../given/store.ts';

/** A person and the browser they are known in. */
export type KnownPerson = StoredPerson & { readonly device: string };

export type NewPerson = StoredPerson & {
  readonly tokenHash: string;
  /** Without one it has the person's id. */
  readonly device?: { readonly id: string; readonly name: string };
  readonly createdAt: number;
};

export type PersonChange = { readonly name?: string | undefined; readonly avatar?: string | undefined };

/** A browser in which a person is known; `seenAt` is to the day. */
export type StoredDevice = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
};

export type NewDevice = Omit<StoredDevice, 'seenAt'> & { readonly tokenHash: string };

export type StoredPasskey = {
  /** Base64url, as the browser names it. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  /** How often its authenticator has signed; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly backedUp: boolean;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
};

export type PasskeyUse = Pick<StoredPasskey, 'counter' | 'backedUp'> & { readonly at: number };

/** What a challenge was made for. */
export type Purpose = 'register' | 'sign-in';

/** What belongs to a person now, for a question before they leave. */
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
/** A table where the person holds a seat or has held one. Nothing of its set-up, seed or state. */
export type OwnTable = {
  readonly table: string;
  readonly game: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly isOver: boolean;
  readonly holds: readonly Seat[];
  readonly hasHeld: readonly Seat[];
  /** How many entries of the log are the person's. */
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

/** What a guest's things need to become those of another person. */
export type MergeRules = {
  /** Games that all players win or lose together: only there one person may hold seats of both. */
  readonly shared: readonly string[];
  /** Both campaigns of a game as one; undefined where that cannot be done. */
  combine(game: string, own: unknown, other: unknown): unknown;
};

export type Merged = {
  /** Tables that go on, where the person now holds the guest's seats. */
  readonly running: readonly string[];
  /** Nothing is left with the guest. */
  readonly isAll: boolean;
};

/** What a merge would bring along, and how many tables would stay with the guest. */
export type MergeOffer = { readonly brings: Holdings; readonly stays: number };

/** Browsers, passkeys and challenges, and everything that is kept about one person. */
export type IdentityStore = {
  addPerson(person: NewPerson): Promise<void>;
  /** Notes at most once a day that the person was here at that time. */
  personByToken(tokenHash: string, at: number): Promise<KnownPerson | undefined>;
  changePerson(id: string, change: PersonChange): Promise<void>;

  /** The one that was here last first. */
  devicesOf(person: string): Promise<readonly StoredDevice[]>;
  /** Adds a browser; where there are `limit` already, the one that was away longest is forgotten. */
  addDevice(person: string, device: NewDevice, limit: number): Promise<void>;
  /** False where the person has no such browser. */
  removeDevice(person: string, device: string): Promise<boolean>;
  removeOtherDevices(person: string, device: string): Promise<void>;

  passkeysOf(person: string): Promise<readonly StoredPasskey[]>;
  passkeyById(id: string): Promise<StoredPasskey | undefined>;
  /** `known` where another person, or the same, has it already. */
  addPasskey(passkey: StoredPasskey, limit: number): Promise<'added' | 'known' | 'too-many'>;
  /** Notes that a passkey has signed. False where its counter is not beyond the stored one. */
  usePasskey(id: string, use: PasskeyUse): Promise<boolean>;
  removePasskey(person: string, id: string): Promise<boolean>;

  /** What a browser has to sign next, in place of what it had to before. */
  setChallenge(device: string, purpose: Purpose, challenge: string, expiresAt: number): Promise<void>;
  /** What the browser has to sign, once: after that it is gone. Undefined where there is none or it is too old. */
  takeChallenge(device: string, purpose: Purpose, at: number): Promise<string | undefined>;

  holdingsOf(person: string): Promise<Holdings>;
  profileOf(person: string): Promise<OwnProfile | undefined>;
  allDecksOf(person: string): Promise<readonly OwnDeck[]>;
  allCampaignsOf(person: string): Promise<readonly OwnCampaign[]>;
  /** By the id of the table, after one. */
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
   * Makes what a guest has another person's, all that can be or nothing; `store/parts/merge.ts` of the server has the rules. Once more brings
   * what has come up since. Undefined for a guest with a passkey, who is a person of their own.
   */
  mergeGuest(guest: string, person: string, rules: MergeRules): Promise<Merged | undefined>;

  /** Tables that go on where the person holds seats, by id. */
  runningTablesOf(person: string, limit: number): Promise<readonly string[]>;
  /**
   * Deletes what belongs to a person alone. Shared games keep a person without a name: their results and seats stay,
   * their words are removed, and seats of running games are open.
   */
  erasePerson(person: string): Promise<void>;
};

/** How a deleted person is called. */
export const FORMER_PLAYER = 'A former player';
