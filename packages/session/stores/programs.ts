import type { StoredPerson } from '../given/store.ts';
import type { Scope } from '../protocol/index.ts';

/** A key that lets a program act for a person or a bot account. Only the hash of its text is stored. */
export type StoredToken = {
  readonly id: string;
  /** For whom it acts: the person who made it, or one of their bot accounts. */
  readonly person: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  /** The last use, with a resolution of one hour. */
  readonly usedAt?: number;
};

/** What a token opens. */
export type Access = {
  readonly person: StoredPerson;
  readonly isBot: boolean;
  readonly token: string;
  readonly scopes: readonly Scope[];
};

export type StoredBot = {
  readonly id: string;
  readonly name: string;
  readonly avatar?: string;
  readonly createdAt: number;
  /** Everyone may see the owner's name beside it. */
  readonly ownerShown: boolean;
};

/** A bot account as everyone may see it; `owner` is the owner's name if it may be shown. */
export type ListedBot = Omit<StoredBot, 'ownerShown'> & {
  readonly owner?: string;
  /** The last use, with a resolution of one hour. */
  readonly seenAt: number;
};

/** Access tokens and bot accounts. */
export type ProgramStore = {
  /** False if the person has `limit` tokens already. */
  addToken(
    token: Omit<StoredToken, 'usedAt'> & { readonly tokenHash: string },
    limit: number,
  ): Promise<boolean>;
  /** The tokens of a person and of their bot accounts, oldest first. */
  tokensOf(owner: string): Promise<readonly StoredToken[]>;
  /** False unless it is a token of this person or of one of their bot accounts. */
  removeToken(owner: string, id: string): Promise<boolean>;
  /** Records that the token is in use. */
  accessBy(tokenHash: string, at: number): Promise<Access | undefined>;
  /** False if the person has `limit` bot accounts already. */
  addBot(owner: string, bot: Omit<StoredBot, 'ownerShown'>, limit: number): Promise<boolean>;
  /** False if the person has no such bot account. */
  showOwner(owner: string, bot: string, isShown: boolean): Promise<boolean>;
  /** Bot accounts with a token, excluding those blocked either way; those seen last come first. */
  listedBots(viewer: string | undefined, from: number, limit: number): Promise<readonly ListedBot[]>;
  countListedBots(viewer: string | undefined): Promise<number>;
  listedBot(viewer: string | undefined, id: string): Promise<ListedBot | undefined>;
  /** Oldest first. */
  botsOf(owner: string): Promise<readonly StoredBot[]>;
  /** Whose bot account this is; undefined for a person. */
  ownerOf(person: string): Promise<string | undefined>;
};
